import type { Chance } from '@signoria/engine';
import { answered, at, chance, play, seedFromText } from '@signoria/engine';
import { reasonText } from '@signoria/testkit';
import { describe, expect, test } from 'vitest';
import { DIE_IDS, SPACE_IDS } from '../src/components.ts';
import * as facts from '../src/facts/index.ts';
import type { Building, GameEvent, Move, State } from '../src/index.ts';
import { dice, palazzoBonuses } from '../src/index.ts';
import { diceText } from '../src/text/index.ts';
import { buildOften } from './people.ts';
import { build, cash, coin, done, hire, obtain, recruit, spare, table } from './table.ts';

/** Plays a whole game with `buildOften`. `look` is called for every decision, with the events that follow it. */
function wholeGame(
  seats: number,
  name: string,
  look: (state: State, seat: number, events: readonly GameEvent[]) => void,
) {
  const seed = seedFromText(name);
  const draw: Chance = chance(seed, 'people');
  const options = dice.readOptions({}, seats);
  let state = options.ok ? dice.setup(options.value, seats, seed) : expect.fail();
  for (let [seat] = dice.pending(state); seat !== undefined; [seat] = dice.pending(state)) {
    const next = play(dice, state, seat, buildOften(dice.moves(state, seat), draw));
    look(state, seat, next.events);
    state = next.state;
  }
  return state;
}

describe('the supply', () => {
  test('R2.4 the crossed-out part of the supply follows from the rest of the sheet, without artists', () => {
    const spent = [0, 1].map(() => ({ spares: 0, stars: 0, fiorini: 0 }));
    wholeGame(2, 'spent', ({ figures, table: { players } }, _, events) => {
      expect(players.map((player) => facts.spentBy(figures, player))).toEqual(spent);
      for (const event of events) {
        if (event.type === 'marked' && event.from === 'supply')
          if (event.good === 'fiorini') at(spent, event.seat).fiorini += 100;
          else at(spent, event.seat).spares++;
        if (event.type === 'artistHired' && event.star) at(spent, event.seat).stars++;
      }
    });
    for (const { spares, fiorini } of spent) expect(Math.min(spares, fiorini)).toBeGreaterThan(0);
  });

  test('R2.4, R9.5 a star spent on a masterpiece counts as crossed out', () => {
    const artworks = [{ artwork: 'cupola', artist: 'painter', star: true, points: 4 }] as const;
    const game = table({ ringo: { artworks, tracks: { bishop: 4 } }, paul: {} });
    expect(facts.spentBy(game.state.figures, game.player('ringo')).stars).toBe(1);
  });
});

