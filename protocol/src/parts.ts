import { LANGUAGES } from '@signoria/engine';
import * as v from 'valibot';
import { isVisible, withoutInvisible } from './text.ts';

/**
 * Raised when a body or a message changes so that an older page would misread it. A page sends its version in `hello`.
 * A server of another version answers `outdated` and closes the connection with `CLOSE_OUTDATED`, and the page offers
 * to reload. `type` and `protocol` of both messages are the same in all versions. Pages of version 1 sent no version.
 * Version 3 added message ids and paginated lists of tables. Version 4 added tables without hints; an older page would
 * offer hints there.
 */
export const PROTOCOL_VERSION = 4;

/** Close codes from 4000 on are reserved for applications; 426 is HTTP's "Upgrade Required". */
export const CLOSE_OUTDATED = 4426;
/** The session that opened the connection has ended; 401 is HTTP's "Unauthorized". */
export const CLOSE_SIGNED_OUT = 4401;

/** Maximum size of a request body and of a frame in bytes. */
export const MAX_PAYLOAD_BYTES = 64 * 1024;

export const MAX_NAME_LENGTH = 40;
export const MAX_CHAT_LENGTH = 500;

/** A name within the length limit. The server also refuses unreadable and reserved names. */
export const nameSchema = v.pipe(
  v.string('expected a name'),
  v.maxLength(MAX_NAME_LENGTH * 4, `expected at most ${MAX_NAME_LENGTH} characters`),
  v.trim(),
  v.minLength(1, 'expected a name'),
  v.check((name) => [...name].length <= MAX_NAME_LENGTH, `expected at most ${MAX_NAME_LENGTH} characters`),
);

/** A line of chat. Its output can be stored and shown: without invisible characters, and never empty. */
export const chatTextSchema = v.pipe(
  v.string('expected a text'),
  v.maxLength(MAX_CHAT_LENGTH, `expected at most ${MAX_CHAT_LENGTH} characters`),
  v.transform(withoutInvisible),
  v.trim(),
  v.minLength(1, 'expected a text'),
  v.check(isVisible, 'expected a text'),
);

const wholeMessage = 'expected a whole number of at least 0';
export const wholeSchema = v.pipe(v.number(wholeMessage), v.safeInteger(wholeMessage), v.minValue(0, wholeMessage));
export const countSchema = v.pipe(wholeSchema, v.minValue(1, 'expected a whole number of at least 1'));
export const seatSchema = wholeSchema;
/** The viewer of a view: a seat, or null for a spectator. */
export const viewerSchema = v.nullable(seatSchema);
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const languageSchema = v.picklist(LANGUAGES, `expected a language: ${LANGUAGES.join(', ')}`);

/** An object of a game, such as a move or a view. Its rules define the contents. */
export const opaqueSchema = v.record(v.string(), v.unknown());
export type Opaque = v.InferOutput<typeof opaqueSchema>;
