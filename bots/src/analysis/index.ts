/** The analysis of finished games, and advice during a game. */
export { learnedOf } from '../bots.ts';
export type { Estimate } from '../estimate.ts';
export type { Account, Amounts } from './accounts.ts';
export type { AdviceRequest } from './adviceFor.ts';
export { adviceFor } from './adviceFor.ts';
export type { Advice, AdviceLimits, AdviceQuestion, Candidate, ExpectedReply } from './advise.ts';
export { advise, judgementOf } from './advise.ts';
export type { AnalysedDecision, Analysis, AnalysisFrame, GameForecast } from './analyse.ts';
export {
  ANALYSIS_SAMPLES,
  analyse,
  analyseDecision,
  analysisFrame,
  completeAnalysis,
  forecastGame,
  stateBefore,
} from './analyse.ts';
export { compareMoves } from './compareMoves.ts';
export type { Comparison } from './comparison.ts';
export { decisive, isCertain } from './comparison.ts';
export type { Judgement } from './judge.ts';
export { isLoss } from './judge.ts';
export type { Label } from './labels.ts';
export { LABELS, labelOf } from './labels.ts';
export type { Line } from './lines.ts';
export type { OpenedGame } from './openRecord.ts';
export { openRecord } from './openRecord.ts';
export type { Outlook } from './outlook.ts';
export type { ScoreLineComparison } from './reasons.ts';
export { reasonsAgainst } from './reasons.ts';
export type { TurningPoint } from './turningPoints.ts';
export { analysisVersion } from './version.ts';
