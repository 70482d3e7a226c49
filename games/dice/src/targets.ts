import type { Target } from '@signoria/engine';
import type { Artwork, Building, Die, Place, Range, Track } from './components.ts';
import type { Good, Resource } from './goods.ts';
import type { Move, MoveOf, Use } from './state.ts';

/** A thing on the table that a move points at. */
export type DiceTarget =
  | Target<'die', Die>
  /** A use of a die. `pick` is the resource or track that is chosen with some uses. */
  | Target<'use', `${Die} ${Use}` | `${Die} ${Use} ${Range}`>
  | Target<'pick', Resource | Track>
  | Target<'artwork', Artwork>
  /** R9.5, R11.10  The terms of hiring an artist. */
  | Target<'terms', 'plain' | 'star' | 'discount' | 'star discount'>
  | Target<'icon', `${Place} ${Good}`>
  | Target<'supply', 'spare' | 'fiorini'>
  | Target<'track', Track>
  | Target<'building', Building>
  | Target<'deed', 'change' | 'lose' | 'done'>;

/** Returns the targets of a move in the order of selection. */
export function targets(move: Move): readonly DiceTarget[] {
  switch (move.do) {
    case 'use':
      return [`die:${move.die}`, targetOfUse(move), ...picked(move)];
    case 'hire':
      return [`artwork:${move.artwork}`, targetOfTerms(move)];
    case 'mark':
      return [`icon:${move.place} ${move.resource}`];
    case 'spare':
      return ['supply:spare', `icon:${move.place} ${move.resource}`];
    case 'coin':
      return ['supply:fiorini', `icon:${move.place} fiorini`];
    case 'advance':
      return [`track:${move.track}`];
    case 'collect':
      return [`artwork:${move.artwork}`];
    case 'build':
      return [`building:${move.building}`];
    case 'change':
    case 'lose':
    case 'done':
      return [`deed:${move.do}`];
  }
}

/** R7.2 to R7.4  Returns the target of a use; each range has its own target where the range matters. */
export function targetOfUse(use: { readonly die: Die; readonly use: Use; readonly range?: Range | null }): DiceTarget {
  const { die, use: what, range = null } = use;
  return range === null ? `use:${die} ${what}` : `use:${die} ${what} ${range}`;
}

function picked(move: MoveOf<'use'>): readonly DiceTarget[] {
  if (move.use === 'mercatante') return [`pick:${move.resource}`];
  return move.use === 'convento' ? [`pick:${move.track}`] : [];
}

export function targetOfTerms({ star, discount }: Pick<MoveOf<'hire'>, 'star' | 'discount'>): DiceTarget {
  if (star) return discount ? 'terms:star discount' : 'terms:star';
  return discount ? 'terms:discount' : 'terms:plain';
}
