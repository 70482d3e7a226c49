import type { Seat } from '@signoria/engine';
import {
  at,
  contains,
  distinct,
  indexIn,
  memoizeLast,
  QUESTION_DEFAULTS,
  withItemAt,
  without,
  withoutItemAt,
} from '@signoria/engine';
import type { Artist, Card, Monument, Skill } from '../components.ts';
import { MONUMENTS, SKILLS } from '../components.ts';
import type { ArtistFigures, Figures } from '../figures.ts';
import type { Goods } from '../goods.ts';
import { coversResources, someOf, transfer, transferGood } from '../goods.ts';
import { build, has, playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { lacking, lacks } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, State, StepOf, Work } from '../state.ts';
import type { RuleNumber } from '../text/en/rules.ts';
import { ARTIST_MOVES, artistsBy } from './componentMoves.ts';
import type { ActionContext, Prices, Question } from './question.ts';

type Hire = MoveOf<'hire'> | MoveOf<'hireAnonymous'>;

const ANONYMOUS: Readonly<Record<Skill, Hire>> = {
  architect: { do: 'hireAnonymous', skill: 'architect' },
  sculptor: { do: 'hireAnonymous', skill: 'sculptor' },
  painter: { do: 'hireAnonymous', skill: 'painter' },
};

/** R5.1  The choice of an artist of a type the work accepts: from the table, the player's reserve, or anonymous. */
export const hire: Question<'hire', Hire> = {
  ...QUESTION_DEFAULTS,
  every: [
    ...Object.values(ARTIST_MOVES).map(({ fromTable }) => fromTable),
    ...Object.values(ARTIST_MOVES).map(({ fromReserve }) => fromReserve),
    ...Object.values(ANONYMOUS),
  ],

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ figures, table }, { seat, work }) {
    const player = at(table.players, seat);
    const { artists: accepted } = workFigures(figures, work);
    const budget = player.goods.fiorini - workCost(figures, player, work).fiorini;
    const discount = artistDiscount(figures, player);
    const hirable = ({ skill, cost }: Pick<ArtistFigures, 'skill' | 'cost'>) =>
      contains(accepted, skill) && Math.max(0, cost - discount) <= budget;
    const moves: Hire[] = [];
    const choices = artistsBy(figures);
    for (const artist of distinct(table.artists))
      if (hirable(choices[artist].row)) moves.push(choices[artist].fromTable); // R5.6
    for (const artist of distinct(player.reservedArtists))
      if (hirable(choices[artist].row)) moves.push(choices[artist].fromReserve); // R5.7
    for (const skill of table.anonymous)
      if (hirable({ skill, cost: figures.prices.anonymousArtist })) moves.push(ANONYMOUS[skill]); // R5.5
    return moves;
  },

  wishes: ({ table }, { seat }) => [
    ...distinct(table.artists).map((artist) => ARTIST_MOVES[artist].fromTable),
    ...distinct(at(table.players, seat).reservedArtists).map((artist) => ARTIST_MOVES[artist].fromReserve),
    ...SKILLS.map((skill) => ANONYMOUS[skill]),
  ],

  whyNot({ figures, table }, { seat, work }, wish) {
    const player = at(table.players, seat);
    const { artists: accepted } = workFigures(figures, work);
    if (wish.do === 'hire') {
      const offered = wish.from === 'table' ? table.artists : player.reservedArtists;
      if (!offered.includes(wish.artist)) return { code: 'notThere', rule: wish.from === 'table' ? 'R5.1' : 'R5.7' };
    } else if (!table.anonymous.includes(wish.skill)) return { code: 'anonymousHired', rule: 'R5.5' };
    const skill = wish.do === 'hire' ? figures.artists[wish.artist].skill : wish.skill;
    if (!accepted.includes(skill)) return { code: 'wrongType', accepted, rule: 'R5.1' };
    const price = wish.do === 'hire' ? artistPrice(figures, player, wish.artist) : anonymousPrice(figures, player);
    return lacks(lacking(player.goods, withArtist(workCost(figures, player, work), price)), 'R5.2', true);
  },

  apply(state, step, move, log) {
    const player = playerOf(state, step.seat);
    finishWork(state, step, log);
    if (move.do === 'hire') hireByName(state, step, move, log);
    else {
      const paid = anonymousPrice(state.figures, player);
      payArtist(state, step.seat, paid);
      state.table.anonymous = without(state.table.anonymous, move.skill); // R5.5
      player.artworks = [...player.artworks, { work: step.work, artist: null, value: 0 }];
      log.emit?.({ type: 'anonymousHired', seat: step.seat, skill: move.skill, work: step.work, paid });
    }
  },
};

