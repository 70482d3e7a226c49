import type { Emit, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Bricks } from '../src/bricks.ts';
import { bricks, COLOURS } from '../src/bricks.ts';
import { COMMISSION_IDS, LEVEL_TILE_IDS } from '../src/components.ts';
import type { GameEvent } from '../src/events.ts';
import { TURN_STEPS } from '../src/flow.ts';
import type { Card, State, Tower } from '../src/index.ts';
import { firenze } from '../src/index.ts';
import type { Name, Person, Position, Site } from './table.ts';

/** The default row: cards without bricks; none is an event, a church or a Monument. */
const DEFAULT_ROW: readonly Card[] = ['mason', 'architect', 'mason', 'warehouse', 'festival', 'quarry'];

/** Sets up a position in a fresh state. */
export function arrange(
  state: State,
  people: readonly Person[],
  position: Position,
  seatOf: (name: Name) => Seat,
  emit: Emit<GameEvent>,
): State {
  const { table } = state;
  const active = seatOf(position.active ?? 'holger');
  table.first = active;
  table.active = active;
  table.round = ((position.turn ?? 1) - 1) * people.length + 1;
  layBoard(state, people, position);
  table.players.forEach((player, seat) => {
    const {
      store = seat === active ? {} : { yellow: 1 },
      towers = [],
      hand = [],
      buildings = [],
      seals = 6,
    } = at(people, seat);
    Object.assign(player, { store: bricks(store), hand, buildings, seals });
    player.towers = site(towers, seat === active && position.at !== undefined);
  });
  layBricks(state, position);
  layCards(state, position);
  table.endTile = position.endTile === undefined ? null : seatOf(position.endTile);
  if (table.endTile !== null)
    table.lastTurn = table.round + ((table.endTile - active + people.length) % people.length) - 1;
  table.agenda = { steps: [], lanes: [] };
  table.phase = 0;
  if (position.at === undefined) firenze.goOn(state, emit);
  else {
    table.agenda.steps = TURN_STEPS.slice(0, TURN_STEPS.indexOf(position.at) + 1).map((ask) => ({ ask, seat: active }));
    table.phase = 1;
  }
  table.played = position.played ?? [];
  table.exchanged = position.exchanged ?? false;
  table.laid = position.laid ?? 0;
  return state;
}

/** Returns the towers in the order of a site: by colour, the tallest first. */
function site(towers: Site, isActive: boolean): Tower[] {
  const all = towers.map(([colour, height, safe]): Tower => ({ colour, height, due: isActive && safe === undefined }));
  return all.sort(
    (one, other) =>
      COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) ||
      other.height - one.height ||
      Number(other.due) - Number(one.due),
  );
}

function layBoard({ table }: State, people: readonly Person[], position: Position): void {
  table.seals = COMMISSION_IDS.map((id) => {
    const seat = people.findIndex(({ sealed }) => sealed?.includes(id));
    if (seat >= 0) return seat;
    return position.neutral?.includes(id) ? 'neutral' : null;
  });
  table.balconies = position.balconies ?? [];
  table.balconiesDone = position.balconiesDone ?? 0;
  table.levelTiles = position.levelTiles ?? LEVEL_TILE_IDS;
  table.churches = position.churches ?? [];
}

/** Lays out the bricks. Those not placed are in the pouch, unless the position lists the contents of the pouch. */
function layBricks({ figures, table }: State, position: Position): void {
  table.row = (position.row ?? DEFAULT_ROW.map((card) => [card, {}] as const)).map(([card, some]) => ({
    card,
    bricks: bricks(some),
  }));
  const pouch: Bricks = bricks(figures.bricks);
  const laid = [...table.row.map((slot) => slot.bricks), ...table.players.map(({ store }) => store)];
  for (const colour of COLOURS) {
    for (const some of laid) pouch[colour] -= some[colour];
    for (const { towers } of table.players)
      for (const tower of towers) if (tower.colour === colour) pouch[colour] -= tower.height;
    if (pouch[colour] < 0) throw new Error(`the box has too few ${colour} bricks`);
  }
  table.pouch = position.pouch === undefined ? pouch : bricks(position.pouch);
}

function layCards({ figures, table }: State, position: Position): void {
  table.starts = [];
  table.discard = position.discard ?? [];
  table.deck = position.deck ?? figures.derived.deck;
}
