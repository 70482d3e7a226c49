import { BOTS, BUDGET } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue';
import type { GameView } from '@signoria/engine';
import { chance } from '@signoria/engine';
import type { BotQuestion } from './question.ts';

/** Bots think here, off the thread that serves the tables. The answer is a move. */
export default function think({ game, options, seats, seat, level, view, seed }: BotQuestion): unknown {
  const rules = CATALOGUE[game]?.rules;
  const bot = BOTS[level];
  if (rules === undefined || bot === undefined) throw new Error(`no bot ${level} for ${game}`);
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  const seen = { ...(view as object), figures: rules.figures(read.value) } as GameView;
  const draw = chance(seed, 'bot', seat);
  const moves = rules.moves(rules.guess(seen, draw), seat);
  return bot.choose(rules, seen, moves, draw, BUDGET).move;
}
