import type { TableInfo } from '@signoria/protocol';
import { familyAt } from '../table/families.ts';
import type { SitterKind, TableSeat } from '../table/seats.ts';
import { nameAt, SITTERS } from '../table/seats.ts';

/** Converts a seat of the server, which has more kinds of players than the table shows. */
export function seatOf({ kind, name, family, seat, level }: TableInfo['seats'][number]): TableSeat {
  const isBot = kind === 'bot';
  return {
    sitter: isBot ? botOf(level) : 'person',
    name: isBot ? nameAt(seat) : (name ?? '?'), // the server names a bot by its level
    family: familyAt(seat, family),
  };
}

/** Returns the bot of a level. A newer server may have bots that this page does not have; greedy replaces them. */
function botOf(level: string | null): SitterKind {
  return SITTERS.find((one) => one !== 'person' && one === level) ?? 'greedy';
}
