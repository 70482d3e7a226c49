import type { Label } from '@signoria/bots/analysis';
import { judgementOf, labelOf } from '@signoria/bots/analysis';
import { useEffect, useRef, useState } from 'react';
import { changeSettings, useSettings } from '../../settings.ts';
import type { Review, TableController, TableSnapshot } from '../tableTypes.ts';

/** The coach's note on a costly decision. */
export interface CoachNote extends Review {
  readonly label: Label;
}

export interface Coach {
  /** False at tables with other people and at tables without hints. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly note: CoachNote | null;
  setOn(isOn: boolean): void;
  /** Removes the note. */
  dismiss(): void;
}

const onProgress = () => undefined;

/** Labels that are worth a note. */
const NOTED: readonly Label[] = ['mistake', 'blunder'];

/** Judges the decisions of the viewer's latest turn one after the other while the game goes on, if the coach is on. */
export function useCoach({ review }: TableController, { version, seat, chronicle }: TableSnapshot): Coach {
  const isOn = useSettings().coach === 'on' && review !== null;
  const [note, setNote] = useState<CoachNote | null>(null);
  const seen = useRef(version);
  const reviewing = useRef(new AbortController());
  const queue = useRef<number[]>([]);
  const isBusy = useRef(false);
  const drop = () => {
    reviewing.current.abort();
    reviewing.current = new AbortController();
    queue.current = [];
    setNote(null);
  };
  const work = async () => {
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      const { signal } = reviewing.current;
      const found = (await review?.(next, { isDeep: false, signal, onProgress }).catch(() => null)) ?? null;
      const made = found !== null && !signal.aborted ? noteOn(found) : null;
      if (made === null) continue;
      queue.current = [];
      setNote(made);
    }
  };
  // StrictMode runs every effect twice: the controller that the first cleanup aborts must be replaced.
  useEffect(() => {
    reviewing.current = new AbortController();
    return () => reviewing.current.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is judged once
  useEffect(() => {
    const before = seen.current;
    seen.current = version;
    if (!isOn || version < before) return drop();
    if (chronicle.some((line) => line.version > before && line.mover === seat)) setNote(null);
    for (let next = before + 1; next <= version; next++) queue.current.push(next);
    if (isBusy.current) return;
    isBusy.current = true;
    void work().finally(() => {
      isBusy.current = false;
    });
  }, [version, isOn]);
  return {
    isOffered: review !== null,
    isOn,
    note,
    setOn: (isWanted) => changeSettings({ coach: isWanted ? 'on' : 'off' }),
    dismiss: () => setNote(null),
  };
}

/** Returns the note on a decision; null if it lost less than a mistake. */
function noteOn(review: Review): CoachNote | null {
  const judgement = judgementOf(review.advice);
  const label = judgement && labelOf(judgement, review.advice.seat);
  return label !== null && NOTED.includes(label) ? { ...review, label } : null;
}
