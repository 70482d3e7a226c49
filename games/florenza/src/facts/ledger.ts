import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { isArtist } from '../characters.ts';
import type { Artwork, Workshop } from '../components.ts';
import { AREAS, WORKSHOP_SPACES } from '../components.ts';
import type { SkillFigures } from '../figures.ts';
import type { Goods, SomeGains } from '../goods.ts';
import { addAll, cloneGoods, covers, GOODS, goods, someOf, takeAll } from '../goods.ts';
import type { Commission, Open, Space } from '../state.ts';
import { resultsOf } from './lives.ts';

/** What was promised: a worker at a workshop, one that builds, or an artist at work. */
export type Promised =
  | { readonly do: 'operate' | 'build'; readonly workshop: Workshop; readonly owner: Seat; readonly space: number }
  | { readonly do: 'artwork'; readonly artwork: Artwork; readonly artist: AnyArtist };

/** One promise at the time it falls due. */
export interface Due {
  /** The same promise has the same key in every position of the round. */
  readonly key: string;
  readonly phase: 6 | 7;
  readonly promised: Promised;
  /** What it takes; of an artwork with the cheapest skill that serves. Nothing where a formula cannot be paid and is left. */
  readonly pays: Goods;
  /** What it brings for sure. */
  readonly brings: SomeGains;
  /** R9.5  Prestige at the die's mercy: the least and the most. */
  readonly chance: readonly [number, number] | null;
  /** What is missing for it; it fails then. */
  readonly short: Goods | null;
  /** R8.5, R9.9  Prestige lost with it, if it fails. */
  readonly penalty: number;
  /** What is there afterwards. */
  readonly left: Goods;
}

export interface Ledger {
  /** In the order in which they fall due. */
  readonly entries: readonly Due[];
  /** What would be there if all were paid; what will be missing, as a number below 0. */
  readonly end: Goods;
}

/**
 * R8, R9  What a family has promised this round, and whether it can keep it with what it has and what its workers bring until
 * then. Formulas are used where they can be paid; nothing is bought or sold at the market; within an area artworks are
 * settled in the order in which they were commissioned.
 */
export function ledgerOf(open: Open, seat: Seat): Ledger {
  const purse = cloneGoods(at(open.table.players, seat).goods);
  const entries = [...activities(open, seat), ...artworks(open, seat)].map((make) => make(purse));
  const end = cloneGoods(purse);
  for (const { short, pays } of entries) if (short !== null) takeAll(end, pays);
  return { entries, end };
}

type MakeDue = (purse: Goods) => Due;

/** R8.1, R8.2  Space by space, board by board in turn order. */
function activities(open: Open, seat: Seat): readonly MakeDue[] {
  const { table } = open;
  const all: MakeDue[] = [];
  for (let space = 0; space < WORKSHOP_SPACES; space++)
    for (const owner of table.order) {
      const shop = at(at(table.players, owner).spaces, space);
      if (shop !== null && shop.worker === seat) all.push((purse) => activity(open, purse, shop, owner, space));
    }
  return all;
}

function activity({ figures }: Open, purse: Goods, { workshop, isBuilt }: Space, owner: Seat, space: number): Due {
  const { cost, reward, pay, gain } = figures.workshops[workshop];
  const shared = { key: `6 ${owner} ${space}`, phase: 6, chance: null } as const;
  const promised = { do: isBuilt ? 'operate' : 'build', workshop, owner, space } as const;
  const price = isBuilt ? pay : cost;
  const isKept = covers(purse, price);
  if (!isKept && isBuilt)
    return { ...shared, promised, pays: goods({}), brings: {}, short: null, penalty: 0, left: cloneGoods(purse) };
  const short = isKept ? null : missing(purse, price);
  const brings = isKept ? someOf(isBuilt ? gain : reward) : {};
  if (isKept) {
    takeAll(purse, price);
    addAll(purse, goods(brings));
  }
  const penalty = isKept ? 0 : figures.failures.workshop;
  return { ...shared, promised, pays: cloneGoods(price), brings, short, penalty, left: cloneGoods(purse) };
}

/** R9.1  District, civic, Cathedral. */
function artworks(open: Open, seat: Seat): readonly MakeDue[] {
  const { figures, table } = open;
  const { commissions } = at(table.players, seat);
  return AREAS.flatMap((area) =>
    commissions
      .filter(({ artwork }) => figures.artworks[artwork].area === area)
      .map((commission) => (purse: Goods) => artworkDue(open, purse, commission)),
  );
}

function artworkDue(open: Open, purse: Goods, { artwork, artist }: Commission): Due {
  const { figures } = open;
  const { cost, reward, area } = figures.artworks[artwork];
  const skill = cheapest(figures.derived.skillsFor[artwork][artist]);
  const pays = cloneGoods(cost);
  pays.fiorini += skill.cost;
  const isKept = covers(purse, pays);
  const short = isKept ? null : missing(purse, pays);
  if (isKept) takeAll(purse, pays);
  const penalty = isKept ? 0 : figures.failures[area] + (isArtist(artist) ? figures.failures.named : 0);
  const brings = isKept ? someOf(reward) : {};
  const results = resultsOf(open, artist, skill);
  const chance = isKept ? ([Math.min(...results), Math.max(...results)] as const) : null;
  const promised = { do: 'artwork', artwork, artist } as const;
  return { key: `7 ${artwork}`, phase: 7, promised, pays, brings, chance, short, penalty, left: cloneGoods(purse) };
}

function cheapest(skills: readonly SkillFigures[]): SkillFigures {
  return skills.reduce((best, one) => (one.cost < best.cost ? one : best));
}

function missing(purse: Immutable<Goods>, price: Immutable<Goods>): Goods {
  const short = goods({});
  for (const good of GOODS) short[good] = Math.max(0, price[good] - purse[good]);
  return short;
}
