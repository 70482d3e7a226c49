export { AnalysisReport } from './AnalysisReport.tsx';
export { useAnalysis } from './useAnalysis.ts';
export type { GameWays } from './ways.ts';
export { waysAt } from './ways.ts';
