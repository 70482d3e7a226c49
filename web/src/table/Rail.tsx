import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import { Chronicle } from './Chronicle.tsx';
import { FAMILY_NAMES } from './families.ts';
import type { Naming } from './ProseText.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { useSeatNote } from './seatNote.ts';
import type { TableSeat } from './seats.ts';
import { Total } from './Total.tsx';
import type { TableSnapshot } from './tableTypes.ts';

interface RailProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  /** Takes back that many decisions. */
  readonly onUndo: (count: number) => void;
  readonly chat: ReactNode;
  /** Where a game shows who plays in its own way. */
  readonly seatsPlace: (element: HTMLElement | null) => void;
}

/** Beside the table: who plays, how it stands, what happened. */
export function Rail({ snapshot, seats, chat, seatsPlace, onUndo, ...naming }: RailProps) {
  const { say } = useWords();
  return (
    <aside className="rail">
      <section className="tabPlayers whoPlays">
        <div className="place" ref={seatsPlace} />
        <div className="h">
          <h2>{say('table.players')}</h2>
        </div>
        <ul>
          {seats.map((seat, index) => (
            <SeatLine key={seat.family} seat={seat} index={index} snapshot={snapshot} />
          ))}
        </ul>
      </section>
      {!snapshot.over && <ScoreNow snapshot={snapshot} seats={seats} />}
      {chat !== undefined && (
        <section className="railTalk">
          <div className="h">
            <h2>{say('chat.title')}</h2>
          </div>
          {chat}
        </section>
      )}
      <section className="tabChronicle">
        <div className="h">
          <h2>{say('table.chronicle')}</h2>
        </div>
        <Chronicle snapshot={snapshot} seats={seats} onUndo={onUndo} {...naming} />
      </section>
    </aside>
  );
}

function ScoreNow({ snapshot, seats }: Pick<RailProps, 'snapshot' | 'seats'>) {
  const { say } = useWords();
  return (
    <section className="tabPlayers">
      <div className="h">
        <h2>{say('table.score')}</h2>
        <span className="note">{say('table.scoreNow')}</span>
      </div>
      <ScoreTable snapshot={snapshot} seats={seats} />
      {snapshot.scores.some(({ isWhole }) => !isWhole) && (
        <small className="muted">?: {say('table.hiddenPoints')}</small>
      )}
    </section>
  );
}

interface LineProps {
  readonly seat: TableSeat;
  readonly index: Seat;
  readonly snapshot: TableSnapshot;
}

function SeatLine({ seat, index, snapshot }: LineProps) {
  const { say } = useWords();
  const note = useSeatNote();
  const { pending } = snapshot;
  const tags = [FAMILY_NAMES[seat.family]];
  if (index === snapshot.seat) tags.push(say('table.you'));
  if (seat.sitter !== 'person') tags.push(say('table.bot'));
  return (
    <li className={`seat fam ${seat.family}`}>
      <Shield family={seat.family} className="sh" />
      <div className="nm">
        {seat.name}
        <small>{tags.join(', ')}</small>
      </div>
      <div className="pt">
        <Total snapshot={snapshot} seat={index} />
      </div>
      <div className="st">
        {pending.includes(index) && <span className="tag">{say('table.asked')}</span>}
        {note(index)}
      </div>
    </li>
  );
}
