import sheet from './artists.svg?symbols';
import { putSymbols } from './symbols.ts';

/** Adds the portraits of artists, for games that use them. */
putSymbols(sheet);
