export type { ArtworkFacts } from './artworks.ts';
export { artworkFacts, isPulpitComplete, nextSpace } from './artworks.ts';
export type { Due, Ledger, Promised } from './ledger.ts';
export { ledgerOf } from './ledger.ts';
export type { LifeFacts, SkillFacts } from './lives.ts';
export { livesOn } from './lives.ts';
export type { Outcome } from './outcome.ts';
export { outcomeOf } from './outcome.ts';
