import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import { KNOWLEDGE } from '@signoria/catalogue/testkit';
import { LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';

test.each(GAME_IDS)('%s is listed under its id, with texts in every language', (id) => {
  const { rules, text } = CATALOGUE[id] ?? expect.fail();
  expect(rules.id).toBe(id);
  expect(Object.keys(text)).toEqual(LANGUAGES);
});

test('every game gives the conformance kit a census and its hidden parts', () => {
  expect(Object.keys(KNOWLEDGE)).toEqual(GAME_IDS);
  for (const known of Object.values(KNOWLEDGE))
    expect(known).toMatchObject({ census: expect.any(Function), swapHidden: expect.any(Function) });
});
