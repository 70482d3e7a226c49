import { createContext, use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableController } from './tableTypes.ts';

/** Returns the URL for looking back at this game, or null. */
export const ReplayAddress = createContext<TableController['addressAt']>(() => null);

/** A link from a turn in the chronicle to the position at its start. */
export function LookAtTurn({ turn }: { readonly turn: number }) {
  const { say } = useWords();
  const address = use(ReplayAddress)(turn);
  if (address === null) return null;
  return (
    <Link href={address} className="lookAt" aria-label={say('look.turn')} title={say('look.turn')}>
      <Icon name="i-clock" />
    </Link>
  );
}
