import { LANGUAGES } from '@signoria/engine';
import type { Settings } from '../settings.ts';
import {
  CONFIRMS,
  changeSettings,
  MOTIONS,
  NOTIFICATION_CHOICES,
  PACES,
  SOUNDS,
  THEMES,
  useSettings,
  VIBRATIONS,
  VOLUMES,
} from '../settings.ts';
import { useNotifications } from '../shell/useNotifications.ts';
import { playSound } from '../sound/index.ts';
import { useWords, WORDS } from '../words/index.ts';

/** The settings that players choose: lists of choices, and a slider for the volume. */
export function SettingsList() {
  const { say } = useWords();
  return (
    <>
      <Choices of="language" title={say('settings.language')} from={LANGUAGES} name={(one) => WORDS[one].name} />
      <Choices of="theme" title={say('settings.theme')} from={THEMES} name={(one) => say(`settings.theme.${one}`)} />
      <Choices
        of="motion"
        title={say('settings.motion')}
        from={MOTIONS}
        name={(one) => say(`settings.motion.${one}`)}
      />
      <Choices of="pace" title={say('settings.pace')} from={PACES} name={(one) => say(`settings.pace.${one}`)} />
      <Choices
        of="confirm"
        title={say('settings.confirm')}
        from={CONFIRMS}
        name={(one) => say(`settings.confirm.${one}`)}
      />
      <Choices of="sound" title={say('settings.sound')} from={SOUNDS} name={(one) => say(`settings.sound.${one}`)} />
      <Volume />
      {'vibrate' in navigator && (
        <Choices
          of="vibration"
          title={say('settings.vibration')}
          from={VIBRATIONS}
          name={(one) => say(`settings.vibration.${one}`)}
        />
      )}
      <Notices />
      <p className="muted">{say('settings.kept')}</p>
    </>
  );
}

/** The volume setting. Plays a sound at each change. */
function Volume() {
  const { say } = useWords();
  const { sound, volume } = useSettings();
  const choose = (chosen: number) => {
    changeSettings({ volume: VOLUMES.find((one) => one === chosen) ?? volume });
    playSound('turn');
  };
  if (sound === 'off') return null;
  return (
    <fieldset className="choices">
      <legend>{say('settings.volume')}</legend>
      <input
        type="range"
        aria-label={say('settings.volume')}
        min={1}
        max={VOLUMES.length}
        value={volume}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
    </fieldset>
  );
}

/** The notifications setting. Turning it on requests the browser's permission. */
function Notices() {
  const { say } = useWords();
  const { isOn, allowed, choose } = useNotifications();
  const why = allowed === 'denied' || allowed === 'missing' ? say(`settings.notices.${allowed}`) : null;
  return (
    <>
      <fieldset className="choices" disabled={why !== null}>
        <legend>{say('settings.notices')}</legend>
        {NOTIFICATION_CHOICES.map((choice) => (
          <label key={choice} className={(choice === 'on') === isOn ? 'choice on' : 'choice'}>
            <input
              type="radio"
              name="notices"
              checked={(choice === 'on') === isOn}
              onChange={() => void choose(choice)}
            />
            {say(`settings.notices.${choice}`)}
          </label>
        ))}
      </fieldset>
      {why !== null && <p className="muted">{why}</p>}
    </>
  );
}

interface ChoicesProps<Key extends keyof Settings> {
  readonly of: Key;
  readonly title: string;
  readonly from: readonly Settings[Key][];
  readonly name: (choice: Settings[Key]) => string;
}

function Choices<Key extends keyof Settings>({ of, title, from, name }: ChoicesProps<Key>) {
  const now = useSettings()[of];
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      {from.map((choice) => (
        <label key={choice} className={choice === now ? 'choice on' : 'choice'}>
          <input
            type="radio"
            name={of}
            checked={choice === now}
            onChange={() => changeSettings({ [of]: choice } as Pick<Settings, Key>)}
          />
          {name(choice)}
        </label>
      ))}
    </fieldset>
  );
}