describe('the sheet', () => {
  const said = (game: ReturnType<typeof table>, reason: ReturnType<typeof facts.whyNotOn>) =>
    reason && reasonText(diceText.en, reason, game.state);

  test('R2.2, R8.6 an icon has a reason why it cannot be marked', () => {
    const marks = { cupola: { marble: 1, fiorini: 100 } };
    const game = table({ ringo: { marks, built: ['zecca'], artworks: ['ritratto'] }, paul: {} });
    const why = (...icon: [Parameters<typeof facts.whyNotIcon>[2], Parameters<typeof facts.whyNotIcon>[3], number]) =>
      said(game, facts.whyNotIcon(game.state.figures, game.player('ringo'), ...icon));
    expect(why('cupola', 'marble', 0)).toBe('This icon is already marked. (R2.2)');
    expect(why('cupola', 'marble', 1)).toBeNull();
    expect(why('cupola', 'fiorini', 0)).toBe('This icon is already marked. (R2.2)');
    expect(why('cupola', 'fiorini', 1)).toBeNull();
    expect(why('ritratto', 'spice', 0)).toBe('The Ritratto is already complete. (R2.2)');
    expect(why('space-2', 'gold', 0)).toMatch(/^Space 2 already has a building \(Zecca\)\. \(R8\.6\)$/);
  });

  test('R1.4, R8.5, R8.6 buildingOn returns the building on a space, and only the next space can be built on', () => {
    const game = table({ ringo: { built: ['zecca'] }, paul: {} });
    const ringo = game.player('ringo');
    expect(ringo.rione).toEqual(['pozzo', 'zecca']);
    expect([facts.buildingOn(ringo, 'space-2'), facts.buildingOn(ringo, 'space-3')]).toEqual(['zecca', null]);
    expect(SPACE_IDS.filter((space) => facts.whyNotOn(ringo, space) === null)).toEqual(['space-3']);
    expect(said(game, facts.whyNotOn(ringo, 'space-2'))).toMatch(/\(R8\.6\)$/);
    expect(said(game, facts.whyNotOn(ringo, 'space-4'))).toMatch(/\(R8\.5\)$/);
  });

  test('R8.6 in a full Rione there is no next space', () => {
    const built: readonly Building[] = ['zecca', 'casa', 'taverna', 'loggia', 'mercato', 'orafo', 'palagio'];
    const ringo = table({ ringo: { built }, paul: {} }).player('ringo');
    expect(SPACE_IDS.map((space) => facts.whyNotOn(ringo, space)?.rule)).toEqual(SPACE_IDS.map(() => 'R8.6'));
  });

  test('R8.1, R8.4 prospects lists buildings by the number of missing icons, those already built last', () => {
    const marks = { 'space-3': { wood: 1, metal: 1, fiorini: 100 } };
    const game = table({ ringo: { built: ['taverna'], marks }, paul: {} });
    const all = facts.prospects(game.state.figures, game.player('ringo'), 'space-3');
    const find = (building: Building) => all.find((one) => one.building === building);
    expect(all).toHaveLength(25);
    expect(all.slice(-2).map(({ building, isBuilt }) => [building, isBuilt])).toEqual([
      ['taverna', true],
      ['pozzo', true],
    ]);
    expect(find('loggia')).toEqual({ building: 'loggia', missing: 1, isBuilt: false });
    expect(find('cambiavalute')?.missing).toBe(2); // a textile and another 100 fiorini
    const missing = all.filter(({ isBuilt }) => !isBuilt).map((one) => one.missing);
    expect(missing).toEqual(missing.toSorted((one, other) => one - other));
    const nearest = facts.prospects(game.state.figures, game.player('paul'), 'space-2')[0];
    expect(nearest?.missing).toBeGreaterThan(0);
  });

  test('R9.4, R9.5, R11.5, R11.12 hireWorth returns the points that an artist would add', () => {
    const person = { marks: { ritratto: 'all' }, stars: 1, fiorini: 300, built: ['casa', 'zecca'] } as const;
    const worth = (move: Move, star: boolean) => {
      const game = table({ ringo: person, paul: {} }).plays('ringo', move);
      const [hires] = game.offered('ringo', 'hire').filter((one) => one.star === star);
      return facts.hireWorth(game.state, 0, hires ?? expect.fail());
    };
    expect(worth(recruit('yellow', 'low'), false)).toEqual({ points: 4, artist: 2 });
    expect(worth(recruit('yellow', 'low'), true)).toEqual({ points: 4, artist: 5 });
    expect(worth({ do: 'use', die: 'red', use: 'casa' }, false)).toEqual({ points: 4, artist: 1 });
  });

  test('R9.8, R13.7 palazzoBonuses lists the possible bonuses for a completed Palazzo', () => {
    const { figures } = table({ ringo: {} }).state;
    expect(palazzoBonuses(figures, 1)).toEqual([6, 6, 6, 3, 3, 1]);
    expect([2, 3, 4].map((seats) => palazzoBonuses(figures, seats))).toEqual([
      [6, 3],
      [6, 3, 1],
      [6, 3, 1, 1],
    ]);
  });
});

