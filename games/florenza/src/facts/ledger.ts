import type { NumberRange, Seat } from '@signoria/engine';
import { at, rangeOf } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { bonusFor } from '../completion.ts';
import type { Artwork, DistrictArtwork, Workshop } from '../components.ts';
import { CHIESA, LOWEST_PRESTIGE, PALAZZO } from '../components.ts';
import type { SkillFigures } from '../figures.ts';
import type { Gains, Goods, SomeGains } from '../goods.ts';
import { addAll, cloneGoods, GAINS, GOODS, gains, goods, someOf, takeAll } from '../goods.ts';
import type { PublicState } from '../state.ts';
import { prestigeRangeOf, resultsOf } from './lives.ts';
import type { Settlement } from './plan.ts';
import { bestPlan, cheapest, priceOf, sureGains } from './plan.ts';

/** A pledge as it is shown: a worker at a finished workshop, a workshop under construction, or an artist at work. */
export type PledgeSummary =
  | { readonly do: 'operate' | 'build'; readonly workshop: Workshop; readonly owner: Seat; readonly space: number }
  | { readonly do: 'artwork'; readonly artwork: Artwork; readonly artist: AnyArtist };

/** A pledge with what it pays and gives when it falls due. */
export interface LedgerEntry {
  /** Identifies the pledge in every position of the round. */
  readonly key: string;
  readonly phase: 6 | 7;
  readonly pledge: PledgeSummary;
  /** The goods it costs: none if a finished workshop is left unused, the full cost if the pledge fails and nothing is paid. */
  readonly pays: Goods;
  /** The certain gains. */
  readonly brings: SomeGains;
  /** R9.4  The bonus for the last artwork of the Palazzo or the Chiesa. */
  readonly bonus: SomeGains;
  /** R1.4  Gains that depend on the cubes left in the box. */
  readonly perhaps: SomeGains;
  /** R9.5  Prestige that depends on the die: the least and the most. */
  readonly chance: NumberRange | null;
  /** R9.5, R9.11  The least and the most prestige that the artist can give there, with any incentive. */
  readonly prestigeRange: NumberRange | null;
  /** The goods missing if it fails, else null. */
  readonly short: Goods | null;
  /** R8.5, R9.9  Prestige lost if it fails. */
  readonly penalty: number;
  /** The goods left afterwards. */
  readonly left: Goods;
}

/** The forecast of a family's pledges of the round. */
export interface Ledger {
  /** The pledges in the order in which they fall due. */
  readonly entries: readonly LedgerEntry[];
  /** The goods left after all entries; missing goods are negative. */
  readonly end: Goods;
  /** The change of the prestige marker by all entries: the least and the most. */
  readonly prestige: readonly [number, number];
  /** R7.1  True if a visit to the market can still change the result. */
  readonly isAtMarket: boolean;
}

/**
 * R8, R9  Returns a family's pledges of the round in the order they fall due. The simulation pays with the goods the
 * family has and those its workers bring until then, by the plan with the least loss of prestige (`bestPlan`).
 */
export function ledgerOf(state: PublicState, seat: Seat): Ledger {
  const player = at(state.table.players, seat);
  const purse = cloneGoods(player.goods);
  const done: DistrictArtwork[] = [...player.artworks];
  const entries = bestPlan(state, seat).map((settlement) => entryOf(state, settlement, purse, done));
  const end = cloneGoods(purse);
  for (const { short } of entries) if (short !== null) takeAll(end, short);
  const prestige = [markerChange(player.prestige, entries, 0), markerChange(player.prestige, entries, 1)] as const;
  return { entries, end, prestige, isAtMarket: player.isAtMarket };
}

/**
 * R8.4, R9.3  Returns the certain gains of a pledge, with the bonus for a completed Palazzo or Chiesa (R9.4). If the
 * pledge fails, returns what it would bring.
 */
export function gainsOf({ figures }: PublicState, { brings, bonus, short, pledge }: LedgerEntry): SomeGains {
  const missed = pledge.do === 'artwork' ? figures.artworks[pledge.artwork] : figures.workshops[pledge.workshop];
  const kept = short === null ? brings : someOf(missed.reward);
  return someOf(gains(Object.fromEntries(GAINS.map((gain) => [gain, (kept[gain] ?? 0) + (bonus[gain] ?? 0)]))));
}

