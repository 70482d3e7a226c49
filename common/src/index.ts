export * from './artists.ts';
export * from './families.ts';
export * from './names.ts';
export type { Article, FlorentineWords, Noun } from './text/words.ts';
