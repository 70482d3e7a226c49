// The four games with journeymen in all seats: points, wins by turn order, and the wins of the builder of Florenza's Palagio.
import { join } from 'node:path';
import { root } from '../files.mjs';
import { importSources } from '../importSources.mjs';
import { countsOf } from './florenzaGames.mjs';
import { ascending, mean, quantile, standardDeviation, sum, table } from './numbers.mjs';
import { HEADINGS } from './page.mjs';
import { placesOf, winsTable } from './places.mjs';
import { playAndCount, SEED } from './simulate.mjs';

const { CATALOGUE } = await importSources("export { CATALOGUE } from './src/all.ts';", join(root, 'catalogue'));

const BOT = 'journeyman';
/** By game, a function that returns the seat that plays first. The others follow clockwise. */
const FIRST_PLAYERS = {
  card: ({ captain }) => captain,
  dice: ({ firstPlayer }) => firstPlayer,
  firenze: ({ first }) => first,
};

/** Returns a function that gives the scores and winners of a record in turn order. */
function inTurnOrder(game) {
  const { rules } = CATALOGUE[game];
  return ({ options, seats, seed }, { scores, winners }) => {
    const { table } = rules.setup(rules.readOptions(options, seats).value, seats, seed);
    const order = (seat) => (seat - FIRST_PLAYERS[game](table) + seats) % seats;
    return { scores: scores.map(({ seat, total }) => ({ order: order(seat), total })), winners: winners.map(order) };
  };
}

/** Returns the tables of a game. Each entry of `played` has the heading of its columns and its games. */
function tablesOf(title, played) {
  const columns = played.map(({ head, seats, games }) => {
    const totals = ascending(games.flatMap(({ scores }) => scores.map(({ total }) => total)));
    const best = mean(games.map(({ scores }) => Math.max(...scores.map(({ total }) => total))));
    return { head, totals, best, ...placesOf(seats, games) };
  });
  const row = (head, cell) => [head, ...columns.map(cell)];
  return [
    `### ${title}`,
    '',
    ...table(
      columns.map(({ head }) => head),
      [
        row('points, mean', ({ totals }) => mean(totals).toFixed(1)),
        row('points, standard deviation', ({ totals }) => standardDeviation(totals).toFixed(1)),
        row(
          'points, 10th and 90th percentile',
          ({ totals }) => `${quantile(totals, 0.1)} and ${quantile(totals, 0.9)}`,
        ),
        row('points of the winner, mean', ({ best }) => best.toFixed(1)),
      ],
    ),
    '',
    ...winsTable(columns),
    '',
  ];
}

/** Returns the wins of the player who builds the Palagio, divided by the wins expected by chance. */
function palagioTable(played) {
  const winsOf = ({ seats, games }) => {
    const builders = games.flatMap(({ players }) => players.filter(({ happened }) => happened.palagio));
    return builders.length === 0 ? '' : ((seats * sum(builders.map(({ won }) => won))) / builders.length).toFixed(2);
  };
  return table(
    played.map(({ head }) => head),
    [['wins of its builder, divided by the wins expected by chance', ...played.map(winsOf)]],
  );
}

/** Returns this part of the page. It has no charts. */
export function journeymen(games, play = playAndCount) {
  const seatsOf = (game) => {
    const { min, max } = CATALOGUE[game].rules.seats;
    return Array.from({ length: max - Math.max(2, min) + 1 }, (_, index) => Math.max(2, min) + index);
  };
  const kinds = Object.keys(FIRST_PLAYERS).map((game) => {
    const played = seatsOf(game).map((seats) => ({
      head: `${seats} players`,
      seats,
      games: play(game, BOT, seats, games, inTurnOrder(game)),
    }));
    return tablesOf(CATALOGUE[game].text.en.title, played);
  });
  const florenza = [true, false].flatMap((palagio) =>
    seatsOf('florenza').map((seats) => ({
      head: palagio ? `${seats} players` : `${seats} without the Palagio`,
      seats,
      games: play('florenza', BOT, seats, games, countsOf, '--options', JSON.stringify({ palagio })),
    })),
  );
  const lines = [
    HEADINGS.journeymen,
    '',
    `${games.toLocaleString('en')} games of each kind between journeymen ([bots.md](bots.md)), seed \`${SEED}\`, with the figures as given and the`,
    'default options. Wins by turn order; a shared win counts as a fraction.',
    '',
    ...kinds.flat(),
    ...tablesOf(CATALOGUE.florenza.text.en.title, florenza),
    'The Palagio:',
    '',
    ...palagioTable(florenza),
    '',
  ];
  return { lines, pictures: {} };
}
