import '../../look/artists.ts';
import '../../look/florence.ts';
import { putSymbols } from '../../look/symbols.ts';
import '../../look/works.ts';
import sheet from './drawings.svg?symbols';

/** What only this game shows. */
putSymbols(sheet);
