// Events in games of Firenze between greedy bots, counted from their records.
import { join } from 'node:path';
import { root } from '../files.mjs';
import { importSources } from '../importSources.mjs';
import { playAndCount } from './simulate.mjs';

export const { firenze, CARD_IDS, LEVELS, names } = await importSources(
  `export { firenze, CARD_IDS, LEVELS } from './src/index.ts';
   export { CARD_TEXTS as names } from './src/text/en/cards.ts';`,
  join(root, 'games/firenze'),
);

/** Plays games and returns the counts of each. */
export function gamesOf(seats, games) {
  return playAndCount('firenze', 'greedy', seats, games, countsOf);
}

/**
 * Replays a game and returns its counts: seats in turn order, turns of the first player, and the frequency of events.
 */
export function countsOf({ options, seats, seed, decisions }, { scores, winners }) {
  const state = firenze.setup(firenze.readOptions(options, seats).value, seats, seed);
  const { first } = state.table;
  const counts = { taken: {}, played: {}, levels: {}, happened: {}, answers: [], turns: 0, endTile: false };
  let turn = { number: state.table.round, seat: first, answers: 0 };
  for (const { seat, move } of decisions) {
    if (state.table.round !== turn.number) {
      counts.answers.push(turn.answers);
      turn = { number: state.table.round, seat: state.table.active, answers: 0 };
    }
    if (seat === turn.seat) turn.answers++;
    firenze.apply(state, seat, move, (event) => count(counts, event));
  }
  counts.answers.push(turn.answers);
  const order = (seat) => (seat - first + seats) % seats;
  return {
    ...counts,
    turns: Math.ceil(state.table.round / seats),
    endTile: state.table.endTile !== null,
    scores: scores.map(({ seat, total, lines }) => ({ order: order(seat), total, lines })),
    winners: winners.map(order),
  };
}

function count({ taken, played, levels, happened }, event) {
  const more = (counts, what) => (counts[what] = (counts[what] ?? 0) + 1);
  more(happened, event.type);
  if (event.type === 'cardTaken') more(taken, event.card);
  if (event.type === 'played') more(played, event.card);
  if (event.type === 'eventIgnored') more(played, 'patrician'); // R11.6
  if (event.type === 'fulfilled') more(levels, event.commission.split('-')[1]);
}
