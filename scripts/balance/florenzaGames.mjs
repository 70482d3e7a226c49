// Events in games of Florenza between bots, counted from their records.
import { join } from 'node:path';
import { root } from '../files.mjs';
import { importSources } from '../importSources.mjs';
import { playAndCount } from './simulate.mjs';

export const { florenza, OPENING_IDS, CITY_ARTWORKS, FIGURES } = await importSources(
  "export { florenza, OPENING_IDS, CITY_ARTWORKS, FIGURES } from './src/index.ts';",
  join(root, 'games/florenza'),
);

/** Plays games between greedy bots and returns the counts of each. */
export function gamesOf(seats, games, options = {}) {
  return playAndCount('florenza', 'greedy', seats, games, countsOf, '--options', JSON.stringify(options));
}

/**
 * Replays a game and returns its counts: players in the turn order of the first round, and the frequency of events for
 * each.
 */
export function countsOf({ options, seats, seed, decisions }, { scores, winners }) {
  const state = florenza.setup(florenza.readOptions(options, seats).value, seats, seed);
  const { order } = state.table;
  const players = order.map(() => ({ openings: [], happened: {} }));
  const city = {};
  const place = (seat) => order.indexOf(seat);
  for (const { seat, move } of decisions)
    florenza.apply(state, seat, move, (event) => {
      if (event.type === 'artworkCompleted') city[event.artwork] = true;
      if (event.seat !== undefined) count(players[place(event.seat)], event, state.table.round);
    });
  const won = winners.map(place);
  return {
    decisions: decisions.length,
    city,
    scores: scores.map(({ seat, total, lines }) => ({ order: place(seat), total, lines })),
    winners: won,
    players: players.map((player, order) => ({ ...player, won: won.includes(order) ? 1 / won.length : 0 })),
  };
}

function count({ openings, happened }, event, round) {
  const more = (what, times = 1) => (happened[what] = (happened[what] ?? 0) + times);
  more(event.type);
  if (event.type === 'opened') openings.push(event.workshop);
  if (event.type === 'artworkCompleted') more(FIGURES.artworks[event.artwork].area);
  if (event.type === 'artistScored') more('artists', event.prestige);
  if (event.type === 'artistScored' && event.isMasterpiece) more('masterpieces');
  if (event.type === 'built' && event.workshop === 'palagio') more('palagio');
  if (event.type === 'captainNamed' && round === 1) more('firstCaptain');
  if (event.type === 'workerSent' && event.owner !== event.seat) more('guests');
}
