export { ServerGames } from './ServerGames.tsx';
export { TableFacts } from './TableFacts.tsx';
export { inOrder, linkLabel, TableRow } from './TableRow.tsx';
export { useTables } from './useTables.ts';
