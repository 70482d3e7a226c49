import type { Destination } from '../shell/PageLink.tsx';

/** The links between the pages about one finished game. */
export interface GameLinks {
  /** The replay at a position. */
  replay(count: number): Destination;
  report: Destination;
  /** The exercise at a decision. */
  exercise(index: number): Destination;
  /** The link that shows the report to others; null if only this browser has the game. */
  readonly link: string | null;
}

/**
 * Returns the links between the pages of a game, from the address of its table. Only a game of a server has a link to
 * share: others cannot open a game of this browser.
 */
export function linksAt(table: string): GameLinks {
  const report = `/analysis${table}`;
  return {
    replay: (count) => `${table}/look?at=${count}`,
    report,
    exercise: (index) => `${report}?exercise=${index}`,
    link: table.startsWith('/with/') ? location.origin + report : null,
  };
}
