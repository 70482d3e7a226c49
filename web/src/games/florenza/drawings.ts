import '../../look/artists.ts';
import '../../look/florence.ts';
import { putSymbols } from '../../look/symbols.ts';
import '../../look/trades.ts';
import '../../look/works.ts';
import sheet from './drawings.svg?symbols';

/** Symbols that only this game uses. */
putSymbols(sheet);