/** R5.2, R5.3  Pays the artist, then turns the card over. */
function hireByName(
  state: State,
  { seat, work }: StepOf<'hire'>,
  { artist, from }: MoveOf<'hire'>,
  log: MoveLog,
): void {
  const player = playerOf(state, seat);
  const paid = artistPrice(state.figures, player, artist);
  payArtist(state, seat, paid);
  const value = from === 'table' ? takeFromTable(state, artist) : takeFromReserve(state, seat, artist);
  player.artworks = [...player.artworks, { work, artist, value }];
  log.revealed = true;
  log.emit?.({ type: 'artistHired', seat, artist, work, paid, value });
}

/** R5.6  Removes the earliest drawn card of an artist from the table and returns its value. */
export function takeFromTable({ table, secret }: State, artist: Artist): number {
  const place = indexIn(table.artists, artist);
  const value = at(secret.artistValues, place);
  table.artists = withoutItemAt(table.artists, place);
  secret.artistValues = withoutItemAt(secret.artistValues, place);
  return value;
}

/** R5.6, R5.7  Removes an artist from a player's reserve and returns its value. */
function takeFromReserve(state: State, seat: Seat, artist: Artist): number {
  const player = playerOf(state, seat);
  const { secret } = state;
  const values = at(secret.reservedValues, seat);
  const place = indexIn(player.reservedArtists, artist);
  player.reservedArtists = withoutItemAt(player.reservedArtists, place);
  secret.reservedValues = withItemAt(secret.reservedValues, seat, withoutItemAt(values, place));
  return at(values, place);
}

/** R4.1, R6.2  Pays the cost of the work, its artist excluded, and places the card in front of the player. */
function finishWork(state: State, { seat, work }: StepOf<'hire'>, log: MoveLog): void {
  const player = playerOf(state, seat);
  const cost = workCost(state.figures, player, work);
  transfer(player.goods, state.table.supply, cost);
  if (isMonument(work)) {
    if (player.reservedMonuments.includes(work)) player.reservedMonuments = without(player.reservedMonuments, work);
    else state.table.row = without(state.table.row, work); // R6.1
    player.monuments = [...player.monuments, work];
    log.emit?.({ type: 'monumentCompleted', seat, monument: work, paid: someOf(cost) });
  } else {
    build(state, seat, work);
    log.emit?.({ type: 'cardPlayed', seat, card: work, paid: someOf(cost) });
  }
}

function payArtist(state: State, seat: Seat, fiorini: number): void {
  transferGood(playerOf(state, seat).goods, state.table.supply, 'fiorini', fiorini);
}

/** R5.2, R12.3  Returns the artist's price for this player. */
export function artistPrice(figures: Figures, player: ReadonlyPlayer, artist: Artist): number {
  return Math.max(0, figures.artists[artist].cost - artistDiscount(figures, player));
}

/** R5.5, R12.3 */
export function anonymousPrice(figures: Figures, player: ReadonlyPlayer): number {
  return Math.max(0, figures.prices.anonymousArtist - artistDiscount(figures, player));
}

function artistDiscount(figures: Figures, player: ReadonlyPlayer): number {
  return has(player, 'bottega-d-arte') ? figures.cards['bottega-d-arte'].discount : 0;
}

/** R4.1, R6.2, R12.4  Returns the cost of the work for this player, its artist excluded. */
export function workCost(figures: Figures, player: ReadonlyPlayer, work: Work): Readonly<Goods> {
  const { cost } = workFigures(figures, work);
  const discount = isMonument(work) ? monumentDiscount(figures, player) : 0;
  return discount === 0 ? cost : { ...cost, fiorini: Math.max(0, cost.fiorini - discount) };
}

/** R12.4 */
export function monumentDiscount(figures: Figures, player: ReadonlyPlayer): number {
  return has(player, 'edificatore') ? figures.cards.edificatore.discount : 0;
}

