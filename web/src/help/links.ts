import type { MouseEvent } from 'react';

const HELP = /^\/(rules\/\w+|settings)(#.*)?$/;

/** What a pressed link asks for beside the table; null where it asks for nothing of the kind, or for another tab. */
export function helpPath(event: MouseEvent, link: Element, open: string | null): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const href = link.getAttribute('href') ?? '';
  if (!isPlain) return null;
  const isWithin = link.closest('.help') !== null;
  if (isWithin && href.startsWith('#') && open !== null) return open.replace(/#.*|$/, href);
  return HELP.test(href) ? href : null;
}

/** A sheet or a pop-up over the table that cited the rule makes way for it. */
export function closeAround(link: Element): void {
  const sheet = link.closest('dialog:not(.help)');
  if (sheet instanceof HTMLDialogElement) sheet.close();
  const popUp = link.closest('[popover]');
  if (popUp instanceof HTMLElement) popUp.hidePopover();
}
