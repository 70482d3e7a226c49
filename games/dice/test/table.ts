import { questionFor } from '@signoria/engine';
import { seatPeople } from '@signoria/testkit';
import type { Goods, Resource } from '../src/goods.ts';
import { someOf } from '../src/goods.ts';
import type { Artwork, Building, Die, Move, Place, Range, Step, Track } from '../src/index.ts';
import { dice, marksAt } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import type { CompletedArtwork, GhostTrack } from '../src/state.ts';
import { diceText } from '../src/text/index.ts';
import { arrange } from './arrange.ts';

/** The players of the rulebook's examples, clockwise in this order. */
export const NAMES = ['ringo', 'paul', 'george', 'john'] as const;
export type Name = (typeof NAMES)[number];

export interface Person {
  spares?: number;
  stars?: number;
  fiorini?: number;
  /** 'all' marks every icon of the place. */
  marks?: Partial<Record<Place, Partial<Goods> | 'all'>>;
  /** Completed by anonymous artists unless given in full. */
  artworks?: readonly (Artwork | CompletedArtwork)[];
  /** Buildings from space 2 on. */
  built?: readonly Building[];
  tracks?: Partial<Record<Track, number>>;
  usedUp?: readonly Building[];
  palazzoBonus?: number;
}

export interface Position {
  round?: number;
  firstPlayer?: Name;
  /** The active player, asked for a die unless `at` or `steps` is set. */
  active?: Name | 'ghost';
  captain?: Name | 'ghost';
  bishop?: Name | 'ghost';
  /** Dice not listed show 1. Null: not rolled yet. */
  dice?: Partial<Record<Die, number>> | null;
  used?: readonly Die[];
  ghost?: Partial<Record<GhostTrack, number>>;
  /** The phase of the round to begin with, instead of asking for a die. */
  at?: string;
  steps?: readonly Step[];
  options?: unknown;
}

export type People = Partial<Record<Name, Person>>;

/** Sets up a position with named players. */
export function table(people: People, position: Position = {}) {
  const names = NAMES.filter((name) => people[name] !== undefined);
  const persons = names.map((name) => people[name] ?? {});
  const game = seatPeople({
    rules: dice,
    words: diceText.en,
    scoreLines: SCORE_LINES,
    names,
    options: position.options,
    arrange: (setUp, seatOf, emit) => arrange(setUp, persons, position, seatOf, emit),
  });
  return Object.assign(game, {
    /** The open question of a player. */
    asks: (name: Name): Step | undefined => questionFor(game.state.table.agenda, game.seatOf(name)),
    /** The marks with an amount above 0. */
    marks: (name: Name, place: Place): Partial<Goods> => someOf(marksAt(game.player(name), place)),
    supply(name: Name) {
      const { spares, stars, fiorini } = game.player(name);
      return { spares, stars, fiorini };
    },
  });
}

export const done: Move = { do: 'done' };
export const change: Move = { do: 'change' };
export const lose: Move = { do: 'lose' };
export const obtain = (die: Die, range: Range): Move => ({ do: 'use', die, use: 'resources', range });
export const recruit = (die: Die, range: Range): Move => ({ do: 'use', die, use: 'recruit', range });
export const cash = (die: Die): Move => ({ do: 'use', die, use: 'fiorini' });
export const casa = (die: Die): Move => ({ do: 'use', die, use: 'casa' });
export const taverna = (die: Die): Move => ({ do: 'use', die, use: 'taverna' });
export const mercatante = (die: Die, resource: Resource): Move => ({ do: 'use', die, use: 'mercatante', resource });
export const convento = (die: Die, track: Track): Move => ({ do: 'use', die, use: 'convento', track });
export const mark = (place: Place, resource: Resource): Move => ({ do: 'mark', place, resource });
export const spare = (place: Place, resource: Resource): Move => ({ do: 'spare', place, resource });
export const coin = (place: Place): Move => ({ do: 'coin', place });
export const build = (building: Building): Move => ({ do: 'build', building });
export const advance = (track: Track): Move => ({ do: 'advance', track });
export const collect = (artwork: Artwork): Move => ({ do: 'collect', artwork });
export const hire = (artwork: Artwork, how: { star?: boolean; discount?: boolean } = {}): Move => ({
  do: 'hire',
  artwork,
  star: how.star ?? false,
  discount: how.discount ?? false,
});
