import { pick } from '@signoria/engine';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  isBlind: true,
  choose: (_rules, _view, moves, draw) => ({ move: pick(draw, moves), value: null, reasons: [] }),
};
