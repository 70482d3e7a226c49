import * as v from 'valibot';
import { isVisible, withoutInvisible } from './text.ts';

/**
 * Raised when a body or a message changes so that an older page would misread it. A page names its version in `hello`; a
 * server of another version answers `outdated` and closes the connection with `CLOSE_OUTDATED`, and the page offers to reload.
 * `type` and `protocol` of both messages stay as they are in all versions. Pages of version 1 named none. Version 3 brought
 * ids of messages, and lists of tables in pages.
 */
export const PROTOCOL_VERSION = 3;

/** Codes from 4000 on are an application's own; 426 is HTTP's "upgrade required". */
export const CLOSE_OUTDATED = 4426;
/** The session that opened the connection was ended: whoever comes back is somebody else, or nobody. */
export const CLOSE_SIGNED_OUT = 4401;

/** The largest body and the largest frame, in bytes. */
export const LARGEST = 64 * 1024;

export const LONGEST_NAME = 40;
export const LONGEST_CHAT = 500;

/** Whether it can be read and passes for nobody it should not, the server says. */
export const nameSchema = v.pipe(
  v.string('expected a name'),
  v.maxLength(LONGEST_NAME * 4, `expected at most ${LONGEST_NAME} characters`),
  v.trim(),
  v.minLength(1, 'expected a name'),
  v.check((name) => [...name].length <= LONGEST_NAME, `expected at most ${LONGEST_NAME} characters`),
);

/** A line of chat. Its output can be stored and shown: without invisible characters, and never empty. */
export const chatTextSchema = v.pipe(
  v.string('expected a text'),
  v.maxLength(LONGEST_CHAT, `expected at most ${LONGEST_CHAT} characters`),
  v.transform(withoutInvisible),
  v.trim(),
  v.minLength(1, 'expected a text'),
  v.check(isVisible, 'expected a text'),
);

const wholeMessage = 'expected a whole number of at least 0';
export const wholeSchema = v.pipe(v.number(wholeMessage), v.safeInteger(wholeMessage), v.minValue(0, wholeMessage));
export const countSchema = v.pipe(wholeSchema, v.minValue(1, 'expected a whole number of at least 1'));
export const seatSchema = wholeSchema;
/** Whose view: a seat, or null for a spectator. */
export const viewerSchema = v.nullable(seatSchema);
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Something of a game's own making: the rules know what is in it, the protocol does not. */
export const opaqueSchema = v.record(v.string(), v.unknown());
export type Opaque = v.InferOutput<typeof opaqueSchema>;
