import { isOfferedLevel } from '@signoria/bots/levels';
import { at } from '@signoria/engine';
import { MAX_NAME_LENGTH } from '@signoria/protocol';
import { Shield } from '../shell/Icon.tsx';
import { botNamed, botSentences } from '../table/botWords.ts';
import { FAMILIES } from '../table/families.ts';
import { useWords } from '../words/index.ts';
import type { SeatChoice } from './seatChoices.ts';
import { SEAT_CHOICES } from './seatChoices.ts';

interface SeatsProps {
  readonly choices: readonly SeatChoice[];
  readonly onChange: (choices: readonly SeatChoice[]) => void;
}

/** The kind of player for each seat; the first seat is the player's own. */
export function WantedSeats({ choices, onChange }: SeatsProps) {
  const { say } = useWords();
  return (
    <fieldset className="seats">
      <legend>{say('new.seats')}</legend>
      <div className={`seatRow wanted family ${FAMILIES[0]}`}>
        <Shield family={FAMILIES[0]} />
        <b>{say('with.you')}</b>
      </div>
      {choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
        <WantedRow key={index} choices={choices} choice={choice} index={index} onChange={onChange} />
      ))}
      {choices.some(({ wanted }) => wanted === 'local') && <p className="muted">{say('new.oneScreen')}</p>}
      {choices.some(({ wanted }) => isOfferedLevel(wanted)) && <p className="muted fair">{say('bot.fair')}</p>}
    </fieldset>
  );
}

function WantedRow({ choices, choice, index, onChange }: SeatsProps & { choice: SeatChoice; index: number }) {
  const { say } = useWords();
  const family = at(FAMILIES, index + 1);
  const number = say('new.seat', { number: index + 2 });
  const change = (part: Partial<SeatChoice>) =>
    onChange(choices.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <div className={`seatRow wanted family ${family}`}>
      <Shield family={family} />
      <select
        aria-label={`${number}: ${say('new.who')}`}
        value={choice.wanted}
        onChange={({ target }) => change({ wanted: SEAT_CHOICES.find((one) => one === target.value) ?? 'invited' })}
      >
        {SEAT_CHOICES.map((wanted) => (
          <option key={wanted} value={wanted}>
            {isOfferedLevel(wanted) ? botNamed(say, index + 1, wanted) : say(`wanted.${wanted}`)}
          </option>
        ))}
      </select>
      {choice.wanted === 'local' && (
        <input
          aria-label={`${number}: ${say('new.name')}`}
          placeholder={say('new.name')}
          value={choice.name}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      {isOfferedLevel(choice.wanted) && (
        <small className="muted aboutBot">{botSentences(say, index + 1, choice.wanted)}</small>
      )}
    </div>
  );
}
