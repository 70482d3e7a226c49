import type { GameTableProps } from '../../table/gameTable.ts';
import { useSteady } from '../../table/steady.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';

export function useSteadyScene(props: GameTableProps): Scene {
  const { pointed, candidates, legal, families } = props;
  return useSteady(props, [candidates.length, ...families, ...pointed, ...legal].join(), sceneOf);
}
