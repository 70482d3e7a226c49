import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { isArtist } from '../characters.ts';
import type { Artwork } from '../components.ts';
import { ARTWORK_IDS } from '../components.ts';
import type { Goods, SomeGains } from '../goods.ts';
import { covers, goods, someOf } from '../goods.ts';
import { isHirable, lifeOf, unnamedLeft } from '../lives.ts';
import type { Open } from '../state.ts';
import { artworkFacts } from './artworks.ts';
import type { SkillFacts } from './lives.ts';
import { resultsOf } from './lives.ts';

/** Where somebody could work with one skill, and what that would bring. */
export interface WorkFacts {
  readonly artwork: Artwork;
  readonly skill: SkillFacts;
  /** R9.2  Of artwork and artist together. */
  readonly cost: Goods;
  readonly reward: SomeGains;
  /** Whether the purse covers it as it is now. */
  readonly canPay: boolean;
}

/** R6.7, R9.2  All artworks that a family could hire somebody for now, by skill; none for one who is not to be had. */
export function worksFor(open: Open, seat: Seat, artist: AnyArtist): readonly WorkFacts[] {
  if (!isToBeHad(open, seat, artist)) return [];
  return ARTWORK_IDS.filter((artwork) => isFree(open, seat, artwork)).flatMap((artwork) =>
    open.figures.derived.skillsFor[artwork][artist].map((skill): WorkFacts => {
      const { cost, reward } = open.figures.artworks[artwork];
      const isMaster = lifeOf(open.table, artist)?.isMaster === true;
      const all = goods({ ...cost, fiorini: cost.fiorini + skill.cost });
      return {
        artwork,
        skill: {
          skill: skill.skill,
          cost: skill.cost,
          results: resultsOf(open, artist, skill),
          masterpiece: isMaster ? [] : skill.masterpiece,
        },
        cost: all,
        reward: someOf(reward),
        canPay: covers(at(open.table.players, seat).goods, all),
      };
    }),
  );
}

/** R6.7, R4.3, R1.7  Whether the tile can be taken. */
export function isToBeHad({ figures, table }: Open, seat: Seat, artist: AnyArtist): boolean {
  if (!isArtist(artist)) return unnamedLeft(table, figures.unnamed[artist].skill) > 0;
  const life = lifeOf(table, artist);
  return life !== undefined && isHirable(life, table.captain === seat);
}

function isFree(open: Open, seat: Seat, artwork: Artwork): boolean {
  const { crest, commission } = artworkFacts(open, artwork, seat);
  return crest === null && commission === null;
}
