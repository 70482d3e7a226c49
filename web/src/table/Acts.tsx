import { useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { previewOf } from './preview.ts';
import type { TableSnapshot } from './source.ts';

interface ActsProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly chosen: unknown | null;
  readonly onUndo: () => void;
  readonly onHint: () => Promise<void>;
  readonly onConfirm: () => void;
}

/** Undo, Hint, Confirm: beside the question on a desk, in a tray at the bottom of a phone. */
export function Acts({ snapshot, chosen, onUndo, onHint, onConfirm, ...naming }: ActsProps) {
  const { say } = useWords();
  const [thinks, setThinks] = useState(false);
  const isAsked = snapshot.moves.length > 0;
  const hint = () => {
    setThinks(true);
    void onHint().finally(() => setThinks(false));
  };
  return (
    <div className="acts">
      <PreviewBox snapshot={snapshot} chosen={chosen} {...naming} />
      <div className="actButtons">
        <button type="button" className="btn" disabled={snapshot.undoable === 0} onClick={onUndo}>
          <Icon name="i-undo" />
          {say('table.undo')}
        </button>
        <button type="button" className="btn" disabled={!isAsked || thinks} onClick={hint}>
          <Icon name="i-hint" />
          {say('table.hint')}
        </button>
        <button type="button" className="btn go" disabled={chosen === null} onClick={onConfirm}>
          <Icon name="i-check" />
          {say('table.confirm')}
        </button>
      </div>
    </div>
  );
}

function PreviewBox({ snapshot, chosen, ...naming }: Naming & { snapshot: TableSnapshot; chosen: unknown | null }) {
  const { say } = useWords();
  if (chosen === null || snapshot.seat === null) return null;
  const { points } = previewOf(snapshot, chosen);
  return (
    <section className="preview" aria-label={say('table.preview')}>
      <span className="goes">
        <ProseText words={snapshot.text.move(chosen, snapshot.imagined, snapshot.seat)} {...naming} />
      </span>
      {points !== null && points !== 0 && (
        <span className={points > 0 ? 'plus' : 'minus'}>
          {points > 0 ? '+' : '−'}
          {Math.abs(points)}
          <Icon name="laurel" label={say('table.points', { count: Math.abs(points) })} />
        </span>
      )}
    </section>
  );
}
