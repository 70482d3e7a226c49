/** The parts of the learned bots, for benchmarks. */
export { learnedOf } from '../bots.ts';
export { evaluationOf } from '../games.ts';
export { endedLines, newSearch } from '../search.ts';
export { learnedEvaluation } from './forecast.ts';
export { compareBySamples } from './sampling.ts';
