import type { Perspective } from './playedGame.ts';
import type { ReplayPosition } from './replayTable.ts';

/** Returns the address of a position: `/table/a1b2/look?at=57&eyes=1`. `eyes` is the perspective. */
export function addressOf(address: string, { count, perspective }: ReplayPosition): string {
  return `${address}?${new URLSearchParams({ at: String(count), eyes: String(perspective) })}`;
}

/** Parses the position in an address. Missing parts are left out. */
export function positionFromUrl(search: string): Partial<ReplayPosition> {
  const query = new URLSearchParams(search);
  const [count, perspective] = [query.get('at'), perspectiveIn(query.get('eyes'))];
  return {
    ...(count !== null && /^\d{1,6}$/.test(count) && { count: Number(count) }),
    ...(perspective !== null && { perspective }),
  };
}

function perspectiveIn(word: string | null): Perspective | null {
  if (word === 'all' || word === 'spectator') return word;
  return word !== null && /^\d{1,2}$/.test(word) ? Number(word) : null;
}
