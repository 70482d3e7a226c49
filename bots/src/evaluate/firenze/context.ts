import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Colour, CommissionFacts, ReadonlyState, ReadonlyTable } from '@signoria/firenze';
import { bonusFor, COLOURS, celebrationBonus, commissions, dedicationChurch, LEVELS } from '@signoria/firenze';
import type { Weights } from './weights.ts';

export const LOWEST = at(LEVELS, 0);
export const HIGHEST = at(LEVELS, LEVELS.length - 1);
/**
 * The most bricks of a colour in the storehouse and in the row that the memoized tables distinguish. With five in the row, the
 * probability of getting a brick is at its maximum (`mostLikely`).
 */
export const MOST_BRICKS = 8;
export const MOST_IN_ROW = 5;

/** The prospects of towers for a seat. Valid while no commission is sealed, no church is taken and no rival builds. */
export interface EvaluationContext {
  readonly weights: Weights;
  readonly seat: Seat;
  /** By place of the commission, its worth; 0 if it cannot be fulfilled. */
  readonly prizes: readonly number[];
  /** By place of the commission, true if it can be fulfilled at once. */
  readonly isOpen: readonly boolean[];
  /** By colour, the heights of the other players' towers. */
  readonly rivals: Readonly<Record<Colour, readonly number[]>>;
  /** The expected number of turns that the seat has left. */
  readonly turns: number;
  /** Memoized towers: their prospects, and one more than the number of bricks needed; 0 means not computed. */
  readonly worths: Float64Array;
  readonly needs: Uint8Array;
}

/** The inputs of a context. Lists are compared by identity, because the rules replace them instead of modifying them. */
interface Basis {
  readonly figures: unknown;
  readonly seals: unknown;
  readonly churches: unknown;
  readonly levelTiles: unknown;
  readonly endTile: unknown;
  readonly active: Seat;
  readonly celebrated: number;
  readonly towers: readonly unknown[];
}

/** Cache size. A search alternates between positions before and after a seal. */
const CACHE_SIZE = 4;

/** Returns a function that caches contexts and recomputes one only if its inputs changed. */
export function cachedContexts(weights: Weights): (state: ReadonlyState, seat: Seat) => EvaluationContext {
  const cached: { readonly basis: Basis; readonly context: EvaluationContext }[] = [];
  return (state, seat) => {
    for (const { basis, context } of cached) if (context.seat === seat && isSame(basis, state, seat)) return context;
    const spare = cached.length < CACHE_SIZE ? undefined : cached.pop()?.context;
    const context = contextOf(weights, state, seat, spare);
    cached.unshift({ basis: basisOf(state, seat), context });
    return context;
  };
}

function basisOf(state: ReadonlyState, seat: Seat): Basis {
  const { figures, table } = state;
  const { seals, churches, levelTiles, endTile, active } = table;
  const towers = table.players.map((player) => player.towers);
  return {
    figures,
    seals,
    churches,
    levelTiles,
    endTile,
    active,
    celebrated: celebrationBonus(state, seat, LOWEST),
    towers,
  };
}

function isSame(basis: Basis, state: ReadonlyState, seat: Seat): boolean {
  const { seals, churches, levelTiles, endTile, active, players } = state.table;
  if (basis.seals !== seals || basis.churches !== churches || basis.levelTiles !== levelTiles) return false;
  if (basis.endTile !== endTile || (endTile !== null && basis.active !== active)) return false;
  if (basis.figures !== state.figures || basis.towers.length !== players.length) return false;
  for (let other = 0; other < players.length; other++)
    if (other !== seat && basis.towers[other] !== at(players, other).towers) return false;
  return basis.celebrated === celebrationBonus(state, seat, LOWEST);
}

const SIZE = COLOURS.length * (HIGHEST + 1) * (MOST_BRICKS + 1) * (MOST_IN_ROW + 1);

/**
 * Computes a context. The tables of `spare`, an evicted context, are reused, which is faster than allocating new ones.
 */
function contextOf(
  weights: Weights,
  state: ReadonlyState,
  seat: Seat,
  spare: EvaluationContext | undefined,
): EvaluationContext {
  const facts = commissions(state);
  return {
    weights,
    seat,
    prizes: facts.map((commission) =>
      Math.max(prizeOf(weights, state, seat, commission), dedicationPrestige(state, commission.level)),
    ),
    isOpen: facts.map(({ isOpen, level }) => isOpen || dedicationPrestige(state, level) > 0),
    rivals: rivalsOf(state.table, seat),
    turns: turnsAhead(weights, state.table, seat),
    worths: spare?.worths ?? new Float64Array(SIZE),
    needs: spare?.needs.fill(0) ?? new Uint8Array(SIZE),
  };
}

function prizeOf(weights: Weights, state: ReadonlyState, seat: Seat, commission: CommissionFacts): number {
  const { sealer, waitsFor, points, level, colour } = commission;
  if (sealer !== null || at(state.table.players, seat).seals === 0) return 0;
  const flag = weights.flagAhead * state.figures.flags[colour].points;
  const prize = points + bonusFor(state, level) + extraPrestige(state, seat, level) + weights.seal + flag;
  return prize * weights.waiting ** (waitsFor === null ? 0 : balconiesBefore(state, colour, level));
}

/** R12.11  Returns the prestige for giving up a tower of this height to the Campanile; 0 without that church. */
function dedicationPrestige(state: ReadonlyState, level: number): number {
  const card = dedicationChurch(state);
  return card !== undefined && state.figures.cards[card].level === level ? state.figures.cards[card].points : 0;
}

/** R7.3  Returns the number of balconies that must be fulfilled first. */
function balconiesBefore({ figures, table }: ReadonlyState, colour: Colour, level: number): number {
  const place = table.balconies.findIndex((balcony) => {
    const row = figures.balconies[balcony];
    return row.colour === colour && row.level === level;
  });
  return place - table.balconiesDone;
}

/**
 * R12.4, R13.1  Returns the additional prestige of a seal: celebrations in hand, and the end tile for the last seal.
 */
function extraPrestige(state: ReadonlyState, seat: Seat, level: number): number {
  const { figures, table } = state;
  const isLast = at(table.players, seat).seals === 1 && table.endTile === null;
  return (isLast ? figures.endTile.points : 0) + celebrationBonus(state, seat, level);
}

/** R13.2  Estimates the turns left from the fewest seals that any player still has. */
function turnsAhead(weights: Weights, { players, endTile, active }: ReadonlyTable, seat: Seat): number {
  if (endTile !== null) return active === seat ? 0 : 1;
  return weights.turnsASeal * Math.min(...players.map(({ seals }) => seals));
}

function rivalsOf({ players }: ReadonlyTable, seat: Seat): EvaluationContext['rivals'] {
  const rivals: Record<Colour, number[]> = { white: [], yellow: [], green: [], red: [], blue: [], purple: [] };
  for (let other = 0; other < players.length; other++)
    if (other !== seat) for (const { colour, height } of at(players, other).towers) rivals[colour].push(height);
  return rivals;
}
