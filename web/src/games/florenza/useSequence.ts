import type { GameEvent, SequenceEntry } from '@signoria/florenza';
import { latestOf, sequenceOf } from '@signoria/florenza';
import { useEffect, useRef, useState } from 'react';
import { isMotionAllowed, settings } from '../../settings.ts';
import { isOverlayOpen } from '../../shell/overlay.ts';
import { beginSequence, replayPause, skipsPause } from '../../table/pause.ts';
import type { ChronicleLine } from '../../table/tableTypes.ts';
import type { Scene } from './scene.ts';

export interface Sequence {
  readonly entries: readonly SequenceEntry[];
  /** The index of the entry shown; null if all are shown. */
  readonly place: number | null;
}

export interface Playback {
  /** Null if there is no playback. */
  readonly sequence: Sequence | null;
  close(): void;
}

/**
 * Plays back the automatic events of new decisions at the pace of the settings. A selection or decision by the viewer
 * ends the playback. A click or a key shows all entries. Bots of this browser wait while it shows them one by one.
 */
export function useSequence({ props, table }: Scene): Playback {
  const { snapshot, pointed, chosen } = props;
  const [kept, setSequence] = useState<Sequence | null>(null);
  const sequence = table.over && kept?.place === null ? null : kept; // after the last event, the result is shown
  const seen = useRef(snapshot.version);
  const close = () => setSequence(null);
  useEffect(() => {
    const news = snapshot.chronicle.filter(({ version }) => version > seen.current);
    const isUndone = snapshot.version < seen.current;
    seen.current = snapshot.version;
    if (isUndone || news.some(({ mover }) => mover === snapshot.seat)) setSequence(null);
    const entries = latestOf(sequenceOf(eventsOf(news)));
    if (entries.length > 0) setSequence((now) => withMore(now, entries));
  }, [snapshot]);
  const isAnswering = pointed.length > 0 || chosen !== null;
  useEffect(() => {
    if (isAnswering) setSequence(null);
  }, [isAnswering]);
  const isPlaying = sequence !== null && sequence.place !== null;
  useEffect(() => {
    return isPlaying ? beginSequence() : undefined;
  }, [isPlaying]);
  usePace(sequence, setSequence);
  useSkipping(sequence, setSequence);
  return { sequence, close };
}

export function eventsOf(lines: readonly ChronicleLine[]): readonly GameEvent[] {
  return lines.map(({ event }) => event as GameEvent);
}

function withMore(now: Sequence | null, entries: readonly SequenceEntry[]): Sequence {
  if (now !== null) {
    const all = [...now.entries, ...entries];
    const latest = latestOf(all);
    return { entries: latest, place: now.place && Math.max(0, now.place - (all.length - latest.length)) };
  }
  const isAtOnce = settings().pace === 'instant' || !isMotionAllowed();
  return { entries, place: isAtOnce ? null : 0 };
}

type SetSequence = (change: (now: Sequence | null) => Sequence | null) => void;

/** R10  The phase of the offices. */
export const OFFICES_PHASE = 8;

/** Advances to the next entry after a pause, and ends the playback after the last one. */
function usePace(sequence: Sequence | null, setSequence: SetSequence): void {
  useEffect(() => {
    if (sequence === null || sequence.place === null) return;
    const { entries, place } = sequence;
    const isLast = place === entries.length - 1;
    const isLong = isLast || entries[place]?.phase === OFFICES_PHASE; // text to read, not only amounts
    const next = () =>
      setSequence((now) => (now === null || now.place === null ? now : isLast ? null : { ...now, place: place + 1 }));
    const timer = setTimeout(next, replayPause(false) * (isLong ? 2 : 1));
    return () => clearTimeout(timer);
  }, [sequence, setSequence]);
}

/** Shows all entries on a click or a key. Escape, or a click elsewhere when all are shown, ends the playback. */
function useSkipping(sequence: Sequence | null, setSequence: SetSequence): void {
  const isOn = sequence !== null;
  const isWhole = sequence?.place === null;
  useEffect(() => {
    if (!isOn) return;
    const began = performance.now();
    const onClick = (event: MouseEvent) => {
      const isInside =
        event.target instanceof Element && event.target.closest('.florenza-sequence, [popover]') !== null;
      if (!skipsPause(event, began) || isInside) return;
      setSequence((now) => (now === null || now.place === null ? null : { ...now, place: null }));
    };
    const onKey = (event: KeyboardEvent) => {
      if (!skipsPause(event, began) || isOverlayOpen()) return;
      if (event.key !== 'Escape') return isWhole || setSequence((now) => now && { ...now, place: null });
      event.preventDefault();
      setSequence(() => null);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOn, isWhole, setSequence]);
}
