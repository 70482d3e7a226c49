import { useMemo } from 'react';
import { useWords } from '../words/index.ts';
import { useAmounts } from './useAmounts.ts';

/** Formats the numbers of a game: percent of the chance to win, in a solo game points. */
export interface UnitFormats {
  /** Formats an amount, by default with one decimal, and adds the unit. */
  unit(value: number, format?: (value: number) => string): string;
  /** One decimal, with sign and unit. */
  signedUnit(value: number): string;
  /** A loss per decision without its unit: two decimals, because most are below 1. */
  rate(value: number): string;
  /** Mistakes and other small counts: one decimal. */
  mistakes(value: number): string;
}

export function useUnits(isSolo: boolean): UnitFormats {
  const { say, locale } = useWords();
  const { amount, signed } = useAmounts();
  const two = useMemo(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    [locale],
  );
  const unit: UnitFormats['unit'] = (value, format = amount) =>
    say(isSolo ? 'typical.points' : 'typical.percent', { amount: format(value) });
  return { unit, signedUnit: (value) => unit(value, signed), rate: (value) => two.format(value), mistakes: amount };
}
