import type { Seat } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import type { Bricks, Colour } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import { MOST_BRICKS_A_TURN } from '../components.ts';
import { lossOrder } from '../decisions/event.ts';
import { firstBricks } from '../decisions/giving.ts';
import { cardCost, constructionCost } from '../players.ts';
import type { Move, PublicState, ReadonlyPlayer, ReadonlyState, Step, Tower } from '../state.ts';

/** A tower in a plan for building: one of the site, or a new one (of height 0). */
export type PlanColumn = Tower;

/** R5.1  Returns the towers that a plan can raise: all of the site, and a new one of each colour without a tower. */
export function planColumns({ towers }: ReadonlyPlayer): readonly PlanColumn[] {
  return COLOURS.flatMap((colour): readonly PlanColumn[] => {
    const own = towers.filter((tower) => tower.colour === colour);
    return own.length > 0 ? own : [{ colour, height: 0, due: false }];
  });
}

/** A planned tower: a column and its height after building. */
export interface PlannedTower extends PlanColumn {
  readonly to: number;
}

/** Counts the bricks that planned towers need, of one colour or of all. */
export function bricksNeeded(planned: readonly PlannedTower[], colour: Colour | null = null): number {
  return planned.reduce((sum, one) => sum + (colour === null || colour === one.colour ? one.to - one.height : 0), 0);
}

/** Yields moves. Each `yield` returns the position after that move. */
export type MoveSequence = Generator<Move, void, ReadonlyState>;

/** R5.1  Yields the moves that lay the bricks of planned towers, each from its lowest level up. */
export function* layMoves(start: ReadonlyState, seat: Seat, planned: readonly PlannedTower[]): MoveSequence {
  let state = start;
  for (const { colour, height: from, due, to } of planned)
    for (let height = from; height < to; height++) {
      const isBefore = (tower: Tower) =>
        tower.colour === colour && tower.height === height && tower.due === (due && height === from);
      const tower = at(state.table.players, seat).towers.findIndex(isBefore);
      state = yield height === 0 ? { do: 'found', colour } : { do: 'raise', tower };
    }
}

/** R5.4, R5.5  Yields the moves that lay bricks, end building and pay the construction cost. */
export function* buildMoves(
  start: ReadonlyState,
  seat: Seat,
  planned: readonly PlannedTower[],
  paid: readonly Colour[],
): MoveSequence {
  let state = start;
  const lays = layMoves(state, seat, planned);
  for (let lay = lays.next(); lay.done !== true; lay = lays.next(state)) state = yield lay.value;
  if (askedOf(state, seat)?.ask === 'build') state = yield { do: 'done' };
  if (dueOf(state, seat) === 'construction') yield* giveMoves(state, seat, paid);
}

/** R3.2, R4.1  Yields a move that costs bricks and the moves that give them. */
export function* paidMoves(seat: Seat, move: Move, paid: readonly Colour[]): MoveSequence {
  const state = yield move;
  yield* giveMoves(state, seat, paid);
}

/** R2.3  Yields the moves that give bricks for one cost. Bricks without a choice of colour need no move. */
export function* giveMoves(start: ReadonlyState, seat: Seat, paid: readonly Colour[]): MoveSequence {
  let state = start;
  const due = dueOf(state, seat);
  for (const colour of paid) {
    if (due === null || dueOf(state, seat) !== due) return;
    state = yield { do: 'give', colour };
  }
}

function askedOf({ table }: PublicState, seat: Seat): Step | undefined {
  return questionFor<Step>(table.agenda, seat);
}

/** Returns what the seat is asked to give bricks for; null if it is not asked for bricks. */
function dueOf(state: PublicState, seat: Seat): string | null {
  const step = askedOf(state, seat);
  if (step?.ask === 'pay') return step.due;
  return step?.ask === 'cost' || step?.ask === 'exchange' ? step.ask : null;
}

/** R5.4  Returns the construction cost after the planned bricks are laid as well; null if they are too many (R5.3). */
export function plannedCost(state: PublicState, seat: Seat, planned: readonly PlannedTower[]): number | null {
  const laid = state.table.laid + bricksNeeded(planned);
  return laid > MOST_BRICKS_A_TURN ? null : constructionCost(state, at(state.table.players, seat), laid);
}

/**
 * R2.3  Returns the number of bricks that the seat has to give next: for the question, or for the chosen card or exchange;
 * 0 if none.
 */
export function bricksDue({ figures, table }: PublicState, seat: Seat, chosen: Move | null): number {
  const step = askedOf({ figures, table }, seat);
  switch (step?.ask) {
    case 'card':
      return chosen?.do === 'take' ? cardCost({ figures, table }, chosen.place) : 0; // R3.2
    case 'build':
      return chosen?.do === 'exchange' ? figures.row.exchange : 0; // R4.1
    case 'cost':
      return cardCost({ figures, table }, step.place) - step.paid.length;
    case 'exchange':
    case 'pay':
      return step.left;
    default:
      return 0;
  }
}

/** Returns the storehouse after the bricks of planned towers are taken out. */
export function storeAfter({ store }: ReadonlyPlayer, planned: readonly PlannedTower[]): Readonly<Bricks> {
  const left = { ...store };
  for (const colour of COLOURS) left[colour] -= bricksNeeded(planned, colour);
  return left;
}

/**
 * R9.3  Suggests bricks to pay with, in the order of automatic losses: colours without an own tower first, from white to
 * purple. All bricks if there are fewer.
 */
export function suggestedPayment(
  store: Readonly<Bricks>,
  count: number,
  towers: readonly Pick<Tower, 'colour'>[],
): readonly Colour[] {
  return firstBricks(store, count, lossOrder(towers));
}
