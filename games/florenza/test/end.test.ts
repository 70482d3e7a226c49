import type { AnyRules } from '@signoria/engine';
import { shownScores } from '@signoria/engine';
import { expect, test } from 'vitest';
import { CHIESA, PALAZZO, WORKSHOP_IDS } from '../src/components.ts';
import { florenza } from '../src/index.ts';
import type { Person } from './table.ts';
import { table } from './table.ts';

const AT = { at: 'roundEnd' } as const;
/** A complete district. */
const FULL: Person = { spaces: WORKSHOP_IDS.slice(0, 8), artworks: [...PALAZZO, ...CHIESA] };

test('R12.1 certificates and marker count, below 0 too', () => {
  const game = table(
    { paul: { ...FULL, certificates: 30, prestige: 12 }, mary: { ...FULL, spaces: FULL.spaces ?? [], prestige: -2 } },
    { ...AT, supply: {} },
  );
  expect(game.scores('paul')).toEqual({ certificates: 30, prestige: 12, total: 42, rank: 1 });
  expect(game.scores('mary')).toEqual({ prestige: -2, total: -2, rank: 2 });
});

test('R12.2, R11.7 the offices named in the last phase 8 count 1 each, and the last Captain is paid', () => {
  const game = table(
    { paul: { ...FULL, prestige: 6 }, mary: { ...FULL, influence: 4 }, peter: FULL },
    { at: 'turnOrder' },
  );
  expect(game.scores('paul')).toEqual({ certificates: 6, offices: 1, total: 7, rank: 1 });
  expect(game.scores('mary')).toEqual({ offices: 1, total: 1, rank: 2 });
  const both = table({ paul: { ...FULL, prestige: 6, influence: 4 }, mary: FULL }, { at: 'turnOrder' });
  expect(both.scores('paul')).toEqual({ certificates: 6, offices: 2, total: 8, rank: 1 });
});

test('R12.3 three cubes of any kind and 300 fiorini are worth 1 each', () => {
  const game = table(
    {
      paul: { ...FULL, goods: { marble: 2, gold: 3, fiorini: 899 } },
      mary: { ...FULL, goods: { wood: 2, fiorini: 299 } },
    },
    AT,
  );
  expect(game.scores('paul')).toEqual({ resources: 1, fiorini: 2, total: 3, rank: 1 });
  expect(game.scores('mary')).toEqual({ total: 0, rank: 2 });
});

test('R12.4 empty spaces, gaps included, and missing artworks cost 1 each', () => {
  const spaces = ['casa', null, 'fabbro', 'orafo', 'cava', 'zecca', 'casamento'] as const;
  const artworks = ['palazzo-ritratto', 'palazzo-giardino', 'chiesa-abside'] as const;
  const game = table({ paul: { spaces, artworks }, mary: FULL }, AT);
  expect(game.scores('paul')).toEqual({ emptySpaces: -2, artworks: -5, total: -7, rank: 2 });
});

test('R12.5 a Palazzo or Chiesa without a complete artwork costs 4 more', () => {
  const spaces = WORKSHOP_IDS.slice(0, 8);
  const palazzo = table({ paul: { spaces, artworks: CHIESA }, mary: FULL }, AT);
  expect(palazzo.scores('paul')).toEqual({ artworks: -4, palazzo: -4, total: -8, rank: 2 });
  const chiesa = table({ paul: { spaces, artworks: PALAZZO }, mary: FULL }, AT);
  expect(chiesa.scores('paul')).toEqual({ artworks: -4, chiesa: -4, total: -8, rank: 2 });
  expect(table({ paul: {}, mary: {} }, AT).scores('paul')).toEqual({
    emptySpaces: -8,
    artworks: -8,
    palazzo: -4,
    chiesa: -4,
    total: -24,
    rank: 1,
  });
});

test('R12.6 on a tie most cubes decide, then most fiorini, then the victory is shared', () => {
  const ranks = (one: object, other: object) => {
    const game = table({ paul: { ...FULL, goods: one }, mary: { ...FULL, goods: other } }, AT);
    return [game.scores('paul').rank, game.scores('mary').rank];
  };
  expect(ranks({ wood: 2 }, { wood: 1, fiorini: 250 })).toEqual([1, 2]);
  expect(ranks({ wood: 1, fiorini: 50 }, { gold: 1, fiorini: 100 })).toEqual([2, 1]);
  expect(ranks({ wood: 1, fiorini: 50 }, { gold: 1, fiorini: 50 })).toEqual([1, 1]);
});

test('R1.1 most victory points win', () => {
  const game = table({ paul: { ...FULL, certificates: 9 }, mary: { ...FULL, certificates: 10 }, peter: FULL }, AT);
  expect(['paul', 'mary', 'peter'].map((name) => game.scores(name as 'paul').rank)).toEqual([2, 1, 3]);
});

test('R12.1 certificates and marker are earned; offices, goods and losses count at the end', () => {
  const goods = { gold: 3, fiorini: 300 };
  const people = { paul: { certificates: 5, prestige: 2, goods }, mary: { prestige: -1 }, peter: {} };
  const game = table(people, { captain: 'paul' });
  const shown = shownScores(florenza as unknown as AnyRules, game.state, florenza.view(game.state, 0));
  expect(shown.map(({ earned }) => earned.total)).toEqual([7, -1, 0]);
  expect(shown.map(({ total }) => total)).toEqual([7 + 1 + 1 + 1 - 24, -1 - 24, -24]);
});
