import { describe, expect, test } from 'vitest';
import { CITY_ARTWORKS, florenza } from '../src/index.ts';
import { build, charity, commission, hire, market, operate, pass, table, work } from './table.ts';

describe('turns', () => {
  test('R6.1 players place one worker each in turn order, repeatedly, and those without workers are skipped', () => {
    const game = table(
      { paul: { workers: 1 }, mary: { workers: 3 }, peter: { workers: 2 } },
      { order: ['peter', 'paul', 'mary'] },
    );
    const turns: string[] = [];
    while (game.asks(game.waitsFor()[0] ?? 'paul') === 'place') {
      const [name = 'paul'] = game.waitsFor();
      turns.push(name);
      game.plays(name, work);
    }
    expect(turns).toEqual(['peter', 'paul', 'mary', 'peter', 'mary', 'mary']);
    expect(game.state.table.over).toBe(true);
  });

  test('R6.2 workers gained in the first turn of both offices can be used in the second', () => {
    const both = { captain: 'paul', bishop: 'paul' } as const;
    const game = table({ paul: { workers: 1, goods: { fiorini: 100 } }, mary: { workers: 1 } }, both);
    game.plays('paul', charity('chiesa'));
    expect([game.waitsFor(), game.workers('paul')]).toEqual([['paul'], [2, 5]]);
    game.plays('paul', work);
    expect(game.waitsFor()).toEqual(['mary']);
    game.plays('mary', work);
    expect(game.waitsFor()).toEqual(['paul']);
  });

  test('R6.2 a turn without workers is skipped', () => {
    const both = { captain: 'paul', bishop: 'paul' } as const;
    const game = table({ paul: { workers: 3 }, mary: { workers: 1 } }, both);
    game.plays('paul', work, work).plays('mary', work).plays('paul', work);
    expect(game.state.table.over).toBe(true);
  });

  test('R6.2 a double turn counts as two turns, each ending with its worker', () => {
    const { state } = table({ paul: {}, mary: {} }, { captain: 'paul', bishop: 'paul' });
    const next = florenza.clone(state);
    expect(florenza.apply(next, 0, work).turnOver).toBe(true);
    expect(florenza.pending(next)).toEqual([0]);
    expect(florenza.apply(next, 0, commission('palazzo-facciata')).turnOver).toBe(false); // the artist is asked for
  });

  test('R6.2 passing in the first of two turns ends both', () => {
    const game = table({ paul: {}, mary: {} }, { captain: 'paul', bishop: 'paul' }).plays('paul', pass);
    expect(game.waitsFor()).toEqual(['mary']);
  });

  test('R6.3, R11.3 a player who passes places no more in this round; the workers go to the pool at its end', () => {
    const game = table({ paul: {}, mary: { workers: 2 } }, { round: 3 });
    game.plays('paul', pass);
    expect(game.eventsOf('passed')).toEqual([{ type: 'passed', seat: 0, workers: 4 }]);
    game.plays('mary', work, work);
    expect([game.state.table.round, game.workers('paul'), game.player('paul').hasPassed]).toEqual([4, [4, 4], false]);
  });

  test('R2.6 workers gained beyond the eight are not gained', () => {
    const game = table({ paul: { workers: 7, goods: { fiorini: 100 } }, mary: {} }).plays('paul', charity('chiesa'));
    expect([game.workers('paul'), game.eventsOf('charityGiven')[0]?.gained]).toEqual([[7, 0], { workers: 1 }]);
  });

  test('R2.6 a detained worker is one of the eight', () => {
    const game = table({ paul: { workers: 5, goods: { fiorini: 100 } }, mary: {} }, { detained: 'paul' });
    game.plays('paul', charity('chiesa'));
    expect(game.workers('paul')).toEqual([6, 0]); // 5 − 1 + 2: one is on the pulpit, one is detained
  });
});

