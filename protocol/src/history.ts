import * as v from 'valibot';
import { changesSchema } from './changes.ts';
import { seatSchema } from './parts.ts';
import { seenStepSchema, turnSchema, viewSchema } from './socket.ts';

/** The current views of a game: one for each own seat, or the spectators' view. Empty before the start. */
export const currentViewsSchema = v.object({ views: v.array(viewSchema) });
export type CurrentViews = v.InferOutput<typeof currentViewsSchema>;

/** The history of a game as the requester may know it: the initial views, and the changes of each decision. */
export const gameHistorySchema = v.object({
  /** One view for each own seat, or the spectators' view. */
  views: v.array(viewSchema),
  /** Empty for a game that began under another rules version and cannot be replayed; `views` are then current. */
  steps: v.array(
    v.object({ seat: seatSchema, turn: turnSchema, table: changesSchema, views: v.array(seenStepSchema) }),
  ),
});
export type GameHistory = v.InferOutput<typeof gameHistorySchema>;
