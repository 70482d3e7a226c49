import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TableListFilter } from './filter.ts';
import { filterFrom, filterQuery } from './filter.ts';

const KEY = 'signoria.tableFilter';

/**
 * The filter of open tables. It is kept in the address, so that a link has it, and stored in this browser for visits
 * without a query.
 */
export function useFilter(): readonly [TableListFilter, (filter: TableListFilter) => void] {
  const search = useSearch();
  const [path, go] = useLocation();
  const show = (query: string) => go(query === '' ? path : `${path}?${query}`, { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    const kept = search === '' ? filterQuery(filterFrom(localStorage.getItem(KEY) ?? '')) : '';
    if (kept !== '') show(kept);
  }, []);
  const choose = (filter: TableListFilter) => {
    const query = filterQuery(filter);
    show(query);
    try {
      localStorage.setItem(KEY, query);
    } catch {
      // Storage is full: the filter stays in the address.
    }
  };
  return [filterFrom(search), choose];
}
