import { at } from '@signoria/engine';
import { workedExamples } from '@signoria/testkit/vitest';
import { expect } from 'vitest';
import { FIGURES } from '../src/figures.ts';
import { ghostsChoice } from '../src/ghost.ts';
import { diceText } from '../src/text/index.ts';
import { build, casa, cash, coin, collect, done, hire, mark, obtain, recruit, spare, table } from './table.ts';

const ONES = { white: 1, brown: 1, grey: 1, green: 1, red: 1, yellow: 1 };
const FACCIATA = 'chiesa-facciata';
const PALAZZO = ['camera-nuziale', 'palazzo-facciata', 'giardino', 'ritratto'] as const;
/** The number of a space that an example names. */
const SPACE = { second: 2, third: 3 } as const;

/** In the positions Ringo stands for Anna, Paul for Bruno, George for Clara, John for Dino and in solo games for Elena. */
workedExamples(diceText, {
  'R4.2': () => {
    const game = table({ ringo: { artworks: ['cupola', FACCIATA] }, paul: {} }, { round: 2, at: 'income' });
    game.plays('ringo', collect(FACCIATA));
    return [game.player('ringo').tracks.captain, game.supply('ringo').fiorini];
  },

  'R6.3': () => {
    const roll = { white: 2, brown: 3, grey: 1, green: 5, red: 4, yellow: 6 };
    const game = table({ ringo: {}, paul: {}, george: {}, john: {} }, { active: 'ringo', dice: roll });
    game.plays('ringo', recruit('white', 'low'));
    const { fiorini } = game.supply('ringo');
    game.plays('ringo', obtain('red', 'high'), mark('camera-nuziale', 'textile'), mark('camera-nuziale', 'textile'));
    game.plays('ringo', obtain('yellow', 'high'), mark('giardino', 'gold'), mark(FACCIATA, 'gold'), done);
    game.plays('paul', recruit('brown', 'low'), done).plays('george', cash('green'), done);
    game.plays('john', obtain('green', 'high'), mark('ritratto', 'spice'), mark('altare', 'spice'));
    const marked = (place: Parameters<typeof game.marks>[1]) => Object.values(game.marks('ringo', place));
    return [
      ...Object.values(roll),
      ...[game.player('ringo').tracks.captain, fiorini],
      ...[...marked('camera-nuziale'), ...marked('giardino'), ...marked(FACCIATA)],
      ...[game.player('paul').tracks.bishop, game.supply('george').fiorini],
      (game.marks('john', 'ritratto').spice ?? 0) + (game.marks('john', 'altare').spice ?? 0),
    ];
  },

  'R8.1': () => {
    const bruno = { fiorini: 100, built: ['casa'], marks: { 'space-3': { wood: 1 } } } as const;
    const game = table({ ringo: {}, paul: bruno }, { active: 'paul', dice: { green: 4 } });
    game.plays('paul', obtain('green', 'high'), mark('space-3', 'spice'), mark('ritratto', 'spice'), coin('space-3'));
    game.plays('paul', build('carpentiere'));
    expect(game.eventsOf('built')).toMatchObject([{ space: SPACE.third, leftover: {} }]);
    const { cost, points } = FIGURES.buildings.carpentiere;
    const { third } = SPACE;
    return [
      ...[1, third, FIGURES.board.high.resources, third],
      ...[bruno.fiorini - game.supply('paul').fiorini, third],
      ...[third, cost.wood, cost.spice, cost.fiorini, points],
    ];
  },

  'R8.6': () => {
    const clara = { spares: 1, marks: { 'space-2': { textile: 1, wood: 1 } } } as const;
    const game = table({ ringo: {}, george: clara }, { active: 'george' });
    game.plays('george', spare('space-2', 'metal'));
    expect(game.offered('george', 'build')).toEqual([build('boscaiuolo'), build('taverna')]);
    const { taverna, boscaiuolo } = FIGURES.buildings;
    game.plays('george', build('taverna'));
    expect(game.eventsOf('built')).toMatchObject([{ space: SPACE.second, leftover: { textile: 1 } }]);
    return [
      ...[1, 1, SPACE.second, 1],
      ...[taverna.cost.wood, taverna.cost.metal, boscaiuolo.cost.metal, boscaiuolo.cost.textile],
    ];
  },

  'R9.1': () => {
    const game = table(
      { ringo: { spares: 1, fiorini: 100, marks: { [FACCIATA]: { fiorini: 200 } } }, paul: {} },
      { active: 'ringo', dice: { white: 4, yellow: 5, green: 3 } },
    );
    game.plays('ringo', obtain('white', 'high'), mark(FACCIATA, 'marble'), mark(FACCIATA, 'marble'));
    game.plays('ringo', obtain('yellow', 'high'), mark(FACCIATA, 'gold'), mark('giardino', 'gold'));
    expect(game.may('ringo', recruit('green', 'low'))).toBe(false);
    game.plays('ringo', spare(FACCIATA, 'metal'), recruit('green', 'low'), hire(FACCIATA));
    const { paid, points } = at(game.eventsOf('artistHired'), 0);
    const { cost, points: own } = FIGURES.artworks[FACCIATA];
    expect(game.marks('ringo', 'giardino')).toEqual({ gold: 1 });
    return [cost.fiorini, cost.marble, cost.gold, 1, cost.metal, paid, points, own, game.supply('ringo').fiorini];
  },

  'R9.5': () => {
    const added = (star: boolean, zecca: boolean) => {
      const built = zecca ? (['casa', 'zecca'] as const) : (['casa'] as const);
      const game = table(
        { ringo: {}, paul: { stars: 1, built, marks: { [FACCIATA]: 'all' } } },
        { active: 'ringo', used: ['white', 'green', 'yellow'], at: 'others' },
      );
      game.plays('paul', casa('brown'), hire(FACCIATA, { star }));
      return at(game.eventsOf('artistHired'), 0).points;
    };
    return [added(false, false), added(true, false), added(true, true)];
  },

  'R9.9': () => {
    const allBut = (last: (typeof PALAZZO)[number]) => ({
      fiorini: 100,
      artworks: PALAZZO.filter((artwork) => artwork !== last),
      marks: { [last]: 'all' },
    });
    const game = table(
      { ringo: allBut('ritratto'), paul: allBut('giardino'), george: allBut('ritratto') },
      { active: 'ringo', firstPlayer: 'ringo', dice: ONES, used: ['white', 'red'] },
    );
    game.plays('ringo', recruit('yellow', 'low'), hire('ritratto'));
    game.plays('paul', recruit('green', 'low'), hire('giardino'));
    game.plays('george', cash('green'), done);
    const [anna, bruno] = [game.line('ringo', 'palazzoBonus'), game.line('paul', 'palazzoBonus')];
    expect(bruno).toBe(anna);
    const later = table(
      {
        ringo: { artworks: PALAZZO, palazzoBonus: anna },
        paul: { artworks: PALAZZO, palazzoBonus: bruno },
        george: { artworks: PALAZZO },
      },
      { round: 2, at: 'turnEnd' },
    );
    return [anna, later.line('george', 'palazzoBonus')];
  },

  'R13.3': () => {
    const first = { ...ONES, white: 1, brown: 2, green: 5 };
    const second = { ...ONES, white: 6, brown: 3 };
    expect(ghostsChoice(first)).toEqual(['brown', 'green', 'red']);
    expect(ghostsChoice(second)).toEqual(['white', 'brown', 'red']);
    const game = table({ john: {} }, { active: 'ghost', dice: first, at: 'active' });
    expect(['white', 'grey', 'yellow'].every((die) => game.may('john', cash(die as 'white')))).toBe(true);
    const { steps } = at(game.eventsOf('ghostAdvanced'), 0);
    const { white, brown, green } = first;
    return [
      ...[white, brown, green, white, brown, green, steps],
      ...[second.white, second.brown, second.white, second.white, second.brown],
    ];
  },

  'R13.5': () => {
    const roll = { white: 4, brown: 1 };
    const steps = (used: readonly ['white' | 'grey', 'green', 'red']) => {
      const game = table({ john: {} }, { used, dice: roll, at: 'others' });
      const { captain, bishop } = Object.fromEntries(
        game.events
          .slice(
            0,
            game.events.findIndex(({ type }) => type === 'rolled'),
          )
          .flatMap((event) => (event.type === 'ghostAdvanced' ? [[event.track, event.steps]] : [])),
      );
      return { captain: captain ?? 0, bishop: bishop ?? 0 };
    };
    const { bishop } = steps(['white', 'green', 'red']);
    expect(steps(['white', 'green', 'red']).captain).toBe(0);
    return [roll.white, roll.brown, bishop, bishop, steps(['grey', 'green', 'red']).captain];
  },
});
