import type { KnownTableState, ServerTable } from '../onlineTables/index.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

interface VotesProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
}

/** Requests that need the agreement of the other players: an undo, or the end of the game. */
export function Votes({ server, state, snapshot }: VotesProps) {
  const { say } = useWords();
  const { info, person, undoRequest, endVote, requestOutcome } = state;
  const nameOf = (id: string) => info.seats.find((seat) => seat.person === id)?.name ?? '?';
  return (
    <>
      {undoRequest !== null && (
        <Request
          words="request.undo"
          name={info.seats[undoRequest.seat]?.name ?? '?'}
          isMine={info.seats[undoRequest.seat]?.person === person}
          waitingFor={undoRequest.waitingFor}
          person={person}
          nameOf={nameOf}
          onAnswer={(agree) => server.send({ type: 'consent', version: snapshot.version, agree })}
        />
      )}
      {endVote !== null && (
        <Request
          words="request.end"
          name={nameOf(endVote.person)}
          isMine={endVote.person === person}
          waitingFor={endVote.waitingFor}
          person={person}
          nameOf={nameOf}
          onAnswer={(agree) => server.send({ type: 'end', agree })}
        />
      )}
      {requestOutcome !== null && requestOutcome.outcome !== 'granted' && (
        <p className="tableNotice muted" role="status">
          {say(`request.${requestOutcome.outcome}`)}
        </p>
      )}
    </>
  );
}

interface RequestProps {
  readonly words: Extract<TextKey, 'request.undo' | 'request.end'>;
  readonly name: string;
  readonly isMine: boolean;
  readonly waitingFor: readonly string[];
  readonly person: string | null;
  readonly nameOf: (person: string) => string;
  readonly onAnswer: (agree: boolean) => void;
}

function Request({ words, name, isMine, waitingFor, person, nameOf, onAnswer }: RequestProps) {
  const { say, locale } = useWords();
  const isAsked = person !== null && waitingFor.includes(person);
  const names = new Intl.ListFormat(locale).format(waitingFor.map(nameOf));
  return (
    <div className="tableNotice" role="status">
      <span>{isMine ? say(`${words}.mine`, { names }) : say(words, { name })}</span>
      {isAsked && (
        <span className="buttonRow">
          <button type="button" className="btn compact go" onClick={() => onAnswer(true)}>
            {say('request.agree')}
          </button>
          <button type="button" className="btn compact" onClick={() => onAnswer(false)}>
            {say('request.refuse')}
          </button>
        </span>
      )}
      {!isAsked && !isMine && <span className="muted">{say('request.waits', { names })}</span>}
    </div>
  );
}
