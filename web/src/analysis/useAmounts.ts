import { useMemo } from 'react';
import { useWords } from '../words/index.ts';

/** Formats amounts in the language of the page, with a true minus sign. */
export interface AmountFormats {
  /** One decimal. */
  amount(value: number): string;
  /** One decimal and a sign. */
  signed(value: number): string;
  whole(value: number): string;
  /** Whole, with a sign. */
  signedWhole(value: number): string;
}

export function useAmounts(): AmountFormats {
  const { locale } = useWords();
  return useMemo(() => {
    const formatter = (digits: number, signDisplay: 'auto' | 'exceptZero') => {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
      });
      return (value: number) => format.format(value === 0 ? 0 : value).replace('-', '−');
    };
    return {
      amount: formatter(1, 'auto'),
      signed: formatter(1, 'exceptZero'),
      whole: formatter(0, 'auto'),
      signedWhole: formatter(0, 'exceptZero'),
    };
  }, [locale]);
}
