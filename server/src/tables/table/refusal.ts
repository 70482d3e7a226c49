import type { RefusalCode } from '@signoria/protocol';

/** The reason a message was refused; null if it was accepted. */
export type MessageRefusal = { readonly code: RefusalCode; readonly message: string; readonly path: string } | null;

export function refuseMessage(code: RefusalCode, message: string, path = ''): MessageRefusal {
  return { code, message, path };
}
