import type { AnyReplay, AnyRules, Seat } from '@signoria/engine';
import { memoizeByObject } from './memoize.ts';
import type { SeenDecision, SeenPosition } from './snapshot.ts';

type AnyReplayEntry = AnyReplay['entries'][number];

/** Returns a function for a viewer's position in a replay. Redacted decisions are memoized by entry and viewer. */
export function replayViews(rules: AnyRules): (replay: AnyReplay, viewer: Seat | null) => SeenPosition {
  const knownOf = memoizeByObject((_entry: AnyReplayEntry) => new Map<Seat | null, SeenDecision>());
  const seenBy = (viewer: Seat | null, entry: AnyReplayEntry, version: number): SeenDecision => {
    const known = knownOf(entry);
    const { seat, turnStart, state } = entry;
    const decision = known.get(viewer) ?? {
      ...{ version, seat, turn: turnStart },
      events: entry.events.map((event) => rules.redact(event, viewer)),
      view: rules.view(state, viewer),
    };
    known.set(viewer, decision);
    return decision;
  };
  return ({ game, entries }, viewer) => {
    const past = entries.map((entry, index) => seenBy(viewer, entry, index + 1));
    const view = past.at(-1)?.view ?? rules.view(game.state, viewer);
    return { viewer, version: past.length, view, past, takesAnswers: true, ended: null };
  };
}
