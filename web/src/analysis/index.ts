export { AnalysisReport } from './AnalysisReport.tsx';
export type { AnalysisPool } from './analysisPool.ts';
export { analysisPool } from './analysisPool.ts';
export { CourseStrip } from './CourseStrip.tsx';
export { DecisionValues } from './DecisionValues.tsx';
export { Exercise } from './Exercise.tsx';
export type { GameLinks } from './gameLinks.ts';
export { linksAt } from './gameLinks.ts';
export type { SummarySource } from './gameSummary.ts';
export { sourceHere } from './gameSummary.ts';
export { KeyNumber, useTypicalWords } from './KeyNumber.tsx';
export { wantedSamples } from './obtainAnalysis.ts';
export type { PendingGames } from './pendingGames.ts';
export { pendingGames } from './pendingGames.ts';
export type { GameGroup, OwnGame } from './playStatistics.ts';
export {
  gameGroups,
  lossRate,
  MOVING_MEAN_GAMES,
  meanOfGames,
  movingRates,
  openingRows,
  ownGames,
  partRates,
  sharedNames,
} from './playStatistics.ts';
export type { AnalysisProgress } from './runAnalysis.ts';
export { runAnalysis } from './runAnalysis.ts';
export { SignedBar } from './SignedBar.tsx';
export { findAnalysis, storeAnalysis, versionOf } from './storedAnalyses.ts';
export type { StoredGameSummary } from './storedSummaries.ts';
export type { CountedGame } from './summarise.ts';
export { summarise, useSummary } from './summarise.ts';
export { typicalValues } from './typicalValues.ts';
export { useAmounts } from './useAmounts.ts';
export { useAnalysis } from './useAnalysis.ts';
export { sharedName, storeSharedName, useSummaries } from './useOwnGames.ts';
export { useStoredAnalysis } from './useStoredAnalysis.ts';
export { useUnits } from './useUnits.ts';
