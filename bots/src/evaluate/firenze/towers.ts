import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Bricks, Colour, Figures, Player, State, Tower } from '@signoria/firenze';
import {
  bonusFor,
  COLOURS,
  commissionAt,
  commissionFacts,
  constructionCost,
  countBricks,
  LEVELS,
  MOST_BRICKS_A_TURN,
} from '@signoria/firenze';
import type { Weights } from './weights.ts';

/** What a seat's building is judged by, found out once for a position. */
export interface Outlook {
  readonly weights: Weights;
  readonly state: Immutable<State>;
  readonly seat: Seat;
  readonly player: Immutable<Player>;
  /** Bricks that can still be laid in this turn; 0 when it is over. */
  readonly room: number;
  /** By colour, bricks on the cards of the row. */
  readonly inRow: Readonly<Record<Colour, number>>;
  /** By the place of the commission, what it brings whoever is first; 0 when it cannot be had. */
  readonly prizes: readonly number[];
  /** Whether a tower of the right height could be sealed in this turn. */
  readonly canFulfil: boolean;
  /** By colour, how tall the others' towers are. */
  readonly rivals: Readonly<Record<Colour, readonly number[]>>;
}

export function outlookOf(weights: Weights, state: Immutable<State>, seat: Seat): Outlook {
  const player = at(state.table.players, seat);
  const inRow = { white: 0, yellow: 0, green: 0, red: 0, blue: 0, purple: 0 };
  for (const { bricks } of state.table.row) for (const colour of COLOURS) inRow[colour] += bricks[colour];
  return {
    weights,
    state,
    seat,
    player,
    room: roomOf(state, seat, player),
    inRow,
    prizes: prizesIn(weights, state),
    canFulfil: isAhead(state, seat, 'commission'),
    rivals: rivalsOf(state, seat),
  };
}

/** They change with a seal or a church; between them thousands of positions are looked at. */
const prizesIn = (() => {
  let last: { readonly key: readonly unknown[]; readonly prizes: readonly number[] } = { key: [], prizes: [] };
  return (weights: Weights, state: Immutable<State>): readonly number[] => {
    const { seals, churches, levelTiles, balconies } = state.table;
    const key = [weights, state.figures, seals, churches, levelTiles, balconies];
    if (key.some((part, index) => part !== last.key[index]))
      last = {
        key,
        prizes: COLOURS.flatMap((colour) => LEVELS.map((level) => prizeOf(weights, state, colour, level))),
      };
    return last.prizes;
  };
})();

/** Points of a commission with what comes besides; one whose balcony must wait counts half. */
function prizeOf({ seal, flagAhead }: Weights, state: Immutable<State>, colour: Colour, level: number): number {
  const { sealer, waitsFor, points } = commissionFacts(state, commissionAt(colour, level));
  if (sealer !== null) return 0;
  const flag = flagAhead * (state.figures as Figures).flags[colour].points;
  return (points + bonusFor(state, level) + seal + flag) * (waitsFor === null ? 1 : 0.5);
}

/** R5.5  How many more bricks the storehouse can pay for in this turn. */
function roomOf(state: Immutable<State>, seat: Seat, player: Immutable<Player>): number {
  const { table } = state;
  if (!isAhead(state, seat, 'build')) return 0;
  const bricks = countBricks(player.store);
  let room = 0;
  while (
    table.laid + room < MOST_BRICKS_A_TURN &&
    bricks - room - 1 >= constructionCost(state, player, table.laid + room + 1)
  )
    room++;
  return room;
}

/** What is planned: towers as they stand, and those that bricks of the storehouse could become. */
export interface Prospects {
  readonly towers: number;
  readonly plans: number;
}

/** What is still to be had this turn, and what has been promised for the turns to come. */
interface Means {
  readonly store: Bricks;
  room: number;
  /** Bricks still to be laid for what was planned before. */
  ahead: number;
  /** Towers that go on without a brick of their colour: not all of them will find one in time. */
  without: number;
}

/** What a seat's towers promise, the most promising first, as far as the bricks reach; then what could be begun. */
export function prospectsOf(outlook: Outlook): Prospects {
  const { player, room, weights } = outlook;
  const means: Means = { store: { ...player.store }, room, ahead: 0, without: 0 };
  const ranked = player.towers
    .map((tower) => ({ tower, worth: best(outlook, tower, means).worth }))
    .sort((one, other) => other.worth - one.worth);
  let towers = 0;
  for (const { tower } of ranked) {
    const falls = tower.due && (means.room === 0 || means.store[tower.colour] === 0); // R6.1
    towers += falls ? weights.ruin * Math.floor(tower.height / 2) : goOn(outlook, tower, means);
  }
  return { towers: towers - upkeep(outlook), plans: plansWorth(outlook, means) };
}

