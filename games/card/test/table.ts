import type { Family } from '@signoria/common';
import { FAMILIES } from '@signoria/common';
import { seatPeople } from '@signoria/testkit';
import type { Location, Skill } from '../src/components.ts';
import type { Portrait } from '../src/figures.ts';
import type { Goods } from '../src/goods.ts';
import { someOf } from '../src/goods.ts';
import type { Artist, Card, Monument, Move, Resource } from '../src/index.ts';
import { card } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import type { Artwork, Space } from '../src/state.ts';
import { cardText } from '../src/text/index.ts';
import { arrange } from './arrange.ts';

export interface Person {
  goods?: Partial<Goods>;
  hand?: readonly Card[];
  built?: readonly Card[];
  /** Completed by anonymous artists unless listed in `artworks`. */
  monuments?: readonly Monument[];
  artworks?: readonly Artwork[];
  reservedMonuments?: readonly Monument[];
  reservedArtists?: readonly Portrait[];
}

export interface Position {
  captain?: Family;
  newCaptain?: Family;
  round?: number;
  /** The space of the action marker. Players who act on it after the one asked are on the agenda too. */
  space?: Space;
  ask?: { readonly ask: 'action'; readonly of: Family };
  /** The phase of the round to begin with, instead of asking for an action. */
  at?: string;
  artists?: readonly Portrait[];
  row?: readonly Monument[];
  anonymous?: readonly Skill[];
  locations?: readonly Location[];
  /** Amounts in the supply; by default, the total of a good less what the players hold. */
  supply?: Partial<Goods>;
  /** The cards left in the deck, in drawing order; all others are on the discard pile. */
  deck?: readonly Card[];
  /** The next monuments to be drawn, in order. */
  monumentDeck?: readonly Monument[];
  options?: unknown;
}

export type People = Partial<Record<Family, Person>>;

/** Sets up a position with named players. */
export function table(people: People, position: Position = {}) {
  const names = FAMILIES.filter((name) => people[name] !== undefined);
  const persons = names.map((name) => people[name] ?? {});
  const game = seatPeople({
    rules: card,
    words: cardText.en,
    scoreLines: SCORE_LINES,
    names,
    options: position.options,
    arrange: (setUp, seatOf, emit) => arrange(setUp, persons, position, seatOf, emit),
  });
  return Object.assign(game, {
    /** Sends out workers for these players, in this order. */
    sendWorkers(...workers: readonly Family[]) {
      for (const name of workers) game.plays(name, sendWorkers);
      return game;
    },
    /** The goods with an amount above 0. */
    goods: (name: Family): Partial<Goods> => someOf(game.player(name).goods),
    supply: (): Partial<Goods> => someOf(game.state.table.supply),
    hand: (name: Family): readonly Card[] => game.state.secret.hands[game.seatOf(name)] ?? [],
    captain: (): Family => game.nameOf(game.state.table.captain),
  });
}

export type TestGame = ReturnType<typeof table>;

export const sendWorkers: Move = { do: 'sendWorkers' };
export const hire = (artist: Artist, from: 'table' | 'reserve' = 'table'): Move => ({ do: 'hire', artist, from });
export const anonymous = (skill: Skill): Move => ({ do: 'hireAnonymous', skill });
export const playCard = (which: Card): Move => ({ do: 'play', card: which });
export const complete = (monument: Monument): Move => ({ do: 'complete', monument });
export const activate = (location: Location): Move => ({ do: 'activate', location });
export const choose = (resource: Resource): Move => ({ do: 'choose', resource });
export const keep = (which: Card): Move => ({ do: 'keep', card: which });

/** R5.3  The position of the rulebook's example: the Strozzi can play the Fontana and hire one of two artists. */
export function fontanaTable() {
  return table(
    {
      medici: {},
      pazzi: {},
      pitti: {},
      strozzi: { goods: { marble: 1, metal: 1, fiorini: 150 }, hand: ['fontana'] },
    },
    {
      captain: 'strozzi',
      artists: [
        { artist: 'romano-architect', value: 2 },
        { artist: 'giambologna-sculptor', value: 3 },
      ],
      anonymous: [],
    },
  );
}
