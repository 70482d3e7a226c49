import type { Name, People, Position } from './table.ts';
import { table } from './table.ts';

/** Sets up players with these pairs of prestige and influence and goes on with phase 8, which names the offices. */
export function withTracks(tracks: readonly (readonly [number, number])[], position: Position = {}) {
  const names: readonly Name[] = ['paul', 'mary', 'peter', 'anna', 'john'];
  const people: People = Object.fromEntries(
    tracks.map(([prestige, influence], place) => [names[place], { prestige, influence }]),
  );
  return table(people, { at: 'turnOrder', ...position });
}
