import sheet from 'virtual:resources';
import { putSymbols } from './symbols.ts';

/** The goods and signs that only tables show. */
putSymbols(sheet);
