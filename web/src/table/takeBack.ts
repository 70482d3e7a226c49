import type { TableSnapshot } from './tableTypes.ts';

/** Whether the viewer could take a move back at will: it shows nothing new, and the next to decide is the viewer again. */
export function canBeTakenBack({ rules, imagined, seat }: TableSnapshot, move: unknown): boolean {
  if (seat === null) return false;
  const state = rules.clone(imagined);
  const { revealed } = rules.apply(state, seat, move);
  return !revealed && rules.pending(state).includes(seat);
}
