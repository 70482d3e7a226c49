import { putSymbols } from './symbols.ts';
import sheet from './trades.svg?symbols';

/** Trades and types of artist, for games that show them. */
putSymbols(sheet);
