import { useEffect, useState } from 'react';
import { useWords } from '../../words/index.ts';

/** Milliseconds for which the note of a restored connection is shown. */
const RESTORED_FOR = 3000;
/** Milliseconds before the note appears while the first connection is opening. */
const LOST_AFTER = 1500;

/** A note shown while the connection is lost, and briefly after it is restored. */
export function ConnectionNote({ isConnected }: { isConnected: boolean }) {
  const { say } = useWords();
  const [stage, setStage] = useState<'first' | 'up' | 'lost' | 'back'>('first');
  useEffect(() => {
    if (isConnected) setStage((before) => (before === 'lost' ? 'back' : 'up'));
    else setStage((before) => (before === 'first' ? before : 'lost'));
  }, [isConnected]);
  useEffect(() => {
    if (stage !== 'first' && stage !== 'back') return;
    const [next, after] = stage === 'first' ? (['lost', LOST_AFTER] as const) : (['up', RESTORED_FOR] as const);
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
