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

/** Asks whether anybody is there. Answered at once, even while an earlier message waits for its turn. */
export const pingSchema = v.strictObject({ type: v.literal('ping') });

/** An id that the client chooses for a message, as a rule counting up: a refusal names it in `answers`. */
const messageIdSchema = wholeSchema;

/**
 * Messages of a client. The version of a table grows by one with every decision and with every undo, and never shrinks:
 * two positions never share one.
 */
export const clientMessageSchema = v.variant('type', [
  /**
   * Opens a table. `have` is the version of the views the page still holds, if any. Further fields are allowed, and the id
   * may be of any form or missing: a page of any version must be understood well enough to be answered `outdated`.
   */
  v.object({
    type: v.literal('hello'),
    id: v.optional(v.fallback(v.nullable(messageIdSchema), null), null),
    protocol: v.optional(wholeSchema, 1),
    table: idSchema,
    have: v.nullable(wholeSchema),
  }),
  /** `version` is that of the position the move answers. */
  v.strictObject({
    type: v.literal('move'),
    id: messageIdSchema,
    seat: seatSchema,
    version: wholeSchema,
    move: opaqueSchema,
  }),
  /**
   * Takes back the seat's last `count` decisions, one without it: back to the last barrier at will, beyond it one at a
   * time, if everyone else agrees; as many as one likes where nobody else plays.
   */
  v.strictObject({
    type: v.literal('undo'),
    id: messageIdSchema,
    seat: seatSchema,
    version: wholeSchema,
    count: v.optional(countSchema),
  }),
  /** Answers what another would like to take back. */
  v.strictObject({ type: v.literal('consent'), id: messageIdSchema, version: wholeSchema, agree: v.boolean() }),
  /** After somebody's time ran out: calls a vote to end the game as it stands, or answers one. */
  v.strictObject({ type: v.literal('end'), id: messageIdSchema, agree: v.boolean() }),
  v.strictObject({ type: v.literal('chat'), id: messageIdSchema, text: chatTextSchema }),
  pingSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

export const REFUSALS = [
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

/** The id of the refused message; null where it had none that could be read. */
const answersSchema = v.nullable(messageIdSchema);

export const viewSchema = v.object({ viewer: viewerSchema, view: opaqueSchema });
export type SeenView = v.InferOutput<typeof viewSchema>;

/** What one viewer saw of a step: its events, and what changed in the view outside the table. */
export const seenStepSchema = v.object({ viewer: viewerSchema, events: v.array(opaqueSchema), changes: changesSchema });
export type SeenStep = v.InferOutput<typeof seenStepSchema>;

/**
 * The decision that began the turn a step belongs to, by its place in the record: 0 for the first of the game. Unlike a
 * version it stays the same after an undo.
 */
export const turnSchema = wholeSchema;

/** A decision of the past, as the viewers of the moment may know it. */
const pastStepSchema = v.object({
  version: wholeSchema,
  seat: seatSchema,
  turn: turnSchema,
  views: v.array(v.object({ viewer: viewerSchema, events: v.array(opaqueSchema) })),
});
export type PastStep = v.InferOutput<typeof pastStepSchema>;

/** Somebody who plays with bots alone took back what was settled: the game counts for no list of best scores. */
const takenBackSchema = v.optional(v.boolean(), false);

const over = {
  scores: v.array(scoreSchema),
  winners: v.array(seatSchema),
  seed: v.string(),
  seedHash: v.string(),
  /** Ended by agreement before its time: the scores are those of the moment, and nobody has won. */
  early: v.boolean(),
  takenBack: takenBackSchema,
};
const overSchema = v.object(over);
export type Over = v.InferOutput<typeof overSchema>;

/** What is left to decide about an undo beyond the last barrier. */
export const undoAskedSchema = v.object({ seat: seatSchema, waitingFor: v.array(idSchema) });
export type UndoAsked = v.InferOutput<typeof undoAskedSchema>;

/** Who still has to say whether the game ends as it stands. */
export const endAskedSchema = v.object({ person: idSchema, waitingFor: v.array(idSchema) });
export type EndAsked = v.InferOutput<typeof endAskedSchema>;

const welcomeSchema = v.object({
  type: v.literal('welcome'),
  protocol: v.literal(PROTOCOL_VERSION),
  table: tableSchema,
  /** Null when nobody is signed in: one watches. */
  person: v.nullable(idSchema),
  /** The seats this socket plays; several in pass-and-play, none for those who watch. */
  seats: v.array(seatSchema),
  names: v.array(v.nullable(v.string())),
  /** Null until the table starts. */
  version: v.nullable(wholeSchema),
  /** One for each own seat, or the spectators'. Empty before the start, and when the steps missed follow instead. */
  views: v.array(viewSchema),
  /** With the views comes what led to them lately, oldest first. */
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

const stepSchema = v.object({
  type: v.literal('step'),
  version: wholeSchema,
  seat: seatSchema,
  turn: turnSchema,
  /** What changed in `view.table`: the same for everyone. */
  table: changesSchema,
  views: v.array(seenStepSchema),
  clocks: clocksSchema,
});
export type Step = v.InferOutput<typeof stepSchema>;

export const serverMessageSchema = v.variant('type', [
  welcomeSchema,
  stepSchema,
  /** The version went up and the position back, by `count` decisions, others' among them. */
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
  /** Someone came or went, took a seat or left it; also when the table moved on to a rematch. */
  v.object({ type: v.literal('table'), table: tableSchema }),
  v.object({ type: v.literal('presence'), online: v.array(idSchema), watchers: wholeSchema }),
  v.object({ type: v.literal('chat'), line: chatLineSchema }),
  /** A message to the table was not accepted; the table is at `version`. */
  v.object({
    type: v.literal('refused'),
    answers: answersSchema,
    code: v.picklist(REFUSALS),
    path: v.string(),
    message: v.string(),
    version: v.nullable(wholeSchema),
  }),
  /** The page is of another version than the server, which speaks `protocol`. The server closes the connection. */
  v.object({ type: v.literal('outdated'), protocol: wholeSchema }),
  /** Answers a ping. */
  v.object({ type: v.literal('pong') }),
  /** A message could not be read, or not be answered for a reason that has nothing to do with the table. */
  v.object({
    type: v.literal('error'),
    answers: answersSchema,
    code: v.picklist(REFUSALS),
    path: v.string(),
    message: v.string(),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
