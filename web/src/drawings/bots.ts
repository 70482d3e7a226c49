import '../styles/drawings.css';
import sheet from './bots.svg?symbols';
import { putSymbols } from './symbols.ts';

/** Adds the signs of the levels and tempers of bots, for pages that set up a table. */
putSymbols(sheet);
