import { settings } from '../settings.ts';

/** Two soft knocks on wood, made on the spot; silent unless the player asked for sound. */
export function playTurnSound(): void {
  if (settings().sound === 'off' || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const delay of [0, 0.16]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + delay;
    tone.frequency.setValueAtTime(190, start);
    tone.frequency.exponentialRampToValueAtTime(90, start + 0.07);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.1);
  }
  setTimeout(() => void audio.close(), 600);
}
