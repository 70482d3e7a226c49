import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import type { Artwork, CityArtwork, DistrictArtwork } from '../components.ts';
import { CITY_ARTWORKS } from '../components.ts';
import type { Open } from '../state.ts';

/** How far an artwork has come. */
export interface ArtworkFacts {
  /** R9.3  Whose crest lies on it. */
  readonly crest: Seat | null;
  /** R6.7  Who works on it. */
  readonly commission: { readonly seat: Seat; readonly artist: AnyArtist } | null;
}

/** `district` says whose artwork it is, if it is one of a district. */
export function artworkFacts(open: Open, artwork: Artwork, district: Seat): ArtworkFacts {
  const { table, figures } = open;
  const isOwn = figures.artworks[artwork].area === 'district';
  for (const [seat, { commissions }] of table.players.entries()) {
    const found = commissions.find((one) => one.artwork === artwork);
    if (found !== undefined && (!isOwn || seat === district))
      return { crest: null, commission: { seat, artist: found.artist } };
  }
  const crest = isOwn
    ? at(table.players, district).artworks.includes(artwork as DistrictArtwork)
      ? district
      : null
    : at(table.crests, CITY_ARTWORKS.indexOf(artwork as CityArtwork));
  return { crest, commission: null };
}

/** R6.10  The pulpit of the Cathedral serves from the round after its completion. */
export function isPulpitComplete({ table }: Open): boolean {
  return table.crests[CITY_ARTWORKS.indexOf('duomo-pulpito')] !== null;
}

/** R6.6  Where the next workshop of a district is built, counted from 0; −1 when there is no room. */
export function nextSpace({ table }: Open, seat: Seat): number {
  return at(table.players, seat).spaces.indexOf(null);
}
