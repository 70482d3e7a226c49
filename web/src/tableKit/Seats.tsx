import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { FAMILY_NAMES } from '../table/families.ts';
import { Point } from '../table/Point.tsx';
import { useSeatNote } from '../table/seatNote.ts';
import { EarnedPoints } from '../table/Total.tsx';
import { useTableProps } from '../table/tableContext.ts';
import { useBotWords } from '../table/tableSeats.ts';
import { useWords } from '../words/index.ts';
import { familyOf, playerName } from './scene.ts';
import { Head, SeatShield } from './signs.tsx';

interface SeatListProps {
  /** Text beside the title. */
  readonly endText: string;
  readonly children: ReactNode;
}

/** The players below their title. */
export function SeatList({ endText, children }: SeatListProps) {
  const { say } = useWords();
  return (
    <div>
      <Head title={say('table.city')} endText={endText} />
      <div className="seatList">{children}</div>
    </div>
  );
}

interface SeatLineProps {
  readonly seat: Seat;
  /** Says for screen readers that it is a player's turn. */
  readonly acting: (name: string) => string;
  /** True if moves can point at the player (`seat:<number>`). */
  readonly isTarget?: boolean;
  /** Offices and signs beside the name. */
  readonly signs?: ReactNode;
  /** Buttons at the end of the line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A player: shield, name, family and points; below them what a game adds. */
export function SeatLine({ seat, acting, isTarget = false, signs, tools, children }: SeatLineProps) {
  const props = useTableProps();
  const { snapshot } = props;
  const note = useSeatNote();
  const family = familyOf({ props }, seat);
  const name = playerName({ props }, seat);
  const acts = snapshot.pending.includes(seat);
  const marks = `${acts ? 'acts' : ''} ${seat === snapshot.seat ? 'mine' : ''}`;
  return (
    <div className={`seatLine family ${family} ${marks}`} data-seat={seat}>
      <SeatShield seat={seat} />
      <div className="seatName" data-sign={acts ? 'acts' : undefined}>
        {isTarget ? <SeatTarget seat={seat} name={name} /> : name}
        <FamilyName seat={seat} />
        {signs}
        {acts && <span className="unseen">{acting(name)}</span>}
        {note(seat)}
        {tools}
      </div>
      <div className="seatPoints">
        <EarnedPoints snapshot={snapshot} seat={seat} />
      </div>
      {children}
    </div>
  );
}

function SeatTarget({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <Point target={`seat:${seat}`} id={`seat-${seat}`} label={name} minor className="seatTarget">
      {name}
    </Point>
  );
}

/**
 * The name of a player's family, marked if it is the viewer's own. A bot's level and temper follow; on desktops only the
 * tip has them.
 */
export function FamilyName({ seat }: { readonly seat: Seat }) {
  const props = useTableProps();
  const { say } = useWords();
  const bot = useBotWords(seat);
  const family = FAMILY_NAMES[familyOf({ props }, seat)];
  if (bot === null) return <small>{seat === props.snapshot.seat ? `${family}, ${say('table.you')}` : family}</small>;
  return (
    <small title={bot.tip}>
      {family}
      <span className="botKind">, {bot.words}</span>
    </small>
  );
}
