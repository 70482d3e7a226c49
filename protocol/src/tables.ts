import * as v from 'valibot';
import { idSchema, languageSchema, nameSchema, opaqueSchema, seatSchema, viewerSchema, wholeSchema } from './parts.ts';

const integerUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const CLOCK_KINDS = ['none', 'live', 'days'] as const;

/** Upper limits of a clock: seconds for the game, seconds for each turn, days for each turn. */
export const CLOCK_LIMITS = { initial: 24 * 3600, increment: 3600, days: 60 } as const;

/** A time control: none, seconds for the game plus an increment for each turn, or days for each turn. */
export const timeControlSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    initial: v.pipe(integerUpTo(CLOCK_LIMITS.initial), v.minValue(1)),
    increment: integerUpTo(CLOCK_LIMITS.increment),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(integerUpTo(CLOCK_LIMITS.days), v.minValue(1)) }),
]);
export type TimeControl = v.InferOutput<typeof timeControlSchema>;

/**
 * The requested occupant of a seat. `person` is the person who creates the table. `open` is free for anyone, `invited`
 * for a person with the invitation. `local` is another player on the creator's screen.
 */
const wantedSeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('invited') }),
  v.strictObject({ kind: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(32)) }),
  v.strictObject({ kind: v.literal('local'), name: v.optional(nameSchema) }),
]);
export type WantedSeat = v.InferOutput<typeof wantedSeatSchema>;

export const VISIBILITIES = ['public', 'link'] as const;
const visibilitySchema = v.picklist(VISIBILITIES);
export type Visibility = v.InferOutput<typeof visibilitySchema>;

export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  /** Validated by the rules of the game. May contain an override of the figures. */
  options: v.optional(opaqueSchema, {}),
  seats: v.pipe(v.array(wantedSeatSchema), v.minLength(1), v.maxLength(8)),
  visibility: v.optional(visibilitySchema, 'link'),
  clock: v.optional(timeControlSchema, { kind: 'none' }),
  /** The language of the people at the table, for lists. By default none is stated. */
  language: v.optional(v.nullable(languageSchema), null),
  /** False if pages must not offer hints at this table. */
  hints: v.optional(v.boolean(), true),
});
export type NewTable = v.InferOutput<typeof newTableSchema>;

export const joinSchema = v.strictObject({
  /** By default any free seat. */
  seat: v.optional(seatSchema),
  invite: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type Join = v.InferOutput<typeof joinSchema>;

/** Gives free seats to bots: one seat, or without `seat` all free seats. */
export const botSeatsSchema = v.strictObject({
  seat: v.optional(seatSchema),
  level: v.pipe(v.string(), v.maxLength(32)),
});
export type BotSeats = v.InferOutput<typeof botSeatsSchema>;

const STATUSES = ['open', 'running', 'over', 'cancelled'] as const;
export const statusSchema = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof statusSchema>;

export const seatInfoSchema = v.object({
  seat: seatSchema,
  kind: v.picklist(['person', 'open', 'invited', 'bot', 'local']),
  /** Null while the seat is free. */
  name: v.nullable(v.string()),
  person: v.nullable(idSchema),
  level: v.nullable(v.string()),
  family: v.nullable(v.string()),
  /** True while a bot plays until the person returns. */
  away: v.boolean(),
  /** True if the person is away because their time ran out. The others may then vote to end the game. */
  late: v.boolean(),
});
export type SeatInfo = v.InferOutput<typeof seatInfoSchema>;

export const tableSchema = v.object({
  id: idSchema,
  game: v.string(),
  rulesVersion: wholeSchema,
  options: v.unknown(),
  /** True if the table overrides the game's figures. */
  ownFigures: v.boolean(),
  seats: v.array(seatInfoSchema),
  visibility: visibilitySchema,
  clock: timeControlSchema,
  /** Null if the host has not stated one. */
  language: v.nullable(languageSchema),
  /** False if pages must not offer hints. Hints are computed by the page. */
  hints: v.boolean(),
  status: statusSchema,
  host: v.nullable(idSchema),
  createdAt: v.string(),
  /** SHA-256 of the seed's 32 characters: a commitment from the start, so that the seed cannot change later. */
  seedHash: v.string(),
  /** The invitation, visible only to people at the table. */
  invite: v.nullable(v.string()),
  /** The table of the rematch. */
  rematch: v.nullable(idSchema),
});
export type TableInfo = v.InferOutput<typeof tableSchema>;

export const scoreSchema = v.object({
  seat: seatSchema,
  total: v.number(),
  lines: v.array(v.object({ id: v.string(), points: v.number() })),
  rank: wholeSchema,
});

/** A finished game, as `signoria replay` reads it. */
export const recordSchema = v.object({
  game: v.string(),
  rulesVersion: wholeSchema,
  options: v.unknown(),
  seats: wholeSchema,
  seed: v.string(),
  decisions: v.array(v.object({ seat: seatSchema, move: v.unknown() })),
  snapshot: v.unknown(),
});

/** A person's finished games, with the names of the players. */
export const myGamesSchema = v.object({
  games: v.array(v.object({ names: v.array(v.string()), record: recordSchema })),
});

/** Milliseconds left for each seat; null without a clock. `running` lists the seats whose time is running. */
export const clocksSchema = v.nullable(
  v.object({ left: v.array(v.nullable(v.number())), running: v.array(seatSchema), at: v.string() }),
);
export type Clocks = v.InferOutput<typeof clocksSchema>;

/**
 * System notices, which the page translates.
 * - `decisionsDropped`: the rules have changed, and the last `count` decisions could not be replayed
 */
export const NOTICES = ['decisionsDropped'] as const;
export const noticeSchema = v.object({ code: v.picklist(NOTICES), count: wholeSchema });
export type Notice = v.InferOutput<typeof noticeSchema>;

export const chatLineSchema = v.object({
  /** Lines of a table are numbered from 0 without gaps. The number is therefore also the count of earlier lines. */
  number: wholeSchema,
  /** Null for a spectator. */
  seat: viewerSchema,
  name: v.string(),
  /** Empty in a notice. */
  text: v.string(),
  notice: v.nullable(noticeSchema),
  at: v.string(),
});
export type ChatLine = v.InferOutput<typeof chatLineSchema>;

const lineMessage = 'expected the number of a line of the chat, as in ?before=100';
/** Requests the last lines before this one. */
export const chatQuerySchema = v.object({
  before: v.pipe(v.string(lineMessage), v.regex(/^\d{1,9}$/, lineMessage), v.transform(Number)),
});

/** Earlier lines in order; limited to the last hundred. */
export const earlierChatSchema = v.object({ lines: v.array(chatLineSchema) });
