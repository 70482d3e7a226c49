import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { THEMES } from '../settings.ts';
import positions from './positions.json';
import type { GalleryPosition } from './walk.ts';

export const POSITIONS: readonly GalleryPosition[] = positions;

/** The parameters of a gallery address. Missing ones have defaults. */
export interface GalleryParams {
  /** The game, or `record` for a record that was pasted or opened. */
  readonly game: string;
  readonly question: string;
  /** The number of decisions; null for the position of the question, or the end of the record. */
  readonly at: number | null;
  /** The viewer; null for the seat that decides. */
  readonly seat: number | null;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 200;

export function readGalleryParams(search: string): GalleryParams {
  const of = new URLSearchParams(search);
  const number = (name: string) => (/^\d+$/.test(of.get(name) ?? '') ? Number(of.get(name)) : null);
  return {
    game: of.get('game') ?? '',
    question: of.get('question') ?? '',
    at: number('at'),
    seat: number('seat'),
    language: LANGUAGES.find((one) => one === of.get('language')) ?? 'en',
    theme: THEMES.find((one) => one === of.get('theme')) ?? 'light',
    width: Math.max(SMALLEST, number('width') ?? 1440),
    height: Math.max(SMALLEST, number('height') ?? 900),
  };
}

/** Returns the parameters as the search part of an address, without those that are null or empty. */
export function searchOf(wanted: GalleryParams): string {
  const known = Object.entries(wanted).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}
