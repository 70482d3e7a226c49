import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Workshop } from '../components.ts';
import { movePrestige, playerOf } from '../players.ts';
import type { MoveLog, MoveOf, PlacedWorkshop, State } from '../state.ts';
import { setSpace, takeTile } from '../workshops.ts';

/** R6  Applies a placement that needs no artist and no preacher. */
export function applyPlacement(
  state: State,
  seat: Seat,
  move: MoveOf<'operate' | 'build' | 'market' | 'work' | 'pass'>,
  log: MoveLog,
): void {
  const player = playerOf(state, seat);
  if (move.do !== 'pass') player.workers--;
  switch (move.do) {
    case 'operate':
      operate(state, seat, move, log);
      break;
    case 'build':
      build(state, seat, move.workshop, log);
      break;
    case 'market':
      player.isAtMarket = true; // R6.9
      log.emit?.({ type: 'wentToMarket', seat });
      break;
    case 'work':
      player.atWork++; // R6.13
      player.goods.fiorini += state.figures.prices.work;
      log.emit?.({ type: 'wentToWork', seat, fiorini: state.figures.prices.work });
      break;
    case 'pass':
      player.hasPassed = true; // R6.3
      log.emit?.({ type: 'passed', seat, workers: player.workers });
  }
}

/** R6.4, R6.5 */
function operate({ figures, table }: State, seat: Seat, { owner, space }: MoveOf<'operate'>, log: MoveLog): void {
  const { workshop } = at(at(table.players, owner).spaces, space) as PlacedWorkshop;
  const fee = owner === seat ? 0 : figures.prices.foreignWorkshop;
  setSpace(table, owner, space, { workshop, isBuilt: true, worker: seat });
  if (fee !== 0) {
    movePrestige(at(table.players, seat), -fee);
    movePrestige(at(table.players, owner), fee);
  }
  log.emit?.({ type: 'workerSent', seat, owner, space, workshop, prestige: fee });
}

/** R6.6 */
function build({ table }: State, seat: Seat, workshop: Workshop, log: MoveLog): void {
  const space = at(table.players, seat).spaces.indexOf(null);
  takeTile(table, workshop);
  setSpace(table, seat, space, { workshop, isBuilt: false, worker: seat });
  log.emit?.({ type: 'buildingBegun', seat, workshop, space });
}
