import type { CatalogueEntry } from '@signoria/catalogue/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import { errorText, withoutFigures } from '@signoria/engine';
import { bareLoop } from './bareLoop.ts';
import { bareBoardgameIo, sameGameInBoardgameIo } from './boardgameio.ts';
import type { Contestant } from './contestant.ts';
import type { BenchSetup } from './games.ts';
import { cloneAndApply, fullGames, oneGame, playouts } from './games.ts';

/** The benchmarks by id. Each is created lazily, in the thread that runs it. */
export const CONTESTANTS: Readonly<Record<string, (figures?: unknown) => Contestant>> = {
  'full-games-2': (figures) => fullGames(setting(2, figures)),
  'full-games-3': (figures) => fullGames(setting(3, figures)),
  'full-games-4': (figures) => fullGames(setting(4, figures)),
  'clone-apply-3': (figures) => cloneAndApply(setting(3, figures)),
  'playouts-3': (figures) => playouts(setting(3, figures)),
  'dice-full-games-1': () => fullGames(settingOf('dice', 1)),
  'dice-full-games-4': () => fullGames(settingOf('dice', 4)),
  'dice-clone-apply-3': () => cloneAndApply(settingOf('dice', 3)),
  'dice-playouts-1': () => playouts(settingOf('dice', 1)),
  'dice-playouts-3': () => playouts(settingOf('dice', 3)),
  'firenze-full-games-2': () => fullGames(settingOf('firenze', 2)),
  'firenze-full-games-4': () => fullGames(settingOf('firenze', 4)),
  'firenze-clone-apply-3': () => cloneAndApply(settingOf('firenze', 3)),
  'firenze-playouts-3': () => playouts(settingOf('firenze', 3)),
  'florenza-full-games-2': () => fullGames(settingOf('florenza', 2)),
  'florenza-full-games-5': () => fullGames(settingOf('florenza', 5)),
  'florenza-clone-apply-5': () => cloneAndApply(settingOf('florenza', 5)),
  'florenza-playouts-3': () => playouts(settingOf('florenza', 3)),
  'boardgame.io-bare-3': (figures) => bareBoardgameIo(setting(3, figures)),
  'boardgame.io-game-3': (figures) => sameGameInBoardgameIo(setting(3, figures)),
  'bare-loop': bareLoop,
};

/** Returns the setting of the Card Game, in which all ratios are measured. */
export function setting(seats: number, figures?: unknown): BenchSetup {
  return settingOf('card', seats, figures);
}

export function settingOf(game: string, seats: number, figures?: unknown): BenchSetup {
  const { rules } = CATALOGUE[game] as CatalogueEntry;
  const options = rules.readOptions(figures === undefined ? {} : { figures }, seats);
  if (!options.ok) throw new Error(errorText(options.error));
  return { rules, options: options.value, seats };
}

/** Returns the size of a state in the middle of a Card Game with three seats, in bytes of JSON. */
export function stateBytes(figures: unknown): number {
  const game = oneGame(setting(3, figures));
  const middle = game[game.length >> 1]?.state;
  return middle === undefined ? 0 : JSON.stringify(withoutFigures(middle)).length;
}
