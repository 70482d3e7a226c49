import type { ComponentType } from 'react';
import { lazyPage } from '../shell/Loading.tsx';
import type { Family } from './families.ts';
import type { TableSnapshot } from './tableTypes.ts';

export interface TableSignsProps {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly isLegendOpen: boolean;
  readonly onClose: () => void;
}

type Loaded = { readonly default: ComponentType<TableSignsProps> };

/** Loads `signs/` after the table, by its path: `signs/` imports `table/`, so an import would be a cycle. */
const FILES = import.meta.glob<Loaded>('../signs/TableSigns.tsx');

async function load(): Promise<Loaded> {
  const [fetch] = Object.values(FILES);
  if (fetch === undefined) throw new Error('signs/TableSigns.tsx is missing');
  return fetch();
}

/** The explanations of a table's signs. */
export const TableSigns = lazyPage(load);
