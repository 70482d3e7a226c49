import { createContext, useContext } from 'react';
import type { GameTableProps } from './gameTable.ts';

/** The props of the surrounding table. The provider is in `tableKit/scene.ts`. */
export const TableContext = createContext<GameTableProps | null>(null);

export function useTableProps(): GameTableProps {
  const props = useContext(TableContext);
  if (props === null) throw new Error('useTableProps must be called inside <SceneProvider>');
  return props;
}
