import { pick } from '@signoria/engine';
import type { Bot } from './bot.ts';
import { plainChoice } from './checkedChoice.ts';

/** Chooses a legal move uniformly at random. */
export const random: Bot = {
  name: 'random',
  isBlind: true,
  choose: (_rules, _view, moves, draw) => plainChoice(pick(draw, moves)),
};
