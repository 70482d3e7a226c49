import { chance, checkAnswer, seedFromText } from '@signoria/engine';
import { momentsOf, reasonText } from '@signoria/testkit';
import { describe, expect, test } from 'vitest';
import { dice, whyNotOn } from '../src/index.ts';
import { diceText } from '../src/text/index.ts';
import { buildOften, PLENTY } from './people.ts';
import {
  advance,
  build,
  casa,
  cash,
  change,
  coin,
  collect,
  convento,
  done,
  hire,
  lose,
  mark,
  mercatante,
  obtain,
  recruit,
  spare,
  table,
  taverna,
} from './table.ts';

describe('why not this die', () => {
  test('R6.2 the active player uses three different dice', () => {
    const game = table({ ringo: {}, paul: {} }, { used: ['red'] });
    expect(game.whyNot('ringo', cash('red'))).toBe('You have already used the red die. (R6.2)');
    expect(game.whyNot('ringo', cash('white'))).toBeNull();
  });

  test('R6.3, R5.4 the others use dice that are left, the Bishop uses any die', () => {
    const position = { at: 'others', used: ['red', 'white', 'grey'], bishop: 'george' } as const;
    const game = table({ ringo: {}, paul: {}, george: {} }, position);
    expect(game.whyNot('paul', obtain('red', 'low'))).toBe(
      'The active player has used the red die; only the Bishop may still use it. (R6.3)',
    );
    expect(game.whyNot('george', obtain('red', 'low'))).toBeNull();
  });

  test('R6.1 dice cannot be used before they are rolled', () => {
    const ringo = { artworks: ['cupola', 'altare'] as const };
    const game = table({ ringo, paul: {} }, { at: 'income', round: 2 });
    expect(game.whyNot('ringo', cash('white'))).toBe('The dice for this turn have not been rolled yet. (R6.1)');
    const captain = table({ ringo: { tracks: { captain: 3 } }, paul: {} }, { at: 'offices', round: 2 });
    expect(captain.whyNot('ringo', cash('white'))).toMatch(/\(R6\.1\)$/);
  });

  test('R6.2, R6.3 all dice of the turn are used', () => {
    const game = table({ ringo: { fiorini: 100 }, paul: { fiorini: 100 } }, { used: ['red', 'white'] });
    game.plays('ringo', cash('grey'));
    expect(game.whyNot('ringo', cash('green'))).toBe('You have already used your 3 dice. (R6.2)');
    game.plays('ringo', done).plays('paul', cash('green'));
    expect(game.whyNot('paul', cash('brown'))).toBe('You have already used your die for this turn. (R6.3)');
  });

  test('R11.3 a value that a die does not show needs a building', () => {
    const game = table({ ringo: { built: ['fabbro'] }, paul: {} }, { dice: { white: 2, grey: 2 } });
    expect(game.whyNot('ringo', obtain('white', 'high'))).toBe('You need the Picconiere for this. (R11.3)');
    expect(game.whyNot('ringo', obtain('grey', 'high'))).toBeNull();
  });
});

describe('why not this building', () => {
  test('R11.5 to R11.9 the use of a building that is missing gives the reason "not built"', () => {
    const game = table({ ringo: {}, paul: {} });
    expect(game.whyNot('ringo', casa('red'))).toBe('You need the Casa for this. (R11.5)');
    expect(game.whyNot('ringo', mercatante('red', 'gold'))).toMatch(/Mercatante.*\(R11\.6\)$/);
    expect(game.whyNot('ringo', convento('red', 'bishop'))).toMatch(/Convento.*\(R11\.7\)$/);
    expect(game.whyNot('ringo', taverna('red'))).toMatch(/Taverna.*\(R11\.8\)$/);
    game.plays('ringo', obtain('white', 'low'));
    expect(game.whyNot('ringo', change)).toMatch(/Cambiavalute.*\(R11\.9\)$/);
  });

  test('R11.1 a building can be used once a turn', () => {
    const game = table({ ringo: { built: ['taverna', 'cambiavalute'] }, paul: {} }, { dice: { white: 5 } });
    game.plays('ringo', taverna('red'));
    expect(game.whyNot('ringo', taverna('grey'))).toBe('You may use the Taverna only once per turn. (R11.1)');
    game.plays('ringo', obtain('white', 'high'), change);
    expect(game.whyNot('ringo', change)).toMatch(/Cambiavalute.*\(R11\.1\)$/);
  });
});

