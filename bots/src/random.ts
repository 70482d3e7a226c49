import { pick } from '@signoria/engine';
import type { Bot } from './bot.ts';

/** Chooses a legal move uniformly at random. */
export const random: Bot = {
  name: 'random',
  isBlind: true,
  choose: (_rules, _view, moves, draw) => ({ move: pick(draw, moves), value: null, reasons: [] }),
};
