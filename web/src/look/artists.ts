import sheet from './artists.svg?symbols';
import { putSymbols } from './symbols.ts';

/** The artists by name, for games that know them. */
putSymbols(sheet);
