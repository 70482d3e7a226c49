import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Shield } from '../shell/Icon.tsx';
import { useWide } from '../shell/useWide.ts';
import { useWords } from '../words/index.ts';
import { Chronicle } from './Chronicle.tsx';
import { FAMILY_NAMES } from './families.ts';
import type { Naming } from './ProseText.tsx';
import type { TableChat } from './RailTabs.tsx';
import { RailTabs } from './RailTabs.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Since } from './Since.tsx';
import { useSeatNote } from './seatNote.ts';
import type { TableSeat } from './seats.ts';
import { EarnedPoints } from './Total.tsx';
import { useBotWords } from './tableSeats.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { RecentReplay } from './useRecentReplay.ts';
import { useStableCallback } from './useStableCallback.ts';

interface RailProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  /** Takes back that many decisions. */
  readonly onUndo: (count: number) => void;
  readonly chat: TableChat | undefined;
  /** Null in a replay. */
  readonly replay: RecentReplay | null;
  /** The card of a hint or of the coach. */
  readonly advice: ReactNode;
  /** Sets the element into which a game draws its players. */
  readonly seatsPlace: (element: HTMLElement | null) => void;
}

/** The column beside the table: recent events, players, scores, chronicle and chat. */
export function Rail({ snapshot, seats, chat, replay, advice, seatsPlace, onUndo, ...naming }: RailProps) {
  const { say } = useWords();
  const handlers = {
    onUndo: useStableCallback(onUndo),
    onExplain: useStableCallback(naming.onExplain),
    onHighlight: naming.onHighlight,
  };
  return (
    <aside className="rail">
      {advice}
      {replay !== null && hasSince(snapshot) && <Since snapshot={snapshot} seats={seats} replay={replay} {...naming} />}
      <section className="tabPlayers whoPlays">
        <div className="place" ref={seatsPlace} />
        <div className="listHead">
          <h2>{say('table.players')}</h2>
        </div>
        <ul>
          {seats.map((seat, index) => (
            <SeatLine key={seat.family} seat={seat} index={index} snapshot={snapshot} />
          ))}
        </ul>
      </section>
      {!snapshot.over && <ScoreNow snapshot={snapshot} seats={seats} />}
      <RailTabs snapshot={snapshot} chat={chat}>
        <Chronicle snapshot={snapshot} seats={seats} {...handlers} />
      </RailTabs>
    </aside>
  );
}

const hasSince = ({ seat, over }: TableSnapshot) => seat !== null && !over;

/** Reserves the space of the recent events until the rail is rendered. On narrow screens they are above the board. */
export function EmptyRail({ snapshot, replay }: Pick<RailProps, 'snapshot' | 'replay'>) {
  return <div className="rail">{replay !== null && hasSince(snapshot) && <div className="since" />}</div>;
}

/** The scores, folded on wide screens, where the rail has little room: earned points are beside the names. */
function ScoreNow({ snapshot, seats }: Pick<RailProps, 'snapshot' | 'seats'>) {
  const { say } = useWords();
  const isWide = useWide();
  return (
    <details className="tabPlayers scoreNow" open={!isWide}>
      <summary className="listHead">
        <h2>{say('table.score')}</h2>
        <span className="note">{say('table.scoreNow')}</span>
      </summary>
      <ScoreTable snapshot={snapshot} seats={seats} />
      {snapshot.scores.some(({ isWhole }) => !isWhole) && (
        <small className="muted">?: {say('table.hiddenPoints')}</small>
      )}
    </details>
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
  const bot = useBotWords(index);
  if (bot !== null) tags.push(bot.words);
  return (
    <li className={`seat family ${seat.family}`}>
      <Shield family={seat.family} className="shield" />
      <div className="seatName">
        {seat.name}
        <small title={bot?.tip}>{tags.join(', ')}</small>
      </div>
      <div className="seatPoints">
        <EarnedPoints snapshot={snapshot} seat={index} />
      </div>
      <div className="seatFacts">
        {pending.includes(index) && <span className="tag">{say('table.asked')}</span>}
        {note(index)}
      </div>
    </li>
  );
}
