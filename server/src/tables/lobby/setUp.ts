import { BOT_NAMES } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Seed } from '@signoria/engine';
import type { NewTable, WantedSeat } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import { readName } from '../../names.ts';
import { refuse } from '../../problem.ts';
import type { Person } from '../../store/store.ts';
import { register } from '../registry/index.ts';
import { EMPTY_SEAT } from '../seats/index.ts';
import { newLiveTable, toStored } from '../storage/index.ts';
import type { LiveTable, NewTableData, SeatData } from '../table/index.ts';
import { refreshLists } from '../table/index.ts';

export function setUpTable(context: ServerContext, host: Person, wanted: NewTable): Promise<LiveTable> {
  return createTable(context, newTableData(wanted, host, context.freshSeed('game')), null);
}

/** Stores a new table and registers it in memory. */
export async function createTable(
  context: ServerContext,
  data: NewTableData,
  rematchOf: string | null,
): Promise<LiveTable> {
  const stored = await context.store.createTable(toStored(data, rematchOf));
  refreshLists(context, stored);
  const table = newLiveTable(context, stored, null);
  register(context, table);
  return table;
}

/** Creates the table data that the host asked for, validated by the rules of its game. */
function newTableData(wanted: NewTable, host: Person, seed: Seed): NewTableData {
  const entry = Object.hasOwn(CATALOGUE, wanted.game) ? CATALOGUE[wanted.game] : undefined;
  if (entry === undefined) return refuse('unknownGame', `there is no game ${JSON.stringify(wanted.game)}`, 'game');
  const { rules } = entry;
  const { min, max } = rules.seats;
  if (wanted.seats.length < min || wanted.seats.length > max)
    refuse('outOfRange', `expected ${min} to ${max} seats, got ${wanted.seats.length}`, 'seats');
  if (wanted.seats.filter(({ kind }) => kind === 'person').length > 1)
    refuse('outOfRange', 'expected one seat of kind person: you can sit down only once', 'seats');
  const options = rules.readOptions(wanted.options, wanted.seats.length);
  if (!options.ok) {
    const { code, path, message } = options.error;
    return refuse(
      code === 'outOfRange' ? 'outOfRange' : 'malformed',
      message,
      path === '' ? 'options' : `options.${path}`,
    );
  }
  return {
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: options.value,
    seats: wanted.seats.map((seat, index) => newSeatData(seat, index, host)),
    visibility: wanted.visibility,
    clock: wanted.clock,
    host: host.id,
    seed,
  };
}

function newSeatData(wanted: WantedSeat, index: number, host: Person): SeatData {
  switch (wanted.kind) {
    case 'person':
      return { ...EMPTY_SEAT, kind: 'person', name: host.name, person: host.id };
    case 'local': {
      const name =
        wanted.name === undefined ? `${host.name} ${index + 1}` : readName(wanted.name, `seats.${index}.name`);
      return { ...EMPTY_SEAT, kind: 'local', name, person: host.id };
    }
    case 'bot':
      if (!BOT_NAMES.includes(wanted.level))
        refuse('outOfRange', `expected one of ${BOT_NAMES.join(', ')}`, `seats.${index}.level`);
      return { ...EMPTY_SEAT, kind: 'bot', name: wanted.level, level: wanted.level };
    case 'open':
    case 'invited':
      return { ...EMPTY_SEAT, kind: wanted.kind };
  }
}
