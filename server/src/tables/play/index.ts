export { commit } from './commit.ts';
export { continuePlay } from './continuePlay.ts';
