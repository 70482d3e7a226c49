export type { KnownGame, PlayedGame } from './playedGame.ts';
export { isPlayedToEnd, playedGame } from './playedGame.ts';
export { ReplayTable } from './ReplayTable.tsx';
export type { FileOfRecords, NamedRecord } from './readFile.ts';
export { readRecords } from './readFile.ts';
export { seenGame } from './seenGame.ts';