describe('operating', () => {
  const spaces = ['fabbro', 'casa', ['orafo', 'mary'], ['cava', 'rising']] as const;

  test('R6.4, R6.6 only a finished workshop without a worker can be operated, and no residence', () => {
    const game = table({ paul: { spaces }, mary: { spaces: ['palagio', 'casamento'] } });
    expect(game.offered('paul', 'operate')).toEqual([operate(0, 0)]);
    expect(game.whyNot('paul', operate(0, 1))).toContain('(R6.4)');
    expect(game.whyNot('paul', operate(0, 2))).toContain('(R6.4)');
    expect(game.whyNot('paul', operate(0, 3))).toContain('(R6.6)');
    expect(game.whyNot('paul', operate(0, 4))).toContain('(R6.4)');
    expect(game.whyNot('paul', operate(1, 0))).toContain('(R6.4)');
    game.plays('paul', operate(0, 0));
    expect(game.player('paul').spaces[0]).toEqual({ workshop: 'fabbro', isBuilt: true, worker: 0 });
    expect([game.workers('paul')[0], game.tracks('paul'), game.goods('paul')]).toEqual([3, [0, 0], {}]);
  });

  test('R6.5 a worker in another district costs 1 prestige, which goes from marker to marker', () => {
    const game = table({ paul: { prestige: -2 }, mary: { spaces: ['fabbro', 'orafo'], certificates: 9 } });
    game.plays('paul', operate(1, 0));
    expect([game.tracks('paul')[0], game.tracks('mary')[0], game.player('mary').certificates]).toEqual([-3, 1, 9]);
    expect(game.eventsOf('workerSent')).toMatchObject([
      { seat: 0, owner: 1, space: 0, workshop: 'fabbro', prestige: 1 },
    ]);
    game.plays('mary', pass);
    expect(game.offered('paul', 'operate')).toEqual([]);
    expect(game.whyNot('paul', operate(1, 1))).toContain('(R6.5)');
  });

  test('R6.5 certificates do not pay, and at −3 the own workshops are still open', () => {
    const game = table({ paul: { prestige: -3, certificates: 20, spaces: ['fabbro'] }, mary: { spaces: ['orafo'] } });
    expect(game.offered('paul', 'operate')).toEqual([operate(0, 0)]);
  });
});

describe('building', () => {
  test('R6.6 any tile of the supply goes to the lowest empty space', () => {
    const spaces = ['fabbro', null, 'orafo'] as const;
    const game = table({ paul: { spaces }, mary: {} }, { supply: { fabbro: 0, orafo: 1 } });
    expect(game.offered('paul', 'build').length).toBe(28);
    expect(game.whyNot('paul', build('fabbro'))).toContain('(R6.6)');
    game.plays('paul', build('orafo'));
    expect(game.player('paul').spaces[1]).toEqual({ workshop: 'orafo', isBuilt: false, worker: 0 });
    expect(game.eventsOf('buildingBegun')).toEqual([{ type: 'buildingBegun', seat: 0, workshop: 'orafo', space: 1 }]);
    game.plays('mary', pass);
    expect(game.may('paul', build('orafo'))).toBe(false); // the tile is gone
    game.plays('paul', build('casa'), build('casa'));
    expect(game.player('paul').spaces[4]).toEqual({ workshop: 'casa', isBuilt: false, worker: 0 });
  });

  test('R6.6 a district with eight workshops has no space for another', () => {
    const spaces = ['casa', 'casa', 'casa', 'casa', 'fabbro', 'fabbro', 'orafo', 'cava'] as const;
    const game = table({ paul: { spaces }, mary: {} });
    expect(game.offered('paul', 'build')).toEqual([]);
    expect(game.whyNot('paul', build('zecca'))).toBe('All eight spaces of your district are full. (R6.6)');
  });

  test('R6.8 a workshop or artwork can be begun without the means to pay, even at −3', () => {
    const game = table({ paul: { prestige: -3 }, mary: {} }, { lives: [['sanzio', 3]] });
    game.plays('paul', build('miniera'));
    game.plays('mary', pass).plays('paul', commission('duomo-cupola'), hire('sanzio'));
    expect(game.player('paul').commissions).toEqual([{ artwork: 'duomo-cupola', artist: 'sanzio' }]);
  });
});

