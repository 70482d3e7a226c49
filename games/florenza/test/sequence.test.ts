import { plain } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import type { GameEvent, SequenceEntry } from '../src/index.ts';
import { latestOf, latestOfPhase, netOf, phaseOf, sequenceOf } from '../src/index.ts';
import { florenzaText } from '../src/text/index.ts';
import { table, trySeeds, use } from './table.ts';
import { withTracks } from './tracks.ts';

/** Returns phase, seat and event types of each entry. */
const told = (entries: readonly SequenceEntry[]) =>
  entries.map(({ phase, seat, items }) => [phase, seat, items.map(({ event }) => event.type)]);

describe('automatic phases, family by family', () => {
  test('R8.1 workshops act space by space, and are described family by family', () => {
    const game = table(
      {
        paul: {
          goods: { wood: 2, marble: 1 },
          spaces: [
            ['casa', 'rising'],
            ['zecca', 'rising'],
          ],
        },
        mary: {
          spaces: [
            ['cava', 'mary'],
            ['orafo', 'mary'],
          ],
        },
      },
      { at: 'activities' },
    );
    const [paul, mary, ...rest] = sequenceOf(game.events);
    expect(told([paul, mary].flatMap((one) => one ?? []))).toEqual([
      [6, 0, ['built', 'buildingFailed']],
      [6, 1, ['produced', 'notUsed']],
    ]);
    expect(rest.map(({ phase }) => phase)).toEqual([8]);
    const [built, failed] = paul?.items ?? [];
    expect([built?.paid, failed?.gained]).toEqual([game.eventsOf('built')[0]?.paid, { prestige: -1 }]);
    expect(mary === undefined ? null : netOf(mary)).toEqual({ marble: 2 });
  });

  test('R8.3 a question does not split the description of a phase', () => {
    const game = table(
      {
        paul: { goods: { wood: 1 }, spaces: [['legnaiuolo', 'paul']] },
        mary: { spaces: [['fabbro', 'mary']] },
      },
      { at: 'activities' },
    );
    expect(sequenceOf(game.events)).toEqual([]);
    game.plays('paul', use);
    const [first, second] = sequenceOf(game.events);
    expect([first?.seat, second?.seat]).toEqual([0, 1]);
    expect(first === undefined ? null : netOf(first)).toEqual({ wood: -1, fiorini: 200 });
  });

  test('R3 equal income is described once, then the extra income of each family', () => {
    const game = table({ paul: { spaces: ['casa'] }, mary: {}, peter: {} }, { at: 'income', round: 2 });
    expect(told(sequenceOf(game.events))).toEqual([
      [1, null, ['income', 'income']],
      [1, 0, ['income']],
    ]);
    const { gained: family } = sequenceOf(game.events)[0]?.items[0] ?? expect.fail('no income');
    expect(family).toEqual({ marble: 1, wood: 1, fiorini: 200, workers: 4 });
  });

  test('R1.4 families are described separately if cubes ran out', () => {
    const game = table(
      { paul: {}, mary: {} },
      { at: 'income', round: 2, options: { limitedCubes: true }, cubes: { marble: 1, wood: 6, metal: 6, textile: 6 } },
    );
    const entries = sequenceOf(game.events);
    expect(entries.map(({ seat }) => seat)).toEqual([null, 0, 1]);
    expect(entries.slice(1).map(({ items }) => items[0]?.gained.marble)).toEqual([1, undefined]);
  });

  test('R9 the description of an artwork has price, bonus, roll and failure', () => {
    const commissions = [
      ['palazzo-ritratto', 'masaccio'],
      ['signoria-salone', 'unnamed-painter'],
    ] as const;
    const game = table(
      {
        paul: {
          goods: { textile: 9, spice: 9, fiorini: 400 },
          artworks: ['palazzo-giardino', 'palazzo-camera-nuziale', 'palazzo-facciata'],
          commissions,
        },
        mary: {},
      },
      { at: 'artworks', lives: [['masaccio', 3]] },
    );
    expect(told(sequenceOf(game.events)).slice(0, 1)).toEqual([
      [7, 0, ['artworkCompleted', 'districtBonus', 'artistScored', 'artworkFailed']],
    ]);
  });

  test('R9.6 a roll that waits for a decision is described separately', () => {
    const commissions = [['duomo-pulpito', 'donatello']] as const;
    const game = trySeeds(
      (seed) =>
        table(
          { paul: { goods: { marble: 2, textile: 1, fiorini: 800 }, commissions }, mary: {} },
          { at: 'artworks', lives: [['donatello', 3]], seed },
        ),
      (one) => one.asks('paul') === 'roll',
    );
    expect(told(sequenceOf(game.events))).toEqual([[7, 0, ['artworkCompleted', 'artistRolled']]]);
  });
});

