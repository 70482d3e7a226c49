import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { isOverlayOpen } from '../../shell/overlay.ts';
import type { Tab } from '../../table/PhoneTabs.tsx';
import type { Scene } from './scene.ts';

/** An area that can be enlarged in place of the board. A number is the district of that seat. */
export type EnlargedArea = 'city' | 'duomo' | 'lives' | 'tracks' | number;

interface Enlarged {
  readonly area: EnlargedArea;
  /** The tab that was open before, on a phone. */
  readonly tab: Tab;
}

type Enlarge = (area: EnlargedArea) => void;

const Enlarging = createContext<Enlarge>(() => undefined);
export const EnlargingProvider = Enlarging.Provider;
export const useEnlarge = () => useContext(Enlarging);

const Large = createContext(false);
export const LargeProvider = Large.Provider;
/** True inside an enlarged area, which shows more details. */
export const useIsLarge = () => useContext(Large);

/** Holds the enlarged area. A selection or a new question closes it; moves of other players do not. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question or selection
  useEffect(() => {
    setEnlarged(null);
  }, [question, chosen, path]);
  useEffect(() => {
    if (enlarged !== null || document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [enlarged]);
  const enlarge = useCallback((area: EnlargedArea) => {
    const { tab, onTab } = latest.current;
    opener.current = document.activeElement;
    setEnlarged({ area, tab });
    onTab('Board');
  }, []);
  const close = useCallback(() => setEnlarged(null), []);
  const goBack = useCallback(() => {
    setEnlarged(null);
    if (enlarged !== null) latest.current.onTab(enlarged.tab);
  }, [enlarged]);
  return { area: enlarged?.area ?? null, enlarge, close, goBack };
}

/** Elements on which a click does not close the enlarged area. */
const OWN = '.florenza-large, .florenza-enlarge, .florenza-cells, dialog, [popover]';

/**
 * Closes the enlarged area on a click elsewhere or, unless a dialog or popover is open, on Escape. Escape also returns to
 * the previous tab.
 */
export function useLeaving(close: () => void, goBack: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOverlayOpen()) return;
      event.preventDefault(); // keeps the chosen move
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
