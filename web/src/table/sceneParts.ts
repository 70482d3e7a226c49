import type { Asked, ReadonlyAgenda, Seat } from '@signoria/engine';
import { questionFor, waitingFor } from '@signoria/engine';
import type { Family } from './families.ts';
import type { GameTableProps } from './gameTable.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** What the tables of all games read alike from their props. */

interface Shown {
  readonly props: Pick<GameTableProps, 'families' | 'snapshot'>;
}

export function familyOf({ props: { families } }: Shown, seat: Seat): Family {
  return families[seat] ?? 'medici';
}

export function playerName({ props: { snapshot } }: Shown, seat: Seat): string {
  return snapshot.names[seat] ?? '';
}

/** The question on the table: the viewer's own where there is one, else that of whom the table waits for. */
export function stepShown<Step extends Asked>(
  agenda: ReadonlyAgenda<Step>,
  viewer: Seat | null,
  { pending }: TableSnapshot,
): Step | null {
  const [waiting] = waitingFor(agenda);
  const asker = viewer !== null && pending.includes(viewer) ? viewer : waiting;
  return asker === undefined ? null : (questionFor(agenda, asker) ?? null);
}
