import { winnersOf } from '@signoria/bots';
import type { Over } from '@signoria/protocol';
import { seedHashOf } from '../../seeds.ts';
import type { LiveTable } from '../table/index.ts';
import { isEarlyEnd, versionOf } from '../table/index.ts';
import { broadcast } from './send.ts';

/** Returns the end of a finished game; null before. Only this and the game record reveal the seed. */
export function overOf({ rules, data, game, takenBack }: LiveTable): Over | null {
  if (game === null || data.status !== 'over') return null;
  const scores = rules.scores(game.state);
  const early = isEarlyEnd(rules, game);
  return {
    scores: scores.map((score) => ({ ...score, lines: [...score.lines] })),
    winners: early ? [] : [...winnersOf(scores)],
    seed: data.seed,
    seedHash: seedHashOf(data.seed),
    early,
    takenBack,
  };
}

export function broadcastOver(table: LiveTable): void {
  const over = overOf(table);
  if (over !== null) broadcast(table, { type: 'over', version: versionOf(table), ...over });
}
