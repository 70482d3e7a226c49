import { advance } from '@signoria/engine';
import type { Course } from '@signoria/protocol';
import type { LiveTable } from '../table/index.ts';
import { newGame } from '../table/index.ts';
import { stepBetween } from './step.ts';
import { viewersOf, viewOf, viewsOf } from './views.ts';

/** The whole game so far, played again: what the person could have seen had they watched all the time. */
export function courseOf(table: LiveTable, person: string | null): Course {
  const { rules, data, game } = table;
  if (game === null) return { views: [], steps: [] };
  const viewers = viewersOf(table, person);
  if (data.rulesVersion !== rules.rulesVersion) return { views: viewsOf(table, viewers), steps: [] };
  let again = newGame(rules, data);
  const views = viewers.map((viewer) => ({ viewer, view: viewOf(rules, again.state, viewer) }));
  const steps = game.decisions.map(({ seat, move }) => {
    const next = advance(rules, again, seat, move);
    const step = { seat, turn: next.turn, ...stepBetween(rules, again.state, next, viewers) };
    again = next.game;
    return step;
  });
  return { views, steps };
}
