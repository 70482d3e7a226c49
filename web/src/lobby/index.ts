export { FilterFields } from './FilterFields.tsx';
export { LanguageField } from './LanguageField.tsx';
export { ServerGames } from './ServerGames.tsx';
export { TableFacts } from './TableFacts.tsx';
export { TableList } from './TableList.tsx';
export { inOrder, isJoinable, linkLabel, TableRow } from './TableRow.tsx';
export { useFilter } from './useFilter.ts';
export type { KnownTables } from './useTables.ts';
export { useTables } from './useTables.ts';
