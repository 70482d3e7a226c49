import { at, plain } from '@signoria/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon, Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import { TurnItem } from './Chronicle.tsx';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { placePopover } from './placePopover.ts';
import type { TableSeat } from './seats.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { TurnLines } from './turnLines.ts';
import { turnLines } from './turnLines.ts';
import type { RecentReplay } from './useRecentReplay.ts';

interface SinceProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  readonly replay: RecentReplay;
}

/** The events since the viewer's last turn, in one line that opens the full list. Its height is fixed. */
export function Since({ replay, ...props }: SinceProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const turns = turnLines(replay.since).toReversed();
  return (
    <section className="since" aria-label={say('since.title')}>
      {turns.length > 0 && (
        <>
          <h2>{say('since.title')}</h2>
          {replay.canStart && <ReplayButton replay={replay} />}
          <button
            ref={line}
            type="button"
            className="sinceLine"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              {turns.map((turn) => (
                <Headline key={turn.lines[0]?.version} turn={turn} seats={props.seats} isLong={turns.length === 1} />
              ))}
            </span>
          </button>
          {isOpen && <AllEvents {...props} turns={turns} place={line.current} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
}

interface HeadlineProps {
  readonly turn: TurnLines;
  readonly seats: readonly TableSeat[];
  /** True to show the first lines of the turn, up to `LONG_HEADLINE_LINES`; otherwise only the first one. */
  readonly isLong: boolean;
}

const LONG_HEADLINE_LINES = 4;

/** The first line or lines of a turn, never separated from its shield by a line break. An ellipsis marks further lines. */
function Headline({ turn: { lines }, seats, isLong }: HeadlineProps) {
  const [first, ...more] = isLong ? lines.slice(0, LONG_HEADLINE_LINES) : lines.slice(0, 1);
  if (first === undefined) return null;
  const [word = '', ...others] = plain(first.words).split(' ');
  return (
    <span className="headline">
      <span className="opening">
        {first.seat === null ? <Icon name="lily" /> : <Shield family={at(seats, first.seat).family} />}
        {`\u00A0${word}`}
      </span>
      {` ${others.join(' ')}`}
      {more.map(({ words }) => ` ${plain(words)}`)}
      {lines.length > more.length + 1 && ' …'}{' '}
    </span>
  );
}

function ReplayButton({ replay: { shown, start, stop } }: Pick<SinceProps, 'replay'>) {
  const { say } = useWords();
  const isOn = shown !== null;
  const name = say(isOn ? 'since.stop' : 'since.replay');
  return (
    <button
      type="button"
      className="btn compact bare replayButton"
      aria-label={name}
      aria-pressed={isOn}
      data-sign="replay"
      onClick={isOn ? stop : start}
    >
      <span className="wide">{name}</span>
      <span aria-hidden="true">{isOn ? '◼' : '▸'}</span>
    </button>
  );
}

type AllEventsProps = Omit<SinceProps, 'replay'> & {
  readonly turns: readonly TurnLines[];
  readonly place: HTMLElement | null;
  readonly onClose: () => void;
};

/** The full list by turn, in a popover over the table, so that the layout does not shift. */
function AllEvents({ turns, place, onClose, ...props }: AllEventsProps) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null && place !== null) placePopover(box.current, place);
  }, [place]);
  return (
    <div ref={box} popover="auto" className="sinceAll" onToggle={({ newState }) => newState === 'closed' && onClose()}>
      <h2>{say('since.title')}</h2>
      <ol className="log">
        {turns.map((turn) => (
          <TurnItem key={turn.lines[0]?.version} turn={turn} {...props} />
        ))}
      </ol>
    </div>
  );
}

/** A note during a replay: the decision on the board, and the button to stop. */
export function ReplayNote({ replay: { shown, stop }, ...naming }: Naming & Pick<SinceProps, 'replay'>) {
  const { say } = useWords();
  if (shown === null) return null;
  const lines = shown.chronicle.filter(({ version }) => version === shown.version);
  return (
    <div className="replayNote">
      <p role="status">
        <b>{say('since.replaying')}</b>{' '}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one decision never change their order
          <span key={index}>
            <ProseText words={line.words} {...naming} />{' '}
          </span>
        ))}
      </p>
      <button type="button" className="btn compact" onClick={stop}>
        {say('since.stop')}
      </button>
    </div>
  );
}
