import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const PACES = ['slow', 'calm', 'brisk', 'instant'] as const;
export const SOUNDS = ['off', 'on'] as const;
export const VOLUMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const VIBRATIONS = ['off', 'on'] as const;
/** State of the offer to turn sounds on: open until the player answers it. */
const SOUND_OFFERS = ['open', 'closed'] as const;
/** Ways to play a chosen move: by Confirm, also by a second click, or immediately if the move can be undone. */
export const CONFIRMS = ['button', 'again', 'immediately'] as const;
/** State of the sheet for several decisions at once: it stays as the player left it. */
const SHEETS = ['closed', 'open'] as const;
/** The coach at tables of this browser against bots. */
const COACHES = ['off', 'on'] as const;
export const NOTIFICATION_CHOICES = ['off', 'on'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly volume: (typeof VOLUMES)[number];
  readonly soundOffer: (typeof SOUND_OFFERS)[number];
  readonly vibration: (typeof VIBRATIONS)[number];
  readonly notices: (typeof NOTIFICATION_CHOICES)[number];
  readonly confirm: (typeof CONFIRMS)[number];
  readonly sheet: (typeof SHEETS)[number];
  readonly coach: (typeof COACHES)[number];
}

const KEY = 'signoria.settings';
const CHOICES: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
  sound: SOUNDS,
  volume: VOLUMES,
  soundOffer: SOUND_OFFERS,
  vibration: VIBRATIONS,
  notices: NOTIFICATION_CHOICES,
  confirm: CONFIRMS,
  sheet: SHEETS,
  coach: COACHES,
};

function defaultSettings(): Settings {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = asked.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
  return {
    language,
    theme: 'system',
    motion: 'system',
    pace: 'calm',
    sound: 'off',
    volume: 5,
    soundOffer: 'open',
    vibration: 'on',
    notices: 'off',
    confirm: 'button',
    sheet: 'closed',
    coach: 'off',
  };
}

/** Reads the stored settings; invalid or missing values fall back to the defaults. */
function readSettings(): Settings {
  const settings = defaultSettings();
  try {
    const kept = renamed(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
    const known = Object.entries(CHOICES).filter(([key, choices]) =>
      (choices as readonly unknown[]).includes(kept[key]),
    );
    return { ...settings, ...Object.fromEntries(known.map(([key]) => [key, kept[key]])) };
  } catch {
    return settings;
  }
}

/** Replaces a value that earlier versions stored under another name. */
function renamed(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return kept.confirm === 'once' ? { ...kept, confirm: 'immediately' } : kept;
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= readSettings();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  changeUntilClosed(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is full or blocked: the settings last until the page is closed.
  }
}

/** Changes settings in this window only, without storing them. */
export function changeUntilClosed(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}

/** True if animations are allowed now. */
export function isMotionAllowed(): boolean {
  const { motion } = settings();
  return motion === 'full' || (motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}
