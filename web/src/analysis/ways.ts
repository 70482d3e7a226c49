import type { Destination } from '../shell/WayLink.tsx';

/** The ways between the pages about one finished game. */
export interface GameWays {
  /** The replay at a position. */
  replay(count: number): Destination;
  report: Destination;
  /** The exercise at a decision. */
  exercise(index: number): Destination;
  /** The link that shows the report to others; null if only this browser has the game. */
  readonly link: string | null;
}

/** Returns the ways of a game by the address of its table. Others can open games of a server. */
export function waysAt(table: string): GameWays {
  const report = `/analysis${table}`;
  return {
    replay: (count) => `${table}/look?at=${count}`,
    report,
    exercise: (index) => `${report}?exercise=${index}`,
    link: table.startsWith('/with/') ? location.origin + report : null,
  };
}
