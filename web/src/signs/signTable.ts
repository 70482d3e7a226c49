import type { ReactNode } from 'react';
import type { TableSnapshot } from '../table/tableTypes.ts';

/** The groups of the legend, in the order in which it shows them. */
export const SIGN_GROUPS = ['goods', 'people', 'gives', 'table'] as const;
export type SignGroup = (typeof SIGN_GROUPS)[number];

/** A sign in words: its name, and its meaning as a clause that can follow a colon. */
export interface SignWords {
  readonly name: string;
  readonly says: string;
}

/** A sign without its words. */
export interface SignRow {
  readonly group: SignGroup;
  /** The rule that explains it; absent for signs of the page. */
  readonly rule?: string;
  /** The sign as the table draws it. */
  readonly draw: ReactNode;
  /** The ids of the SVG symbols that are this sign wherever they are drawn. */
  readonly symbols?: readonly string[];
  /** True if the drawing is one of many numbers or words. Tips leave it out, because the pointer is on another one. */
  readonly isSample?: boolean;
  /** True if the legend shows the name only, two signs in a line. */
  readonly isBrief?: boolean;
  /** True if the entry fits into half a line with its meaning. */
  readonly isHalf?: boolean;
  /** True if the legend leaves it out, because another entry or a word on the table covers it. */
  readonly isUnlisted?: boolean;
}

export type TableSign = SignRow & SignWords;

/** All signs of a table by id, in the order of the legend. */
export type SignTable = Readonly<Record<string, TableSign>>;

/** The signs of a game, from `web/src/games/<id>/signTable.tsx`. */
export interface GameSigns {
  /** Returns the signs that can appear at this table, with its options and number of players. */
  signsOf(snapshot: TableSnapshot): SignTable;
  /** The component that the print sheet explains as an example. */
  readonly example: string;
}

/** Joins rows with their words. Each row must have words, and the words a row. */
export function signsFrom<Id extends string>(
  rows: Readonly<Record<Id, SignRow>>,
  words: Readonly<Record<Id, SignWords>>,
): SignTable {
  const ids = Object.keys(rows) as Id[];
  return Object.fromEntries(ids.map((id) => [id, { ...rows[id], ...words[id] }]));
}

/** Returns the first sign that is drawn with this SVG symbol. */
export function signDrawnAs(signs: SignTable, symbol: string): TableSign | undefined {
  return Object.values(signs).find(({ symbols = [] }) => symbols.includes(symbol));
}
