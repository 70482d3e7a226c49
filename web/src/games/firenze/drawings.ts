import { putSymbols } from '../../drawings/symbols.ts';
import sheet from './drawings.svg?symbols';

/** Symbols that only this game uses. */
putSymbols(sheet);
