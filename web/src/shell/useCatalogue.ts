import type { CatalogueEntry } from '@signoria/catalogue';
import { use } from 'react';
import { fetchCatalogue } from './games.ts';

let fetched: Promise<Readonly<Record<string, CatalogueEntry>>> | null = null;

/** All games; suspends until they are here. */
export function useCatalogue(): Readonly<Record<string, CatalogueEntry>> {
  fetched ??= fetchCatalogue();
  return use(fetched);
}

export function useGame(id: string): CatalogueEntry | undefined {
  return useCatalogue()[id];
}
