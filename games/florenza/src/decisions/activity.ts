import type { Seat } from '@signoria/engine';
import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Goods } from '../goods.ts';
import { covers, someOf } from '../goods.ts';
import { gainedSince, holdings, movePrestige, pay, playerOf, receive } from '../players.ts';
import type { MoveLog, MoveOf, PlacedWorkshop, ReadonlyState, State, StepOf } from '../state.ts';
import { returnTile, setSpace } from '../workshops.ts';
import type { Question } from './question.ts';
import { askedPlayer, DECLINE } from './question.ts';

type Activity = MoveOf<'use' | 'decline'>;
const USE: Activity = { do: 'use' };

/** R8.1  Resolves a worker on a space; asks only about a price that the player can pay. */
export const activity: Question<'activity', Activity> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: [USE, DECLINE],
  asks(state, step) {
    const { isBuilt, workshop } = spaceOf(state, step);
    const price = state.figures.workshops[workshop].pay;
    return isBuilt && isPrice(price) && covers(askedPlayer(state, step).goods, price);
  },
  settle(state, step, log) {
    const { isBuilt, workshop } = spaceOf(state, step);
    if (!isBuilt) construct(state, step, log);
    else if (isPrice(state.figures.workshops[workshop].pay)) leaveUnused(state, step, false, log);
    else produce(state, step, log);
  },
  whyNot: () => null,
  apply(state, step, move, log) {
    if (move.do === 'use') produce(state, step, log);
    else leaveUnused(state, step, true, log);
  },
};

function spaceOf({ table }: ReadonlyState, { owner, space }: StepOf<'activity'>): PlacedWorkshop {
  return at(at(table.players, owner).spaces, space) as PlacedWorkshop;
}

function isPrice({ marble, wood, metal, textile, spice, gold, fiorini }: Readonly<Goods>): boolean {
  return marble + wood + metal + textile + spice + gold + fiorini > 0;
}

/** R8.6 */
function returnWorker(state: State, seat: Seat): void {
  playerOf(state, seat).pool++;
}

/** R8.2, R8.3  Produces for the family that placed the worker. */
function produce(state: State, step: StepOf<'activity'>, log: MoveLog): void {
  const { figures, table } = state;
  const { seat, owner, space } = step;
  const { workshop } = spaceOf(state, step);
  const { pay: price, gain } = figures.workshops[workshop];
  const player = playerOf(state, seat);
  pay(table, player, price);
  const before = log.emit === undefined ? null : holdings(player);
  receive(table, player, gain);
  setSpace(table, owner, space, { workshop, isBuilt: true, worker: null });
  returnWorker(state, seat);
  if (before === null) return;
  const gained = gainedSince(before, player);
  log.emit?.({ type: 'produced', seat, owner, space, workshop, paid: someOf(price), gained });
}

/** R8.3 */
function leaveUnused(state: State, step: StepOf<'activity'>, canPay: boolean, log: MoveLog): void {
  const { seat, owner, space } = step;
  const { workshop } = spaceOf(state, step);
  setSpace(state.table, owner, space, { workshop, isBuilt: true, worker: null });
  returnWorker(state, seat);
  log.emit?.({ type: 'notUsed', seat, owner, space, workshop, canPay });
}

/** R8.4, R8.5  Pays for a workshop under construction if the player can, else returns the tile. */
function construct(state: State, step: StepOf<'activity'>, log: MoveLog): void {
  const { figures, table } = state;
  const { seat, space } = step;
  const { workshop } = spaceOf(state, step);
  const { cost, reward } = figures.workshops[workshop];
  const player = playerOf(state, seat);
  returnWorker(state, seat);
  if (!covers(player.goods, cost)) {
    returnTile(table, workshop);
    setSpace(table, seat, space, null);
    const lost = 0 - movePrestige(player, -figures.failures.workshop);
    log.emit?.({ type: 'buildingFailed', seat, workshop, space, lost });
    return;
  }
  pay(table, player, cost);
  const before = log.emit === undefined ? null : holdings(player);
  receive(table, player, reward);
  setSpace(table, seat, space, { workshop, isBuilt: true, worker: null });
  if (before === null) return;
  log.emit?.({ type: 'built', seat, workshop, space, paid: someOf(cost), gained: gainedSince(before, player) });
}