describe('the ways to use a die', () => {
  const ways = (value: number) => [...facts.printedUses('yellow', value), ...facts.addedUses('yellow', value)];

  test('R7.1, R11.2, R11.3 the board prints three ways, and buildings add the other range and ways of their own', () => {
    expect(ways(2).map(({ use, range, by }) => [use, range, by])).toEqual([
      ['resources', 'low', null],
      ['recruit', 'low', null],
      ['fiorini', null, null],
      ['resources', 'high', 'monte-di-pieta'],
      ['recruit', 'high', 'monte-di-pieta'],
      ['casa', null, 'casa'],
      ['mercatante', null, 'mercatante'],
      ['convento', null, 'convento'],
      ['taverna', null, 'taverna'],
    ]);
  });

  test('R7.1, R11.2 every use of a die that a game offers is exactly one of these ways', () => {
    wholeGame(2, 'ways', (state, seat) => {
      for (const move of dice.moves(state, seat)) {
        if (move.do !== 'use') continue;
        const value = state.table.dice?.[move.die] ?? expect.fail();
        const all = [...facts.printedUses(move.die, value), ...facts.addedUses(move.die, value)];
        expect(all.filter((way) => facts.matchesUse(way, move))).toEqual([facts.useOfDie(move, value)]);
        const alone = facts.moveOfUse(facts.useOfDie(move, value));
        if (alone !== undefined) expect(alone).toEqual(move);
      }
    });
  });

  test('R7.2 to R7.5, R11.5 to R11.8 the predicted gain of a use is its effect', () => {
    const built = ['monte-di-pieta', 'casa', 'mercatante', 'convento', 'taverna'] as const;
    const marks = { ritratto: 'all' } as const;
    const kinds = new Set<string>();
    for (const die of DIE_IDS)
      for (const value of [1, 6]) {
        const game = table({ ringo: { built, marks, fiorini: 900 }, paul: {} }, { dice: { [die]: value } });
        for (const move of game.offered('ringo', 'use').filter((one) => one.die === die)) {
          const gain = facts.gainOfUse(game.state.figures, game.player('ringo'), facts.useOfDie(move, value));
          const { state: next, events } = play(dice, game.state, 0, move);
          const step = next.table.agenda.steps.at(-1);
          kinds.add(`${move.use} ${gain.what}`);
          if (gain.what === 'resources') expect(step).toMatchObject({ ask: 'mark', left: gain.count });
          if (gain.what === 'resources' && gain.resource) expect(step).toMatchObject({ resource: gain.resource });
          if (gain.what === 'steps') expect(events.filter(isStep)).toHaveLength(gain.count);
          if (gain.what === 'steps' && gain.track) expect(events.find(isStep)).toMatchObject({ track: gain.track });
          if (gain.what === 'fiorini') expect(at(next.table.players, 0).fiorini).toBe(900 + gain.count);
          if (gain.what === 'artist' && step?.ask === 'hire') {
            const inHand = facts.artistInHand(game.state.figures, game.player('ringo'), step);
            expect(inHand).toEqual({ artist: gain.artist, price: gain.price });
          }
        }
      }
    expect([...kinds].sort()).toEqual([
      ...['casa artist', 'convento steps', 'fiorini fiorini', 'mercatante resources'],
      ...['recruit artist', 'recruit steps', 'resources resources', 'taverna fiorini'],
    ]);
  });
  const isStep = (event: GameEvent) => event.type === 'advanced' || event.type === 'pastEnd';

  test('R11.10 the price of an artist includes the discount of the Bottega d’Arte while it is not used up', () => {
    const way = { die: 'yellow', use: 'recruit', range: 'high', by: null } as const;
    const price = (person: { built?: readonly Building[]; usedUp?: readonly Building[] }) => {
      const game = table({ ringo: person, paul: {} });
      return facts.gainOfUse(game.state.figures, game.player('ringo'), way);
    };
    expect(price({})).toEqual({ what: 'artist', artist: 'painter', price: 200 });
    expect(price({ built: ['bottega-d-arte'] })).toMatchObject({ price: 100 });
    expect(price({ built: ['bottega-d-arte'], usedUp: ['bottega-d-arte'] })).toMatchObject({ price: 200 });
    expect(facts.gainOfUse(table({ ringo: {} }).state.figures, null, way)).toMatchObject({ price: 200 });
  });
});

describe('the round', () => {
  test('R6.2, R6.3 seats are active, waiting, choosing at the same time, or finished', () => {
    const game = table({ ringo: {}, paul: {}, george: {} });
    const standing = () => [0, 1, 2].map((seat) => facts.seatStatus(game.state.table, seat));
    expect(standing()).toEqual(['active', 'waits', 'waits']);
    game.plays('ringo', cash('white'), cash('brown'), cash('grey'), done);
    expect(standing()).toEqual(['finished', 'choosing', 'choosing']);
    game.plays('paul', cash('green'), done);
    expect(standing()).toEqual(['finished', 'finished', 'choosing']);
  });

  test.each([1, 2, 3, 4])(
    'R1.2, R6.2, R6.3, R13.1 each of %i players uses three dice in one turn of a round and one in every other turn',
    (seats) => {
      const used = Array.from({ length: seats }, () => 0);
      const rounds: number[] = [];
      const end = wholeGame(seats, 'dice', (state, asked, events) => {
        rounds.push(1 + facts.roundsToCome(state));
        for (const event of events)
          if (event.type === 'dieUsed' && event.role !== 'bonus') used[event.seat] = at(used, event.seat) + 1;
        expect(asked).toBeLessThan(seats);
      });
      const otherTurns = Math.max(1, seats - 1);
      expect(used).toEqual(used.map(() => at(rounds, 0) * (3 + otherTurns)));
      expect(facts.roundsToCome(end)).toBe(0);
    },
  );

  test('R13.4, R13.8 the points and spaces of the Pope are known in a solo game and null in others', () => {
    const alone = table({ ringo: {} }, { ghost: { captain: 3 }, options: { pope: 'hard' } }).state;
    expect(facts.popesPoints(alone)).toBe(60);
    expect((['captain', 'bishop', 'preacher'] as const).map((track) => facts.popeOn(alone.table, track))).toEqual([
      3,
      0,
      null,
    ]);
    const { state } = table({ ringo: {}, paul: {} });
    expect([facts.popesPoints(state), facts.popeOn(state.table, 'captain')]).toEqual([null, null]);
  });
});

