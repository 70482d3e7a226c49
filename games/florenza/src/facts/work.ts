import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { isArtist } from '../characters.ts';
import type { Artwork } from '../components.ts';
import { ARTWORK_IDS } from '../components.ts';
import type { Goods, SomeGains } from '../goods.ts';
import { covers, goods, someOf } from '../goods.ts';
import { isHirable, lifeOf, unnamedLeft } from '../lives.ts';
import type { PublicState } from '../state.ts';
import { artworkFacts } from './artworks.ts';
import type { SkillFacts } from './lives.ts';
import { facesFor, skillFacts } from './lives.ts';

/** An artwork that an artist could work on with one skill, and its reward. */
export interface ArtworkOffer {
  readonly artwork: Artwork;
  readonly skill: SkillFacts;
  /** R9.2  The cost of artwork and artist together. */
  readonly cost: Goods;
  readonly reward: SomeGains;
  /** True if the purse covers the cost now. */
  readonly canPay: boolean;
}

/**
 * R6.7, R9.2  Returns all artworks for which a family could hire an artist now, by skill; none if he cannot be hired.
 */
export function worksFor(state: PublicState, seat: Seat, artist: AnyArtist): readonly ArtworkOffer[] {
  if (!isTileAvailable(state, seat, artist)) return [];
  return ARTWORK_IDS.filter((artwork) => isFree(state, seat, artwork)).flatMap((artwork) =>
    state.figures.derived.skillsFor[artwork][artist].map((skill): ArtworkOffer => {
      const { cost, reward } = state.figures.artworks[artwork];
      const isMaster = lifeOf(state.table, artist)?.isMaster === true;
      const all = goods({ ...cost, fiorini: cost.fiorini + skill.cost });
      return {
        artwork,
        skill: skillFacts(skill, isMaster, facesFor(state, artwork)),
        cost: all,
        reward: someOf(reward),
        canPay: covers(at(state.table.players, seat).goods, all),
      };
    }),
  );
}

/** R6.7, R4.3, R1.7  Returns true if the artist's tile can be taken. */
export function isTileAvailable({ figures, table }: PublicState, seat: Seat, artist: AnyArtist): boolean {
  if (!isArtist(artist)) return unnamedLeft(table, figures.unnamed[artist].skill) > 0;
  const life = lifeOf(table, artist);
  return life !== undefined && isHirable(life, table.captain === seat);
}

function isFree(state: PublicState, seat: Seat, artwork: Artwork): boolean {
  const { crest, commission } = artworkFacts(state, artwork, seat);
  return crest === null && commission === null;
}
