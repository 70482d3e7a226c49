import type { TimeControl } from '@signoria/protocol';
import { CLOCK_KINDS, CLOCK_LIMITS } from '@signoria/protocol';
import { useWords } from '../words/index.ts';

const DEFAULTS: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  none: { kind: 'none' },
  live: { kind: 'live', initial: 30 * 60, increment: 30 },
  days: { kind: 'days', days: 3 },
};

interface ClockProps {
  readonly clock: TimeControl;
  readonly onChange: (clock: TimeControl) => void;
}

/** Fields for the thinking time: unlimited, minutes of a live game, or days of a correspondence game. */
export function ClockFields({ clock, onChange }: ClockProps) {
  const { say } = useWords();
  return (
    <fieldset className="choices">
      <legend>{say('clock.title')}</legend>
      {CLOCK_KINDS.map((kind) => (
        <label key={kind} className={kind === clock.kind ? 'choice on' : 'choice'}>
          <input type="radio" name="clock" checked={kind === clock.kind} onChange={() => onChange(DEFAULTS[kind])} />
          {say(`clock.kind.${kind}`)}
        </label>
      ))}
      <Amounts clock={clock} onChange={onChange} />
      <p className="muted clockText">{say(`clock.kind.${clock.kind}Text`)}</p>
    </fieldset>
  );
}

function Amounts({ clock, onChange }: ClockProps) {
  const { say } = useWords();
  if (clock.kind === 'none') return null;
  if (clock.kind === 'days')
    return (
      <div className="numbers">
        <Amount
          name={say('clock.daysEach')}
          min={1}
          max={CLOCK_LIMITS.days}
          value={clock.days}
          onChange={(days) => onChange({ ...clock, days })}
        />
      </div>
    );
  return (
    <div className="numbers">
      <Amount
        name={say('clock.minutes')}
        min={1}
        max={CLOCK_LIMITS.initial / 60}
        value={Math.round(clock.initial / 60)}
        onChange={(minutes) => onChange({ ...clock, initial: minutes * 60 })}
      />
      <Amount
        name={say('clock.seconds')}
        min={0}
        max={CLOCK_LIMITS.increment}
        value={clock.increment}
        onChange={(increment) => onChange({ ...clock, increment })}
      />
    </div>
  );
}

interface AmountProps {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ name, min, max, value, onChange }: AmountProps) {
  return (
    <label>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />{' '}
      {name}
    </label>
  );
}