test('of several rounds only the latest is described', () => {
  const entry = (phase: number): SequenceEntry => ({ phase, seat: null, items: [] });
  const rounds = [6, 7, 8, 9, 1, 6, 8, 1].map(entry);
  expect(latestOf(rounds).map(({ phase }) => phase)).toEqual([6, 8, 1]);
  expect(latestOf(rounds.slice(0, 5))).toEqual(rounds.slice(0, 5));
  expect(latestOf([])).toEqual([]);
});

describe('latestOfPhase', () => {
  const sold = (seat: number): GameEvent => ({ type: 'sold', seat, resource: 'wood', fiorini: 100 });
  const events: readonly GameEvent[] = [
    { type: 'roundBegan', round: 1 },
    sold(0),
    { type: 'roundBegan', round: 2 },
    sold(1),
    sold(0),
    { type: 'officeUnused', seat: 1, office: 'bishop' },
  ];

  test('returns the entries of the latest round with the phase', () => {
    const { state } = table({ paul: {}, mary: {} }, { round: 2 });
    expect(latestOfPhase(state, events, 5)).toMatchObject({ round: 2, entries: [{ seat: 1 }, { seat: 0 }] });
    expect(latestOfPhase(state, events.slice(0, 3), 5)).toMatchObject({ round: 1, entries: [{ seat: 0 }] });
    expect(latestOfPhase(state, events.slice(4), 5)).toMatchObject({ round: 2, entries: [{ seat: 0 }] });
    expect(latestOfPhase(state, events, 6)).toBeNull();
  });

  test('R5.3 an unused office is described in the phase of the office', () => {
    const unused = (office: 'captain' | 'bishop') => phaseOf({ type: 'officeUnused', seat: 0, office });
    expect([unused('captain'), unused('bishop')]).toEqual([2, 3]);
  });
});

describe('the end of a round names the new offices and their reasons, a line for each', () => {
  const end = (...[tracks, position]: Parameters<typeof withTracks>) => {
    const game = withTracks(tracks, position);
    const { items } = sequenceOf(game.events).find(({ phase }) => phase === 8) ?? expect.fail('no end');
    return items.map(({ event }) => plain(florenzaText.en.event(event, game.state, ['Paul', 'Mary', 'Peter'])));
  };

  test('R10.2, R10.4 including the numbers that were compared', () => {
    expect(
      end([
        [4, 1],
        [11, 0],
        [10, 5],
      ]),
    ).toEqual([
      'Mary is named Captain (prestige 11, ahead of Peter with 10) and receives certificates worth 11.',
      'Peter is named Bishop (influence 5, ahead of Paul with 1).',
      'The new turn order: Mary, Peter, then Paul.',
    ]);
  });

  test('R10.2, R10.4 including ties and too little influence', () => {
    expect(
      end([
        [7, 1],
        [7, 2],
        [2, 0],
      ]),
    ).toEqual([
      'Paul and Mary are tied at 7 on the prestige track: there is no Captain.',
      'There is no Bishop: the office needs 3 influence, and nobody has more than 2.',
      'The new turn order: Paul, Mary, then Peter.',
    ]);
  });

  test('R10.5 including the Cardinal, whose reward comes after the Captain was named', () => {
    expect(
      end(
        [
          [1, 4],
          [1, 3],
          [2, 3],
        ],
        { bishop: 'paul', streak: 'paul' },
      ).slice(1, 3),
    ).toEqual([
      'Paul is named Bishop (influence 4, ahead of Mary and Peter with 3).',
      'Paul is Bishop for the second time in a row, becomes Cardinal and gains 5 prestige; their influence goes back to 0.',
    ]);
  });
});
