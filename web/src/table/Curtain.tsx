import { useEffect, useRef } from 'react';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableSeat } from './seats.ts';

/** Hides the table while the screen is handed from one person to the next. */
export function Curtain({ seat, onLift }: { seat: TableSeat | undefined; onLift: () => void }) {
  const { say } = useWords();
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    lift.current?.focus();
  }, []);
  if (seat === undefined) return null;
  const { name, family } = seat;
  return (
    <main id="content" className={`curtain family ${family}`}>
      <div className="curtainSheet">
        <Shield family={family} spoken />
        <h1 aria-live="polite">{say('table.curtain', { name })}</h1>
        <p>{say('table.curtainText', { name })}</p>
        <button type="button" className="btn go big" ref={lift} onClick={onLift}>
          {say('table.lift', { name })}
        </button>
      </div>
    </main>
  );
}
