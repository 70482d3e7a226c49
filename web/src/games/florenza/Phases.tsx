import * as florenza from '@signoria/florenza';
import { useMemo, useState } from 'react';
import { EventsPopover } from './EventsPopover.tsx';
import { DueEntry } from './Ledger.tsx';
import { useScene } from './scene.ts';
import { eventsOf } from './useSequence.ts';

/** The phase whose details are shown, and the element beside which they open. */
interface OpenPhase {
  readonly phase: number;
  readonly place: HTMLElement;
}

/** The nine phases of the round in a row, with the number of the viewer's pledges in each. A click opens the details. */
export function Phases() {
  const { table, words, props } = useScene();
  const { chronicle } = props.snapshot;
  const events = useMemo(() => eventsOf(chronicle), [chronicle]);
  const now = florenza.phaseNumber(table);
  const duesIn = useDues(now);
  const [open, setOpen] = useState<OpenPhase | null>(null);
  return (
    <>
      <ol className="florenza-phases">
        {words.phases.map(({ short }, index) => {
          const phase = index + 1;
          const count = duesIn(phase).length;
          return (
            <li
              key={short}
              className={phase < now ? 'past' : phase === now ? 'now' : ''}
              aria-current={phase === now || undefined}
            >
              <button
                type="button"
                data-sign={`phase${phase}`}
                data-extra-sign={count > 0 ? 'badge' : undefined}
                aria-label={`${phase} ${short}${count > 0 ? `, ${words.labels.promises}: ${count}` : ''}`}
                disabled={count === 0 && !events.some((event) => florenza.phaseOf(event) === phase)}
                onClick={({ currentTarget }) => setOpen({ phase, place: currentTarget })}
              >
                {phase} <span>{short}</span>
                {count > 0 && <b>{count}</b>}
              </button>
            </li>
          );
        })}
      </ol>
      {open !== null && (
        <PhaseDetails {...open} dues={duesIn(open.phase)} events={events} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Returns a function that lists the viewer's pledges of a phase. Past phases have none. */
function useDues(now: number): (phase: number) => readonly florenza.LedgerEntry[] {
  const { ledger } = useScene().forecast;
  return (phase) => (phase < now ? [] : (ledger?.entries.filter((entry) => entry.phase === phase) ?? []));
}

interface DetailsProps extends OpenPhase {
  readonly dues: readonly florenza.LedgerEntry[];
  readonly events: readonly florenza.GameEvent[];
  readonly onClose: () => void;
}

/** The pledges due in a phase, and the events of the phase when it was last played. */
function PhaseDetails({ phase, place, dues, events, onClose }: DetailsProps) {
  const { view, words } = useScene();
  const { labels } = words;
  const past = useMemo(() => florenza.latestOfPhase(view, events, phase), [view, events, phase]);
  return (
    <EventsPopover
      entries={past?.entries ?? []}
      place={place}
      note={past === null ? '' : labels.roundNumber(past.round)}
      onClose={onClose}
    >
      {dues.length > 0 && (
        <section className="florenza-ledger">
          <header>
            <h3>{labels.promises}</h3>
            <small>{labels.due(phase)}</small>
          </header>
          <ol>
            {dues.map((due) => (
              <DueEntry key={due.key} due={due} isNew={false} />
            ))}
          </ol>
        </section>
      )}
    </EventsPopover>
  );
}
