import type { OptionSpec, OptionsOf, OverrideOf, RowsOf } from '../../src/index.ts';
import { amount, describeFigures, optionsReader, rows, whole } from '../../src/index.ts';

const CARDS = {
  horse: { copies: 6, points: 3 },
  baker: { copies: 6, points: 1, yields: 2 },
  thief: { copies: 4, yields: 1 },
} as const;
export type Card = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly Card[];
export const CUBES = { all: 12, each: 2, highestBid: 3 } as const;

const few = amount(whole(0, 9));
const SECTIONS = { cards: rows(CARDS, { source: 'rulebook' }, { copies: few, points: few, yields: few }) };

export type Figures = RowsOf<typeof SECTIONS>;
export const { figuresWith, readOverride } = describeFigures(SECTIONS);

export const OPTIONS = [{ id: 'thieves', kind: 'flag', default: true }] as const satisfies readonly OptionSpec[];
export interface Options extends OptionsOf<typeof OPTIONS> {
  readonly figures?: OverrideOf<typeof SECTIONS>;
}
export const readOptions = optionsReader(OPTIONS, readOverride);

export function deckOf({ cards }: Figures, thieves: boolean): Card[] {
  const all = CARD_IDS.filter((card) => thieves || card !== 'thief');
  return all.flatMap((card) => Array<Card>(cards[card].copies).fill(card));
}
