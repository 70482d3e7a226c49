export * from './articles.ts';
export * from './artists.ts';
export * from './families.ts';
export type { Article, FlorentineWords, Noun } from './text/words.ts';
