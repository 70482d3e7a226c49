import { useState } from 'react';
import type { Say } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { RefusalError } from './api.ts';

/** In words, why the server did not do what was asked. */
export function refusalWords(error: unknown, say: Say): string {
  const { code, message: reason } = error instanceof RefusalError ? error : new RefusalError('unreachable', '');
  return say(`problem.${code}`, { reason });
}

/** Something asked of the server: whether it is under way, and in words why it was refused. */
export function useRequest() {
  const { say } = useWords();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async (request: () => Promise<unknown>): Promise<boolean> => {
    setAsking(true);
    setRefusal(null);
    try {
      await request();
      return true;
    } catch (error) {
      setRefusal(refusalWords(error, say));
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { asking, refusal, ask };
}