export function isMonument(work: Work): work is Monument {
  return work in MONUMENTS;
}

export function workFigures(figures: Figures, work: Work) {
  return figures.monuments[work as Monument] ?? figures.cards[work as Card];
}

/**
 * The price of a type without an artist on offer: more than anyone can pay. An integer, since Infinity would make V8
 * store all prices as doubles.
 */
const UNAVAILABLE = 1_000_000_000;

/** R5.1  Returns the lowest price of each type of artist for this seat, cached in the context. */
function cheapestArtists(context: ActionContext): Prices {
  context.cheapest ??= lowestPrices(context);
  return context.cheapest;
}

function lowestPrices({ state: { figures, table }, player }: ActionContext): Prices {
  const { architect, sculptor, painter } = lowestAmong(table.artists, figures);
  const cheapest = { architect, sculptor, painter };
  for (const artist of player.reservedArtists) consider(cheapest, figures.artists[artist]);
  const cost = figures.prices.anonymousArtist;
  for (const skill of table.anonymous) consider(cheapest, { skill, cost });
  const discount = artistDiscount(figures, player);
  if (discount > 0)
    for (const skill of SKILLS)
      if (cheapest[skill] < UNAVAILABLE) cheapest[skill] = Math.max(0, cheapest[skill] - discount);
  return cheapest;
}

const lowestAmong = memoizeLast((artists: readonly Artist[], figures: Figures): Prices => {
  const lowest: Record<Skill, number> = { architect: UNAVAILABLE, sculptor: UNAVAILABLE, painter: UNAVAILABLE };
  for (const artist of artists) consider(lowest, figures.artists[artist]);
  return lowest;
});

/** Lowers the cheapest price of a type. Like `priceOf` it avoids computed keys, for the reason given at `amountOf`. */
function consider(cheapest: Record<Skill, number>, { skill, cost }: { readonly skill: Skill; readonly cost: number }) {
  if (skill === 'architect') {
    if (cost < cheapest.architect) cheapest.architect = cost;
  } else if (skill === 'sculptor') {
    if (cost < cheapest.sculptor) cheapest.sculptor = cost;
  } else if (cost < cheapest.painter) cheapest.painter = cost;
}

interface WorkFigures {
  readonly cost: Readonly<Goods>;
  readonly artists: readonly Skill[];
}

/** R5.1, R5.2  Returns true if the player can pay the work, less a discount, and an artist it accepts. */
export function canFinish(context: ActionContext, { cost, artists }: WorkFigures, discount: number): boolean {
  const { player } = context;
  if (!coversResources(player.goods, cost)) return false;
  const cheapest = cheapestArtists(context);
  const budget = player.goods.fiorini - Math.max(0, cost.fiorini - discount);
  for (const skill of artists) if (priceOf(cheapest, skill) <= budget) return true;
  return false;
}

function priceOf(prices: Prices, skill: Skill): number {
  return skill === 'architect' ? prices.architect : skill === 'sculptor' ? prices.sculptor : prices.painter;
}

/** Returns the reason why the work cannot be finished, or null. `cost` is the player's cost without the artist. */
export function whyUnfinished(
  context: ActionContext,
  { artists }: WorkFigures,
  cost: Readonly<Goods>,
  rule: RuleNumber,
): Reason | null {
  const { player } = context;
  const cheapest = cheapestArtists(context);
  const price = Math.min(...artists.map((skill) => cheapest[skill]));
  const missing = lacking(player.goods, withArtist(cost, price === UNAVAILABLE ? 0 : price));
  const isOnlyArtistTooDear = player.goods.fiorini >= cost.fiorini && missing.every(({ good }) => good === 'fiorini');
  const includesArtist = price !== UNAVAILABLE && missing.some(({ good }) => good === 'fiorini');
  if (missing.length > 0) return lacks(missing, isOnlyArtistTooDear ? 'R5.2' : rule, includesArtist);
  return price === UNAVAILABLE ? { code: 'noArtist', accepted: artists, rule: 'R5.1' } : null;
}

function withArtist(cost: Readonly<Goods>, price: number): Readonly<Goods> {
  return { ...cost, fiorini: cost.fiorini + price };
}
