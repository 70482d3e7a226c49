import type { Settings } from '../settings.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { useWords } from '../words/index.ts';

/** Offers sounds until the player answers once. It covers a corner, so that the layout does not shift. */
export function SoundOffer() {
  const { say } = useWords();
  const { sound, soundOffer } = useSettings();
  if (sound === 'on' || soundOffer === 'closed') return null;
  const answer = (chosen: Settings['sound']) => {
    changeSettings({ sound: chosen, soundOffer: 'closed' });
    playSound('coins');
  };
  return (
    <aside className="soundOffer" aria-label={say('settings.sound')}>
      <p>{say('sound.offer')}</p>
      <button type="button" className="btn compact" onClick={() => answer('on')}>
        {say('sound.on')}
      </button>
      <button type="button" className="btn compact bare" onClick={() => answer('off')}>
        {say('sound.no')}
      </button>
    </aside>
  );
}