describe('why not hire', () => {
  test('R9.1 if no artwork is ready, the reason says what the nearest lacks', () => {
    const ringo = { fiorini: 500, marks: { 'camera-nuziale': { wood: 1 }, ritratto: { spice: 1, fiorini: 100 } } };
    const game = table({ ringo, paul: {} });
    expect(game.whyNot('ringo', recruit('yellow', 'low'))).toBe('The Ritratto still needs 1 textile. (R9.1)');
    const bare = table({
      ringo: { artworks: ['ritratto', 'cupola', 'chiesa-facciata'], marks: ringo.marks },
      paul: {},
    });
    expect(bare.whyNot('ringo', recruit('yellow', 'low'))).toBe(
      'The Camera Nuziale still needs 2 textiles and 100 fiorini. (R9.1)',
    );
  });

  test('R9.2 no hiring for another type, for a completed artwork, or without an artwork left', () => {
    const ringo = { fiorini: 500, marks: { giardino: 'all', ritratto: 'all' }, artworks: ['cupola'] } as const;
    const game = table({ ringo, paul: {} });
    expect(game.whyNot('ringo', recruit('red', 'low'))).toBe('The Giardino needs a sculptor. (R9.2)');
    game.plays('ringo', recruit('yellow', 'low'));
    expect(game.whyNot('ringo', hire('giardino'))).toBe('The Giardino needs a sculptor. (R9.2)');
    expect(game.whyNot('ringo', hire('cupola'))).toBe('The Cupola is already complete. (R9.2)');
    expect(game.whyNot('ringo', hire('pulpito'))).toBe(
      'The Pulpito still needs 1 marble, 1 wood, 1 metal and 100 fiorini. (R9.1)',
    );
    const artworks = ['palazzo-facciata', 'cupola', 'altare', 'pulpito'] as const;
    const without = table({ ringo: { artworks }, paul: {} });
    expect(without.whyNot('ringo', recruit('red', 'low'))).toBe('You have no artwork left for an architect. (R9.2)');
  });

  test('R9.3, R9.5 an artist needs enough fiorini, and a star if one is used', () => {
    const ringo = { fiorini: 100, marks: { giardino: 'all' } } as const;
    const game = table({ ringo, paul: {} }, { dice: { green: 5 } });
    expect(game.whyNot('ringo', recruit('green', 'high'))).toBe('You need 200 fiorini; you have 100. (R9.3)');
    const cheap = table({ ringo, paul: {} }).plays('ringo', recruit('green', 'low'));
    expect(cheap.whyNot('ringo', hire('giardino', { star: true }))).toBe('You have no star. (R9.5)');
    expect(cheap.whyNot('ringo', hire('giardino'))).toBeNull();
  });

  test('R11.10, R11.5 the discount of the Bottega needs the building and an artist who costs fiorini', () => {
    const built = ['casa', 'bottega-d-arte'] as const;
    const ringo = { fiorini: 100, marks: { giardino: 'all' } } as const;
    const game = table({ ringo, paul: {} }).plays('ringo', recruit('green', 'low'));
    expect(game.whyNot('ringo', hire('giardino', { discount: true }))).toMatch(/Bottega.*\(R11\.10\)$/);
    const rich = table({ ringo: { ...ringo, built }, paul: {} }, { dice: { green: 5 } });
    rich.plays('ringo', recruit('green', 'high'));
    expect(rich.whyNot('ringo', hire('giardino'))).toBe('You need 200 fiorini; you have 100. (R9.3)');
    expect(rich.whyNot('ringo', hire('giardino', { discount: true }))).toBeNull();
    const free = table({ ringo: { ...ringo, built }, paul: {} }).plays('ringo', casa('white'));
    expect(free.whyNot('ringo', hire('giardino', { discount: true }))).toBe('This artist is free anyway. (R11.5)');
  });

  test('R2.7 die and artwork are one decision: nothing is spent in between', () => {
    const ringo = { fiorini: 300, spares: 1, marks: { giardino: 'all' } } as const;
    const game = table({ ringo, paul: {} }).plays('ringo', recruit('green', 'low'));
    expect(game.whyNot('ringo', spare('ritratto', 'spice'))).toBe('First choose an artwork for the artist. (R2.7)');
  });
});

