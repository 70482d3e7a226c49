import sheet from './florence.svg?symbols';
import { putSymbols } from './symbols.ts';

/** What several games show. */
putSymbols(sheet);
