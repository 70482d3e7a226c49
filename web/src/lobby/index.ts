export { TableFacts } from './TableFacts.tsx';
export { doorTo, inOrder, TableRow } from './TableRow.tsx';
export { useTables } from './useTables.ts';
