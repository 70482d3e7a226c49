export { Legend } from './Legend.tsx';
export { LegendButton } from './LegendButton.tsx';
export { SignTips } from './SignTips.tsx';
export { goodsSigns, iconRow, skillSigns, textRow } from './sharedRows.tsx';
export type { GameSigns, SignRow, SignTable, SignWords } from './signTable.ts';
export { signsFrom } from './signTable.ts';