describe('why not mark', () => {
  const obtained = (person: Parameters<typeof table>[0]['ringo'] = {}) =>
    table({ ringo: person, paul: {} }, { dice: { white: 5 } }).plays('ringo', obtain('white', 'high'));

  test('R2.2 a resource needs an unmarked icon of its kind', () => {
    const game = obtained({ marks: { giardino: { marble: 1 } }, artworks: ['cupola'] });
    expect(game.whyNot('ringo', mark('ritratto', 'marble'))).toBe('The Ritratto has no marble icon. (R2.2)');
    expect(game.whyNot('ringo', mark('giardino', 'marble'))).toBe('The Giardino has no open marble icon left. (R2.2)');
    expect(game.whyNot('ringo', mark('cupola', 'marble'))).toBe('The Cupola is already complete. (R2.2)');
    expect(game.whyNot('ringo', mark('pulpito', 'marble'))).toBeNull();
  });

  test('R8.6 nothing can be marked or built where a building stands', () => {
    const game = obtained({ built: ['zecca'], spares: 1, fiorini: 100 });
    const reason = 'Space 2 already has a building (Zecca). (R8.6)';
    expect(game.whyNot('ringo', mark('space-2', 'marble'))).toBe(reason);
    expect(game.whyNot('ringo', spare('space-2', 'gold'))).toBe(reason);
    expect(game.whyNot('ringo', coin('space-2'))).toBe(reason);
  });

  test('R11.4 another resource needs a trade, which is possible once', () => {
    const game = obtained();
    expect(game.whyNot('ringo', mark('giardino', 'gold'))).toBe(
      'You must mark 1 marble. To take another resource you need the Scarpellino. (R11.4)',
    );
    const trader = obtained({ built: ['scarpellino'] }).plays('ringo', mark('giardino', 'gold'));
    expect(trader.whyNot('ringo', mark('altare', 'gold'))).toBe(
      'You have already exchanged one resource of this die with the Scarpellino. (R11.4)',
    );
  });

  test('R2.3 possible marks are compulsory and precede another die', () => {
    const game = obtained();
    expect(game.whyNot('ringo', lose)).toBe('There is an open icon for it, so you must mark it. (R2.3)');
    expect(game.whyNot('ringo', cash('red'))).toBe('First mark the resource you have just obtained. (R2.3)');
  });

  test('R2.5, R2.6 the reason names what the supply lacks', () => {
    const game = table({ ringo: { fiorini: 0 }, paul: {} });
    expect(game.whyNot('ringo', spare('giardino', 'gold'))).toBe('You have no spare resource. (R2.5)');
    expect(game.whyNot('ringo', coin('giardino'))).toBe('You need 100 fiorini; you have none. (R2.6)');
  });
});

describe('why not build', () => {
  test('R8.1, R8.4 a building whose cost is not covered, and one that was built, are refused', () => {
    const marks = { 'space-3': { wood: 1, fiorini: 100 } };
    const game = table({ ringo: { built: ['zecca'], marks }, paul: {} });
    expect(game.whyNot('ringo', build('cambiavalute'))).toBe('Space 3 still needs 1 textile and 100 fiorini. (R8.1)');
    expect(game.whyNot('ringo', build('zecca'))).toBe('You have already built the Zecca. (R8.4)');
  });

  test('R8.5 spaces are built in order, and only while there is one left', () => {
    const marks = { 'space-5': 'all' } as const;
    const game = table({ ringo: { built: ['zecca'], marks }, paul: {} });
    expect(game.whyNot('ringo', build('taverna'))).toBe('Space 3 still needs 1 wood and 1 metal. (R8.1)');
    const on = (space: Parameters<typeof whyNotOn>[1]) => {
      const reason = whyNotOn(game.player('ringo'), space);
      return reason && reasonText(diceText.en, reason, game.state);
    };
    expect(on('space-5')).toBe('First build on space 3. (R8.5)');
    expect(on('space-3')).toBeNull();
    expect(on('space-2')).toBe('Space 2 already has a building (Zecca). (R8.6)');
    const built = ['zecca', 'casa', 'orafo', 'loggia', 'palagio', 'mercato', 'taverna'] as const;
    const full = table({ ringo: { built }, paul: {} });
    expect(full.whyNot('ringo', build('convento'))).toBe('Every space of your Rione already has a building. (R8.5)');
  });
});

