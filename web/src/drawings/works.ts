import { putSymbols } from './symbols.ts';
import sheet from './works.svg?symbols';

/** Adds the drawings of workshops and artworks, for games that use them. */
putSymbols(sheet);
