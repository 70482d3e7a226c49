import type { Artist, Card, Figures, Goods, Monument } from '@signoria/card';
import { ACTIONS, RESOURCES } from '@signoria/card';
import { mapRows } from '@signoria/engine';
import type { Weights } from './weights.ts';

/** A card or a monument that could be built. */
export interface WorkRow {
  readonly cost: Readonly<Goods>;
  /** Cost in fiorini, including the price of an anonymous artist. */
  readonly price: number;
  readonly points: number;
  /** Its worth minus its cost, independent of time. */
  readonly gain: number;
}

export interface CardRow extends WorkRow {
  readonly isPreacher: boolean;
  /** R11.3  The kind that it adds to a set. */
  readonly setKind: 'palace' | 'church' | 'districtBuilding' | null;
  /** R3.2  The index of the marker's space for its extra action; −1 without one. */
  readonly extraSpace: number;
  /** Its yield in each future round, and in this one until the common actions are over. */
  readonly eachRound: number;
  readonly thisRound: number;
}

/** Values that depend only on the figures and the weights. */
export interface Rows {
  readonly cards: Readonly<Record<Card, CardRow>>;
  readonly monuments: Readonly<Record<Monument, WorkRow>>;
  /** The mean of an artist's values. */
  readonly artists: Readonly<Record<Artist, number>>;
}

/** R3.2  Sources of extra actions, in the order of the marker's spaces: three residences, and the kind `preacher`. */
const EXTRAS: readonly string[] = ['palagio', 'casamento', 'casa', 'preacher'];
const SET_KINDS = ['palace', 'church', 'districtBuilding'] as const;

export function rowsFor(weights: Weights, figures: Figures): Rows {
  return {
    cards: mapRows(figures.cards, (_, card) => cardRow(weights, figures, card)),
    monuments: mapRows(figures.monuments, (row) => workRow(weights, figures, row)),
    artists: mapRows(figures.artists, ({ values }) => values.reduce((sum, value) => sum + value, 0) / values.length),
  };
}

type Buildable = Pick<Figures['cards'][Card], 'cost' | 'points' | 'artists'>;

function workRow(weights: Weights, figures: Figures, { cost, points, artists }: Buildable): WorkRow {
  const isArtwork = artists.length > 0;
  let gain = points - (weights.fiorini * cost.fiorini) / 100;
  for (const resource of RESOURCES) gain -= weights.resource * 0.8 * cost[resource];
  return {
    cost,
    price: cost.fiorini + (isArtwork ? figures.prices.anonymousArtist : 0),
    points,
    gain: gain + (isArtwork ? 0.5 * weights.artist : 0),
  };
}

function cardRow(weights: Weights, figures: Figures, card: Card): CardRow {
  const row = figures.cards[card];
  const work = workRow(weights, figures, row);
  const extra = EXTRAS.findIndex((one) => one === card || one === row.kind);
  const setKind = SET_KINDS.find((kind) => kind === row.kind) ?? null;
  const { eachRound, thisRound } = yieldOf(weights, figures, card);
  return {
    cost: work.cost,
    price: work.price,
    points: work.points,
    gain: work.gain + (setKind === null ? 0 : weights.setBegun),
    isPreacher: row.kind === 'preacher',
    setKind,
    extraSpace: extra < 0 ? -1 : ACTIONS + extra,
    eachRound,
    thisRound,
  };
}

/** Returns the yield of a card in front of the player. Guilds that help to build pay off partly in this round, too. */
function yieldOf(weights: Weights, figures: Figures, card: Card): Pick<CardRow, 'eachRound' | 'thisRound'> {
  const { kind, income, bonus, discount } = figures.cards[card];
  if (kind === 'workshop' || kind === 'residence') {
    let each = (weights.fiorini * income.fiorini) / 100 + (kind === 'residence' ? weights.card : 0);
    for (const resource of RESOURCES) each += weights.resource * income[resource];
    return { eachRound: each, thisRound: 0 };
  }
  if (kind !== 'guild') return { eachRound: 0, thisRound: 0 };
  if (card === 'arte-dei-mercatanti') return { eachRound: weights.resource, thisRound: 0 };
  const uses = card === 'edificatore' ? weights.monumentsPerRound : weights.artistsPerRound;
  const each = (weights.fiorini * discount * uses) / 100 + bonus * weights.counted;
  return { eachRound: each, thisRound: 0.5 * each };
}
