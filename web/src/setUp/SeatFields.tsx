import { Shield } from '../shell/Icon.tsx';
import { FAMILIES, FAMILY_NAMES, isFamily } from '../table/families.ts';
import type { PlayerKind, TableSeat } from '../table/seats.ts';
import { PLAYER_KINDS } from '../table/seats.ts';
import { useWords } from '../words/index.ts';
import { giveFamily } from './seating.ts';

interface SeatsProps {
  readonly seats: readonly TableSeat[];
  readonly onChange: (seats: readonly TableSeat[]) => void;
}

export function SeatFields({ seats, onChange }: SeatsProps) {
  const { say } = useWords();
  const persons = seats.filter(({ sitter }) => sitter === 'person').length;
  return (
    <fieldset className="seats">
      <legend>{say('new.seats')}</legend>
      {seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
        <SeatRow key={index} seats={seats} seat={seat} index={index} onChange={onChange} />
      ))}
      {persons > 1 && <p className="muted">{say('new.oneScreen')}</p>}
    </fieldset>
  );
}

function SeatRow({ seats, seat, index, onChange }: SeatsProps & { seat: TableSeat; index: number }) {
  const { say } = useWords();
  const number = say('new.seat', { number: index + 1 });
  const change = (part: Partial<TableSeat>) =>
    onChange(seats.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <div className={`seatRow family ${seat.family}`}>
      <Shield family={seat.family} />
      <input
        aria-label={`${number}: ${say('new.name')}`}
        value={seat.name}
        maxLength={24}
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
      <PlayerSelect label={`${number}: ${say('new.who')}`} now={seat.sitter} onPick={(sitter) => change({ sitter })} />
    </div>
  );
}

interface PlayerProps {
  readonly label: string;
  readonly now: PlayerKind;
  readonly onPick: (sitter: PlayerKind) => void;
}

function PlayerSelect({ label, now, onPick }: PlayerProps) {
  const { say } = useWords();
  return (
    <select
      className="who"
      aria-label={label}
      value={now}
      onChange={({ target }) => onPick(PLAYER_KINDS.find((one) => one === target.value) ?? 'person')}
    >
      {PLAYER_KINDS.map((sitter) => (
        <option key={sitter} value={sitter}>
          {say(sitter === 'person' ? 'new.person' : `bot.${sitter}`)}
        </option>
      ))}
    </select>
  );
}
