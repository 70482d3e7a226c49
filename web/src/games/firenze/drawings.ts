import { putSymbols } from '../../look/symbols.ts';
import sheet from './drawings.svg?symbols';

/** What only this game shows. */
putSymbols(sheet);
