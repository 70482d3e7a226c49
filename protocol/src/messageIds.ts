import * as v from 'valibot';
import { wholeSchema } from './parts.ts';
import type { ClientMessage } from './socket.ts';

type WithId = Exclude<ClientMessage, { type: 'ping' }>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A client message that has no id yet. */
export type UnsentMessage = WithoutId<WithId>;

/** Returns a function that gives the messages of one client their ids: 1, 2, 3 and so on. */
export function newMessageIds(): <Message extends UnsentMessage>(
  message: Message,
) => Message & { readonly id: number } {
  let last = 0;
  return (message) => ({ ...message, id: ++last });
}

/** The id of a message whose other fields are invalid or not needed. */
export const anyMessageSchema = v.object({ id: wholeSchema });
