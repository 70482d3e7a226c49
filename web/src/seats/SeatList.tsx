import { isBotLevel } from '@signoria/bots/levels';
import type { Seat } from '@signoria/engine';
import type { TableInfo } from '@signoria/protocol';
import { Shield } from '../shell/Icon.tsx';
import { botNamed, botSentences } from '../table/botWords.ts';
import { familyAt } from '../table/families.ts';
import { nameAt } from '../table/seats.ts';
import { useWords } from '../words/index.ts';

interface SeatsProps {
  readonly info: TableInfo;
  readonly online: readonly string[];
  /** Gives a free seat to a bot; absent for those who may not. */
  readonly onBot?: ((seat: Seat) => void) | undefined;
}

/** The players by seat before the game, and who is online. */
export function SeatList({ info, online, onBot }: SeatsProps) {
  const { say } = useWords();
  return (
    <ul className="tableSeats">
      {info.seats.map(({ seat, name, kind, family, person, level }) => (
        <li key={seat} className={`family ${familyAt(seat, family)}`}>
          <Shield family={familyAt(seat, family)} />
          <b className={name === null ? 'free' : ''}>
            {kind === 'bot' ? nameAt(seat) : (name ?? say(kind === 'invited' ? 'with.freeInvited' : 'with.free'))}
          </b>
          {kind === 'bot' && <BotKind seat={seat} level={level} />}
          {person !== null && (
            <span className="muted">{online.includes(person) ? say('with.here') : say('participants.gone')}</span>
          )}
          {name === null && onBot !== undefined && (
            <button
              type="button"
              className="btn compact"
              aria-label={`${say('new.seat', { number: seat + 1 })}: ${say('with.giveBot')}`}
              onClick={() => onBot(seat)}
            >
              {say('with.giveBot')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The level and temper of a bot. A newer server may have levels that this page does not have. */
function BotKind({ seat, level }: Pick<TableInfo['seats'][number], 'seat' | 'level'>) {
  const { say } = useWords();
  if (!isBotLevel(level)) return <span className="muted">{say('bot.unknown')}</span>;
  return (
    <span className="muted" title={botSentences(say, seat, level)}>
      {botNamed(say, seat, level)}
    </span>
  );
}
