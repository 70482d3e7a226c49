import * as v from 'valibot';
import { changesSchema } from './changes.ts';
import { seatSchema } from './parts.ts';
import { seenStepSchema, turnSchema, viewSchema } from './socket.ts';

/** A game so far as those who ask may know it: how it was dealt, and what each decision changed. */
export const courseSchema = v.object({
  /** One for each own seat, or the spectators'. */
  views: v.array(viewSchema),
  /** Empty for a game that began under other rules: it cannot be played again, and the views are those of the moment. */
  steps: v.array(
    v.object({ seat: seatSchema, turn: turnSchema, table: changesSchema, views: v.array(seenStepSchema) }),
  ),
});
export type Course = v.InferOutput<typeof courseSchema>;
