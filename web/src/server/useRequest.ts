import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { Refused } from './api.ts';

/** Something asked of the server: whether it is under way, and in words why it was refused. */
export function useAsking() {
  const { say } = useWords();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (request: () => Promise<unknown>): Promise<boolean> => {
    setAsking(true);
    setFailure(null);
    try {
      await request();
      return true;
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'unreachable';
      const reason = error instanceof Refused ? error.message : '';
      setFailure(say(`problem.${code}`, { reason }));
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { asking, failure, ask, setFailure };
}
