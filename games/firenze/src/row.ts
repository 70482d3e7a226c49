import type { Chance, Seat } from '@signoria/engine';
import { at, below, chance, withoutPlace } from '@signoria/engine';
import type { Bricks, Colour } from './bricks.ts';
import { add, addAll, amountOf, bricks, COLOURS, countBricks, someOf, withMore } from './bricks.ts';
import type { Card } from './components.ts';
import { gainOf, playerOf } from './seats.ts';
import type { Log, State, Table } from './state.ts';

/** So many bricks drawn from the pouch; all of them when it has fewer (R3.6). */
export function drawBricks(pouch: Bricks, count: number, draw: Chance): Bricks {
  const drawn = bricks({});
  let left = countBricks(pouch);
  for (let number = 0; number < count && left > 0; number++) {
    const colour = brickAt(pouch, below(draw, left));
    add(pouch, colour, -1);
    add(drawn, colour, 1);
    left--;
  }
  return drawn;
}

/** The colour of a brick, if the bricks of the pouch were laid out by colour. */
function brickAt(pouch: Readonly<Bricks>, index: number): Colour {
  let before = 0;
  for (const colour of COLOURS) {
    before += amountOf(pouch, colour);
    if (index < before) return colour;
  }
  throw new Error(`the pouch has no brick ${index}`);
}

/** R1.10, R3.7  The next card; null when none is left anywhere. */
function drawCard(table: Table, draw: Chance, log: Log | null): Card | null {
  if (table.starts.length + table.deck.length === 0 && table.discard.length > 0) {
    table.deck = table.discard;
    table.discard = [];
    log?.tell?.({ type: 'reshuffled', cards: table.deck.length });
  }
  const pile = table.starts.length > 0 ? table.starts : table.deck;
  if (pile.length === 0) return null;
  const place = below(draw, pile.length);
  const card = at(pile, place);
  if (table.starts.length > 0) table.starts = withoutPlace(pile, place);
  else table.deck = withoutPlace(pile, place);
  return card;
}

/** R1.11, R3.5  Turns a card over onto the free space on the right and lays bricks on it. */
export function turnOver({ figures, table }: State, draw: Chance, log: Log | null): void {
  const card = drawCard(table, draw, log);
  if (card === null) return;
  const slot = { card, bricks: drawBricks(table.pouch, figures.row.bricks, draw) };
  table.row = [...table.row, slot];
  log?.tell?.({ type: 'rowRefilled', card, bricks: someOf(slot.bricks) });
}

/** R3.5, R12.3  What comes of the deck and the pouch once the card of the turn is resolved. */
export function refill(state: State, log: Log): void {
  const { table, secret } = state;
  const draw = chance(secret.seed, 'refill', table.round);
  log.revealed = true;
  table.hole = null;
  turnOver(state, draw, log);
  const player = playerOf(state, table.active);
  const gain = gainOf(state, player);
  if (gain === 0) return;
  const drawn = drawBricks(table.pouch, gain, draw);
  addAll(player.store, drawn);
  const card = player.buildings.find((one) => state.figures.cards[one].effect === 'gain');
  if (card !== undefined) log.tell?.({ type: 'quarried', seat: table.active, card, bricks: someOf(drawn) });
}

/** R3.2, R4.1  A brick of a storehouse goes onto a card of the row. */
export function layOn(state: State, seat: Seat, place: number, colour: Colour): void {
  add(playerOf(state, seat).store, colour, -1);
  putOn(state.table, place, colour, 1);
}

/** R4.1, R11.3  And a brick of a card into a storehouse. */
export function takeFrom(state: State, seat: Seat, place: number, colour: Colour): void {
  add(playerOf(state, seat).store, colour, 1);
  putOn(state.table, place, colour, -1);
}

function putOn(table: Table, place: number, colour: Colour, count: number): void {
  const { card, bricks: lying } = at(table.row, place);
  table.row = table.row.with(place, { card, bricks: withMore(lying, colour, count) });
}
