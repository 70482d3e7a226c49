import type { PlayedGame } from './florenzaGames.mjs';

export declare function florenza(
  games: number,
  play?: (seats: number, games: number, options?: object) => readonly PlayedGame[],
): { readonly lines: readonly string[]; readonly pictures: Readonly<Record<string, string>> };
