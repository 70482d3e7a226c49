import type { LoadedGame } from '@signoria/catalogue';
import type { GameState, GameView } from '@signoria/engine';

/** Adds the figures to a stored state or a sent view. Returns null if it is no object or its options cannot be read. */
export function withFigures<Position extends GameState | GameView>(
  { rules }: LoadedGame,
  position: unknown,
  options: unknown,
  seats: number,
): Position | null {
  const read = rules.readOptions(options, seats);
  if (!read.ok || typeof position !== 'object' || position === null) return null;
  return { ...position, figures: rules.figures(read.value) } as unknown as Position;
}
