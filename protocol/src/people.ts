import * as v from 'valibot';
import { idSchema, nameSchema } from './parts.ts';

/** A guest needs a name and nothing else. */
export const newPersonSchema = v.strictObject({ name: nameSchema });
export type NewPerson = v.InferOutput<typeof newPersonSchema>;

export const personSchema = v.object({ id: idSchema, name: v.string() });
export type PersonInfo = v.InferOutput<typeof personSchema>;