describe('costs and gains of a move', () => {
  function of(game: ReturnType<typeof table>, move: Move) {
    expect(game.may('ringo', move)).toBe(true);
    return facts.changesBetween(game.state, answered(dice, game.state, 0, move), 0);
  }

  test('R7.2 to R7.5, R2.5, R2.6 the outcome of a move lists changes of supply, tracks and points', () => {
    const game = table({ ringo: { spares: 1, fiorini: 100, tracks: { captain: 1 } }, paul: {} });
    expect(of(game, cash('white'))).toEqual({ fiorini: 200, points: 1 });
    expect(of(game, recruit('white', 'low'))).toEqual({ fiorini: 100, captain: 2, points: 2 }); // 100 fiorini, then a point
    expect(of(game, obtain('white', 'low'))).toEqual({});
    expect(of(game, spare('giardino', 'gold'))).toEqual({ spare: -1, points: -1 });
    expect(of(game, coin('giardino'))).toEqual({ fiorini: -100 });
  });

  test.each([
    [200, true],
    [300, false],
  ])('R12.7 spending 100 of %i fiorini loses the point for 200 left: %s', (fiorini, isLost) => {
    const { state } = table({ ringo: { fiorini }, paul: {} });
    expect(facts.losesFioriniPoints(state, answered(dice, state, 0, coin('giardino')), 0)).toBe(isLost);
  });

  test('R8.7, R11.11, R12.3 the outcome of building includes the gains of the building and of its space', () => {
    const marks = { 'space-4': 'all' } as const;
    const game = table({ ringo: { built: ['casa', 'zecca'], marks }, paul: {} });
    expect(of(game, build('mercato'))).toEqual({ spare: 3, points: 5 });
  });

  test('R9.3 to R9.5 the outcome of hiring includes the price, the star and the points', () => {
    const marks = { ritratto: 'all' } as const;
    const game = table({ ringo: { marks, stars: 1, fiorini: 300 }, paul: {} });
    game.plays('ringo', recruit('yellow', 'low'));
    expect(of(game, hire('ritratto', { star: true }))).toEqual({ star: -1, fiorini: -100, points: 7 });
  });

  test('R9.8 the bonus of a completed Palazzo is included in the outcome, although it is given when the turn ends', () => {
    const artworks = ['camera-nuziale', 'palazzo-facciata', 'giardino'] as const;
    const person = { artworks, marks: { ritratto: 'all' }, fiorini: 100 } as const;
    const game = table({ ringo: person, paul: { palazzoBonus: 6 } });
    game.plays('ringo', recruit('yellow', 'low'));
    expect(of(game, hire('ritratto'))).toEqual({ fiorini: -100, points: 6 + 3 });
    game.plays('ringo', hire('ritratto'));
    expect(facts.palazzoDue(game.state, 0)).toBe(3);
  });

  test.each([
    ['R6.1', 'roll', [], 'rolled'],
    ['R4.1', 'income', ['cupola'], 'incomeCollected'],
  ] as const)('%s the outcome of a move that ends the turn excludes the next %s', (_rule, _what, artworks, follows) => {
    const game = table({ ringo: { artworks } }, { active: 'ghost', at: 'others' });
    game.plays('ringo', cash('white'), coin('giardino'));
    expect(of(game, coin('space-2'))).toEqual({ fiorini: -100 });
    game.plays('ringo', coin('space-2'));
    expect(game.eventsOf(follows)).toHaveLength(1);
  });
});
