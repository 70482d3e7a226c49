import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import { useBotLevel } from './tableSeats.ts';
import type { TableSnapshot } from './tableTypes.ts';
import { useThinking } from './useThinking.ts';

interface TurnProps {
  readonly snapshot: TableSnapshot;
  /** The seat that others wait for; null if it is the viewer's turn. */
  readonly asked: Seat | null;
  /** True for a past position, in which no bot thinks. */
  readonly isPast: boolean;
}

/** The player whose turn it is. A bot that takes its time is shown as thinking, without a layout shift. */
export function TurnNote({ snapshot: { names, version }, asked, isPast }: TurnProps) {
  const { say } = useWords();
  const isBot = useBotLevel(asked) !== null && !isPast;
  const isThinking = useThinking(isBot ? asked : null, version);
  if (asked === null) return <b>{say('table.turn.you')}</b>;
  const name = at(names, asked);
  const decides = say('table.turn.other', { name });
  if (!isBot) return <b>{decides}</b>;
  const thinks = say('table.turn.thinking', { name });
  return (
    <>
      <b className={isThinking ? 'botTurn thinks' : 'botTurn'}>
        <span>{decides}</span>
        <span>
          {thinks}
          <ThinkingSign />
        </span>
      </b>
      <span className="unseen" role="status">
        {isThinking ? thinks : ''}
      </span>
    </>
  );
}

/** Three lozenges that fill one after another. They are still if motion is reduced. */
function ThinkingSign() {
  return (
    <span className="lozenges" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
