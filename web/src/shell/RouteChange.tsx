import { useEffect } from 'react';

let isFirst = true;
let isReturn = false;
let shownPath = location.pathname;
addEventListener('popstate', () => {
  isReturn = location.pathname !== shownPath; // a link to another place on the same page is no return
});

/**
 * What a browser does on a new page and a page that draws itself must do anew: it begins on top, and a screen reader
 * hears its heading. Whoever comes back finds the place they left.
 */
export function RouteChange() {
  useEffect(() => {
    const wasFirst = isFirst;
    const wasReturn = isReturn;
    isFirst = isReturn = false;
    shownPath = location.pathname;
    if (wasFirst) return;
    if (!wasReturn && location.hash === '') window.scrollTo(0, 0);
    return whenThere('main h1', focusOn);
  }, []);
  return null;
}

/** Unless something on the page has asked for the focus itself. */
function focusOn(heading: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Some pages wait for the server or for their game before they have anything to show. */
function whenThere(selector: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) return;
    watch.disconnect();
    found(element);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
