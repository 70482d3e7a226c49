import { BEGINNERS_GAME, GAMES } from '@signoria/catalogue';
import { describe, expect, test } from 'vitest';
import { optionsFor } from '../../src/setUp/seating.ts';

describe.each(GAMES)('the options of $id', (game) => {
  const defaults = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
  const first = game.id === BEGINNERS_GAME.id ? { ...defaults, ...BEGINNERS_GAME.options } : defaults;

  test('are the defaults, in a first game those of the catalogue', () => {
    expect(optionsFor('', game)).toEqual(defaults);
    expect(optionsFor('?table=first', game)).toEqual(first);
  });

  test('come from the link, in a first game as well', () => {
    const [flag] = game.options.filter(({ kind }) => kind === 'flag');
    if (flag === undefined) return;
    expect(optionsFor(`?table=first&${flag.id}=true`, game)).toEqual({ ...first, [flag.id]: true });
  });
});
