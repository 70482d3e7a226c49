import { useWords } from '../words/index.ts';
import { trailOf } from './choiceRow.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';

interface TrailProps {
  readonly snapshot: TableSnapshot;
  readonly choosing: Choosing;
  readonly onUndo: (count: number) => void;
}

/** Breadcrumbs of the steps toward a move. Each earlier step is a button that goes back to it. */
export function Trail({ snapshot, choosing, onUndo }: TrailProps) {
  const { say } = useWords();
  const steps = trailOf(snapshot, choosing);
  const all = say('table.choicesCount', { count: snapshot.moves.length });
  return (
    <nav className="trail" aria-label={say('table.trail')}>
      <ol>
        {steps.map(({ key, words, to }, index) => (
          <li key={key}>
            {index === steps.length - 1 ? (
              <b aria-current="step">{words ?? all}</b>
            ) : (
              <button type="button" onClick={() => ('undo' in to ? onUndo(to.undo) : choosing.backTo(to.choice))}>
                {words ?? all}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
