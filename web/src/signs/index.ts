export { goodsSigns, iconRow, scoreLineSigns, skillSigns, textRow, tipRow } from './sharedRows.tsx';
export type { GameSigns, SignRow, SignTable } from './signTable.ts';
export { signsFrom } from './signTable.ts';
