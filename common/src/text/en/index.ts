export { COMMON } from './words.ts';
