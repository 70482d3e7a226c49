/** Facts derived from positions, for the page, the terminal, hints and bots. The rules do not depend on them. */
export * from './artworks.ts';
export * from './income.ts';
export * from './ledger.ts';
export * from './lives.ts';
export * from './offices.ts';
export * from './outcome.ts';
export type { Settlement } from './plan.ts';
export { bestPlan } from './plan.ts';
export * from './sequence.ts';
export * from './work.ts';
