import { useEffect, useRef } from 'react';

/**
 * Event handlers that highlight a component everywhere while the pointer or the focus is on its name. The highlight is
 * also cleared on unmount, because browsers fire no leave event then.
 */
export function useHighlight(id: string, onHighlight: (id: string | null) => void) {
  const latest = useRef({ isOn: false, onHighlight });
  useEffect(() => {
    latest.current.onHighlight = onHighlight;
  });
  useEffect(() => {
    const { current } = latest;
    return () => {
      if (current.isOn) current.onHighlight(null);
    };
  }, []);
  const setHighlighted = (isOn: boolean) => {
    latest.current.isOn = isOn;
    onHighlight(isOn ? id : null);
  };
  return {
    onPointerEnter: () => setHighlighted(true),
    onPointerLeave: () => setHighlighted(false),
    onFocus: () => setHighlighted(true),
    onBlur: () => setHighlighted(false),
  };
}
