export * from './grammar.ts';
export { COMMON } from './words.ts';
