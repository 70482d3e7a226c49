export type { GameEntry, PlayableGame } from './games.ts';
export { GAME_IDS, GAMES, gameCalled, isPlayable, PLAYABLE } from './games.ts';
export type { AnyText, LoadedGame } from './load.ts';
export { isGame, loadGame, loadRules, loadText } from './load.ts';
