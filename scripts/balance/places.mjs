// Wins by turn order.
import { mean, percent, table } from './numbers.mjs';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns for each place in turn order its share of wins (shared wins count in parts) and its mean points. */
export function placesOf(seats, games) {
  const places = ORDER.slice(0, seats).map((_, order) => order);
  const sheets = games.flatMap(({ scores }) => scores);
  return {
    wins: places.map((order) => mean(games.map(({ winners }) => (winners.includes(order) ? 1 / winners.length : 0)))),
    scores: places.map((order) => mean(sheets.filter((sheet) => sheet.order === order).map(({ total }) => total))),
  };
}

/** Returns a table with two columns for each number of players. */
export function winsTable(played) {
  const most = Math.max(...played.map(({ wins }) => wins.length));
  const cell = (list, order, text) => (order < list.length ? text(list[order]) : '');
  return table(
    played.flatMap(({ head }) => [head, 'points']),
    ORDER.slice(0, most).map((name, order) => [
      name,
      ...played.flatMap(({ wins, scores }) => [
        cell(wins, order, (share) => percent(share)),
        cell(scores, order, (points) => points.toFixed(1)),
      ]),
    ]),
  );
}
