import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import type { Artwork, CityArtwork, DistrictArtwork } from '../components.ts';
import { CITY_ARTWORKS } from '../components.ts';
import type { PublicState } from '../state.ts';

/** The progress of an artwork. */
export interface ArtworkFacts {
  /** R9.3  The seat whose crest is on it. */
  readonly crest: Seat | null;
  /** R6.7  The seat whose worker is on it, and the artist. */
  readonly commission: { readonly seat: Seat; readonly artist: AnyArtist } | null;
}

/** Returns the progress of an artwork; `district` is the seat whose district is meant if every district has it. */
export function artworkFacts(state: PublicState, artwork: Artwork, district: Seat): ArtworkFacts {
  const { table, figures } = state;
  const isInDistrict = figures.artworks[artwork].area === 'district';
  for (const [seat, { commissions }] of table.players.entries()) {
    const found = commissions.find((one) => one.artwork === artwork);
    if (found !== undefined && (!isInDistrict || seat === district))
      return { crest: null, commission: { seat, artist: found.artist } };
  }
  const crest = isInDistrict
    ? at(table.players, district).artworks.includes(artwork as DistrictArtwork)
      ? district
      : null
    : at(table.crests, CITY_ARTWORKS.indexOf(artwork as CityArtwork));
  return { crest, commission: null };
}

/** R6.10  Returns true if the pulpit of the Cathedral is completed; it can be used from the next round on. */
export function isPulpitComplete({ table }: PublicState): boolean {
  return table.crests[CITY_ARTWORKS.indexOf('duomo-pulpito')] !== null;
}

/** R6.6  Returns the space for the next workshop of a district, counted from 0, or −1. */
export function nextSpace({ table }: PublicState, seat: Seat): number {
  return at(table.players, seat).spaces.indexOf(null);
}
