import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Artwork, CityArtwork, DistrictArtwork } from '../components.ts';
import { CITY_ARTWORKS } from '../components.ts';
import type { Reason } from '../reasons.ts';
import type { MoveOf, ReadonlyPlayer, ReadonlyState } from '../state.ts';

type Wish = MoveOf<'operate' | 'build' | 'commission' | 'market' | 'charity' | 'work' | 'pass'>;

/** R6  Returns the reason against a placement that is not in the list of moves. It does not check legality itself. */
export function whyNotPlace(state: ReadonlyState, seat: Seat, wish: Wish): Reason | null {
  const player = at(state.table.players as readonly ReadonlyPlayer[], seat);
  switch (wish.do) {
    case 'operate':
      return whyNotOperate(state, wish.owner, wish.space);
    case 'build':
      return player.spaces.includes(null)
        ? { code: 'noTile', workshop: wish.workshop, rule: 'R6.6' }
        : { code: 'noSpace', rule: 'R6.6' };
    case 'commission':
      return whyNotCommission(state, seat, wish.artwork);
    case 'market':
      return { code: 'atMarket', rule: 'R6.9' };
    case 'charity':
      return whyNotCharity(state, seat, wish);
    case 'work':
    case 'pass':
      return null;
  }
}

function whyNotOperate({ figures, table }: ReadonlyState, owner: Seat, place: number): Reason {
  const space = table.players[owner]?.spaces[place] ?? null;
  if (space === null) return { code: 'emptySpace', rule: 'R6.4' };
  const { workshop, worker, isBuilt } = space;
  if (figures.workshops[workshop].kind === 'residence') return { code: 'residence', workshop, rule: 'R6.4' };
  if (!isBuilt) return { code: 'underConstruction', rule: 'R6.6' };
  if (worker !== null) return { code: 'occupied', by: worker, rule: 'R6.4' };
  return { code: 'prestigeTooLow', rule: 'R6.5' };
}

function whyNotCommission({ figures, table }: ReadonlyState, seat: Seat, artwork: Artwork): Reason {
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
  return by >= 0 ? { code: 'occupied', by, rule: 'R6.7' } : { code: 'noArtist', skills, rule: 'R6.7' };
}

function whyNotCharity({ table }: ReadonlyState, seat: Seat, { pulpit }: MoveOf<'charity'>): Reason {
  if (pulpit === 'duomo' && table.crests[CITY_ARTWORKS.indexOf('duomo-pulpito')] === null)
    return { code: 'noPulpit', rule: 'R6.10' };
  const taken =
    pulpit === 'duomo' ? (table.pulpit?.seat ?? null) : at(table.players, seat).pulpit === null ? null : seat;
  return taken === null ? { code: 'noPreacher', rule: 'R6.11' } : { code: 'pulpitTaken', by: taken, rule: 'R6.11' };
}
