import type { KnownTableState, ServerTable } from '../onlineTables/index.ts';
import { Icon } from '../shell/Icon.tsx';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';

interface ButtonsProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
}

/** Buttons to request an undo beyond the undo barrier, or the end of a game in which a player is late. */
export function VoteButtons({ server, state: { info, undoRequest, endVote }, snapshot }: ButtonsProps) {
  const { say } = useWords();
  const { seat, version, over } = snapshot;
  if (seat === null || over || info.seats[seat]?.away !== false) return null;
  return (
    <>
      {undoRequest === null && canAskForUndo(snapshot) && (
        <button type="button" className="btn compact bare" onClick={() => server.send({ type: 'undo', seat, version })}>
          <Icon name="i-undo" />
          {say('request.askUndo')}
        </button>
      )}
      {endVote === null && info.seats.some(({ late }) => late) && (
        <button type="button" className="btn compact" onClick={() => server.send({ type: 'end', agree: true })}>
          {say('request.askEnd')}
        </button>
      )}
    </>
  );
}

/**
 * Returns true if the player has a decision that only a request can undo. A reloaded page may have no chronicle; it
 * then allows the request without a check.
 */
function canAskForUndo({ seat, version, undoableInAll, chronicle }: TableSnapshot): boolean {
  return (
    undoableInAll === 0 && version > 0 && (chronicle.length === 0 || chronicle.some((line) => line.mover === seat))
  );
}
