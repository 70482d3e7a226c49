import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { figuresWith } from '../src/figures.ts';
import type { State } from '../src/index.ts';
import { firenze } from '../src/index.ts';
import { firenzeText } from '../src/text/index.ts';

const options = firenze.readOptions({}, 4);
const opening = firenze.setup(options.ok ? options.value : expect.fail(), 4, seedFromText('opening'));

test('explanations name the source of their figures and follow an override', () => {
  const lines = (id: string, state: State) => firenzeText.en.explain(id, state).lines;
  expect(lines('tribute', opening)).toContain('Values reconstructed (original not available)');
  expect(lines('mason', opening)).toContain('Values as published');
  expect(lines('green-5', opening)).toContain('Values from the rulebook');
  const figures = figuresWith({ cards: { tribute: { amount: 4 } }, commissions: { 'green-5': { points: 11 } } });
  expect(lines('tribute', { ...opening, figures })).toContain('Every player returns 4 bricks.');
  expect(lines('green-5', { ...opening, figures })).toContain('Worth 11 prestige');
  expect(lines('green-5', { ...opening, figures })).toContain('Values changed for this table');
});
