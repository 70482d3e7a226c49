export { goodsSigns, iconRow, skillSigns, textRow } from './sharedRows.tsx';
export type { GameSigns, SignRow, SignTable, SignWords } from './signTable.ts';
export { signsFrom } from './signTable.ts';
