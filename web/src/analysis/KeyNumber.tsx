import type { OfferedLevel } from '@signoria/bots/levels';
import { OFFERED_LEVELS } from '@signoria/bots/levels';
import './keyNumbers.css';
import { Facts } from '../shell/Facts.tsx';
import { useWords } from '../words/index.ts';

interface NumberProps {
  readonly name: string;
  readonly value: string;
  /** Typical and other values to compare with. */
  readonly compared: readonly string[];
}

/** A number with its name, and the numbers to compare it with. */
export function KeyNumber({ name, value, compared }: NumberProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span className="facts">
          <Facts facts={compared} />
        </span>
      </dd>
    </div>
  );
}

/** Returns a function that lists the values of all levels, such as "typical: apprentice 0.9", "master 0.3". */
export function useTypicalWords() {
  const { say } = useWords();
  return (values: Readonly<Record<OfferedLevel, number>> | undefined, format: (value: number) => string) =>
    values === undefined
      ? []
      : OFFERED_LEVELS.map((level) => say(`typical.${level}`, { amount: format(values[level]) }));
}
