import '../../drawings/common.ts';
import { putSymbols } from '../../drawings/symbols.ts';
import '../../drawings/trades.ts';
import sheet from './drawings.svg?symbols';

/** Symbols that only this game uses. */
putSymbols(sheet);
