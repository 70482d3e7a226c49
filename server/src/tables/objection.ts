import type { Refusal } from '@signoria/protocol';

/** Why not, or null when it was done. */
export type Objection = { readonly code: Refusal; readonly message: string; readonly path: string } | null;

export function object(code: Refusal, message: string, path = ''): Objection {
  return { code, message, path };
}
