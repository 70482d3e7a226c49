import { useEffect } from 'react';
import { whenPainted } from './whenPainted.ts';

let isFirst = true;
let isReturn = false;
let shownPath = location.pathname;
addEventListener('popstate', () => {
  isReturn = location.pathname !== shownPath; // a hash link on the same page is no return
});

/**
 * Scrolls a new page to the top, as browsers do on a full page load, and focuses its heading, so that screen readers
 * announce it. Back and forward keep the scroll position.
 */
export function RouteChange() {
  useEffect(() => {
    const wasFirst = isFirst;
    const wasReturn = isReturn;
    isFirst = isReturn = false;
    shownPath = location.pathname;
    if (wasFirst) return;
    if (!wasReturn && location.hash === '') window.scrollTo(0, 0);
    return whenRendered('main h1', focusOn);
  }, []);
  return null;
}

/** Focuses the heading, unless another element has taken the focus. */
function focusOn(heading: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls `found` when the element exists and was painted: some pages render only after the server or their game has loaded. */
function whenRendered(selector: string, found: (element: HTMLElement) => void): () => void {
  let cancel = () => {};
  const check = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    watch.disconnect();
    cancel = whenPainted(() => found(element)); // focusing needs the layout
  };
  const watch = new MutationObserver(check);
  watch.observe(document.body, { childList: true, subtree: true });
  check();
  return () => {
    watch.disconnect();
    cancel();
  };
}
