import type { Interval } from '@signoria/bots/wilson';
import { Z_95 } from '@signoria/bots/wilson';
import { at, chance, seedFromText, shuffle } from '@signoria/engine';
import type { Rating } from 'openskill';
import { rate, rating } from 'openskill';
import { mean } from '../statistics.ts';

export interface EntrantRating {
  readonly mu: number;
  readonly sigma: number;
  readonly interval: Interval;
}

/** Entrant and place of each seat of a game. */
export type RatedGame = readonly { readonly entrant: number; readonly place: number }[];

/** The rating depends a little on the order of the games, so it is averaged over the real order and random ones. */
const ORDERS = 10;

/**
 * Rates entrants with the Plackett–Luce model of Weng and Lin (openskill). The rating of `anchor` is 0. The skill of an
 * entrant does not change between games (`tau` 0).
 */
export function ratingsOf(entrants: number, games: readonly RatedGame[], anchor: number): readonly EntrantRating[] {
  const seed = seedFromText('orders of games');
  const orders = Array.from({ length: ORDERS }, (_, order) =>
    order === 0 ? games : shuffle(chance(seed, 'order', order), [...games]),
  );
  const all = orders.map((order) => ratingsIn(entrants, order));
  const averaged = Array.from({ length: entrants }, (_, entrant) => ({
    mu: mean(all.map((ratings) => at(ratings, entrant).mu)),
    sigma: mean(all.map((ratings) => at(ratings, entrant).sigma)),
  }));
  const zero = at(averaged, anchor).mu;
  return averaged.map(({ mu, sigma }) => {
    const own = mu - zero;
    return { mu: own, sigma, interval: [own - Z_95 * sigma, own + Z_95 * sigma] };
  });
}

function ratingsIn(entrants: number, games: readonly RatedGame[]): readonly Rating[] {
  const ratings = Array.from({ length: entrants }, () => rating());
  for (const game of games) {
    const teams = game.map(({ entrant }) => [at(ratings, entrant)]);
    const rated = rate(teams, { rank: game.map(({ place }) => place), tau: 0 });
    for (const entrant of new Set(game.map((seat) => seat.entrant))) {
      // An entrant with several seats gets the mean of their ratings.
      const own = rated.flatMap((team, seat) => (game[seat]?.entrant === entrant ? team : []));
      ratings[entrant] = { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
    }
  }
  return ratings;
}
