import { settings } from '../settings.ts';
import type { Sound } from './synth.ts';

export type { Sound } from './synth.ts';

/** Plays it if the player asked for sounds. What makes them is fetched with the first one. */
export function playSound(sound: Sound): void {
  if (settings().sound === 'off' || !isAllowed()) return;
  void import('./synth.ts').then(({ make }) => make(sound, settings().volume));
}

/** A short touch on telephones that can give one. */
export function vibrate(): void {
  if (settings().vibration === 'on' && 'vibrate' in navigator && isAllowed()) navigator.vibrate(40);
}

/** Browsers let no page make itself heard or felt before somebody has touched it. */
function isAllowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true; // newer than some browsers we serve
}
