import { FIRST_LEVEL, USUAL_LEVEL } from '@signoria/bots/levels';
import { BEGINNERS_GAME } from '@signoria/catalogue';
import type { GameAbout } from '@signoria/engine';
import { at } from '@signoria/engine';
import { optionFromLink } from '../table/deal.ts';
import type { Family } from '../table/families.ts';
import { FAMILIES } from '../table/families.ts';
import type { PlayerKind, TableSeat } from '../table/seats.ts';
import { nameAt } from '../table/seats.ts';

/** Kinds of tables linked from the home page. */
const TABLE_KINDS = ['bots', 'screen', 'first', 'solo'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const DEFAULT_PLAYERS: Readonly<Record<TableKind, (seat: number) => PlayerKind>> = {
  bots: (seat) => (seat === 0 ? 'person' : USUAL_LEVEL),
  screen: () => 'person',
  first: (seat) => (seat === 0 ? 'person' : FIRST_LEVEL),
  solo: (seat) => (seat === 0 ? 'person' : USUAL_LEVEL),
};

/** Default number of players, clamped to the game's limits. */
const COUNTS: Readonly<Record<TableKind, number>> = { bots: 3, screen: 2, first: 3, solo: 1 };

export function seatCount(search: string, { min, max }: { readonly min: number; readonly max: number }): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('players') ?? '', 10);
  return Math.min(Math.max(Number.isNaN(asked) ? COUNTS[kindOf(search)] : asked, min), max);
}

export function kindOf(search: string): TableKind {
  const kind = new URLSearchParams(search).get('table');
  return TABLE_KINDS.find((one) => one === kind) ?? 'bots';
}

function seatFor(kind: TableKind, seat: number): TableSeat {
  return { playerKind: DEFAULT_PLAYERS[kind](seat), name: nameAt(seat), family: at(FAMILIES, seat) };
}

export function seatsFor(kind: TableKind, count: number): readonly TableSeat[] {
  return Array.from({ length: count }, (_, seat) => seatFor(kind, seat));
}

/** Changes the number of seats. Remaining seats keep their players; new ones get an unused family. */
export function resize(seats: readonly TableSeat[], count: number, kind: TableKind): readonly TableSeat[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) {
    const family = FAMILIES.find((one) => kept.every((seat) => seat.family !== one)) ?? 'medici';
    kept.push({ ...seatFor(kind, kept.length), family });
  }
  return kept;
}

/** Assigns a family to a seat. The seat that had it gets the other family in exchange. */
export function giveFamily(seats: readonly TableSeat[], seat: number, family: Family): readonly TableSeat[] {
  const left = at(seats, seat).family;
  return seats.map((one, index) => {
    if (index === seat) return { ...one, family };
    return one.family === family ? { ...one, family: left } : one;
  });
}

/** Returns the options from the link, or the defaults. A first game has defaults of its own. */
export function optionsFor(
  search: string,
  { id, options }: Pick<GameAbout, 'id' | 'options'>,
): Readonly<Record<string, unknown>> {
  const link = new URLSearchParams(search);
  const isFirst = kindOf(search) === 'first' && id === BEGINNERS_GAME.id;
  const usual: Readonly<Record<string, unknown>> = isFirst ? BEGINNERS_GAME.options : {};
  return Object.fromEntries(
    options.map((spec) => [spec.id, optionFromLink(spec, link) ?? usual[spec.id] ?? spec.default]),
  );
}
