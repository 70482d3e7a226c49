/** Prefix of the storage keys of this browser's games. */
export const PREFIX = 'signoria.game.';

export function hasLocalGames(store: Storage): boolean {
  return Object.keys(store).some((key) => key.startsWith(PREFIX));
}
