import { answered, at, chance, pick, play, questionFor, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../src/facts/index.ts';
import { dueFrom, outcomeOf } from '../src/facts/index.ts';
import { GOODS, goods } from '../src/goods.ts';
import type { Move, State } from '../src/index.ts';
import { card } from '../src/index.ts';
import { buildOften } from './people.ts';
import type { TestGame } from './table.ts';
import { activate, anonymous, choose, complete, hire, keep, playCard, sendWorkers, table } from './table.ts';

function foreseen(state: State, seat: number, move: Move): Outcome {
  return outcomeOf(state, answered(card, state, seat, move), seat);
}

/** Returns the outcome of a move of the Medici without its empty fields. */
function of(game: TestGame, move: Move) {
  expect(game.may('medici', move)).toBe(true);
  const all = foreseen(game.state, game.seatOf('medici'), move);
  return Object.fromEntries(Object.entries(all).filter(([, said]) => said && Object.keys(said).length > 0));
}

const rich = goods({ marble: 5, wood: 5, metal: 5, fabric: 5, gold: 5, spice: 5, fiorini: 900 });

describe('costs and gains of a move', () => {
  const cellini = { artist: 'cellini-sculptor', value: 4 } as const; // 150 fiorini; cards of 2, 3 and 4
  const game = table(
    {
      medici: { goods: rich, hand: ['casa', 'lanaiuolo', 'girolamo-savonarola', 'biblioteca', 'sagrato'] },
      pazzi: { built: ['casamento'] },
    },
    { artists: [cellini], row: ['duomo-pulpito'] },
  );

  test.each<[string, Move, object]>([
    ['R4.1, R2.5, R3.2', playCard('casa'), { goods: { wood: -2 }, counts: { actions: 1, draws: 1 } }],
    ['R4.3', playCard('lanaiuolo'), { goods: { wood: -1, spice: -1 }, income: { fabric: 1 } }],
    ['R4.7', playCard('girolamo-savonarola'), { goods: { fiorini: -100 }, counts: { actions: 1 } }],
    ['R11.1', playCard('biblioteca'), { goods: { wood: -2, fiorini: -150 }, counts: { points: 5 } }],
    ['R11.7', { do: 'reserveMonument', monument: 'duomo-pulpito' }, { counts: { unfinished: -9 } }],
    ['R7.1', { do: 'reserveArtist', artist: 'cellini-sculptor' }, { counts: { reservedArtists: 1 } }],
    ['R8.1', activate('location-erbolaio'), { goods: { spice: 1 } }],
    ['R8.2', activate('location-orafo'), { goods: { gold: -1, fiorini: 200 } }],
    ['R8.3', activate('location-baratto'), { any: [-1, 1] }],
    ['R8.4', activate('location-capitano-del-popolo'), { counts: { captaincy: 1 } }],
    ['R9.1', sendWorkers, { goods: { fiorini: 50 } }],
    ['R9.2', { do: 'sell', resource: 'metal' }, { goods: { metal: -1, fiorini: 100 } }],
    ['R9.3', { do: 'buy', resource: 'metal' }, { goods: { metal: 1, fiorini: -100 } }],
    ['R9.4', { do: 'exchange' }, { any: [-2, 1] }],
    ['R9.6', { do: 'seekInspiration' }, { counts: { cards: 1 } }],
  ])('%s %j', (_, move, outcome) => expect(of(game, move)).toEqual(outcome));

  test('R4.8, R5.1 before its artist is chosen, a work previews its cost and points, and prices and values of artists', () => {
    expect(of(game, playCard('sagrato'))).toEqual({
      goods: { marble: -1, fiorini: -100 },
      counts: { points: 3 },
      toHire: { skills: ['architect'], price: [50, 50], values: [0, 0] },
    });
  });

  test('R5.2, R5.3 with its artist, a work previews the cost of both and the values that the artist can have', () => {
    const underWay = table({ medici: { goods: rich }, pazzi: {} }, { artists: [cellini], row: ['duomo-pulpito'] });
    underWay.plays('medici', complete('duomo-pulpito'));
    const cost = { marble: -2, fabric: -1 };
    expect(dueFrom(underWay.state, 0)).toMatchObject({
      goods: { ...cost, fiorini: -200 },
      toHire: { price: [50, 150], values: [0, 4] },
    });
    expect(of(underWay, hire('cellini-sculptor'))).toEqual({
      goods: { ...cost, fiorini: -350 },
      counts: { points: 9 },
      hired: { artist: 'cellini-sculptor', values: [2, 3, 4] },
    });
    expect(of(underWay, anonymous('sculptor'))).toEqual({ goods: { ...cost, fiorini: -250 }, counts: { points: 9 } });
  });

  test('R12.7 the Protettore is named with the prestige that it adds to a monument', () => {
    const patron = table(
      { medici: { goods: rich, built: ['protettore'] }, pazzi: {} },
      { artists: [cellini], row: ['duomo-pulpito'] },
    );
    expect(of(patron, complete('duomo-pulpito'))).toMatchObject({
      counts: { points: 9 + 3 },
      guilds: [{ guild: 'protettore', points: 3 }],
    });
  });

  test('R12.3, R12.4 the cost of a move includes the discounts of guilds', () => {
    const built = ['bottega-d-arte', 'edificatore'] as const;
    const position = { round: 2, artists: [cellini], row: ['duomo-pulpito'], anonymous: [] } as const;
    const saved = table({ medici: { built, goods: rich }, pazzi: {} }, position);
    expect(of(saved, complete('duomo-pulpito'))).toMatchObject({
      goods: { fiorini: -150 },
      toHire: { skills: ['sculptor'], price: [100, 100], values: [2, 4] },
    });
  });

  test('R12.5 the preview counts a trio only if every possible artist completes it', () => {
    const artworks = [
      { work: 'ritratto', artist: 'lippi-painter', value: 3 },
      { work: 'sagrato', artist: 'vasari-architect', value: 2 },
    ] as const;
    const medici = { goods: rich, built: ['mastro-artista', 'ritratto', 'sagrato'], artworks, hand: ['crocifisso'] };
    const people = { medici, pazzi: {}, pitti: {}, strozzi: {} } as const;
    const trio = table(people as Parameters<typeof table>[0], { round: 2, artists: [cellini] });
    expect(of(trio, playCard('crocifisso'))).toMatchObject({ counts: { points: 3 } }); // the artist may be anonymous
    trio.plays('medici', playCard('crocifisso'));
    expect(of(trio, hire('cellini-sculptor'))).toMatchObject({ counts: { points: 8 } });
  });

  test('R9.4 an exchange costs the given resources and brings one of any kind', () => {
    const market = table({ medici: { goods: { wood: 2, gold: 1 } }, pazzi: {} });
    market.plays('medici', { do: 'exchange' });
    expect(of(market, { do: 'give', resources: ['wood', 'wood'] })).toEqual({ goods: { wood: -2 }, any: [1] });
    market.plays('medici', { do: 'give', resources: ['wood', 'gold'] });
    expect(dueFrom(market.state, 0)).toMatchObject({ goods: { wood: -1, gold: -1 }, any: [1] });
    expect(of(market, { do: 'take', resource: 'gold' })).toEqual({ goods: { wood: -1 } });
  });

  test('R8.3 a barter costs one resource and brings another', () => {
    const market = table({ medici: { goods: { wood: 2 } }, pazzi: {} });
    market.plays('medici', activate('location-baratto'));
    expect(of(market, { do: 'barter', give: 'wood', take: 'spice' })).toEqual({ goods: { wood: -1, spice: 1 } });
  });

  test('R10.4 keeping one card costs the others; the following income is not part of the move', () => {
    const hands = { medici: { hand: ['casa', 'lanaiuolo', 'sagrato'] }, pazzi: {} } as const;
    expect(of(table(hands, { at: 'chooseKeptCards' }), keep('casa'))).toEqual({ counts: { cards: -2 } });
  });

  test('R10.6, R12.1 everyone gains the resource that the Captain names, only the owner that of the guild', () => {
    const built = ['lanaiuolo', 'arte-dei-mercatanti'] as const;
    const ending = table({ medici: { built }, pazzi: {} }, { round: 2, at: 'captainsResource' });
    expect(of(ending, choose('gold'))).toMatchObject({ goods: { gold: 1 } });
    expect(foreseen(ending.state, 0, choose('gold')).forAll).toBe(true);
    ending.plays('medici', choose('gold'));
    expect(foreseen(ending.state, 0, choose('spice'))).toMatchObject({ goods: { spice: 1 }, forAll: false });
  });

  test('R2.5, R12.1 in the last round a preview shows no card, but the resource of a guild', () => {
    const medici = { goods: rich, hand: ['casa', 'arte-dei-mercatanti'] } as const;
    const last = table({ medici, pazzi: {} }, { round: 5 });
    expect(of(last, playCard('casa'))).toEqual({ goods: { wood: -2 }, counts: { actions: 1 } });
    expect(of(last, playCard('arte-dei-mercatanti'))).toMatchObject({ counts: { choices: 1 } });
  });
});

test('R4.1, R5.2, R9.4 moves change the purse as predicted; those followed by income are not compared', () => {
  const kinds = new Set<string>();
  for (const name of ['lily', 'lion', 'river', 'dome', 'bridge']) {
    const draw = chance(seedFromText(name), 'moves');
    let state = card.setup({ guilds: true, openPurses: false }, 3, seedFromText(name));
    for (let [seat] = card.pending(state); seat !== undefined; [seat] = card.pending(state)) {
      const moves = card.moves(state, seat);
      const move = buildOften(moves, draw);
      const promised = foreseen(state, seat, move);
      const { state: next, events } = play(card, state, seat, move);
      if (dueFrom(next, seat) !== null) expectKept(next, seat, promised, draw);
      else if (!events.some(({ type }) => type === 'income')) {
        const { goods: before } = at(state.table.players, seat);
        const { goods: after } = at(next.table.players, seat);
        const done = GOODS.map((good) => [good, after[good] - before[good]] as const);
        expect(promised.goods).toEqual(Object.fromEntries(done.filter(([, change]) => change !== 0)));
      }
      kinds.add(move.do);
      state = next;
    }
  }
  expect(kinds.size).toBe(17);
});

/** Expects that the next answer of an action costs what was due and brings no fewer points. */
function expectKept(state: State, seat: number, due: Outcome, draw: Parameters<typeof pick>[0]): void {
  expect(dueFrom(state, seat)).toEqual(due);
  const step = questionFor(state.table.agenda, seat) ?? expect.fail();
  const move = pick(draw, card.moves(state, seat));
  const done = foreseen(state, seat, move);
  if (step.ask === 'hire') {
    expect(done.counts.points ?? 0).toBeGreaterThanOrEqual(due.counts.points ?? 0);
    const price = (due.goods.fiorini ?? 0) - (done.goods.fiorini ?? 0);
    expect(price).toBeGreaterThanOrEqual(due.toHire?.price[0] ?? Number.NaN);
    expect({ ...done.goods, fiorini: 0 }).toEqual({ ...due.goods, fiorini: 0 });
  } else {
    const total = ({ goods: some, any }: Outcome) =>
      [...Object.values(some), ...any].reduce((sum, count) => sum + count, 0);
    expect(total(done)).toBe(total(due));
    expect(done.any).toEqual(step.ask === 'give' ? [1] : []); // R9.4
  }
}
