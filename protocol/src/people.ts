import * as v from 'valibot';
import { idSchema, nameSchema, opaqueSchema, wholeSchema } from './parts.ts';

/** A guest needs a name and nothing else. */
export const newPersonSchema = v.strictObject({ name: nameSchema });
export type NewPerson = v.InferOutput<typeof newPersonSchema>;

export const personSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** How many passkeys open this name on other devices. */
  passkeys: wholeSchema,
});
export type PersonInfo = v.InferOutput<typeof personSchema>;

/** What the browser's WebAuthn functions take and give; the server's library checks the inside of it. */
export const passkeyOptionsSchema = v.object({ options: opaqueSchema });
export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>;

/** Somebody's own, oldest first; those from before dates were kept have none. */
export const passkeysSchema = v.object({
  passkeys: v.array(v.object({ id: v.string(), createdAt: v.nullable(v.string()), usedAt: v.nullable(v.string()) })),
});
export type Passkeys = v.InferOutput<typeof passkeysSchema>;

export const passkeyAnswerSchema = v.strictObject({ response: opaqueSchema });
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswerSchema>;
