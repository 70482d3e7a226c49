import { FAMILIES, FAMILY_NAMES } from '@signoria/common';
import type { Named, Prose } from '@signoria/engine';
import { at, listed } from '@signoria/engine';
import type { SomeBricks } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import type { Balcony, Card, Commission } from '../components.ts';
import type { Figures } from '../figures.ts';
import { partsOf } from '../figures.ts';
import type { ReadonlyPlayer } from '../state.ts';
import type { Words } from './en/words.ts';
import type { BrickCount, CardNoun, TowerNoun } from './nouns.ts';

/** Names of components and counts of bricks for use in sentences. */
export interface Names {
  card(card: Card): CardNoun;
  /** "commission green 5". */
  commission(commission: Commission): Prose;
  balcony(balcony: Balcony, figures: Figures): Prose;
  /** "2 white and 1 blue brick". */
  bundle(bricks: SomeBricks): Prose;
  /** The same after the word for "with"; null if there are no bricks. */
  withBundle(bricks: SomeBricks): Prose | null;
  /** "2 white, 1 blue". */
  counts(bricks: SomeBricks): string;
  /** A tower of a site, distinguished from another one of the same colour and height. */
  tower(player: ReadonlyPlayer, place: number): TowerNoun;
  /** "Pazzi": the family of a seat, for texts that do not have the names of the players. */
  family(seat: number): string;
  /** A list: "Anna, Bruno and Clara". */
  all(items: readonly Prose[]): Prose;
}

export function namesIn(words: Words): Names {
  const all = (items: readonly Prose[]) => listed(items, words.and);
  return {
    card(card) {
      const name: Named = { of: card, text: words.cardNames[card] };
      const article = words.cardArticles[card];
      const object: Named = { of: card, text: words.cardObjects[card] ?? name.text };
      return { name: [name], the: article === '' ? [object] : [article, object] };
    },
    commission(commission) {
      const { colour, level } = partsOf(commission);
      return words.theCommission({ of: commission, text: words.commission(colour, level) });
    },
    balcony: (balcony, { balconies }) => [{ of: balcony, text: words.components.balcony(balconies[balcony].numeral) }],
    bundle(bricks) {
      const items = countsOf(bricks);
      return items.length === 0 ? [words.nothing] : all(words.bundle(items));
    },
    withBundle(bricks) {
      const items = countsOf(bricks);
      return items.length === 0 ? null : all(words.withBundle(items));
    },
    counts: (bricks) => countsOf(bricks).map(words.count).join(', '),
    tower({ towers }, place) {
      const { colour, height, due } = at(towers, place);
      const isTwin = towers.some((other) => other.colour === colour && other.height === height && other.due !== due);
      return { colour, height, isRaised: isTwin && !due };
    },
    family: (seat) => FAMILY_NAMES[at(FAMILIES, seat)],
    all,
  };
}

function countsOf(bricks: SomeBricks): readonly BrickCount[] {
  return COLOURS.map((colour) => ({ colour, count: bricks[colour] ?? 0 })).filter(({ count }) => count > 0);
}
