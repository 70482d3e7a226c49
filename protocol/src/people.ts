import * as v from 'valibot';
import { idSchema, nameSchema, opaqueSchema, wholeSchema } from './parts.ts';

/** A new guest. A name is all that is required. */
export const newPersonSchema = v.strictObject({ name: nameSchema });

export const personSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The number of passkeys that sign in to this name on other devices. */
  passkeys: wholeSchema,
});
export type PersonInfo = v.InferOutput<typeof personSchema>;

/** Input and output of the browser's WebAuthn functions. The server's WebAuthn library validates the contents. */
export const passkeyOptionsSchema = v.object({ options: opaqueSchema });

/** A person's own passkeys, oldest first. Dates are null for passkeys stored before dates were recorded. */
export const passkeysSchema = v.object({
  passkeys: v.array(v.object({ id: v.string(), createdAt: v.nullable(v.string()), usedAt: v.nullable(v.string()) })),
});
export type Passkeys = v.InferOutput<typeof passkeysSchema>;

export const passkeyAnswerSchema = v.strictObject({ response: opaqueSchema });
