import type { ReactNode } from 'react';
import { createContext, createElement, useContext, useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from './gameTable.ts';

/**
 * What a table draws from its props: the same as long as nothing that is drawn has changed, whoever made new lists of the
 * same.
 */
export function useStable<Scene>(props: GameTableProps, draw: (props: GameTableProps) => Scene): Scene {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { candidates, families, pointed, legal, may } = props;
  const key = [candidates.length, ...families, ...pointed, ...legal].join();
  const thin = [...may].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two texts stand for all the lists
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

/** What the page hands to the table, for what all tables share. */
export function useTableProps(): GameTableProps {
  const props = useContext(Table);
  if (props === null) throw new Error('no table around');
  return props;
}

/** How the parts of a table come by what it draws. */
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