describe('hiring', () => {
  const lives = [
    ['donatello', 3],
    ['giotto', 3],
    ['giordano-bruno', 3],
  ] as const;

  test('R6.7 artworks without crest and worker can be chosen in the own district, on civic buildings and in the Cathedral', () => {
    const game = table(
      {
        paul: { artworks: ['palazzo-ritratto'], commissions: [['chiesa-abside', 'unnamed-painter']] },
        mary: {
          crests: ['duomo-altare'],
          commissions: [['signoria-salone', 'unnamed-painter']],
          artworks: ['chiesa-cupola'],
        },
      },
      { lives },
    );
    const offered = game.offered('paul', 'commission').map(({ artwork }) => artwork);
    expect(offered.length).toBe(27 - 4);
    for (const artwork of ['palazzo-ritratto', 'chiesa-abside', 'duomo-altare', 'signoria-salone'] as const) {
      expect(offered).not.toContain(artwork);
      expect(game.whyNot('paul', commission(artwork))).toContain('(R6.7)');
    }
    expect(offered).toContain('chiesa-cupola'); // Mary's crest lies in her own Chiesa
  });

  test('R6.7 the reason for an artwork of the own district is the missing artist, even if another family works on the same artwork of its own district', () => {
    const commissions = [
      ['palazzo-ritratto', 'unnamed-painter'],
      ['chiesa-abside', 'unnamed-painter'],
    ] as const;
    const game = table({ paul: {}, mary: { commissions } });
    expect(game.whyNot('paul', commission('palazzo-ritratto'))).toBe('No painters are left this round. (R6.7)');
  });

  test.each(CITY_ARTWORKS)('R6.7 nobody else can work on the %s once a worker or a crest is there', (artwork) => {
    const skill = florenza.figures({} as never).artworks[artwork].skills[0] ?? 'painter';
    const worker = table({ paul: {}, mary: { commissions: [[artwork, `unnamed-${skill}`]] } });
    expect(worker.may('paul', commission(artwork))).toBe(false);
    expect(table({ paul: {}, mary: { crests: [artwork] } }).may('paul', commission(artwork))).toBe(false);
    expect(table({ paul: {}, mary: {} }).may('paul', commission(artwork))).toBe(true);
  });

  test('R6.7 an artist with a skill that the artwork asks for is chosen next, and the tile lies with the worker', () => {
    const game = table({ paul: {}, mary: {} }, { lives });
    game.plays('paul', commission('battistero-portali')); // architect or sculptor
    expect(game.choices('paul')).toEqual(
      ['donatello', 'giotto', 'unnamed-architect', 'unnamed-sculptor'].map((artist) => hire(artist as 'giotto')),
    );
    expect(game.whyNot('paul', hire('unnamed-painter'))).toBe(
      'This artwork needs another type of artist: architect or sculptor. (R6.7)',
    );
    expect(game.workers('paul')).toEqual([4, 4]); // no worker is placed before the artist is chosen
    game.plays('paul', hire('giotto'));
    expect([game.workers('paul'), game.player('paul').commissions]).toEqual([
      [3, 4],
      [{ artwork: 'battistero-portali', artist: 'giotto' }],
    ]);
    game.plays('mary', commission('signoria-facciata'));
    expect(game.choices('mary')).not.toContainEqual(hire('giotto'));
    expect(game.whyNot('mary', hire('giotto'))).toContain('(R6.7)');
    expect(game.whyNot('mary', hire('sanzio'))).toContain('(R6.7)');
  });

  test('R1.7, R2.4 there are two unnamed artists of each skill; a single artist is hired without a question, without one the artwork is illegal', () => {
    const game = table({ paul: {}, mary: {} });
    game.plays('paul', commission('lastricato-statua'));
    expect(game.eventsOf('artistHired')).toEqual([
      { type: 'artistHired', seat: 0, artwork: 'lastricato-statua', artist: 'unnamed-sculptor' },
    ]);
    game.plays('mary', commission('duomo-pulpito'));
    expect(game.state.table.unnamed).toEqual({ architect: 2, sculptor: 0, painter: 2, preacher: 2 });
    const left = game.offered('paul', 'commission').map(({ artwork }) => artwork);
    expect(left.filter((artwork) => game.state.figures.artworks[artwork].skills.join() === 'sculptor')).toEqual([]);
    game.plays('paul', commission('palazzo-facciata')); // architect or sculptor
    expect(game.eventsOf('artistHired')[0]?.artist).toBe('unnamed-architect');
    game.plays('mary', commission('chiesa-facciata')).plays('paul', pass);
    expect(game.whyNot('mary', commission('battistero-portali'))).toContain('(R6.7)');
  });
});

test('R6.9 one worker of each family goes to market', () => {
  const game = table({ paul: {}, mary: {} }).plays('paul', market);
  expect(game.player('paul').isAtMarket).toBe(true);
  game.plays('mary', market);
  expect(game.whyNot('paul', market)).toBe('You already have a worker at the market. (R6.9)');
});

test('R6.13 work brings 50 fiorini at once, as often as one likes', () => {
  const game = table({ paul: {}, mary: { workers: 0 } }).plays('paul', work, work, work);
  expect([game.goods('paul'), game.player('paul').atWork]).toEqual([{ fiorini: 150 }, 3]);
});
