export type { GameEntry } from './games.ts';
export { BEGINNERS_GAME, GAME_IDS, GAMES, gameById } from './games.ts';
export type { AnyText, LoadedGame } from './load.ts';
export { isGame, loadGame, loadRules, loadText } from './load.ts';
