import * as florenza from '@signoria/florenza';
import type { GameTableProps } from '../../table/gameTable.ts';
import { aroundChosen } from '../../tableKit/scene.ts';

/** A forecast that includes the chosen, unconfirmed move. */
interface Forecast {
  /** The outcome of the chosen move; null if none is chosen. */
  readonly outcome: florenza.Outcome | null;
  /** The viewer's pledges; null for a spectator. */
  readonly ledger: florenza.Ledger | null;
}

export function forecastIn(props: GameTableProps): Forecast {
  const { seat, imagined } = props.snapshot;
  if (seat === null) return { outcome: null, ledger: null };
  const chosen = aroundChosen(florenza.florenza, props);
  if (chosen === null) return { outcome: null, ledger: florenza.ledgerOf(imagined as unknown as florenza.State, seat) };
  const { before, after } = chosen;
  return { outcome: florenza.outcomeOf(before, after, seat), ledger: florenza.ledgerOf(after, seat) };
}
