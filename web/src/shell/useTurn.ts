import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import { playSound, vibrate } from '../sound/index.ts';
import { useWords } from '../words/index.ts';
import { useTitle } from './useTitle.ts';

interface TurnState {
  /** Ids of the tables known to this page that wait for this person. */
  readonly asked: readonly string[];
  /** The page's title: alone while no table waits, otherwise after the turn text. Also the body of the notification. */
  readonly title: string;
  /** The text instead of "Your turn" in the tab's title and in the notification. */
  readonly turnText?: string;
}

/**
 * The only place that notifies players of their turn. During the turn: a mark in the tab's title and on its icon. At
 * its start: a sound, a vibration, and a browser notification if the page is hidden.
 */
export function useTurn({ asked, title, turnText }: TurnState): void {
  const { say } = useWords();
  const words = turnText ?? say('table.turn.you');
  const isAsked = asked.length > 0;
  useTitle(isAsked ? `● ${words}, ${title}` : title);
  useEffect(() => {
    markIcon(isAsked);
    return () => markIcon(false);
  }, [isAsked]);
  const notified = useRef<readonly string[]>([]);
  useEffect(() => {
    const fresh = asked.filter((id) => !notified.current.includes(id));
    notified.current = asked;
    if (fresh.length === 0) return;
    playSound('turn');
    vibrate();
    if (document.hidden) for (const id of fresh) notify(id, words, title);
  });
}

function markIcon(isMarked: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', isMarked ? '/lily-turn.svg' : '/lily.svg');
}

/** Shows one notification per table: the tag prevents duplicates from several tabs. */
function notify(id: string, words: string, title: string): void {
  if (settings().notices === 'off' || notificationPermission() !== 'granted') return;
  try {
    const notice = new Notification(words, { body: title, tag: `signoria-${id}`, icon: '/lily.svg' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones allow notifications only from service workers. The title and the icon still show the turn.
  }
}

export function notificationPermission(): NotificationPermission | 'missing' {
  return 'Notification' in window ? Notification.permission : 'missing';
}
