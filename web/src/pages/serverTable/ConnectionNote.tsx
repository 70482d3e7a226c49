import { useEffect, useState } from 'react';
import { useWords } from '../../words/index.ts';

const BACK_IS_SAID = 3000;
/** Milliseconds before the note appears while the first connection is opening. */
const OPENS_QUIETLY = 1500;

/** A note shown while the connection is lost, and briefly after it is restored. */
export function ConnectionNote({ connected }: { connected: boolean }) {
  const { say } = useWords();
  const [stage, setStage] = useState<'first' | 'up' | 'lost' | 'back'>('first');
  useEffect(() => {
    if (connected) setStage((before) => (before === 'lost' ? 'back' : 'up'));
    else setStage((before) => (before === 'first' ? before : 'lost'));
  }, [connected]);
  useEffect(() => {
    if (stage !== 'first' && stage !== 'back') return;
    const [next, after] = stage === 'first' ? (['lost', OPENS_QUIETLY] as const) : (['up', BACK_IS_SAID] as const);
    const timer = setTimeout(() => setStage(next), after);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <p className="lineNote" role="status">
      {stage === 'lost' && say('with.connecting')}
      {stage === 'back' && say('with.back')}
    </p>
  );
}