/** The worth of a tower that is built on, whose bricks are then spoken for. */
function goOn(outlook: Outlook, tower: Tower, means: Means): number {
  const { weights } = outlook;
  const { colour } = tower;
  const { worth, laid, missing } = best(outlook, tower, means);
  const now = Math.min(laid, means.room, means.store[colour]);
  means.room -= now;
  means.store[colour] -= now;
  means.ahead += missing;
  if (missing === 0) return worth;
  const kept = Math.min(missing, means.store[colour]);
  means.store[colour] -= kept;
  return kept > 0 ? worth : worth * likelihood(outlook, colour) * weights.alone ** means.without++;
}

/** A colour of which there are bricks could become a tower: the best of them, then what is left of the others. */
function plansWorth(outlook: Outlook, means: Means): number {
  const { weights } = outlook;
  const plans = COLOURS.filter((colour) => means.store[colour] > 0)
    .map((colour) => ({ colour, height: 0, due: false }))
    .map((tower) => ({ tower, worth: best(outlook, tower, means).worth }))
    .sort((one, other) => other.worth - one.worth);
  let worth = 0;
  for (const { tower } of plans) {
    const plan = best(outlook, tower, means);
    worth += weights.plan * plan.worth;
    means.ahead += plan.missing;
  }
  return worth;
}

/** R6.1  Every tower wants a brick a turn; beyond two they cost. */
function upkeep({ weights, state, player }: Outlook): number {
  const towers = Math.min(MOST_BRICKS_A_TURN, player.towers.length);
  return weights.upkeep * at((state.figures as Figures).derived.costs, towers);
}

/** The most promising commission of a tower: what is laid for it at once, and how many bricks it takes after that. */
interface Plan {
  readonly worth: number;
  readonly laid: number;
  readonly missing: number;
}

function best(outlook: Outlook, { colour, height }: Tower, { store, room, ahead }: Means): Plan {
  const { weights, prizes } = outlook;
  const bricks = store[colour];
  const likely = likelihood(outlook, colour);
  let found: Plan = { worth: 0, laid: 1, missing: 0 };
  for (const level of LEVELS) {
    if (level < height || (level === height && !outlook.canFulfil)) continue;
    const prize = at(prizes, commissionAt(colour, level));
    if (prize === 0) continue;
    const needed = level - height;
    const now = Math.min(needed, bricks, room);
    const missing = needed - now;
    const turns = missing === 0 ? 0 : Math.ceil((ahead + missing) / weights.pace);
    const rival = turns === 0 ? 1 : rivalry(outlook, colour, height, level);
    const worth = prize * likely ** Math.max(0, needed - bricks) * weights.turn ** turns * rival;
    if (worth > found.worth) found = { worth, laid: Math.max(1, now), missing };
  }
  return found;
}

/** How likely a brick of the colour can be had next turn. */
function likelihood({ weights, inRow }: Outlook, colour: Colour): number {
  return Math.min(weights.mostLikely, weights.brick + weights.brickInRow * inRow[colour]);
}

/** Whether a phase of the seat's own turn is still to come, or under way. */
function isAhead({ table }: Immutable<State>, seat: Seat, phase: 'build' | 'commission'): boolean {
  for (const { ask, seat: asked } of table.agenda.steps) if (ask === phase && asked === seat) return true;
  return false;
}

function rivalsOf({ table }: Immutable<State>, seat: Seat): Outlook['rivals'] {
  const rivals: Record<Colour, number[]> = { white: [], yellow: [], green: [], red: [], blue: [], purple: [] };
  for (let other = 0; other < table.players.length; other++)
    if (other !== seat) for (const { colour, height } of at(table.players, other).towers) rivals[colour].push(height);
  return rivals;
}

/** What is left of a prize for which somebody else is as far. */
function rivalry({ weights, rivals }: Outlook, colour: Colour, height: number, level: number): number {
  for (const rival of rivals[colour]) if (rival >= height && rival <= level) return weights.contested;
  return 1;
}
