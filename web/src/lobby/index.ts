export { ServerGames } from './ServerGames.tsx';
export { TableFacts } from './TableFacts.tsx';
export { TableList } from './TableList.tsx';
export { inOrder, linkLabel, TableRow } from './TableRow.tsx';
export type { KnownTables } from './useTables.ts';
export { useTables } from './useTables.ts';
