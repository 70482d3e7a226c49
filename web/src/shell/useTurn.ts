import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { playSound, vibrate } from '../sound/index.ts';
import { useWords } from '../words/index.ts';
import { useTitle } from './useTitle.ts';

interface Turn {
  /** The tables that wait for an answer of mine, as far as this page knows. */
  readonly asked: readonly string[];
  /** The title of the tab while nothing is asked. */
  readonly title: string;
  /** What the tab says instead of "Your turn" while something is. */
  readonly call?: string;
}

/**
 * The one place that decides how somebody learns that it is their turn: a mark in the tab's title and on its icon as
 * long as it is, and at the moment it becomes so a sound, a touch, and a notice of the browser if the page is out of sight.
 */
export function useTurn({ asked, title, call }: Turn): void {
  const { say } = useWords();
  const words = call ?? say('table.turn.you');
  const isAsked = asked.length > 0;
  useTitle(isAsked ? `● ${words}, ${title}` : title);
  useEffect(() => {
    markIcon(isAsked);
    return () => markIcon(false);
  }, [isAsked]);
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const fresh = asked.filter((id) => !told.current.includes(id));
    told.current = asked;
    if (fresh.length === 0) return;
    playSound('turn');
    vibrate();
    if (document.hidden) for (const id of fresh) notify(id, words, title);
  });
}

function markIcon(isMarked: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', isMarked ? '/lily-turn.svg' : '/lily.svg');
}

/** One notice for a table: two tabs about the same one speak once. */
function notify(id: string, words: string, title: string): void {
  if (settings().notices === 'off' || noticesAllowed() !== 'granted') return;
  try {
    const notice = new Notification(words, { body: title, tag: `signoria-${id}`, icon: '/lily.svg' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some telephones let only their own workers speak: the title and the icon have said it.
  }
}

export function noticesAllowed(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}
