import { putSymbols } from './symbols.ts';
import sheet from './trades.svg?symbols';

/** Adds the drawings of trades and types of artists, for games that use them. */
putSymbols(sheet);
