import type { Agenda, Immutable, Seat, Seed } from '../../src/index.ts';
import { cloneAgenda } from '../../src/index.ts';
import type { Card, Figures } from './figures.ts';

export type Step =
  | { readonly ask: 'bid'; readonly seat: Seat }
  | { readonly ask: 'act'; readonly seat: Seat }
  | { readonly ask: 'pay'; readonly seat: Seat; readonly thief: Seat };
export type Ask = Step['ask'];
export type StepOf<A extends Ask> = Extract<Step, { readonly ask: A }>;

export type Move =
  | { readonly do: 'bid'; readonly cubes: number }
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'take' }
  | { readonly do: 'pay' }
  | { readonly do: 'roll' };
export type MoveOf<D extends Move['do']> = Extract<Move, { readonly do: D }>;
export type PalioEvent =
  | { readonly type: 'sealed' | 'took'; readonly seat: Seat }
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly winner: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'paid'; readonly seat: Seat; readonly thief: Seat; readonly cubes: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number };

/** Lists of a state are never modified: a change makes a new list, and copies share the old one. */
export interface Player {
  cubes: number;
  /** The number of cards in hand, which is public. */
  cards: number;
  played: readonly Card[];
}
export interface Table {
  round: number;
  phase: number;
  over: boolean;
  readonly thieves: boolean;
  supply: number;
  /** The last roll of the die; 0 if a thief was paid instead. */
  pips: number;
  players: readonly Player[];
  agenda: Agenda<Step>;
}
export interface Secret {
  seed: Seed;
  deck: readonly Card[];
  /** Sorted, so that the order in which cards were drawn stays hidden. */
  hands: readonly (readonly Card[])[];
  sealed: readonly (number | null)[];
}
export interface Palio {
  readonly figures: Figures;
  readonly table: Table;
  readonly secret: Secret;
}

export function cloneTable({ agenda, players, ...rest }: Immutable<Table>): Table {
  const copies = players.map((player) => ({ ...player }));
  return { ...rest, players: copies, agenda: cloneAgenda(agenda) };
}

export function clone({ figures, table, secret }: Immutable<Palio>): Palio {
  return { figures, table: cloneTable(table), secret: { ...secret } };
}
