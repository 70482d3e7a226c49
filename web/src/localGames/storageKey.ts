/** Where the games of this browser stand in its storage. */
export const PREFIX = 'signoria.game.';

/** Whether there is anything to read. */
export function hasLocalGames(store: Storage): boolean {
  return Object.keys(store).some((key) => key.startsWith(PREFIX));
}
