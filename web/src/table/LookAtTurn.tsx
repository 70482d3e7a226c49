import { createContext, use } from 'react';
import { Link } from 'wouter';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableController } from './tableTypes.ts';

/** Where the game at this table can be looked back at. */
export const LookBackAddress = createContext<TableController['addressAt']>(() => null);

/** The way from a turn of the chronicle to the position in which it began. */
export function LookAtTurn({ turn }: { readonly turn: number }) {
  const { say } = useWords();
  const address = use(LookBackAddress)(turn);
  if (address === null) return null;
  return (
    <Link href={address} className="lookAt" aria-label={say('look.turn')} title={say('look.turn')}>
      <Icon name="i-clock" />
    </Link>
  );
}
