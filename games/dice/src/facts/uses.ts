import { at } from '@signoria/engine';
import type { Building, Die, Range, Skill, Track } from '../components.ts';
import { USE_BUILDINGS } from '../components.ts';
import { lowestPrice } from '../decisions/hire.ts';
import { rangeOf } from '../dice.ts';
import type { Figures } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { ANY_VALUE } from '../players.ts';
import type { Move, MoveOf, ReadonlyPlayer, StepOf, Use } from '../state.ts';

/** R7.1, R11.2, R11.3  A use of a die, with the range that it has and the building that it needs. */
export interface UseOfDie {
  readonly die: Die;
  readonly use: Use;
  /** Null where the range does not matter. */
  readonly range: Range | null;
  /** The building that adds this way; null if the dice board prints it. */
  readonly by: Building | null;
}

/** R7.2 to R7.5  Returns the ways the dice board prints for a die that shows this value. */
export function printedUses(die: Die, value: number): readonly UseOfDie[] {
  const range = rangeOf(value);
  return [
    { die, use: 'resources', range, by: null },
    { die, use: 'recruit', range, by: null },
    { die, use: 'fiorini', range: null, by: null },
  ];
}

const OTHER_RANGE = { low: 'high', high: 'low' } as const satisfies Record<Range, Range>;

/** R11.2, R11.3  Returns the ways that buildings can add: the other range, and ways of their own. */
export function addedUses(die: Die, value: number): readonly UseOfDie[] {
  const range = OTHER_RANGE[rangeOf(value)];
  return [
    { die, use: 'resources', range, by: ANY_VALUE[die] },
    { die, use: 'recruit', range, by: ANY_VALUE[die] },
    ...USE_BUILDINGS.map((use): UseOfDie => ({ die, use, range: null, by: use })),
  ];
}

/** Returns true if a move uses a die in this way. Several moves do if a resource or a track is chosen too. */
export function matchesUse({ die, use, range }: UseOfDie, move: Move): move is MoveOf<'use'> {
  if (move.do !== 'use' || move.die !== die || move.use !== use) return false;
  return !('range' in move) || move.range === range;
}

/** Returns the way in which a move uses a die that shows this value. */
export function useOfDie(move: MoveOf<'use'>, value: number): UseOfDie {
  const ways = [...printedUses(move.die, value), ...addedUses(move.die, value)];
  return at(
    ways,
    ways.findIndex((way) => matchesUse(way, move)),
  );
}

/** Returns the move for a way, or undefined if a resource or a track is to be chosen too. */
export function moveOfUse({ die, use, range }: UseOfDie): MoveOf<'use'> | undefined {
  if ((use === 'resources' || use === 'recruit') && range !== null) return { do: 'use', die, use, range };
  return use === 'fiorini' || use === 'casa' || use === 'taverna' ? { do: 'use', die, use } : undefined;
}

/** The gain from a way to use a die. */
export type UseGain =
  /** `resource` null: all of one kind, chosen with the use. */
  | { readonly what: 'resources'; readonly resource: Resource | null; readonly count: number }
  /** `track` null: a track chosen with the use. */
  | { readonly what: 'steps'; readonly track: Track | null; readonly count: number }
  /** `artist` null: an anonymous one. `price` is the lowest for the player (R11.10). */
  | { readonly what: 'artist'; readonly artist: Skill | null; readonly price: number }
  | { readonly what: 'fiorini'; readonly count: number };

/** R7.2 to R7.5, R11.5 to R11.8  Returns the gain for a player; for null, without a player's discount. */
export function gainOfUse(figures: Figures, player: ReadonlyPlayer | null, { die, use, range }: UseOfDie): UseGain {
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

/** R7.4, R11.5  Returns the artist about to be hired, null for an anonymous one, and the lowest price. */
export function artistInHand(
  figures: Figures,
  player: ReadonlyPlayer,
  { die, range }: StepOf<'hire'>,
): { readonly artist: Skill | null; readonly price: number } {
  const artist = range === null ? null : figures.dice[die].artist;
  return { artist, price: lowestPrice(figures, player, range) };
}
