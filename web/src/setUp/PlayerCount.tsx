import { seatCounts } from '@signoria/engine';
import { useWords } from '../words/index.ts';

interface CountProps {
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly onPick: (count: number) => void;
}

export function PlayerCount({ min, max, now, onPick }: CountProps) {
  const { say } = useWords();
  return (
    <fieldset className="choices">
      <legend>{say('new.players')}</legend>
      {seatCounts({ min, max }).map((count) => (
        <label key={count} className={count === now ? 'choice on' : 'choice'}>
          <input type="radio" name="players" checked={count === now} onChange={() => onPick(count)} />
          {say('new.playerCount', { count })}
        </label>
      ))}
    </fieldset>
  );
}
