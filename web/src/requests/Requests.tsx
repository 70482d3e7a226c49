import type { TableInfo } from '@signoria/protocol';
import type { RemoteRoom, RoomState } from '../remote/serverTable.ts';
import type { TableSnapshot } from '../table/source.ts';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';

interface WishesProps {
  readonly room: RemoteRoom;
  readonly state: RoomState & { readonly info: TableInfo };
  readonly snapshot: TableSnapshot;
}

/** What somebody would like the others to agree to: to take a decision back, or to end the game as it stands. */
export function Wishes({ room, state, snapshot }: WishesProps) {
  const { say } = useWords();
  const { info, person, undoAsked, endAsked, wishAnswer } = state;
  const nameOf = (id: string) => info.seats.find((seat) => seat.person === id)?.name ?? '?';
  return (
    <>
      {undoAsked !== null && (
        <Wish
          words="wish.undo"
          name={info.seats[undoAsked.seat]?.name ?? '?'}
          isMine={info.seats[undoAsked.seat]?.person === person}
          waitingFor={undoAsked.waitingFor}
          person={person}
          nameOf={nameOf}
          onAnswer={(agree) => room.say({ type: 'consent', version: snapshot.version, agree })}
        />
      )}
      {endAsked !== null && (
        <Wish
          words="wish.end"
          name={nameOf(endAsked.person)}
          isMine={endAsked.person === person}
          waitingFor={endAsked.waitingFor}
          person={person}
          nameOf={nameOf}
          onAnswer={(agree) => room.say({ type: 'end', agree })}
        />
      )}
      {wishAnswer !== null && wishAnswer.outcome !== 'granted' && (
        <p className="wish muted" role="status">
          {say(`wish.${wishAnswer.outcome}`)}
        </p>
      )}
    </>
  );
}

interface WishProps {
  readonly words: Extract<Word, 'wish.undo' | 'wish.end'>;
  readonly name: string;
  readonly isMine: boolean;
  readonly waitingFor: readonly string[];
  readonly person: string | null;
  readonly nameOf: (person: string) => string;
  readonly onAnswer: (agree: boolean) => void;
}

function Wish({ words, name, isMine, waitingFor, person, nameOf, onAnswer }: WishProps) {
  const { say, language } = useWords();
  const isAsked = person !== null && waitingFor.includes(person);
  const names = new Intl.ListFormat(language).format(waitingFor.map(nameOf));
  return (
    <div className="wish" role="status">
      <span>{isMine ? say(`${words}.mine`, { names }) : say(words, { name })}</span>
      {isAsked && (
        <span className="doors">
          <button type="button" className="btn sm go" onClick={() => onAnswer(true)}>
            {say('wish.agree')}
          </button>
          <button type="button" className="btn sm" onClick={() => onAnswer(false)}>
            {say('wish.refuse')}
          </button>
        </span>
      )}
      {!isAsked && !isMine && <span className="muted">{say('wish.waits', { names })}</span>}
    </div>
  );
}
