import type { Seat } from '@signoria/engine';
import { MAX_NAME_LENGTH } from '@signoria/protocol';
import { useState } from 'react';
import { Shield } from '../shell/Icon.tsx';
import { FAMILIES, FAMILY_NAMES, isFamily } from '../table/families.ts';
import type { TableSeat } from '../table/seats.ts';
import { useWords } from '../words/index.ts';
import { PlayerButton, PlayerFields } from './PlayerFields.tsx';
import { giveFamily } from './seating.ts';

interface SeatsProps {
  readonly seats: readonly TableSeat[];
  readonly onChange: (seats: readonly TableSeat[]) => void;
}

/** The seats of a table in this browser. The choice of the first bot's level is open. */
export function SeatFields({ seats, onChange }: SeatsProps) {
  const { say } = useWords();
  const persons = seats.filter(({ playerKind }) => playerKind === 'person').length;
  const [firstBot] = useState(() => seats.findIndex(({ playerKind }) => playerKind !== 'person'));
  return (
    <fieldset className="seats">
      <legend>{say('new.seats')}</legend>
      {seats.map((seat, index) => (
        <SeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
          key={index}
          isOpenAtFirst={index === firstBot}
          {...{ seats, seat, index, onChange }}
        />
      ))}
      {persons > 1 && <p className="muted">{say('new.oneScreen')}</p>}
      {persons < seats.length && <p className="muted fair">{say('bot.fair')}</p>}
    </fieldset>
  );
}

interface RowProps extends SeatsProps {
  readonly seat: TableSeat;
  readonly index: Seat;
  readonly isOpenAtFirst: boolean;
}

function SeatRow({ seats, seat, index, isOpenAtFirst, onChange }: RowProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const number = say('new.seat', { number: index + 1 });
  const change = (part: Partial<TableSeat>) =>
    onChange(seats.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const player = { index, playerKind: seat.playerKind, label: `${number}: ${say('new.who')}` };
  return (
    <div className={`seatRow family ${seat.family}`}>
      <Shield family={seat.family} />
      <input
        aria-label={`${number}: ${say('new.name')}`}
        value={seat.name}
        maxLength={MAX_NAME_LENGTH}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <select
        aria-label={`${number}: ${say('new.family')}`}
        value={seat.family}
        onChange={({ target }) => isFamily(target.value) && onChange(giveFamily(seats, index, target.value))}
      >
        {FAMILIES.map((family) => (
          <option key={family} value={family}>
            {FAMILY_NAMES[family]}
          </option>
        ))}
      </select>
      <PlayerButton {...player} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && <PlayerFields {...player} onPick={(playerKind) => change({ playerKind })} />}
    </div>
  );
}