/** R2.5  Returns the change of the prestige marker with the worst luck (0) or the best (1). */
function markerChange(from: number, entries: readonly LedgerEntry[], luck: 0 | 1): number {
  let marker = from;
  for (const { brings, bonus, penalty, chance } of entries) {
    const sure = (brings.prestige ?? 0) + (bonus.prestige ?? 0) - penalty;
    marker = Math.max(LOWEST_PRESTIGE, marker + sure);
    marker = Math.max(LOWEST_PRESTIGE, marker + (chance?.[luck] ?? 0));
  }
  return marker - from;
}

/** Returns the entry of a pledge and updates the purse and the list of completed artworks. */
function entryOf(state: PublicState, settlement: Settlement, purse: Goods, done: DistrictArtwork[]): LedgerEntry {
  const { pledge, isKept, penalty } = settlement;
  const asked = isKept ? settlement.pays : priceOf(state, pledge);
  const short = isKept ? null : missing(purse, asked);
  const isDistrictArtwork = isKept && 'commission' in pledge && pledge.area === 'district';
  const sure = sureGains(state)(settlement.brings);
  takeAll(purse, settlement.pays);
  addAll(purse, sure);
  return {
    ...identityOf(settlement),
    pays: cloneGoods(asked),
    brings: someOf(sure),
    bonus: isDistrictArtwork ? bonusOf(state, pledge.commission.artwork as DistrictArtwork, done) : {},
    perhaps: difference(settlement.brings, sure),
    chance: settlement.skill === null ? null : chanceOf(state, settlement, settlement.skill),
    prestigeRange:
      'commission' in pledge
        ? prestigeRangeOf(
            state,
            pledge.commission.artist,
            cheapest(state, pledge.commission),
            pledge.commission.artwork,
          )
        : null,
    short,
    penalty,
    left: cloneGoods(purse),
  };
}

/** Returns the key of the pledge of an artwork. */
export function artworkKey(artwork: Artwork): string {
  return `7 ${artwork}`;
}

function identityOf({ pledge }: Settlement): Pick<LedgerEntry, 'key' | 'phase' | 'pledge'> {
  if ('commission' in pledge) {
    const { artwork, artist } = pledge.commission;
    return { key: artworkKey(artwork), phase: 7, pledge: { do: 'artwork', artwork, artist } };
  }
  const { space, owner, index } = pledge;
  const deed = space.isBuilt ? 'operate' : 'build';
  return {
    key: `6 ${owner} ${index}`,
    phase: 6,
    pledge: { do: deed, workshop: space.workshop, owner, space: index },
  };
}

/** R9.4 */
function bonusOf(state: PublicState, artwork: DistrictArtwork, done: DistrictArtwork[]): SomeGains {
  done.push(artwork);
  const building = PALAZZO.includes(artwork) ? PALAZZO : CHIESA;
  if (!building.every((one) => done.includes(one))) return {};
  return someOf(bonusFor(state, building === PALAZZO ? 'palazzo' : 'chiesa'));
}

/** R9.5, R9.7  Returns the least and the most prestige; R9.11 without an incentive. */
function chanceOf(state: PublicState, { pledge }: Settlement, skill: SkillFigures): NumberRange | null {
  if (!('commission' in pledge)) return null;
  const results = resultsOf(state, pledge.commission.artist, skill);
  if (!state.table.noDie) return rangeOf(results);
  const result = at(results, state.figures.noDie[pledge.area] - 1);
  return [result, result];
}

function missing(purse: Readonly<Goods>, price: Readonly<Goods>): Goods {
  const short = goods({});
  for (const good of GOODS) short[good] = Math.max(0, price[good] - purse[good]);
  return short;
}

function difference(all: Readonly<Gains>, sure: Readonly<Gains>): SomeGains {
  const rest = gains(all);
  takeAll(rest, sure);
  return someOf(goods(rest));
}
