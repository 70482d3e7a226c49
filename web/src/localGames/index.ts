export { BestScores } from './BestScores.tsx';
export type { LocalGame } from './localGame.ts';
export type { LocalTable } from './localTable.ts';
export { openTable } from './openTable.ts';
export { localGames } from './savedGames.ts';
export { startLocalGame } from './startGame.ts';
export { YourGames } from './YourGames.tsx';
