import type { TableSummary } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clockWords } from '../clocks/index.ts';
import { Facts } from '../shell/Facts.tsx';
import { Shield } from '../shell/Icon.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { familyAt } from '../table/families.ts';
import type { Say, TextKey } from '../words/index.ts';
import { useWords, WORDS } from '../words/index.ts';

interface RowProps {
  readonly info: TableSummary;
  /** The words of the link; null if the table offers nothing to this viewer. */
  readonly label: TextKey | null;
  /** True for the primary action. */
  readonly isPrimary?: boolean;
  /** Target of the link; by default the table. */
  readonly to?: string;
  readonly children?: ReactNode;
}

/** A table of the server in a list: the game, the players and the clock. */
export function TableRow({ info, label, isPrimary = false, to = `/with/${info.id}`, children }: RowProps) {
  const { say } = useWords();
  const title = useGameTitle()(info.game);
  const taken = info.seats.filter(({ name }) => name !== null);
  const names = taken.map(({ name, kind }) => (kind === 'bot' ? say('with.bot') : name)).join(', ');
  const seats = say('lobby.seats', { taken: taken.length, all: info.seats.length });
  return (
    <li>
      <span className="shields">
        {info.seats.map(({ seat, family, name }) => (
          <Shield key={seat} family={familyAt(seat, family)} className={name === null ? 'free' : ''} />
        ))}
      </span>
      <div>
        <b>
          {title}
          {info.status === 'open' ? `, ${seats}` : ''}
        </b>
        <small className="facts">
          <Facts facts={[names, clockWords(info.clock, say), ...tableWords(info, say)]} />
          {children}
        </small>
      </div>
      <span className="buttonRow">
        {label === null ? (
          <span className="muted">{say(isFull(info) ? 'lobby.full' : 'lobby.invitedOnly')}</span>
        ) : (
          <Link
            href={to}
            className={isPrimary ? 'btn compact go' : 'btn compact'}
            aria-label={`${say(label)}: ${title}, ${names}`}
          >
            {say(label)}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Returns the language of a table, and a word if it has no hints. */
export function tableWords({ language, hints }: Pick<TableSummary, 'language' | 'hints'>, say: Say): readonly string[] {
  return [...(language === null ? [] : [WORDS[language].name]), ...(hints ? [] : [say('with.noHints')])];
}

function isFull({ seats }: TableSummary): boolean {
  return seats.every(({ name }) => name !== null);
}

/** Returns true if anyone may take a seat at the table. */
export function isJoinable({ seats }: TableSummary): boolean {
  return seats.some(({ kind, name }) => kind === 'open' && name === null);
}

/** Returns the label of the link to one of the player's tables. */
export function linkLabel(info: TableSummary, isMyTurn: boolean): TextKey {
  if (info.status === 'over') return 'home.look';
  if (info.status === 'open') return 'lobby.toTable';
  return isMyTurn ? 'table.turn.you' : 'home.continue';
}

/**
 * Sorts by status: the player's turn first, then running, open and finished tables; the newest first within each group.
 * Leaves out cancelled tables.
 */
export function sortedByStatus(mine: readonly TableSummary[], myTurn: readonly string[]): readonly TableSummary[] {
  const weight = ({ id, status }: TableSummary) => {
    if (myTurn.includes(id)) return 0;
    return { running: 1, open: 2, over: 3, cancelled: 4 }[status];
  };
  return mine
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => weight(one) - weight(other) || other.createdAt.localeCompare(one.createdAt));
}
