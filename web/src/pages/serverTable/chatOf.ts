import type { ChatProps } from '../../chat/index.ts';
import type { KnownTableState, ServerTable } from '../../onlineTables/index.ts';

/** Returns the props of a table's chat. */
export function chatOf(server: ServerTable, { info, chat, person }: KnownTableState, onNamed: () => void): ChatProps {
  const onSay = (text: string) => server.send({ type: 'chat', text });
  return { info, chat, isNamed: person !== null, onSay, onEarlier: server.readEarlier, onNamed };
}
