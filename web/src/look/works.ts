import { putSymbols } from './symbols.ts';
import sheet from './works.svg?symbols';

/** Workshops and artworks, for games that have them by name. */
putSymbols(sheet);