describe('why not now', () => {
  test('R6.3, R6.4, R3.3 the reason says that another player is active, the turn is finished or the game is over', () => {
    const game = table({ ringo: {}, paul: {}, george: {} }, { used: ['red', 'white'] });
    expect(game.whyNot('paul', cash('grey'))).toBe('Waiting for other players. (R6.3)');
    game.plays('ringo', cash('grey'), done).plays('paul', cash('green'), done);
    const finished = 'You are done. Waiting for the others. (R6.4)';
    expect(game.whyNot('paul', cash('green'))).toBe(finished);
    expect(game.whyNot('ringo', coin('giardino'))).toBe(finished);
    const over = table({ ringo: {}, paul: {} }, { round: 6, active: 'paul', at: 'turnEnd' });
    expect(over.whyNot('ringo', cash('green'))).toBe('The game is over. (R3.3)');
  });

  test('R4.1 income is taken once, and of completed artworks', () => {
    const artworks = ['cupola', 'altare', 'chiesa-facciata'] as const;
    const game = table({ ringo: { artworks }, paul: {} }, { at: 'income', round: 2 });
    game.plays('ringo', collect('cupola'));
    expect(game.whyNot('ringo', collect('cupola'))).toBe('You have already taken this income. (R4.1)');
    expect(game.whyNot('ringo', collect('pulpito'))).toBe('Only completed artworks of the Chiesa give income. (R4.1)');
    expect(game.whyNot('ringo', advance('bishop'))).toBe('First take the income of your Chiesa. (R4.3)');
    expect(game.whyNot('paul', collect('cupola'))).toMatch(/\(R4\.1\)$/);
  });

  test('R9.11, R5.2 the steps of a whole Chiesa come first, and the Captain alone is asked for the resource', () => {
    const game = table({ ringo: {}, paul: {} }, { steps: [{ ask: 'track', seat: 0 }] });
    expect(game.whyNot('ringo', cash('red'))).toBe('First take the steps for completing your Chiesa. (R9.11)');
    const captain = table({ ringo: { tracks: { captain: 3 } }, paul: {} }, { at: 'offices', round: 2 });
    expect(captain.whyNot('paul', cash('red'))).toMatch(/\(R5\.2\)$/);
  });
});

test('checkAnswer names the reason against an illegal move, and none for a value that is no move', () => {
  const { state, seatOf } = table({ ringo: {}, paul: {} }, { used: ['red'] });
  const told = (move: unknown) => {
    const checked = checkAnswer(dice, state, 0, { seat: seatOf('ringo'), version: 0, move }, diceText.en);
    return checked.ok ? null : checked.error.message.replace(/\d+/, 'many');
  };
  const expected = 'expected one of the many moves offered to seat 0';
  expect(told(mercatante('red', 'gold'))).toBe(`${expected}; not this one: You have already used the red die. (R6.2)`);
  expect(told(hire('giardino'))).toBe(`${expected}; not this one: First use a die. (R6.2)`);
  expect(told(mark('ritratto', 'gold'))).toBe(`${expected}; not this one: First use a die. (R6.2)`);
  for (const none of [{ do: 'win' }, { do: 'use', die: 'purple', use: 'fiorini' }, { do: 'build' }, 999])
    expect(told(none)).toBe(expected);
});

describe.each([1, 2, 3, 4])('%i at the table', (seats) => {
  test.each([
    ['with the default figures', {}],
    ['with plenty of everything', { figures: PLENTY }],
  ])('%s: whyNot is null exactly for the listed moves', (_, input) => {
    const options = dice.readOptions(input, seats);
    const seed = seedFromText(`why not, ${seats}`);
    const opening = options.ok ? dice.setup(options.value, seats, seed) : expect.fail();
    const wrong: string[] = [];
    for (const { state } of momentsOf(dice, opening, chance(seed, 'people'), buildOften))
      for (let seat = 0; seat < seats; seat++) {
        const listed = new Set(dice.moves(state, seat).map((move) => JSON.stringify(move)));
        for (const wish of dice.everyMove) {
          const json = JSON.stringify(wish);
          const reason = dice.whyNot(state, seat, wish);
          if ((reason === null) !== listed.delete(json)) wrong.push(`${reason?.code} ${json}`);
        }
        wrong.push(...listed); // moves missing from `everyMove`
      }
    expect(wrong).toEqual([]);
  });
});
