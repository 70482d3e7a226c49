/** Events of a person who uses the page. */
const USES = ['pointerdown', 'click', 'wheel', 'keydown'] as const;

/** Calls `stop` when the person uses the page. Returns a function that removes the listeners. */
export function untilUsed(stop: () => void): () => void {
  for (const use of USES) addEventListener(use, stop, { capture: true, passive: true });
  return () => {
    for (const use of USES) removeEventListener(use, stop, { capture: true });
  };
}
