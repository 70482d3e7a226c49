import { useEffect, useRef } from 'react';

/**
 * While the pointer or the focus is on a name or a thing, its component is shown wherever it lies. One that goes away under
 * the pointer lets go of it too: browsers say nothing then.
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
  const turn = (isOn: boolean) => {
    latest.current.isOn = isOn;
    onHighlight(isOn ? id : null);
  };
  return {
    onPointerEnter: () => turn(true),
    onPointerLeave: () => turn(false),
    onFocus: () => turn(true),
    onBlur: () => turn(false),
  };
}
