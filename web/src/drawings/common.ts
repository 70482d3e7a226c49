import sheet from './common.svg?symbols';
import { putSymbols } from './symbols.ts';

/** Adds the drawings that several games share. */
putSymbols(sheet);
