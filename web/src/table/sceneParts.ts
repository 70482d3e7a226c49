import type { Asked, ReadonlyAgenda, Seat } from '@signoria/engine';
import { questionFor, waitingFor } from '@signoria/engine';
import type { Family } from './families.ts';
import type { GameTableProps } from './gameTable.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** Helpers that the tables of all games share. */

interface Shown {
  readonly props: Pick<GameTableProps, 'families' | 'snapshot'>;
}

export function familyOf({ props: { families } }: Shown, seat: Seat): Family {
  return families[seat] ?? 'medici';
}

export function playerName({ props: { snapshot } }: Shown, seat: Seat): string {
  return snapshot.names[seat] ?? '';
}

/** Returns the viewer's question if there is one, otherwise the question of the seat the table waits for. */
export function stepShown<Step extends Asked>(
  agenda: ReadonlyAgenda<Step>,
  viewer: Seat | null,
  { pending }: TableSnapshot,
): Step | null {
  const [waiting] = waitingFor(agenda);
  const asker = viewer !== null && pending.includes(viewer) ? viewer : waiting;
  return asker === undefined ? null : (questionFor(agenda, asker) ?? null);
}
