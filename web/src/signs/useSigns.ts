import { useMemo } from 'react';
import type { Family } from '../table/families.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';
import { useGameSigns } from './gameSigns.ts';
import { pageSigns } from './pageSigns.tsx';
import type { SignTable } from './signTable.ts';

/** Returns all signs of a table: those of its game, then those of the page. Suspends until they are loaded. */
export function useSigns(snapshot: TableSnapshot, families: readonly Family[]): SignTable {
  const { say } = useWords();
  const game = useGameSigns(snapshot.rules.id);
  const { text, rules, names } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: signs depend on the language and on what a game fixes
  return useMemo(() => {
    const own = game?.signsOf(snapshot) ?? {};
    return { ...own, ...pageSigns({ say, families, names }, 'architect' in own) };
  }, [game, text, rules, names.join(), families.join(), say]);
}
