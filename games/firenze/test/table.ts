import { questionFor } from '@signoria/engine';
import { seatPeople } from '@signoria/testkit';
import type { SomeBricks } from '../src/bricks.ts';
import { someOf } from '../src/bricks.ts';
import type { EventCard, Personnel } from '../src/components.ts';
import type { TURN_STEPS } from '../src/flow.ts';
import type { Balcony, Card, Colour, Commission, LevelTile, Move, Step } from '../src/index.ts';
import { firenze } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { firenzeText } from '../src/text/index.ts';
import { arrange } from './arrange.ts';

/** The people of the rulebook's examples and one more, in clockwise order. */
export const NAMES = ['holger', 'thomas', 'daniela', 'max'] as const;
export type Name = (typeof NAMES)[number];

/** Colour and levels. Towers of the active player are due unless marked `safe`. */
export type Site = readonly (readonly [Colour, number] | readonly [Colour, number, 'safe'])[];

export interface Person {
  /** The default is one yellow brick, so that a turn begins with a choice of cards; nothing for the active player. */
  store?: SomeBricks;
  towers?: Site;
  hand?: readonly Card[];
  buildings?: readonly Card[];
  /** Seals left, without those placed. */
  seals?: number;
  sealed?: readonly Commission[];
}

export interface Position {
  /** The active player; Holger by default. */
  active?: Name;
  /** The number of the turn, counted for each player; 1 by default. */
  turn?: number;
  /** The step of the turn at which the position begins; by default a new turn. */
  at?: (typeof TURN_STEPS)[number];
  row?: readonly (readonly [Card, SomeBricks])[];
  /** The contents of the pouch; by default all bricks that are not placed. */
  pouch?: SomeBricks;
  /** The only cards left to be turned over; the others are out of the game. */
  deck?: readonly Card[];
  discard?: readonly Card[];
  churches?: readonly Card[];
  balconies?: readonly Balcony[];
  balconiesDone?: number;
  neutral?: readonly Commission[];
  levelTiles?: readonly LevelTile[];
  played?: readonly Card[];
  exchanged?: boolean;
  laid?: number;
  endTile?: Name;
  options?: unknown;
}

export type People = Partial<Record<Name, Person>>;
export type TestGame = ReturnType<typeof table>;

/** Sets up a position with named people. */
export function table(people: People, position: Position = {}) {
  const names = NAMES.filter((name) => people[name] !== undefined);
  const persons = names.map((name) => people[name] ?? {});
  const game = seatPeople({
    rules: firenze,
    words: firenzeText.en,
    scoreLines: SCORE_LINES,
    names,
    options: position.options,
    arrange: (setUp, seatOf, emit) => arrange(setUp, persons, position, seatOf, emit),
  });
  return Object.assign(game, {
    /** The question put to a player. */
    asks: (name: Name): Step['ask'] | undefined => questionFor<Step>(game.state.table.agenda, game.seatOf(name))?.ask,
    store: (name: Name) => someOf(game.player(name).store),
    /** The towers of a site, such as "white 3". */
    towers: (name: Name) => game.player(name).towers.map(({ colour, height }) => `${colour} ${height}`),
    pouch: () => someOf(game.state.table.pouch),
    row: () => game.state.table.row.map(({ card }) => card),
    onCard: (place: number) => someOf(game.state.table.row[place]?.bricks ?? game.state.table.pouch),
  });
}

export const done: Move = { do: 'done' };
export const suffer: Move = { do: 'suffer' };
export const ignore: Move = { do: 'ignore' };
export const take = (place: number): Move => ({ do: 'take', place });
export const give = (colour: Colour): Move => ({ do: 'give', colour });
export const lower = (tower: number): Move => ({ do: 'lower', tower });
export const exchange = (place: number, colour: Colour): Move => ({ do: 'exchange', place, colour });
export const raise = (tower: number): Move => ({ do: 'raise', tower });
export const found = (colour: Colour): Move => ({ do: 'found', colour });
export const fulfil = (commission: Commission): Move => ({ do: 'fulfil', commission });
export const dedicate = (tower: number): Move => ({ do: 'dedicate', tower });
export const discard = (card: Card): Move => ({ do: 'discard', card });
export const playCard = (card: Personnel): Move => ({ do: 'play', card });
export const spare = (tower: number): Move => ({ do: 'spare', tower });
export const wholesale = (place: number): Move => ({ do: 'wholesale', place });
export const swap = (giving: Colour, taking: Colour): Move => ({ do: 'swap', give: giving, take: taking });
export const dismiss = (card: 'recognition' | 'monument' | 'festival' | 'scandal'): Move => ({ do: 'dismiss', card });
export const rob = (from: number, colour: Colour): Move => ({ do: 'rob', from, colour });
export const sabotage = (of: number, tower: number): Move => ({ do: 'sabotage', of, tower });

/** Holger's turn with an event and bricks on the leftmost space. */
export function withEvent(card: EventCard, people: People, bricks: SomeBricks = {}, position: Position = {}) {
  const row = [
    [card, bricks],
    ['mason', {}],
    ['quarry', {}],
  ] as const;
  return table(people, { row, deck: ['workshop'], ...position });
}

/** Holger in the building example of the rulebook (R5.4). */
export const FOUR_TOWERS = {
  store: { white: 3, yellow: 2, green: 2, blue: 1 },
  towers: [
    ['white', 4],
    ['yellow', 2],
    ['green', 5],
    ['red', 3],
  ],
} as const;
