/** The analysis of finished games, and advice during a game. */
export { learnedOf } from '../bots.ts';
export type { Account, Amounts } from './accounts.ts';
export type { Advice, AdviceLimits, AdviceQuestion, Candidate, ExpectedReply } from './advise.ts';
export { advise, DEEP_ADVICE, judgementOf, QUICK_ADVICE } from './advise.ts';
export type { AnalysedDecision, Analysis } from './analyse.ts';
export { ANALYSIS_SAMPLES, analyse } from './analyse.ts';
export type { Comparison } from './comparison.ts';
export { isCertain } from './comparison.ts';
export type { Estimate } from './estimate.ts';
export type { Judgement } from './judge.ts';
export { isLoss } from './judge.ts';
export type { Label } from './labels.ts';
export { LABELS, labelOf } from './labels.ts';
export type { Line } from './lines.ts';
export type { Outlook } from './outlook.ts';
export type { LineComparison } from './reasons.ts';
export { reasonsAgainst } from './reasons.ts';
export type { TurningPoint } from './turningPoints.ts';
