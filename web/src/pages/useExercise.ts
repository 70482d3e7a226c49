import { useSearch } from 'wouter';

/** Returns the decision of the exercise in the address; null for the report. */
export function useExercise(): number | null {
  const index = new URLSearchParams(useSearch()).get('exercise');
  return index !== null && /^\d{1,6}$/.test(index) ? Number(index) : null;
}
