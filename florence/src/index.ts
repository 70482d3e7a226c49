import type { Language } from '@signoria/engine';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { ITALIAN } from './it.ts';
import type { FlorentineWords } from './words.ts';

export * from './artists.ts';
export * from './families.ts';
export * from './names.ts';
export type { Article, FlorentineWords, Noun, Word } from './words.ts';
export { ENGLISH, GERMAN, ITALIAN };

export const FLORENTINE: Readonly<Record<Language, FlorentineWords>> = { en: ENGLISH, de: GERMAN, it: ITALIAN };
