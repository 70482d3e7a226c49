import type { ReactNode } from 'react';
import { createContext, createElement, useContext, useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from './gameTable.ts';

/** Memoizes the scene that a table draws from its props. Lists with equal content count as unchanged. */
export function useStable<Scene>(props: GameTableProps, draw: (props: GameTableProps) => Scene): Scene {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { candidates, families, pointed, legal, may } = props;
  const key = [candidates.length, ...families, ...pointed, ...legal].join();
  const thin = [...may].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two strings stand for all the lists
  return useMemo(() => {
    const steady: GameTableProps = {
      ...props,
      highlighted: null,
      onPoint: (...targets) => latest.current.onPoint(...targets),
      dropTargets: (target) => latest.current.dropTargets(target),
      onPick: (move) => latest.current.onPick(move),
      onWhyNot: (target, place, about) => latest.current.onWhyNot(target, place, about),
      onTab: (tab) => latest.current.onTab(tab),
      onExplain: (id) => latest.current.onExplain(id),
      onHighlight: (id) => latest.current.onHighlight(id),
    };
    return draw(steady);
  }, [props.snapshot, props.chosen, key, thin]);
}

const Table = createContext<GameTableProps | null>(null);

/** Returns the props of the surrounding table. */
export function useTableProps(): GameTableProps {
  const props = useContext(Table);
  if (props === null) throw new Error('no table around');
  return props;
}

/** Creates the context through which the parts of a table read its scene. */
export function sceneContext<Scene extends { readonly props: GameTableProps }>() {
  const Context = createContext<Scene | null>(null);
  function SceneProvider({ value, children }: { readonly value: Scene; readonly children: ReactNode }) {
    return createElement(Table, { value: value.props }, createElement(Context, { value }, children));
  }
  function useScene(): Scene {
    const scene = useContext(Context);
    if (scene === null) throw new Error('no table around');
    return scene;
  }
  return { SceneProvider, useScene };
}
