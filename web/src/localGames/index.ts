export { BestScores } from './BestScores.tsx';
export type { LocalGame } from './localGame.ts';
export { personsAt } from './localState.ts';
export type { LocalTable } from './localTable.ts';
export { openTable } from './openTable.ts';
export { localGames } from './savedGames.ts';
export { playOnFrom, startLocalGame } from './startGame.ts';
export { YourGames } from './YourGames.tsx';
