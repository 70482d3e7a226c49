import type { GameState, Seat } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { LiveTable } from './liveTable.ts';
import { versionOf } from './liveTable.ts';

/** Updates the seats that must decide. A seat with an unchanged question keeps the version at which it was asked. */
export function updateAsked(table: LiveTable, before: GameState | null, mover: Seat | null): void {
  const { rules, game, data } = table;
  if (game === null) return;
  const version = versionOf(table);
  const pending = data.status === 'running' ? rules.pending(game.state) : []; // empty after an early end
  table.asked = new Map(
    pending.map((seat) => {
      const since = table.asked.get(seat);
      const stands =
        since !== undefined &&
        before !== null &&
        seat !== mover &&
        sameJson(rules.moves(before, seat), rules.moves(game.state, seat));
      return [seat, stands ? since : version];
    }),
  );
}
