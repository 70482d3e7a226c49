import type { KnownTableState, ServerTable } from '../remote/index.ts';
import { Icon } from '../shell/Icon.tsx';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';

interface ButtonsProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
}

/** To ask the others for something: an undo beyond the barrier, or the end of a game in which somebody is late. */
export function RequestButtons({ server, state: { info, undoRequest, endVote }, snapshot }: ButtonsProps) {
  const { say } = useWords();
  const { seat, version, over } = snapshot;
  if (seat === null || over || info.seats[seat]?.away !== false) return null;
  return (
    <>
      {undoRequest === null && canAskForUndo(snapshot) && (
        <button type="button" className="btn sm bare" onClick={() => server.send({ type: 'undo', seat, version })}>
          <Icon name="i-undo" />
          {say('request.askUndo')}
        </button>
      )}
      {endVote === null && info.seats.some(({ late }) => late) && (
        <button type="button" className="btn sm" onClick={() => server.send({ type: 'end', agree: true })}>
          {say('request.askEnd')}
        </button>
      )}
    </>
  );
}

/** What was decided and cannot be taken back at will; a page that was opened anew does not know who decided. */
function canAskForUndo({ seat, version, undoableInAll, chronicle }: TableSnapshot): boolean {
  return (
    undoableInAll === 0 && version > 0 && (chronicle.length === 0 || chronicle.some((line) => line.mover === seat))
  );
}
