import type { Chance, Seed } from '@signoria/engine';
import { below, chance, emptyAgenda, pick } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import { bricks, COLOURS } from './bricks.ts';
import type { Balcony, Card } from './components.ts';
import { COMMISSION_IDS, LEVEL_TILE_IDS, LEVELS, NUMERALS, ROW_LENGTH } from './components.ts';
import type { Figures } from './figures.ts';
import { balconiesOf, commissionIndex, figuresWith, sealsFor } from './figures.ts';
import type { Options } from './options.ts';
import { addCardToRow, addToPouch, addToStore } from './row.ts';
import type { Player, Sealer, State, Table } from './state.ts';

/** R13.6  Turns for each player after which a game is scored that nobody has ended. */
export const MOST_TURNS = 100;

/** R1  Returns the state before the first turn. */
export function setup(options: Options, seats: number, seed: Seed): State {
  const figures = figuresWith(options.figures);
  const state = { figures, table: newTable(figures, options, seats, seed), secret: { seed } };
  const { table } = state;
  for (let next = 0; next < seats; next++) {
    const count = figures.start.first + next * figures.start.eachNext; // R1.9
    addToPouch(table, 'white', -count);
    addToStore(state, (table.first + next) % seats, 'white', count);
  }
  const draw = chance(seed, 'row');
  for (let place = 0; place < ROW_LENGTH; place++) addCardToRow(state, draw, null); // R1.11
  return state;
}

function newTable(figures: Figures, options: Options, seats: number, seed: Seed): Table {
  const dead = deadColour(options, chance(seed, 'dead colour'));
  const balconies = drawBalconies(figures, dead, chance(seed, 'balconies'));
  const isUsed = (card: Card) => options.campanile || card !== 'campanile'; // R1.10
  const first = below(chance(seed, 'starting player'), seats); // R1.9
  return {
    autoDiscard: options.autoDiscard,
    agenda: emptyAgenda(),
    round: 1,
    phase: 0,
    over: false,
    first,
    active: first,
    lastTurn: MOST_TURNS * seats, // R13.6
    endTile: null,
    pouch: bricks(figures.bricks), // R1.2
    starts: figures.derived.starts.filter(isUsed),
    deck: figures.derived.deck.filter(isUsed),
    discard: [],
    row: [],
    hole: null,
    churches: [],
    balconies,
    balconiesDone: 0,
    seals: neutralSeals(figures, options, dead, balconies, chance(seed, 'neutral seals')),
    levelTiles: LEVEL_TILE_IDS, // R7.4
    played: [],
    exchanged: false,
    laid: 0,
    players: Array.from({ length: seats }, () => newPlayer(sealsFor(figures, seats))), // R1.1, R1.8
  };
}

function newPlayer(seals: number): Player {
  const scored = { commissions: 0, balconies: 0, levelTiles: 0, churches: 0, endTile: 0 };
  return { store: bricks({}), towers: [], hand: [], buildings: [], seals, scored };
}

/** R1.7 */
function deadColour({ sealPlacement, deadColour: named }: Options, draw: Chance): Colour | null {
  if (sealPlacement !== 'deadColour') return null;
  return named === 'random' ? pick(draw, COLOURS) : named;
}

/** R1.4, R1.7  Draws one balcony of each numeral, none of the dead colour and never two on one commission. */
function drawBalconies(figures: Figures, dead: Colour | null, draw: Chance): Balcony[] {
  const { covered } = figures.derived;
  const drawn: Balcony[] = [];
  for (const numeral of NUMERALS) {
    const choices = balconiesOf(figures, numeral).filter(
      (balcony) =>
        figures.balconies[balcony].colour !== dead && !drawn.some((other) => covered[other] === covered[balcony]),
    );
    drawn.push(pick(draw, choices));
  }
  return drawn;
}

function neutralSeals(
  figures: Figures,
  { sealPlacement, neutralSeals: count }: Options,
  dead: Colour | null,
  balconies: readonly Balcony[],
  draw: Chance,
): Sealer[] {
  const balconyPlaces = balconies.map((balcony) => figures.derived.covered[balcony]);
  const sealed =
    dead !== null
      ? LEVELS.map((level) => commissionIndex(dead, level)) // R1.7
      : sealPlacement === 'dice'
        ? rolledPlaces(count, balconyPlaces, draw)
        : drawnPlaces(count, balconyPlaces, draw);
  return COMMISSION_IDS.map((_, place) => (sealed.includes(place) ? 'neutral' : null));
}

/** R1.6 */
function rolledPlaces(count: number, covered: readonly number[], draw: Chance): readonly number[] {
  const sealed: number[] = [];
  while (sealed.length < count) {
    const place = below(draw, COLOURS.length) * LEVELS.length + below(draw, LEVELS.length);
    if (!sealed.includes(place) && !covered.includes(place)) sealed.push(place);
  }
  return sealed;
}

/** R1.5 */
const MOST_TILES_A_TOWER = 2;
const MANY_SEALS = 4;
const FEWEST_LOW = 2;
const LOW_LEVELS_AT_SETUP = 2;

/** R1.5  Places at most two tiles on a tower, and of four or more seals two or three on the two lowest levels. */
function drawnPlaces(count: number, covered: readonly number[], draw: Chance): readonly number[] {
  const low = FEWEST_LOW + below(draw, 2);
  const sealed: number[] = [];
  const isLow = (place: number) => place % LEVELS.length < LOW_LEVELS_AT_SETUP;
  const towerOf = (place: number) => Math.floor(place / LEVELS.length);
  for (let number = 0; number < count; number++) {
    const tiles = [...covered, ...sealed];
    const free = COMMISSION_IDS.map((_, place) => place).filter(
      (place) =>
        !tiles.includes(place) &&
        tiles.filter((tile) => towerOf(tile) === towerOf(place)).length < MOST_TILES_A_TOWER &&
        (count < MANY_SEALS || isLow(place) === number < low),
    );
    sealed.push(pick(draw, free));
  }
  return sealed;
}
