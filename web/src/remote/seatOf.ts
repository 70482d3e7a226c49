import type { TableInfo } from '@signoria/protocol';
import { familyAt } from '../table/families.ts';
import type { TableSeat } from '../table/seats.ts';
import { nameAt } from '../table/seats.ts';

/** The server knows more kinds of sitters than the frame needs to show. */
export function seatOf({ kind, name, family, seat }: TableInfo['seats'][number]): TableSeat {
  const isBot = kind === 'bot';
  return {
    sitter: isBot ? 'greedy' : 'person',
    name: isBot ? nameAt(seat) : (name ?? '?'), // to the server a bot is its level
    family: familyAt(seat, family),
  };
}
