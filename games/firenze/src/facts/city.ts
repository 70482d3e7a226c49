import type { Seat } from '@signoria/engine';
import { at, contains } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import type { Balcony, Commission, Level, LevelTile, Numeral } from '../components.ts';
import { COMMISSION_IDS, LEVEL_TILE_IDS, LEVELS } from '../components.ts';
import { balconyAt, commissionPoints, whyClosed } from '../decisions/commission.ts';
import { commissionIndex } from '../figures.ts';
import { flagHolder, LOW_LEVELS } from '../score.ts';
import type { PublicState, Sealer } from '../state.ts';

/** A commission on the board. */
export interface CommissionFacts {
  readonly commission: Commission;
  readonly colour: Colour;
  readonly level: Level;
  /** R7.3  The points of the balcony if one covers the commission. */
  readonly points: number;
  readonly balcony: Balcony | null;
  readonly sealer: Sealer;
  /** R7.3  The numeral that must be fulfilled first; null if the commission is open or sealed. */
  readonly waitsFor: Numeral | null;
  /** R7.1  True if a matching tower could fulfil it now. */
  readonly isOpen: boolean;
}

/** R1.3, R7  Returns all 36 commissions by colour, from the lowest level up. */
export function commissions(state: PublicState): readonly CommissionFacts[] {
  return COMMISSION_IDS.map((_, place) => commissionFacts(state, place));
}

export function commissionFacts(state: PublicState, place: number): CommissionFacts {
  const { colour, level } = at(state.figures.derived.commissionParts, place);
  const closed = whyClosed(state, place);
  return {
    commission: at(COMMISSION_IDS, place),
    colour,
    level,
    points: commissionPoints(state, place),
    balcony: balconyAt(state, place),
    sealer: state.table.seals[place] ?? null,
    waitsFor: closed?.code === 'notDue' ? closed.numeral : null,
    isOpen: closed === null,
  };
}

/** Returns the commission of a colour and a number of levels. */
export function commissionOf(state: PublicState, colour: Colour, level: number): CommissionFacts {
  return commissionFacts(state, commissionIndex(colour, level));
}

/** R7.1  Returns the points for a tower of this colour and height, with bonuses; null if it fits no open commission. */
export function pointsFor(state: PublicState, colour: Colour, height: number): number | null {
  if (!contains(LEVELS as readonly number[], height)) return null;
  const { isOpen, points } = commissionOf(state, colour, height);
  return isOpen ? points + bonusFor(state, height) : null;
}

/**
 * R7.4, R9.9  Returns the extra points for the next commission of a number of levels: the level tile and church cards.
 */
export function bonusFor({ figures, table }: PublicState, level: number): number {
  let points = 0;
  const tile = LEVEL_TILE_IDS[at(figures.derived.tileAt, level)];
  if (tile !== undefined && table.levelTiles.includes(tile)) points += figures.levelTiles[tile].points;
  for (const card of table.churches) {
    const row = figures.cards[card];
    if (row.moment === 'atCommission' && row.level === level) points += row.points;
  }
  return points;
}

/** R12.4  Returns the extra points for a seal on a level from celebrations in the player's hand. */
export function celebrationBonus({ figures, table }: PublicState, seat: Seat, level: number): number {
  let points = 0;
  if (level < at(LEVELS, 0) + LOW_LEVELS)
    for (const card of at(table.players, seat).hand)
      if (figures.cards[card].per === 'lowSeal') points += figures.cards[card].points;
  return points;
}

/** R7.4  Returns true if nobody has taken the level tile. */
export function isTileThere({ table }: PublicState, tile: LevelTile): boolean {
  return table.levelTiles.includes(tile);
}

export interface FlagFacts {
  readonly colour: Colour;
  readonly points: number;
  /** R13.3  The player who would score the flag now, and the number of that player's seals. */
  readonly holder: Seat | null;
  readonly seals: number;
}

/** R13.3 */
export function flags({ figures, table }: PublicState): readonly FlagFacts[] {
  return COLOURS.map((colour, index) => {
    const holder = flagHolder(table, colour);
    const own = table.seals.slice(index * LEVELS.length, (index + 1) * LEVELS.length);
    const seals = holder === null ? 0 : own.filter((sealer) => sealer === holder).length;
    return { colour, points: figures.flags[colour].points, holder, seals };
  });
}
