export * from './artists.ts';
export { dative, GERMAN } from './de.ts';
export { ENGLISH } from './en.ts';
export * from './families.it.ts';
export * from './families.ts';
export { ITALIAN, toThe } from './it.ts';
export * from './names.ts';
export type { Article, Noun } from './words.ts';
