import { gameById } from '@signoria/catalogue';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Shield } from '../shell/Icon.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import type { ShownSeat } from '../table/seats.ts';
import type { PositionWords } from './positionWords.ts';

interface CardProps {
  readonly game: string;
  /** The clock of a table on the server, or where the game is stored. */
  readonly note: string;
  readonly seats: readonly ShownSeat[];
  readonly address: string;
  /** The words of the button, which are also the title until the question is known. */
  readonly label: string;
  /** The position in words, a `Question`; it may suspend until the game is loaded. */
  readonly position: ReactNode;
  /** Parts beside the button. */
  readonly children: ReactNode;
}

/** A game that waits for the player. Its title is the question. */
export function WaitingCard({ game, note, seats, address, label, position, children }: CardProps) {
  const title = useGameTitle()(game);
  const names = seats.map(({ name }) => name).join(', ');
  return (
    <li className="waitCard">
      <div className="window">
        <svg aria-hidden="true">
          <use href={`#${gameById(game)?.vignette}`} />
        </svg>
      </div>
      <div className="caps">{`${title} · ${note}`}</div>
      <Loading fallback={<Question label={label} words={null} />}>{position}</Loading>
      <p className="waitSeats">
        {seats.map(({ family }) => (
          <Shield key={family} family={family} />
        ))}
        <span>{names}</span>
      </p>
      <div className="buttonRow">
        <Link href={address} className="btn go" aria-label={`${label}: ${title}, ${names}`}>
          {label}
        </Link>
        {children}
      </div>
    </li>
  );
}

/** The question and the stage. Until they are known, the label is the title; CSS reserves their height. */
export function Question({ label, words }: { label: string; words: PositionWords | null }) {
  return (
    <>
      <h2>{words?.question ?? label}</h2>
      <p className="waitStage">{words?.stage}</p>
    </>
  );
}
