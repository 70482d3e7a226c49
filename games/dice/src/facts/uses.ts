import type { Immutable } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Building, Die, Range, Skill, Track } from '../components.ts';
import { lowestPrice } from '../decisions/hire.ts';
import { rangeOf } from '../dice.ts';
import type { Figures } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { ANY_VALUE } from '../seats.ts';
import type { Move, MoveOf, Player, StepOf, Use } from '../state.ts';

/** R7.1  One way to use a die. */
export interface Way {
  readonly die: Die;
  readonly use: Use;
  /** Null where it does not matter. */
  readonly range: Range | null;
  /** The building that adds it to what the dice board prints. */
  readonly by: Building | null;
}

/** R7.2 to R7.5  What the dice board prints for a die that shows so much. */
export function printedWays(die: Die, value: number): readonly Way[] {
  const range = rangeOf(value);
  return [
    { die, use: 'resources', range, by: null },
    { die, use: 'recruit', range, by: null },
    { die, use: 'fiorini', range: null, by: null },
  ];
}

const OTHER = { low: 'high', high: 'low' } as const satisfies Record<Range, Range>;
const BUILDINGS_OWN = ['casa', 'mercatante', 'convento', 'taverna'] as const;

/** R11.2, R11.3  What buildings can add: the other range, and ways of their own. */
export function addedWays(die: Die, value: number): readonly Way[] {
  const range = OTHER[rangeOf(value)];
  return [
    { die, use: 'resources', range, by: ANY_VALUE[die] },
    { die, use: 'recruit', range, by: ANY_VALUE[die] },
    ...BUILDINGS_OWN.map((use): Way => ({ die, use, range: null, by: use })),
  ];
}

/** Whether a move uses a die in this way: several do where a resource or a track is chosen with it. */
export function isWay({ die, use, range }: Way, move: Move): move is MoveOf<'use'> {
  if (move.do !== 'use' || move.die !== die || move.use !== use) return false;
  return !('range' in move) || move.range === range;
}

/** The way in which a move uses a die that shows so much. */
export function wayOf(move: MoveOf<'use'>, value: number): Way {
  const ways = [...printedWays(move.die, value), ...addedWays(move.die, value)];
  return at(
    ways,
    ways.findIndex((way) => isWay(way, move)),
  );
}

/** The move it would be, where nothing more is chosen with it. */
export function useIn({ die, use, range }: Way): MoveOf<'use'> | undefined {
  if ((use === 'resources' || use === 'recruit') && range !== null) return { do: 'use', die, use, range };
  return use === 'fiorini' || use === 'casa' || use === 'taverna' ? { do: 'use', die, use } : undefined;
}

/** What a way to use a die brings. */
export type Brings =
  /** `resource` null: all of one kind, which is chosen with it. */
  | { readonly what: 'resources'; readonly resource: Resource | null; readonly count: number }
  /** `track` null: one that is chosen with it. */
  | { readonly what: 'steps'; readonly track: Track | null; readonly count: number }
  /** `artist` null: an anonymous one. The price is the lowest for the player (R11.10). */
  | { readonly what: 'artist'; readonly artist: Skill | null; readonly price: number }
  | { readonly what: 'fiorini'; readonly count: number };

/** R7.2 to R7.5, R11.5 to R11.8  To a player, or to anyone. */
export function bringsOf(figures: Figures, player: Immutable<Player> | null, { die, use, range }: Way): Brings {
  const { brings, fiorini, board } = figures;
  const { resource, track, artist } = figures.dice[die];
  const printed = board[range ?? 'low'];
  switch (use) {
    case 'resources':
      return { what: 'resources', resource, count: printed.resources };
    case 'recruit':
      if (track !== null) return { what: 'steps', track, count: printed.steps };
      return { what: 'artist', artist, price: player === null ? printed.price : lowestPrice(figures, player, range) };
    case 'fiorini':
      return { what: 'fiorini', count: fiorini.die };
    case 'casa':
      return { what: 'artist', artist: null, price: 0 };
    case 'mercatante':
      return { what: 'resources', resource: null, count: brings.mercatante };
    case 'convento':
      return { what: 'steps', track: null, count: brings.convento };
    case 'taverna':
      return { what: 'fiorini', count: fiorini.taverna };
  }
}

/** R7.4, R11.5  The artist who is about to be hired, null for an anonymous one, and what he costs at least. */
export function artistInHand(
  figures: Figures,
  player: Immutable<Player>,
  { die, range }: StepOf<'hire'>,
): { readonly artist: Skill | null; readonly price: number } {
  const artist = range === null ? null : figures.dice[die].artist;
  return { artist, price: lowestPrice(figures, player, range) };
}
