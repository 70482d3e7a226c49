export { AdviceMarks } from './AdviceMarks.tsx';
export { AdvicePanel } from './AdvicePanel.tsx';
export * from './sentences.ts';
export type { Hinting } from './useAdvice.ts';
export { useAdvice } from './useAdvice.ts';
export type { Coach } from './useCoach.ts';
export { useCoach } from './useCoach.ts';
export { useSpoken } from './useSpoken.ts';
