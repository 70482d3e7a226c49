import { answered, LANGUAGES, plain } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { PALAZZO } from '../src/components.ts';
import type { Move } from '../src/index.ts';
import { florenza, gainsOf, livesOn, outcomeOf } from '../src/index.ts';
import { florenzaText } from '../src/text/index.ts';
import type { TestGame } from './table.ts';
import { charity, commission, hire, table } from './table.ts';

const outcome = ({ state }: TestGame, move: Move) => outcomeOf(state, answered(florenza, state, 0, move), 0);
const DONATELLO = { lives: [['donatello', 3]] } as const;

describe('a commission whose artist is to be chosen', () => {
  const rich = { marble: 2, fiorini: 500 };

  test('R6.7, R9.2 shows the cost of the artwork, its reward, and the prices of all artists', () => {
    const game = table({ paul: { goods: rich }, mary: {} }, DONATELLO);
    const { toHire, later, only, now } = outcome(game, commission('palazzo-facciata'));
    expect(now).toEqual({ workers: -1 });
    expect([later, only]).toEqual([[], null]);
    expect(toHire).toMatchObject({ pays: { marble: 2, fiorini: 100 }, price: [0, 200], due: { short: null } });
    expect(toHire?.due && gainsOf(game.state, toHire.due)).toEqual({ prestige: 4 });
  });

  test('R9.5 shows the least and the most prestige of all artists who suit it', () => {
    const game = table({ paul: { goods: rich }, mary: {} }, DONATELLO);
    expect(outcome(game, commission('palazzo-facciata')).toHire?.prestige).toEqual([-1, 5]);
  });

  test('R9.11 without the die shows only numbers that an incentive reaches there', () => {
    const game = table({ paul: { goods: rich }, mary: {} }, { ...DONATELLO, options: { noDie: true } });
    expect(outcome(game, commission('palazzo-facciata')).toHire?.prestige).toEqual([-1, 4]);
    expect(outcome(game, commission('lastricato-statua')).toHire?.prestige).toEqual([0, 4]);
    expect(outcome(game, commission('duomo-pulpito')).toHire?.prestige).toEqual([0, 5]);
  });

  test('R9.4 includes the bonus for the last artwork of the Palazzo', () => {
    const artworks = PALAZZO.filter((one) => one !== 'palazzo-facciata');
    const game = table({ paul: { goods: rich, artworks }, mary: {} });
    const { toHire } = outcome(game, commission('palazzo-facciata'));
    expect(toHire?.due && gainsOf(game.state, toHire.due)).toEqual({ prestige: 4 + 4 });
  });

  test('R6.8, R9.9 shows the reward and the loss of prestige if the family could not pay', () => {
    const game = table({ paul: {}, mary: {} });
    const { toHire } = outcome(game, commission('palazzo-facciata'));
    expect(toHire?.due).toMatchObject({ short: { marble: 2, fiorini: 100 }, penalty: 1 });
    expect(toHire?.due && gainsOf(game.state, toHire.due)).toEqual({ prestige: 4 });
  });
});

describe('a placement without a second question', () => {
  /** Mary has hired both unnamed painters. */
  const painters = [
    ['signoria-salone', 'unnamed-painter'],
    ['chiesa-abside', 'unnamed-painter'],
  ] as const;

  test('R2.4 names the only artist who can be hired, with cost and gain', () => {
    const position = { lives: [['sanzio', 3]] } as const;
    const game = table({ paul: { goods: { fiorini: 900 } }, mary: { commissions: painters } }, position);
    const { only, toHire, later, now } = outcome(game, commission('palazzo-ritratto'));
    expect([only, toHire, now]).toEqual(['sanzio', null, { workers: -1 }]);
    expect(later).toMatchObject([{ key: '7 palazzo-ritratto', prestigeRange: [4, 6] }]);
  });

  test('R2.4, R6.10 names the only preacher who can be paid, with cost and gain', () => {
    const game = table({ paul: { goods: { fiorini: 100 } }, mary: {} });
    expect(outcome(game, charity('chiesa'))).toMatchObject({
      only: 'unnamed-preacher',
      now: { fiorini: -100, workers: 1 },
      later: [],
    });
  });

  test('R2.4 names nobody if there is a choice', () => {
    const position = { lives: [['giordano-bruno', 3]] } as const;
    const game = table({ paul: { goods: { fiorini: 900, spice: 3, gold: 3, metal: 3 } }, mary: {} }, position);
    expect(outcome(game, charity('chiesa'))).toMatchObject({ only: null, now: { workers: -1 }, later: [] });
  });
});

describe('the range of an artist for an artwork', () => {
  const artist = (noDie: boolean) => {
    const game = table(
      { paul: { goods: { marble: 9, fiorini: 900 } }, mary: {} },
      { ...DONATELLO, options: { noDie } },
    );
    return game.plays('paul', commission('palazzo-facciata'));
  };

  test('R9.5 is that of the die', () => {
    const game = artist(false);
    expect(outcome(game, hire('donatello')).later[0]?.prestigeRange).toEqual([3, 5]);
    expect(livesOn(game.state, 3)[0]?.skills[0]?.faces).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('R9.11 without the die ends with the largest incentive in a district', () => {
    const game = artist(true);
    expect(outcome(game, hire('donatello')).later[0]).toMatchObject({ prestigeRange: [3, 4], chance: [3, 3] });
    expect(livesOn(game.state, 3)[0]?.skills[0]).toMatchObject({ faces: [1, 2, 3, 4], results: [3, 3, 4, 4] });
  });

  test.each([
    [false, ['3 to 5 prestige', '3 bis 5 Prestige', 'prestigio da 3 a 5']],
    [true, ['3 to 4 prestige', '3 bis 4 Prestige', 'prestigio da 3 a 4']],
  ])('R9.5, R9.11 the texts of the move have the same range, without the die: %s', (noDie, ranges) => {
    const { state } = artist(noDie);
    for (const [index, language] of LANGUAGES.entries()) {
      const said = plain(florenzaText[language].move(hire('donatello'), state, 0));
      expect(said).toContain(ranges[index]);
    }
  });
});
