import { describe, expect, test } from 'vitest';
import { charity, hear, pass, passAll, RICH, table } from './table.ts';

describe('charity', () => {
  const lives = [
    ['francesco-d-assisi', 3],
    ['girolamo-savonarola', 3],
    ['giordano-bruno', 3],
    ['donatello', 3],
  ] as const;

  test('R6.10 charity on the own pulpit is paid at once, and cube and workers come at once', () => {
    const game = table({ paul: { goods: { fiorini: 150 } }, mary: {} }, { lives });
    game.plays('paul', charity('chiesa'));
    expect(game.choices('paul')).toEqual(
      ['francesco-d-assisi', 'girolamo-savonarola', 'giordano-bruno', 'unnamed-preacher'].map((id) =>
        hear(id as 'giordano-bruno'),
      ),
    );
    game.plays('paul', hear('francesco-d-assisi'));
    expect([game.goods('paul'), game.workers('paul')]).toEqual([{ textile: 1, fiorini: 50 }, [5, 2]]);
    expect(game.player('paul').pulpit).toBe('francesco-d-assisi');
    expect(game.eventsOf('charityGiven')).toEqual([
      {
        type: 'charityGiven',
        seat: 0,
        pulpit: 'chiesa',
        preacher: 'francesco-d-assisi',
        paid: { fiorini: 100 },
        gained: { textile: 1, workers: 2 },
      },
    ]);
    expect(game.waitsFor()).toEqual(['mary']); // the workers can be used from the next turn on
  });

  test('R6.10, R6.11 each preacher and each pulpit can be used once a round', () => {
    const game = table({ paul: { goods: RICH }, mary: { goods: RICH } }, { lives });
    game.plays('paul', charity('chiesa'), hear('francesco-d-assisi'));
    game.plays('mary', charity('chiesa'));
    expect(game.whyNot('mary', hear('francesco-d-assisi'))).toContain('(R6.10)');
    expect(game.whyNot('mary', hear('tommaso-d-aquino'))).toContain('(R6.10)');
    game.plays('mary', hear('giordano-bruno'));
    expect(game.whyNot('paul', charity('chiesa'))).toContain('(R6.11)');
  });

  test('R6.11 the cost must be paid in full; a loss of prestige or influence is no cost', () => {
    const poor = table({ paul: { goods: { fiorini: 50 } }, mary: {} }, { lives });
    expect(poor.offered('paul', 'charity')).toEqual([]);
    expect(poor.whyNot('paul', charity('chiesa'))).toContain('(R6.11)');
    const game = table(
      { paul: { goods: { fiorini: 300 }, prestige: -3 }, mary: { goods: { fiorini: 100 } } },
      { lives },
    );
    game.plays('paul', charity('chiesa'), hear('girolamo-savonarola'));
    expect([game.tracks('paul'), game.goods('paul'), game.workers('paul')]).toEqual([
      [-3, 0],
      { gold: 1, fiorini: 150 },
      [6, 1],
    ]);
    game.plays('mary', charity('chiesa'));
    expect(game.whyNot('mary', hear('girolamo-savonarola'))).toContain('(R6.10)');
    game.plays('mary', hear('giordano-bruno'));
    expect(game.tracks('mary')).toEqual([0, 0]); // R2.5
  });

  test('R6.11, R5.2 a preacher who is too expensive or expelled is not offered, with a reason', () => {
    const game = table(
      { paul: { goods: { fiorini: 100 } }, mary: {} },
      { lives: [...lives.slice(0, 2), ['giordano-bruno', 3, 'expelled']] },
    );
    game.plays('paul', charity('chiesa'));
    expect(game.choices('paul')).toEqual([hear('francesco-d-assisi'), hear('unnamed-preacher')]);
    expect(game.whyNot('paul', hear('girolamo-savonarola'))).toBe('You need 150 fiorini (you have 100). (R6.11)');
    expect(game.whyNot('paul', hear('giordano-bruno'))).toContain('(R5.2)');
  });

  test('R6.10, R6.11 the completed pulpit of the Cathedral takes one worker in all, beside the own pulpit', () => {
    const without = table({ paul: { goods: RICH }, mary: {} });
    expect(without.whyNot('paul', charity('duomo'))).toBe(
      'The pulpit of the Duomo has not been completed yet. (R6.10)',
    );
    const game = table({ paul: { goods: RICH }, mary: { goods: RICH, crests: ['duomo-pulpito'] } }, { lives });
    game.plays('paul', charity('duomo'), hear('unnamed-preacher'));
    expect(game.state.table.pulpit).toEqual({ seat: 0, preacher: 'unnamed-preacher' });
    expect(game.offered('mary', 'charity')).toEqual([charity('chiesa')]);
    expect(game.whyNot('mary', charity('duomo'))).toContain('(R6.11)');
    game.plays('mary', pass);
    expect(game.whyNot('paul', charity('duomo'))).toContain('(R6.11)'); // it takes one worker in all
    game.plays('paul', charity('chiesa'), hear('giordano-bruno'));
    expect(game.player('paul').pulpit).toBe('giordano-bruno');
    passAll(game);
  });

  test('R6.12, R1.7 each of two unnamed preachers gives 2 workers for 100 fiorini', () => {
    const game = table({
      paul: { goods: { fiorini: 100 } },
      mary: { goods: { fiorini: 100 } },
      peter: { goods: { fiorini: 100 } },
    });
    game.plays('paul', charity('chiesa')).plays('mary', charity('chiesa'));
    expect([game.goods('paul'), game.workers('paul')]).toEqual([{}, [5, 2]]);
    expect(game.offered('peter', 'charity')).toEqual([]);
  });

  test('R1.4 with limited cubes a preacher costs the full price all the same', () => {
    const cubes = { marble: 1, wood: 1, metal: 1, spice: 1, gold: 1 };
    const game = table(
      { paul: { goods: { fiorini: 100 } }, mary: {} },
      { lives, cubes, options: { limitedCubes: true } },
    );
    game.plays('paul', charity('chiesa'), hear('francesco-d-assisi'));
    expect([game.goods('paul'), game.eventsOf('charityGiven')[0]?.gained]).toEqual([{}, { workers: 2 }]);
  });
});
