import '../../look/florence.ts';
import { putSymbols } from '../../look/symbols.ts';
import '../../look/trades.ts';
import sheet from './drawings.svg?symbols';

/** What only this game shows. */
putSymbols(sheet);
