export { AnalysisReport } from './AnalysisReport.tsx';
export { CourseStrip } from './CourseStrip.tsx';
export { DecisionValues } from './DecisionValues.tsx';
export { Exercise } from './Exercise.tsx';
export { useAnalysis } from './useAnalysis.ts';
export { useStoredAnalysis } from './useStoredAnalysis.ts';
export type { GameWays } from './ways.ts';
export { waysAt } from './ways.ts';
