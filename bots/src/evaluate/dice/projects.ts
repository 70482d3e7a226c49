import type { Artwork, Building, Resource, Space } from '@signoria/dice';
import { ARTWORK_IDS, BUILDING_IDS, COIN, isFinished, nextSpace, owns, PLACES, RESOURCES } from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Goods, Outlook, Weights } from './outlook.ts';

/** What the two spare resources of the Mercato are worth. */
const MERCATO = 2.5;
/** Spaces further ahead are not thought of yet. */
const SPACES_AHEAD = 3;

/** What an effect saves, for each die that is still to be used. */
const EFFECT_A_DIE: Readonly<Partial<Record<Building, number>>> = {
  picconiere: 0.05,
  boscaiuolo: 0.04,
  fabbro: 0.04,
  erbolaio: 0.05,
  lanaiuolo: 0.05,
  'monte-di-pieta': 0.05,
  scarpellino: 0.05,
  carpentiere: 0.04,
  armaiuolo: 0.04,
  cerusico: 0.04,
  sartore: 0.04,
  orafo: 0.05,
  casa: 0.12,
  mercatante: 0.14,
  convento: 0.12,
  taverna: 0.05,
  cambiavalute: 0.05,
  'bottega-d-arte': 0.08,
  zecca: 0.04,
  palagio: 0.08,
};

/** The effort of the icons a bundle shows. */
function effortOf({ coinEffort }: Weights, goods: Goods): number {
  let effort = (coinEffort * goods.fiorini) / COIN;
  for (const resource of RESOURCES) effort += goods[resource];
  return effort;
}

/** The effort of what is marked of a cost. */
function effortDone({ coinEffort }: Weights, marks: Goods, cost: Goods): number {
  let effort = (coinEffort * Math.min(marks.fiorini, cost.fiorini)) / COIN;
  for (const resource of RESOURCES) effort += Math.min(marks[resource], cost[resource]);
  return effort;
}

/** What something begun is worth: more the nearer it is, and nothing when there is no time for it. */
function begun({ weights, dice }: Outlook, points: number, done: number, effort: number): number {
  const left = effort - done;
  const inTime = Math.min(1, Math.max(0, (dice * weights.pace) / (left + 0.01)));
  return weights.begun * points * (done / effort) ** weights.focus * inTime ** 2;
}

/** What stands is safe and works on; what is begun is worth a part of what it could become. */
export function projects(outlook: Outlook): number {
  const { player } = outlook;
  let worth = player.rione.reduce((sum, building) => sum + effectOf(outlook, building), 0);
  for (const { artwork } of player.artworks) worth += outlook.rounds * incomeOf(outlook, artwork);
  for (let place = 0; place < PLACES.length; place++) worth += placeWorth(outlook, place, at(player.marks, place));
  return worth;
}

/** What the marks of a place are worth. */
function placeWorth(outlook: Outlook, place: number, marks: Goods): number {
  const id = at(PLACES, place);
  if (place < ARTWORK_IDS.length) return artworkWorth(outlook, id as Artwork, marks);
  const ahead = place - nextSpace(outlook.player);
  return ahead < 0 || ahead >= SPACES_AHEAD
    ? 0
    : outlook.weights.laterSpace ** ahead * spaceWorth(outlook, id as Space, marks);
}

function artworkWorth(outlook: Outlook, artwork: Artwork, marks: Goods): number {
  const { weights, figures, player, finished } = outlook;
  if (isFinished(player, artwork)) return 0;
  const { cost, points, place } = figures.artworks[artwork];
  const set = (place === 'palazzo' ? weights.palazzoSet : weights.chiesaSet) * finished[place];
  const gain = points + figures.artist.paid + set + gifts(outlook, artwork);
  return begun(outlook, gain, effortDone(weights, marks, cost), effortOf(weights, cost) + weights.artistEffort);
}

function gifts(outlook: Outlook, artwork: Artwork): number {
  const { figures, rounds } = outlook;
  return figures.artworks[artwork].spares + incomeOf(outlook, artwork) * (1 + 0.7 * rounds);
}

function incomeOf({ weights, figures }: Outlook, artwork: Artwork): number {
  const { income } = figures.artworks[artwork];
  return (
    ((0.5 + weights.coin) * income.fiorini) / COIN + weights.step * (income.captain + income.bishop + income.preacher)
  );
}

/** The best of the buildings the space could become. */
function spaceWorth(outlook: Outlook, space: Space, marks: Goods): number {
  const { weights, figures, player } = outlook;
  const { points: bonus, spares } = figures.spaces[space];
  let best = 0;
  for (const building of BUILDING_IDS) {
    const { cost, points } = figures.buildings[building];
    const done = effortDone(weights, marks, cost);
    if (done === 0 || owns(player, building)) continue;
    const gain = points + bonus + spares + effectOf(outlook, building) + (building === 'mercato' ? MERCATO : 0);
    best = Math.max(best, begun(outlook, gain, done, effortOf(weights, cost)));
  }
  return best;
}

function effectOf({ weights, dice }: Outlook, building: Building): number {
  return weights.effect * (EFFECT_A_DIE[building] ?? 0) * dice;
}

/** What the best place for a resource would gain by it; null for any resource. */
export function markWorth(outlook: Outlook, resource: Resource | null): number {
  if (resource === null) return Math.max(...RESOURCES.map((one) => markWorth(outlook, one)));
  const { figures, player } = outlook;
  let best = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place >= ARTWORK_IDS.length && place < nextSpace(player)) continue;
    const marks = at(player.marks, place);
    if (marks[resource] >= at(figures.sheet, place)[resource]) continue;
    const more = { ...marks, [resource]: marks[resource] + 1 };
    best = Math.max(best, placeWorth(outlook, place, more) - placeWorth(outlook, place, marks));
  }
  return best;
}
