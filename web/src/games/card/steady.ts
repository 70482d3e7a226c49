import { useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from '../../table/gameTable.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';
import { currentLanguage } from './words.ts';

/** The same scene as long as nothing that is drawn has changed, whoever made new lists of the same. */
export function useSteadyScene(props: GameTableProps): Scene {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { snapshot, pointed, chosen, candidates, legal, families } = props;
  const key = [currentLanguage(), candidates.length, ...families, ...pointed, ...legal].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all the lists
  return useMemo(() => {
    const steady: GameTableProps = {
      ...props,
      highlighted: null,
      onPoint: (id) => latest.current.onPoint(id),
      onWhyNot: (id, place, about) => latest.current.onWhyNot(id, place, about),
      onTab: (tab) => latest.current.onTab(tab),
      onExplain: (id) => latest.current.onExplain(id),
      onHighlight: (id) => latest.current.onHighlight(id),
    };
    return sceneOf(steady);
  }, [snapshot, chosen, key]);
}
