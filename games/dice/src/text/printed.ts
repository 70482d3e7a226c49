import type { Article } from '@signoria/common';
import { ARTICLES as SHARED } from '@signoria/common';
import type { Artwork, Building } from '../components.ts';

/** The articles of the Italian names. */
export const ARTICLES = {
  ...SHARED,
  altare: 'l’o',
  taverna: 'la',
  'bottega-d-arte': 'la',
} as const satisfies Readonly<Record<Artwork | Building, Article>>;

/** Titles as printed on the sheet. */
export const PRINTED_PEOPLE = {
  captain: 'Capitano del Popolo',
  bishop: 'Vescovo',
  preacher: 'Predicatore',
};
