import type { Immutable, Seat } from '@signoria/engine';
import { at, chance, shuffle } from '@signoria/engine';
import type { Artist, Card, Monument } from './components.ts';
import { ROUNDS } from './components.ts';
import type { Figures } from './figures.ts';
import { artistsPerRound } from './figures.ts';
import { countKind } from './seats.ts';
import type { Player, State } from './state.ts';

/** R1.8, R2.3  Artists come face down; their values stay behind. */
export function drawArtists({ figures, table, secret }: State): Artist[] {
  const drawn = fromTop(secret.artistDeck, artistsPerRound(figures, table.players.length));
  for (const { artist, value } of drawn) {
    table.artists.push(artist);
    secret.artistValues.push(value);
  }
  return drawn.map(({ artist }) => artist);
}

/** R1.7, R2.4  The row is sorted with what is left in it; of equals the earlier drawn stays left. */
export function drawMonuments({ figures, table, secret }: State, count: number): Monument[] {
  const drawn = fromTop(secret.monumentDeck, count);
  table.row.push(...drawn);
  table.row.sort((one, other) => figures.monuments[other].points - figures.monuments[one].points);
  return drawn;
}

/** R1.9, R2.5, R9.6 */
export function drawCards({ secret }: State, seat: Seat, count: number): Card[] {
  const cards = fromTop(secret.deck, count);
  at(secret.hands, seat).push(...cards);
  return cards;
}

/** R2.5, R4.5  The allotment of a round. */
export function cardsToDraw(figures: Figures, player: Immutable<Player>): number {
  return figures.hand.perRound + figures.hand.perResidence * countKind(figures, player, 'residence');
}

/** R2.6  Deck II joins in round 2, deck III in round 3, the discards in round 4. */
export function renewDeck({ table, secret }: State): void {
  const { round } = table;
  if (round === ROUNDS) return;
  if (round < 4) secret.deck.push(...(secret.laterDecks.shift() ?? []));
  else for (const rounds of secret.discarded) for (const discards of rounds.splice(0)) secret.deck.push(...discards);
  shuffle(chance(secret.seed, 'florenza deck', round), secret.deck);
}

/** The top card is the last of the list; a short deck gives what it has. */
function fromTop<T>(deck: T[], count: number): T[] {
  return deck.splice(Math.max(0, deck.length - count)).reverse();
}
