import type { Chance, Seat } from '@signoria/engine';
import { at, below, chance, withItemAt, withoutItemAt } from '@signoria/engine';
import type { Bricks, Colour } from './bricks.ts';
import { add, amountOf, bricks, COLOURS, cloneBricks, countBricks, someOf, sumOfBricks, withMore } from './bricks.ts';
import type { Card } from './components.ts';
import { gainOf, playerOf } from './players.ts';
import type { MoveLog, State, Table } from './state.ts';

/** Draws bricks from the pouch; all of them if it has fewer (R3.6). */
function drawBricks(table: Table, count: number, draw: Chance): Bricks {
  const pouch = cloneBricks(table.pouch);
  const drawn = bricks({});
  let left = countBricks(pouch);
  for (let number = 0; number < count && left > 0; number++) {
    const colour = brickAt(pouch, below(draw, left));
    add(pouch, colour, -1);
    add(drawn, colour, 1);
    left--;
  }
  table.pouch = pouch;
  return drawn;
}

/** Returns the colour of the brick at an index of the pouch, sorted by colour. */
function brickAt(pouch: Readonly<Bricks>, index: number): Colour {
  let before = 0;
  for (const colour of COLOURS) {
    before += amountOf(pouch, colour);
    if (index < before) return colour;
  }
  throw new Error(`the pouch has no brick ${index}`);
}

/** R1.10, R3.7  Draws the next card; null if there is none left. */
function drawCard(table: Table, draw: Chance, log: MoveLog | null): Card | null {
  if (table.starts.length + table.deck.length === 0 && table.discard.length > 0) {
    table.deck = table.discard;
    table.discard = [];
    log?.emit?.({ type: 'reshuffled', cards: table.deck.length });
  }
  const pile = table.starts.length > 0 ? table.starts : table.deck;
  if (pile.length === 0) return null;
  const place = below(draw, pile.length);
  const card = at(pile, place);
  if (table.starts.length > 0) table.starts = withoutItemAt(pile, place);
  else table.deck = withoutItemAt(pile, place);
  return card;
}

/** R1.11, R3.5  Turns a card over onto the free space on the right and lays bricks on it. */
export function addCardToRow({ figures, table }: State, draw: Chance, log: MoveLog | null): void {
  const card = drawCard(table, draw, log);
  if (card === null) return;
  const slot = { card, bricks: drawBricks(table, figures.row.bricks, draw) };
  table.row = [...table.row, slot];
  log?.emit?.({ type: 'rowRefilled', card, bricks: someOf(slot.bricks) });
}

/** R3.5, R12.3  Refills the row once the card of the turn is resolved; then draws the bricks of a Quarry. */
export function refill(state: State, log: MoveLog): void {
  const { table, secret } = state;
  const draw = chance(secret.seed, 'refill', table.round);
  log.revealed = true;
  table.hole = null;
  addCardToRow(state, draw, log);
  const player = playerOf(state, table.active);
  const gain = gainOf(state, player);
  if (gain === 0) return;
  const drawn = drawBricks(table, gain, draw);
  player.store = sumOfBricks(player.store, drawn);
  const card = player.buildings.find((one) => state.figures.cards[one].effect === 'gain');
  if (card !== undefined) log.emit?.({ type: 'quarried', seat: table.active, card, bricks: someOf(drawn) });
}

/** R3.2, R4.1  Moves a brick from a storehouse onto a card of the row. */
export function layOnCard(state: State, seat: Seat, place: number, colour: Colour): void {
  addToStore(state, seat, colour, -1);
  putOn(state.table, place, colour, 1);
}

/** R4.1, R11.3  Moves a brick from a card of the row into a storehouse. */
export function takeFromCard(state: State, seat: Seat, place: number, colour: Colour): void {
  addToStore(state, seat, colour, 1);
  putOn(state.table, place, colour, -1);
}

/** Adds bricks to a storehouse; a negative count removes them. */
export function addToStore(state: State, seat: Seat, colour: Colour, count: number): void {
  const player = playerOf(state, seat);
  player.store = withMore(player.store, colour, count);
}

/** R2.3  Moves bricks from a storehouse to the pouch. */
export function moveToPouch(state: State, seat: Seat, colours: readonly Colour[]): void {
  for (const colour of colours) {
    addToStore(state, seat, colour, -1);
    addToPouch(state.table, colour, 1);
  }
}

/** Adds bricks to the pouch; a negative count removes them. */
export function addToPouch(table: Table, colour: Colour, count: number): void {
  table.pouch = withMore(table.pouch, colour, count);
}

function putOn(table: Table, place: number, colour: Colour, count: number): void {
  const { card, bricks: onCard } = at(table.row, place);
  table.row = withItemAt(table.row, place, { card, bricks: withMore(onCard, colour, count) });
}
