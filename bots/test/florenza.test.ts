import type { Seat } from '@signoria/engine';
import { seedFromText } from '@signoria/engine';
import type { CityArtwork, SomeGoods, State } from '@signoria/florenza';
import { CITY_ARTWORKS, FIGURES, florenza } from '@signoria/florenza';
import { expect, test } from 'vitest';
import { evaluation } from '../src/evaluate/florenza/index.ts';
import { tableOf } from './tables.ts';

const NOTHING = { marble: 0, wood: 0, metal: 0, textile: 0, spice: 0, gold: 0, fiorini: 0 };
const FACCIATA = FIGURES.artworks['duomo-facciata'].cost;

/** Returns a table before the first worker of a round, and the seat that places it with these goods. */
function position(goods: SomeGoods, round = 4): { readonly state: State; readonly seat: Seat } {
  const { options } = tableOf('florenza', 2);
  const state = florenza.setup({ ...(options as object), firstGame: true } as never, 2, seedFromText('florenza'));
  const [seat = 0] = florenza.pending(state);
  state.table.round = round;
  Object.assign(state.table.players[seat] ?? {}, { goods: { ...NOTHING, ...goods } });
  return { state, seat };
}

function worth(...given: Parameters<typeof position>): number {
  const { state, seat } = position(...given);
  return evaluation.worth(state, seat);
}

test('goods that an artwork takes are worth more than as many others', () => {
  const { fiorini } = FACCIATA;
  expect(worth(FACCIATA)).toBeGreaterThan(worth({ textile: 5, gold: 4, fiorini }) + 3);
});

test('goods for an artwork are worth less when somebody else has completed it', () => {
  const { state, seat } = position(FACCIATA);
  const before = evaluation.worth(state, seat);
  const place = CITY_ARTWORKS.indexOf('duomo-facciata' satisfies CityArtwork);
  state.table.crests = state.table.crests.with(place, 1 - seat);
  expect(evaluation.worth(state, seat)).toBeLessThan(before);
});

test('a chosen artwork has its full value before an artist is hired', () => {
  const after = (artwork: CityArtwork) => {
    const { state, seat } = position(FACCIATA);
    florenza.apply(state, seat, { do: 'commission', artwork });
    return evaluation.parts(state, seat)[seat]?.pledges ?? 0;
  };
  expect(after('duomo-facciata')).toBeGreaterThan(15);
  expect(after('duomo-cupola')).toBeLessThan(0); // it cannot be paid for
});

test('workshops are worth less the fewer rounds are left, and nothing in the last', () => {
  const workshops = (round: number) => {
    const { state, seat } = position({}, round);
    return evaluation.parts(state, seat)[seat]?.workshops ?? 0;
  };
  expect(workshops(2)).toBeGreaterThan(workshops(5));
  expect(workshops(8)).toBe(0);
});
