import { answered } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { GameTableProps } from '../../table/gameTable.ts';

/** A forecast that includes the chosen, unconfirmed move. */
export interface Foreseen {
  /** The outcome of the chosen move; null if none is chosen. */
  readonly outcome: florenza.Outcome | null;
  /** The viewer's promises; null for a spectator. */
  readonly ledger: florenza.Ledger | null;
}

export function foreseenIn({ snapshot, chosen }: GameTableProps): Foreseen {
  const { seat, moves } = snapshot;
  if (seat === null) return { outcome: null, ledger: null };
  const imagined = snapshot.imagined as unknown as florenza.State;
  if (!moves.includes(chosen)) return { outcome: null, ledger: florenza.ledgerOf(imagined, seat) };
  const after = answered(florenza.florenza, imagined, seat, chosen as florenza.Move);
  return { outcome: florenza.outcomeOf(imagined, after, seat), ledger: florenza.ledgerOf(after, seat) };
}
