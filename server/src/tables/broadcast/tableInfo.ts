import { FAMILIES } from '@signoria/common';
import type { SeatInfo, TableInfo } from '@signoria/protocol';
import { seedHashOf } from '../../seeds.ts';
import { seatsOf } from '../seats/index.ts';
import type { TableData } from '../table/index.ts';

/** Returns the public data of a table. The invitation is included only for the host and the players. */
export function infoOf(data: TableData, person: string | null): TableInfo {
  const { seats, seed, invite, createdAt, ...open } = data;
  const isSeated = person !== null && (data.host === person || seatsOf(data, person).length > 0);
  return {
    ...open,
    createdAt: new Date(createdAt).toISOString(),
    ownFigures: hasOwnFigures(data.options),
    seats: seats.map((seat, index): SeatInfo => ({ ...seat, seat: index, family: FAMILIES[index] ?? null })),
    seedHash: seedHashOf(seed),
    invite: isSeated ? invite : null,
  };
}

function hasOwnFigures(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'figures' in options && options.figures !== undefined;
}
