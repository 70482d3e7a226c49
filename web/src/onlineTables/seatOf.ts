import { isBotLevel, USUAL_LEVEL } from '@signoria/bots/levels';
import type { TableInfo } from '@signoria/protocol';
import { familyAt } from '../table/families.ts';
import type { TableSeat } from '../table/seats.ts';
import { nameAt } from '../table/seats.ts';

/** Converts a seat of the server, which has more kinds of players than the table shows. */
export function seatOf({ kind, name, family, seat, level }: TableInfo['seats'][number]): TableSeat {
  const isBot = kind === 'bot';
  return {
    // A newer server may have levels that this page does not have.
    playerKind: isBot ? (isBotLevel(level) ? level : USUAL_LEVEL) : 'person',
    name: isBot ? nameAt(seat) : (name ?? '?'), // the server names a bot by its level
    family: familyAt(seat, family),
  };
}
