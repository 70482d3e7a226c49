import type { MouseEvent } from 'react';

const HELP = /^\/(rules\/\w+|settings)(#.*)?$/;

/**
 * Returns the path of a help link to open beside the table; null for other links and for links opened in another tab.
 */
export function helpPath(event: MouseEvent, link: Element, open: string | null): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const href = link.getAttribute('href') ?? '';
  if (!isPlain) return null;
  const isWithin = link.closest('.help') !== null;
  if (isWithin && href.startsWith('#') && open !== null) return open.replace(/#.*|$/, href);
  return HELP.test(href) ? href : null;
}

/** Closes the dialog or pop-up that contains the link. */
export function closeAround(link: Element): void {
  const sheet = link.closest('dialog:not(.help)');
  if (sheet instanceof HTMLDialogElement) sheet.close();
  const popUp = link.closest('[popover]');
  if (popUp instanceof HTMLElement) popUp.hidePopover();
}
