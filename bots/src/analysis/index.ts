/** The analysis of finished games. */
export { learnedOf } from '../bots.ts';
export type { Account, Amounts } from './accounts.ts';
export type { AnalysedDecision, Analysis } from './analyse.ts';
export { ANALYSIS_SAMPLES, analyse } from './analyse.ts';
export type { Estimate } from './estimate.ts';
export type { Judgement } from './judge.ts';
export { isLoss } from './judge.ts';
export type { Label } from './labels.ts';
export { LABELS, labelOf } from './labels.ts';
export type { Outlook } from './outlook.ts';
export type { TurningPoint } from './turningPoints.ts';
