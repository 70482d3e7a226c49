import type { Score, Seat } from '@signoria/engine';

/** The result of one seat. */
export interface SeatOutcome {
  readonly points: number;
  /** The lead over the best other seat. */
  readonly lead: number;
  readonly place: number;
  /** 1 for a win, a part of 1 for a shared win, otherwise 0. */
  readonly wins: number;
}

/**
 * Returns the results by seat. All seats that forfeited have the last place, and no more points than the lowest other
 * seat.
 */
export function outcomesOf(scores: readonly Score[], forfeited: ReadonlySet<Seat>): readonly SeatOutcome[] {
  const remaining = scores.filter(({ seat }) => !forfeited.has(seat));
  const lowest = Math.min(...remaining.map(({ total }) => total));
  const points = scores.map(({ seat, total }) => (forfeited.has(seat) ? Math.min(total, lowest) : total));
  const places = scores.map(({ seat, rank }) =>
    forfeited.has(seat) ? scores.length : 1 + remaining.filter((other) => other.rank < rank).length,
  );
  const winners = scores.filter(({ seat }) => !forfeited.has(seat) && places[seat] === 1).length;
  return points.map((own, seat) => {
    const place = places[seat] ?? scores.length;
    return {
      points: own,
      lead: own - Math.max(...points.filter((_, other) => other !== seat)),
      place,
      wins: place === 1 && !forfeited.has(seat) ? 1 / winners : 0,
    };
  });
}
