import { questionFor } from '@signoria/engine';
import { seatPeople } from '@signoria/testkit';
import { someOf } from '../src/goods.ts';
import type {
  AnyArtist,
  AnyPreacher,
  Artwork,
  Character,
  CityArtwork,
  DistrictArtwork,
  Move,
  Pulpit,
  Resource,
  Skill,
  SomeGoods,
  Step,
  Workshop,
} from '../src/index.ts';
import { florenza } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { text } from '../src/text/en/text.ts';
import { arrange } from './arrange.ts';

/** The people of the rulebook's examples and two more, in the order of their seats. */
export const NAMES = ['paul', 'mary', 'peter', 'anna', 'john'] as const;
export type Name = (typeof NAMES)[number];

/**
 * A workshop in a district: alone, under construction with a worker of its owner, or with the worker of a player; null
 * for none.
 */
export type SpaceSetup = Workshop | readonly [Workshop, 'rising' | Name] | null;

export interface Person {
  /** Empty by default. */
  goods?: SomeGoods;
  prestige?: number;
  influence?: number;
  certificates?: number;
  /** Workers on the district board; all others that are not placed are in the pool. */
  workers?: number;
  spaces?: readonly SpaceSetup[];
  artworks?: readonly DistrictArtwork[];
  crests?: readonly CityArtwork[];
  commissions?: readonly (readonly [Artwork, AnyArtist])[];
  isAtMarket?: boolean;
  pulpit?: AnyPreacher;
}

export interface Position {
  /** The phase to go on with; placement by default. */
  at?: string;
  /** The last round by default, so that no income follows. */
  round?: number;
  /** The order of seats by default. */
  order?: readonly Name[];
  captain?: Name;
  bishop?: Name;
  streak?: Name;
  /** Named characters in Florence, with their rounds left; nobody by default. */
  lives?: readonly (readonly [Character, number] | readonly [Character, number, 'master' | 'detained' | 'expelled'])[];
  bag?: readonly Character[];
  /** Tiles left of some workshops. */
  supply?: Partial<Record<Workshop, number>>;
  /** Cubes left in the box. */
  cubes?: SomeGoods;
  pulpit?: readonly [Name, AnyPreacher];
  detained?: Name;
  seed?: string;
  options?: unknown;
}

export type People = Partial<Record<Name, Person>>;
export type TestGame = ReturnType<typeof table>;

/** Sets up a position with named people. */
export function table(people: People, position: Position = {}) {
  const names = NAMES.filter((name) => people[name] !== undefined);
  const persons = names.map((name) => people[name] ?? {});
  const game = seatPeople({
    rules: florenza,
    words: text,
    scoreLines: SCORE_LINES,
    names,
    options: position.options,
    arrange: (setUp, seatOf, emit) => arrange(setUp, persons, position, seatOf, emit),
  });
  return Object.assign(game, {
    /** The question put to a player. */
    asks: (name: Name): Step['ask'] | undefined => questionFor<Step>(game.state.table.agenda, game.seatOf(name))?.ask,
    goods: (name: Name) => someOf(game.player(name).goods),
    /** Prestige and influence. */
    tracks: (name: Name) => [game.player(name).prestige, game.player(name).influence],
    /** Workers on the board and in the pool. */
    workers: (name: Name) => [game.player(name).workers, game.player(name).pool],
    order: () => game.state.table.order.map(game.nameOf),
    /** Captain and Bishop. */
    offices: () =>
      [game.state.table.captain, game.state.table.bishop].map((seat) => (seat === null ? null : game.nameOf(seat))),
  });
}

export const pass: Move = { do: 'pass' };
export const decline: Move = { do: 'decline' };
export const market: Move = { do: 'market' };
export const work: Move = { do: 'work' };
export const leave: Move = { do: 'leave' };
export const use: Move = { do: 'use' };
export const collect: Move = { do: 'collect' };
export const sellIncome: Move = { do: 'sellIncome' };
export const opens = (workshop: Workshop): Move => ({ do: 'open', workshop });
export const operate = (owner: number, space: number): Move => ({ do: 'operate', owner, space });
export const build = (workshop: Workshop): Move => ({ do: 'build', workshop });
export const commission = (artwork: Artwork): Move => ({ do: 'commission', artwork });
export const hire = (artist: AnyArtist): Move => ({ do: 'hire', artist });
export const charity = (pulpit: Pulpit): Move => ({ do: 'charity', pulpit });
export const hear = (preacher: AnyPreacher): Move => ({ do: 'hear', preacher });
export const sell = (resource: Resource): Move => ({ do: 'sell', resource });
export const buy = (resource: Resource): Move => ({ do: 'buy', resource });
export const trade = (one: Resource, other: Resource): Move => ({ do: 'trade', give: [one, other] });
export const take = (resource: Resource): Move => ({ do: 'take', resource });
export const settle = (artwork: Artwork): Move => ({ do: 'settle', artwork });
export const skill = (wanted: Skill): Move => ({ do: 'skill', skill: wanted });
export const incentive = (steps: number): Move => ({ do: 'incentive', steps });
export const pick = (roll: number): Move => ({ do: 'pick', roll });
export const detainWorker = (of: number): Move => ({ do: 'detainWorker', of });
export const detainArtist = (artist: 'donatello' | 'correggio' | 'sanzio'): Move => ({ do: 'detainArtist', artist });
export const convert = (of: number): Move => ({ do: 'convert', of });
export const expel = (preacher: 'giordano-bruno' | 'francesco-d-assisi'): Move => ({ do: 'expel', preacher });

/** Passes for everyone who is asked for a worker, until the round is over or another question is asked. */
export function passAll(game: TestGame): TestGame {
  const { round } = game.state.table;
  for (;;) {
    const [name] = game.waitsFor();
    if (name === undefined || game.state.table.round !== round || !game.may(name, pass)) return game;
    game.plays(name, pass);
  }
}

/** Sets up a position with one seed after the other until it has the wanted result. */
export function trySeeds(make: (seed: string) => TestGame, isWanted: (game: TestGame) => boolean): TestGame {
  for (let number = 0; number < 500; number++) {
    const game = make(`luck ${number}`);
    if (isWanted(game)) return game;
  }
  throw new Error('no seed has the wanted result');
}

/** Several times the goods that an artwork of the Cathedral can cost. */
export const RICH: SomeGoods = { marble: 20, wood: 20, metal: 20, textile: 20, spice: 20, gold: 20, fiorini: 5000 };
