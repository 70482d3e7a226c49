import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyRules } from '@signoria/engine';
import { advance } from '@signoria/engine';
import { expect, test } from 'vitest';
import { pastOf } from '../src/tables/history.ts';
import type { TableData } from '../src/tables/liveTable.ts';
import { newGame } from '../src/tables/liveTable.ts';
import { SEED } from './seed.ts';

const rules = CATALOGUE.card?.rules as AnyRules;

test('computes the recent decisions once for all viewers until the next decision', () => {
  let applied = 0;
  const counting: AnyRules = {
    ...rules,
    apply(...given) {
      applied++;
      return rules.apply(...given);
    },
  };
  const data = { options: {}, seats: [{}, {}], seed: SEED, rulesVersion: rules.rulesVersion } as unknown as TableData;
  const playOn = (game: ReturnType<typeof newGame>) => {
    const [seat = 0] = rules.pending(game.state);
    return advance(rules, game, seat, rules.moves(game.state, seat)[0]).game;
  };
  let game = newGame(rules, data);
  for (let count = 0; count < 50; count++) game = playOn(game);
  const table = { rules: counting, data, game, versionOffset: 3 };

  const [own, others, spectators] = [pastOf(table, [0]), pastOf(table, [1]), pastOf(table, [null])];
  expect(applied).toBe(50);
  expect(own.map(({ version }) => version)).toEqual(Array.from({ length: 40 }, (_, index) => 14 + index));
  expect(others.map(({ views }) => views[0]?.viewer)).toEqual(own.map(() => 1));
  expect(spectators).not.toEqual(own);

  pastOf({ ...table, game: playOn(game) }, [0]);
  expect(applied).toBe(50 + 51);
});
