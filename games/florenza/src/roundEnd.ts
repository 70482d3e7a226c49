import { drawCharacters, unnamedTiles } from './lives.ts';
import type { Life, MoveLog, Player, State } from './state.ts';

/** R11  Returns workers and tiles to their places; characters leave, move down one card and come. */
export function endRound(state: State, log: MoveLog): void {
  const { figures, table } = state;
  table.detained = null; // R11.1
  table.pulpit = null; // R11.2
  table.unnamed = unnamedTiles(figures);
  for (const player of table.players) returnWorkers(player, figures.workers.all);
  const leaving = table.lives.filter(({ rounds }) => rounds === 1); // R11.4
  table.lives = table.lives.filter(({ rounds }) => rounds > 1).map(movedDown);
  const came = drawCharacters(state, leaving.length, table.round); // R11.6
  if (came.length > 0) log.revealed = true;
  if (log.emit === undefined || leaving.length === 0) return;
  log.emit({ type: 'charactersLeft', characters: leaving.map(({ character }) => character) });
  if (came.length > 0) log.emit({ type: 'charactersCame', characters: came });
}

/** R11.1, R11.3  Returns all workers of a family to its pool. */
function returnWorkers(player: Player, all: number): void {
  player.workers = 0;
  player.pool = all;
  player.hasPassed = false;
  player.atWork = 0;
  player.pulpit = null;
}

/** R11.1, R11.2, R11.5 */
function movedDown({ character, rounds, isMaster }: Life): Life {
  return { character, rounds: rounds - 1, isMaster, tile: 'card' };
}
