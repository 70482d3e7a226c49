import type { ChatProps } from '../../chat/index.ts';
import type { KnownTableState, ServerTable } from '../../remote/index.ts';

/** The chat of a table, as it is drawn. */
export function chatOf(server: ServerTable, { info, chat, person }: KnownTableState, onNamed: () => void): ChatProps {
  return { info, chat, isNamed: person !== null, onSay: (text) => server.send({ type: 'chat', text }), onNamed };
}
