import type { GameTableProps } from '../../table/gameTable.ts';
import { useStable } from '../../table/stableProps.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';

export function useSteadyScene(props: GameTableProps): Scene {
  const { pointed, candidates, legal, families } = props;
  return useStable(props, [candidates.length, ...families, ...pointed, ...legal].join(), sceneOf);
}
