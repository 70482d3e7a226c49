import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Tab } from '../../table/PhoneTabs.tsx';
import type { Scene } from './scene.ts';

/** What can be shown large in the board's place; a number is the district of that seat. */
export type Area = 'city' | 'duomo' | 'lives' | 'tracks' | number;

interface Enlarged {
  readonly area: Area;
  /** What a phone showed before. */
  readonly tab: Tab;
}

type Enlarge = (area: Area) => void;

const Enlarging = createContext<Enlarge>(() => undefined);
export const EnlargingProvider = Enlarging.Provider;
export const useEnlarge = () => useContext(Enlarging);

const Large = createContext(false);
export const LargeProvider = Large.Provider;
/** Whether this is drawn large, with what elsewhere finds no room. */
export const useIsLarge = () => useContext(Large);

/** What is large now. A choice or a new question brings the board back; while others play it stays. */
export function useEnlarged(scene: Scene) {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const opener = useRef<Element | null>(null);
  const latest = useRef(scene.props);
  useEffect(() => {
    latest.current = scene.props;
  });
  const { snapshot, chosen, pointed } = scene.props;
  const question = snapshot.moves.length === 0 ? null : snapshot.moves;
  const path = pointed.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or choice is the reason to run
  useEffect(() => {
    setEnlarged(null);
  }, [question, chosen, path]);
  useEffect(() => {
    if (enlarged !== null || document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [enlarged]);
  const enlarge = useCallback((area: Area) => {
    const { tab, onTab } = latest.current;
    opener.current = document.activeElement;
    setEnlarged({ area, tab });
    onTab('City');
  }, []);
  const close = useCallback(() => setEnlarged(null), []);
  const goBack = useCallback(() => {
    setEnlarged(null);
    if (enlarged !== null) latest.current.onTab(enlarged.tab);
  }, [enlarged]);
  return { area: enlarged?.area ?? null, enlarge, close, goBack };
}

/** What neither closes the large area nor is beneath it. */
const OWN = '.fl-large, .fl-enlarge, .fl-cells, dialog, [popover]';

/** A tap elsewhere closes, Escape goes back where one was; whatever lies above goes first. */
export function useLeaving(close: () => void, goBack: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], [popover]:popover-open') !== null) return;
      event.preventDefault(); // the choice stays as it is
      goBack();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(OWN) === null) close();
    };
    window.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick);
    };
  }, [close, goBack]);
}
