import * as v from 'valibot';
import { changesSchema } from './changes.ts';
import {
  chatTextSchema,
  countSchema,
  idSchema,
  opaqueSchema,
  PROTOCOL_VERSION,
  seatSchema,
  viewerSchema,
  wholeSchema,
} from './parts.ts';
import { chatLineSchema, clocksSchema, scoreSchema, tableSchema } from './tables.ts';

/** Checks that the server responds. It answers at once, even while earlier messages are queued. */
export const pingSchema = v.strictObject({ type: v.literal('ping') });

/** An id that the client assigns to a message, usually counting up. A refusal names it in `answers`. */
const messageIdSchema = wholeSchema;

/**
 * Messages of a client. The version of a table increases by one with every decision and every undo, so that no two
 * positions share a version.
 */
export const clientMessageSchema = v.variant('type', [
  /**
   * Opens a table. `have` is the version of the views that the page still holds, if any. Unknown fields and any or no
   * id are allowed, so that a page of any version can be answered with `outdated`.
   */
  v.object({
    type: v.literal('hello'),
    id: v.optional(v.fallback(v.nullable(messageIdSchema), null), null),
    protocol: v.optional(wholeSchema, 1),
    table: idSchema,
    have: v.nullable(wholeSchema),
  }),
  /** `version` is the version of the position that the move answers. */
  v.strictObject({
    type: v.literal('move'),
    id: messageIdSchema,
    seat: seatSchema,
    version: wholeSchema,
    move: opaqueSchema,
  }),
  /**
   * Undoes the seat's last `count` decisions, by default one. Decisions since the last barrier are undone at once.
   * Earlier ones are undone one at a time, with the consent of all other people. A person who plays only with bots may
   * undo any number.
   */
  v.strictObject({
    type: v.literal('undo'),
    id: messageIdSchema,
    seat: seatSchema,
    version: wholeSchema,
    count: v.optional(countSchema),
  }),
  /** Answers another seat's undo request. */
  v.strictObject({ type: v.literal('consent'), id: messageIdSchema, version: wholeSchema, agree: v.boolean() }),
  /** Starts or answers a vote to end the game early, after a player's time has run out. */
  v.strictObject({ type: v.literal('end'), id: messageIdSchema, agree: v.boolean() }),
  v.strictObject({ type: v.literal('chat'), id: messageIdSchema, text: chatTextSchema }),
  pingSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

const REFUSALS = [
  'malformed',
  'notPending',
  'notLegal',
  'staleVersion',
  'notYourSeat',
  'notRunning',
  'nothingToUndo',
  'notAsked',
  'notSignedIn',
  'noTable',
  'unknownTable',
  'tooMany',
  'notStored',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The id of the refused message; null if it had no readable id. */
const answersSchema = v.nullable(messageIdSchema);

export const viewSchema = v.object({ viewer: viewerSchema, view: opaqueSchema });
export type SeenView = v.InferOutput<typeof viewSchema>;

/** One viewer's part of a step: its events, and the changes of the view outside `table`. */
export const seenStepSchema = v.object({ viewer: viewerSchema, events: v.array(opaqueSchema), changes: changesSchema });

/**
 * The index in the record of the first decision of a step's turn, 0 for the first decision of the game. Unlike a
 * version, it does not change after an undo.
 */
export const turnSchema = wholeSchema;

/** An earlier decision, as the current viewers may know it. */
const pastStepSchema = v.object({
  version: wholeSchema,
  seat: seatSchema,
  turn: turnSchema,
  views: v.array(v.object({ viewer: viewerSchema, events: v.array(opaqueSchema) })),
});
export type PastStep = v.InferOutput<typeof pastStepSchema>;

/**
 * True if a person who plays only with bots has undone decisions before the last barrier. Such a game is left out of
 * best scores.
 */
const takenBackSchema = v.optional(v.boolean(), false);

const over = {
  scores: v.array(scoreSchema),
  winners: v.array(seatSchema),
  seed: v.string(),
  seedHash: v.string(),
  /** True if the game ended early by agreement. The scores are those of that moment, and nobody has won. */
  early: v.boolean(),
  takenBack: takenBackSchema,
};
const overSchema = v.object(over);
export type Over = v.InferOutput<typeof overSchema>;

/** A pending request for an undo beyond the last barrier. */
const undoAskedSchema = v.object({ seat: seatSchema, waitingFor: v.array(idSchema) });
export type UndoAsked = v.InferOutput<typeof undoAskedSchema>;

/** A pending vote to end the game early. */
const endAskedSchema = v.object({ person: idSchema, waitingFor: v.array(idSchema) });
export type EndAsked = v.InferOutput<typeof endAskedSchema>;

const welcomeSchema = v.object({
  type: v.literal('welcome'),
  protocol: v.literal(PROTOCOL_VERSION),
  table: tableSchema,
  /** Null for a spectator without a session. */
  person: v.nullable(idSchema),
  /** The seats that this socket plays: several in pass-and-play, none for a spectator. */
  seats: v.array(seatSchema),
  names: v.array(v.nullable(v.string())),
  /** Null until the table starts. */
  version: v.nullable(wholeSchema),
  /** One view for each own seat, or the spectators' view. Empty before the start, or if missed steps follow. */
  views: v.array(viewSchema),
  /** The recent steps that led to the views, oldest first. Empty without views. */
  past: v.array(pastStepSchema),
  clocks: clocksSchema,
  chat: v.array(chatLineSchema),
  online: v.array(idSchema),
  watchers: wholeSchema,
  undoAsked: v.nullable(undoAskedSchema),
  endAsked: v.nullable(endAskedSchema),
  over: v.nullable(overSchema),
  takenBack: takenBackSchema,
});
export type Welcome = v.InferOutput<typeof welcomeSchema>;

const decisionMessageSchema = v.object({
  type: v.literal('step'),
  version: wholeSchema,
  seat: seatSchema,
  turn: turnSchema,
  /** The changes of `view.table`, which are the same for all viewers. */
  table: changesSchema,
  views: v.array(seenStepSchema),
  clocks: clocksSchema,
});
export type DecisionMessage = v.InferOutput<typeof decisionMessageSchema>;

export const serverMessageSchema = v.variant('type', [
  welcomeSchema,
  decisionMessageSchema,
  /** The position went back by `count` decisions, including those of others. The version increased. */
  v.object({
    type: v.literal('undone'),
    version: wholeSchema,
    seat: seatSchema,
    count: countSchema,
    views: v.array(viewSchema),
    clocks: clocksSchema,
    takenBack: takenBackSchema,
  }),
  /** `outcome` of an undo request; `asked` while others still have to answer. */
  v.object({
    type: v.literal('consent'),
    version: wholeSchema,
    seat: seatSchema,
    waitingFor: v.array(idSchema),
    outcome: v.picklist(['asked', 'granted', 'refused', 'lapsed']),
  }),
  /** `outcome` of an end vote; `asked` while others still have to answer. */
  v.object({
    type: v.literal('end'),
    person: idSchema,
    waitingFor: v.array(idSchema),
    outcome: v.picklist(['asked', 'granted', 'refused', 'lapsed']),
  }),
  v.object({ type: v.literal('over'), version: wholeSchema, ...over }),
  /** The table has changed: a person joined or left, or a rematch was created. */
  v.object({ type: v.literal('table'), table: tableSchema }),
  v.object({ type: v.literal('presence'), online: v.array(idSchema), watchers: wholeSchema }),
  v.object({ type: v.literal('chat'), line: chatLineSchema }),
  /** A message was refused by the table, which is at `version`. */
  v.object({
    type: v.literal('refused'),
    answers: answersSchema,
    code: v.picklist(REFUSALS),
    path: v.string(),
    message: v.string(),
    version: v.nullable(wholeSchema),
  }),
  /** The page's protocol version differs from the server's, which is `protocol`. The server closes the connection. */
  v.object({ type: v.literal('outdated'), protocol: wholeSchema }),
  /** Answers a ping. */
  v.object({ type: v.literal('pong') }),
  /** A message could not be read, or failed for a reason unrelated to the table. */
  v.object({
    type: v.literal('error'),
    answers: answersSchema,
    code: v.picklist(REFUSALS),
    path: v.string(),
    message: v.string(),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
