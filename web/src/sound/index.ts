import { settings } from '../settings.ts';
import type { Sound } from './synth.ts';

export type { Sound } from './synth.ts';

/** Plays a sound if sounds are on. The synthesizer is loaded with the first one. */
export function playSound(sound: Sound): void {
  if (settings().sound === 'off' || !isAllowed()) return;
  void import('./synth.ts').then(({ synthesize }) => synthesize(sound, settings().volume));
}

/** Vibrates briefly on devices that support it. */
export function vibrate(): void {
  if (settings().vibration === 'on' && 'vibrate' in navigator && isAllowed()) navigator.vibrate(40);
}

/** Returns true after the first user interaction. Browsers block sound and vibration before. */
function isAllowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true; // missing in some supported browsers
}
