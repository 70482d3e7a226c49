import type { Score, Seat } from '@signoria/engine';
import { numeral } from '@signoria/engine';
import type { ShownSeat } from '../table/seats.ts';
import type { Say } from '../words/index.ts';

export type SeatTotal = Pick<Score, 'seat' | 'total' | 'rank'>;

interface ResultWords {
  /** The place of the player, or the winner if several players shared this screen. */
  readonly place: string;
  readonly points: number | null;
  readonly isFirst: boolean;
  /** The other players with their points; without a result the names of all. */
  readonly others: string;
}

interface Played {
  readonly seats: readonly ShownSeat[];
  readonly own: readonly Seat[];
}

/** Describes a result. `scores` is null if it cannot be read, and empty if the game ended early by agreement. */
export function resultWords({ seats, own }: Played, scores: readonly SeatTotal[] | null, say: Say): ResultWords {
  const nameOf = (seat: Seat) => seats[seat]?.name ?? '?';
  const others = (shown: readonly Seat[]) =>
    (scores ?? [])
      .filter(({ seat }) => !shown.includes(seat))
      .map(({ seat, total }) => `${nameOf(seat)} ${numeral(total)}`)
      .join(', ');
  const names = seats.map(({ name }) => name).join(', ');
  if (scores === null) return { place: '', points: null, isFirst: false, others: names };
  if (scores.length === 0) return { place: say('end.early'), points: null, isFirst: false, others: names };
  const mine = own.length === 1 ? scores.find(({ seat }) => seat === own[0]) : undefined;
  if (mine === undefined) {
    const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    return { place: winnerWords(winners.map(nameOf), say), ...pointsOf(scores, winners[0]), others: others(winners) };
  }
  const isFirst = mine.rank === 1;
  const isSolo = seats.length === 1; // in solo games rank 2 means a loss
  const place = isSolo
    ? say(isFirst ? 'home.won' : 'home.lost')
    : say('home.place', { rank: mine.rank, all: seats.length });
  return { place, points: mine.total, isFirst, others: others(own) };
}

function winnerWords(names: readonly string[], say: Say): string {
  const [name = ''] = names;
  return names.length > 1 ? say('end.winners', { names: names.join(', ') }) : say('end.winner', { name });
}

function pointsOf(scores: readonly SeatTotal[], winner: Seat | undefined) {
  return { points: scores.find(({ seat }) => seat === winner)?.total ?? null, isFirst: false };
}
