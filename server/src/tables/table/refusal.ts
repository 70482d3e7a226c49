import type { RefusalCode } from '@signoria/protocol';

/** Why what a message asked for was not done; null when it was. */
export type MessageRefusal = { readonly code: RefusalCode; readonly message: string; readonly path: string } | null;

export function refuseMessage(code: RefusalCode, message: string, path = ''): MessageRefusal {
  return { code, message, path };
}
