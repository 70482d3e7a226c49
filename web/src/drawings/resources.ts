import sheet from 'virtual:resources';
import { putSymbols } from './symbols.ts';

/**
 * Adds the symbols of resources.svg that index.html does not have. Tables, rules, replays, reports and statistics load them.
 */
putSymbols(sheet);
