/** Where the games of this browser stand in its storage. */
export const PREFIX = 'signoria.game.';

/** Whether it is worth reading the shelf at all. */
export function isAnythingKept(store: Storage): boolean {
  return Object.keys(store).some((key) => key.startsWith(PREFIX));
}
