import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import { TEST_FUNCTIONS } from '@signoria/catalogue/testkit';
import { LANGUAGES } from '@signoria/engine';
import { expect, test } from 'vitest';

test.each(GAME_IDS)('%s is listed under its id, with texts in every language', (id) => {
  const { rules, text } = CATALOGUE[id] ?? expect.fail();
  expect(rules.id).toBe(id);
  expect(Object.keys(text)).toEqual(LANGUAGES);
});

test('every game gives the conformance kit a census and its hidden parts', () => {
  expect(Object.keys(TEST_FUNCTIONS)).toEqual(GAME_IDS);
  for (const known of Object.values(TEST_FUNCTIONS))
    expect(known).toMatchObject({ census: expect.any(Function), swapHidden: expect.any(Function) });
});
