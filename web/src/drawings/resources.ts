import sheet from 'virtual:resources';
import { putSymbols } from './symbols.ts';

/** Adds the symbols of resources and signs that only tables use. */
putSymbols(sheet);
