import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import type { Sound } from '../sound/index.ts';
import { playSound } from '../sound/index.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** The sound of each kind of event: the default export of `web/src/games/<id>/sounds.ts`. */
type GameSounds = Readonly<Record<string, Sound | null>>;

const FILES = import.meta.glob<GameSounds>('../games/*/sounds.ts', { import: 'default' });

/** Plays the sounds of the latest decision, each once. Loads nothing while sounds are off. */
export function useSounds({ version, latest, rules }: TableSnapshot): void {
  const isOn = useSettings().sound === 'on';
  const lastVersion = useRef(version);
  useEffect(() => {
    const isNext = version === lastVersion.current + 1;
    lastVersion.current = version;
    if (!isOn || !isNext) return;
    void FILES[`../games/${rules.id}/sounds.ts`]?.().then((sounds) => {
      for (const sound of new Set(latest.map((event) => sounds[kindOf(event)] ?? null)))
        if (sound !== null) playSound(sound);
    });
  }, [isOn, version, latest, rules]);
}

function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';
}
