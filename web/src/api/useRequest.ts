import { useState } from 'react';
import type { Say } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { RefusalError } from './request.ts';

/** Describes the reason of a refusal. */
export function refusalWords(error: unknown, say: Say): string {
  const { code, message: reason } = error instanceof RefusalError ? error : new RefusalError('unreachable', '');
  return say(`problem.${code}`, { reason });
}

/** Tracks a request to the server: whether it is pending, and the words of a refusal. */
export function useRequest() {
  const { say } = useWords();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async (request: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setRefusal(null);
    try {
      await request();
      return true;
    } catch (error) {
      setRefusal(refusalWords(error, say));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, refusal, ask };
}
