import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Artwork, CityArtwork, DistrictArtwork } from '../components.ts';
import { ARTWORK_IDS, CITY_ARTWORKS, WORKSHOP_IDS } from '../components.ts';
import { canPayOwner } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { MoveOf, ReadonlyPlayer, ReadonlyState } from '../state.ts';
import { skillsOnOffer } from './artist.ts';
import { canGive } from './preacher.ts';

type Wish = MoveOf<'operate' | 'build' | 'commission' | 'market' | 'charity' | 'work' | 'pass'>;

/** R6  Returns the reason against a placement; null exactly if it is legal. */
export function whyNotPlace(state: ReadonlyState, seat: Seat, wish: Wish): Reason | null {
  const player = at(state.table.players as readonly ReadonlyPlayer[], seat);
  switch (wish.do) {
    case 'operate':
      return whyNotOperate(state, seat, wish);
    case 'build':
      if (!player.spaces.includes(null)) return { code: 'noSpace', rule: 'R6.6' };
      return at(state.table.supply, WORKSHOP_IDS.indexOf(wish.workshop)) > 0
        ? null
        : { code: 'noTile', workshop: wish.workshop, rule: 'R6.6' };
    case 'commission':
      return whyNotCommission(state, seat, wish.artwork);
    case 'market':
      return player.isAtMarket ? { code: 'atMarket', rule: 'R6.9' } : null;
    case 'charity':
      return whyNotCharity(state, seat, wish);
    case 'work':
    case 'pass':
      return null;
  }
}

function whyNotOperate(state: ReadonlyState, seat: Seat, { owner, space: index }: MoveOf<'operate'>): Reason | null {
  const { figures, table } = state;
  const space = table.players[owner]?.spaces[index] ?? null;
  if (space === null) return { code: 'emptySpace', rule: 'R6.4' };
  const { workshop, worker, isBuilt } = space;
  if (figures.workshops[workshop].kind === 'residence') return { code: 'residence', workshop, rule: 'R6.4' };
  if (!isBuilt) return { code: 'underConstruction', rule: 'R6.6' };
  if (worker !== null) return { code: 'occupied', by: worker, rule: 'R6.4' };
  return owner === seat || canPayOwner(state, at(table.players as readonly ReadonlyPlayer[], seat))
    ? null
    : { code: 'prestigeTooLow', rule: 'R6.5' };
}

function whyNotCommission(state: ReadonlyState, seat: Seat, artwork: Artwork): Reason | null {
  const { figures, table } = state;
  const { area, skills } = figures.artworks[artwork];
  const crest =
    area === 'district'
      ? at(table.players, seat).artworks.includes(artwork as DistrictArtwork)
        ? seat
        : null
      : (table.crests[CITY_ARTWORKS.indexOf(artwork as CityArtwork)] ?? null);
  if (crest !== null) return { code: 'completed', by: crest, rule: 'R6.7' };
  const by = table.players.findIndex(
    ({ commissions }, other) =>
      (area !== 'district' || other === seat) && commissions.some((commission) => commission.artwork === artwork),
  );
  if (by >= 0) return { code: 'occupied', by, rule: 'R6.7' };
  const wanted = at(figures.derived.skillBitsOfArtworks, ARTWORK_IDS.indexOf(artwork));
  return (wanted & skillsOnOffer(state, seat)) > 0 ? null : { code: 'noArtist', skills, rule: 'R6.7' };
}

function whyNotCharity(state: ReadonlyState, seat: Seat, { pulpit }: MoveOf<'charity'>): Reason | null {
  const { table } = state;
  const player = at(table.players as readonly ReadonlyPlayer[], seat);
  if (pulpit === 'duomo' && table.crests[CITY_ARTWORKS.indexOf('duomo-pulpito')] === null)
    return { code: 'noPulpit', rule: 'R6.10' };
  const taken = pulpit === 'duomo' ? (table.pulpit?.seat ?? null) : player.pulpit === null ? null : seat;
  if (taken !== null) return { code: 'pulpitTaken', by: taken, rule: 'R6.11' };
  return canGive(state, player) ? null : { code: 'noPreacher', rule: 'R6.11' };
}
