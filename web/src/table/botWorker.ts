import { BOTS, BUDGET } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue';
import type { GameView } from '@signoria/engine';
import { chance } from '@signoria/engine';
import type { Question, WorkerReply } from './thinker.ts';

/** Bots think here, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<{ number: number; question: Question }>) => {
  const reply: WorkerReply = { number: data.number, index: think(data.question) };
  self.postMessage(reply);
});

function think({ game, options, seats, bot, view, moves, seed }: Question): number {
  const rules = CATALOGUE[game]?.rules;
  const player = BOTS[bot];
  if (rules === undefined || player === undefined) throw new Error(`no bot ${bot} for ${game}`);
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  const seen = { ...(view as object), figures: rules.figures(read.value) } as GameView;
  return moves.indexOf(player.choose(rules, seen, moves, chance(seed, 'bot'), BUDGET).move);
}
