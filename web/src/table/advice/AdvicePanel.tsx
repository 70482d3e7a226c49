import { useWords } from '../../words/index.ts';
import type { Family } from '../families.ts';
import type { TableSnapshot } from '../tableTypes.ts';
import { HintCard } from './HintCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import type { Hinting } from './useAdvice.ts';
import type { Coach } from './useCoach.ts';

interface PanelProps {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly hinting: Hinting;
  readonly coach: Coach;
  readonly onUndo: (count: number) => void;
}

/** The card of the hint or of the coach's note; nothing if there is none. */
export function AdvicePanel({ snapshot, families, hinting, coach, onUndo }: PanelProps) {
  const { say, language } = useWords();
  const { shown } = hinting;
  const { note } = coach;
  if (shown !== null)
    return <HintCard context={{ say, language, table: snapshot }} {...{ hinting, shown, coach, families }} />;
  if (note === null) return null;
  const takeBack = () => onUndo(snapshot.undoableInAll - note.earlier); // the undo removes the note, unless it is cancelled
  return <NoteCard note={note} coach={coach} context={{ say, language }} onTakeBack={takeBack} />;
}
