import { createContext, use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableController } from './tableTypes.ts';

/** A context with the function that returns the address of a replay of this game; null if there is none. */
export const ReplayAddress = createContext<TableController['addressAt']>(() => null);

/** A link from a turn in the chronicle to the position at its start. */
export function ReplayLink({ turn }: { readonly turn: number }) {
  const { say } = useWords();
  const address = use(ReplayAddress)(turn);
  if (address === null) return null;
  return (
    <Link href={address} className="replayLink" aria-label={say('look.turn')} title={say('look.turn')}>
      <Icon name="i-clock" />
    </Link>
  );
}
