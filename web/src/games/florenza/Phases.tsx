import * as florenza from '@signoria/florenza';
import { useScene } from './scene.ts';

/** The nine phases of the round as a ribbon, with how much the viewer has coming in each. */
export function Phases() {
  const { table, words, foreseen, me } = useScene();
  const now = florenza.phaseNumber(table);
  const due = (phase: number) => {
    if (phase === MARKET) return me?.isAtMarket ? 1 : 0;
    return foreseen.ledger?.entries.filter((entry) => entry.phase === phase).length ?? 0;
  };
  return (
    <ol className="fl-phases">
      {words.phases.map(({ short }, index) => {
        const phase = index + 1;
        const count = phase < now ? 0 : due(phase);
        return (
          <li
            key={short}
            className={phase < now ? 'past' : phase === now ? 'now' : ''}
            aria-current={phase === now || undefined}
          >
            {phase} <span>{short}</span>
            {count > 0 && <b>{count}</b>}
          </li>
        );
      })}
    </ol>
  );
}

/** R7  What a worker at the market may do falls due there. */
const MARKET = 5;
