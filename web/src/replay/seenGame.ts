import type { LoadedGame } from '@signoria/catalogue';
import type { GameView } from '@signoria/engine';
import type { GameHistory, Opaque } from '@signoria/protocol';
import { viewAfter } from '@signoria/protocol';
import type { TableSeat } from '../table/seats.ts';
import type { SeenDecision } from '../table/snapshot.ts';
import type { PlayedGame } from './playedGame.ts';
import { roundOf } from './playedGame.ts';

interface SeenParts {
  readonly entry: LoadedGame;
  readonly seats: readonly TableSeat[];
  readonly options: unknown;
  readonly history: GameHistory;
}

/** Builds a replay of a game still running on the server, from the perspective of one seat or a spectator. */
export function seenGame({ entry, seats, options, history: { views, steps } }: SeenParts): PlayedGame {
  const figures = entry.rules.figures(options);
  const { viewer, view: dealt } = views[0] ?? { viewer: null, view: {} };
  const seen = [dealt];
  const past = steps.map((step, index): SeenDecision => {
    const view = viewAfter(seen.at(-1) ?? {}, step);
    seen.push(view);
    const { events = [] } = step.views.find((one) => one.viewer === viewer) ?? {};
    return { version: index + 1, seat: step.seat, turn: step.turn, events, view: withFigures(view, figures) };
  });
  const first = withFigures(dealt, figures);
  return {
    ...{ entry, seats, own: viewer === null ? [] : [viewer], isOver: false, replay: null },
    turns: steps.map(({ turn }) => turn),
    rounds: seen.map(roundOf),
    perspectives: [viewer ?? 'spectator'],
    positionAt(count) {
      const view = past[count - 1]?.view ?? first;
      return { viewer, version: count, view, past: past.slice(0, count), takesAnswers: false, ended: null };
    },
    recordAt: () => null,
  };
}

/** Adds the figures to a view. The server does not send figures, because they follow from the options. */
function withFigures(view: Opaque, figures: unknown): GameView {
  return { ...view, figures } as unknown as GameView;
}
