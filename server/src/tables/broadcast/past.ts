import { advance } from '@signoria/engine';
import type { PastStep } from '@signoria/protocol';
import type { LiveTable, Viewer } from '../table/index.ts';
import { playedUpTo } from '../table/index.ts';

/** Of how many decisions a newcomer is told. */
const LATEST = 40;

/**
 * What happened lately, as these viewers may know it. Played again rather than kept: that takes a millisecond when a page
 * is opened, and nothing while people play. A game that began under other rules cannot be played again.
 */
export function pastOf({ rules, data, game, undone }: LiveTable, viewers: readonly Viewer[]): PastStep[] {
  if (game === null || data.rulesVersion !== rules.rulesVersion) return [];
  const from = Math.max(0, game.decisions.length - LATEST);
  let again = playedUpTo(rules, data, game, from);
  return game.decisions.slice(from).map(({ seat, move }) => {
    const { game: next, events, turn } = advance(rules, again, seat, move);
    again = next;
    const views = viewers.map((viewer) => ({ viewer, events: events.map((event) => rules.redact(event, viewer)) }));
    return { version: undone + next.decisions.length, seat, turn, views } as PastStep;
  });
}
