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
  const { drawn, left } = fromTop(secret.artistDeck, artistsPerRound(figures, table.players.length));
  const artists = drawn.map(({ artist }) => artist);
  secret.artistDeck = left;
  table.artists = [...table.artists, ...artists];
  secret.artistValues = [...secret.artistValues, ...drawn.map(({ value }) => value)];
  return artists;
}

/** R1.7, R2.4  The row is sorted with what is left in it; of equals the earlier drawn stays left. */
export function drawMonuments({ figures, table, secret }: State, count: number): Monument[] {
  const { drawn, left } = fromTop(secret.monumentDeck, count);
  secret.monumentDeck = left;
  const row = table.row.slice();
  for (const monument of drawn) row.splice(placeIn(row, figures, monument), 0, monument);
  table.row = row;
  return drawn;
}

/** After those with as many points: a short row is sorted as it grows, several times as quickly as by `sort`. */
function placeIn(row: readonly Monument[], { monuments }: Figures, monument: Monument): number {
  let place = row.length;
  while (place > 0 && monuments[at(row, place - 1)].points < monuments[monument].points) place--;
  return place;
}

/** R1.9, R2.5, R9.6 */
export function drawCards({ secret }: State, seat: Seat, count: number): Card[] {
  const { drawn, left } = fromTop(secret.deck, count);
  secret.deck = left;
  secret.hands = secret.hands.with(seat, [...at(secret.hands, seat), ...drawn]);
  return drawn;
}

/** R2.5, R4.5  The allotment of a round. */
export function cardsToDraw(figures: Figures, player: Immutable<Player>): number {
  return figures.hand.perRound + figures.hand.perResidence * countKind(figures, player, 'residence');
}

/** R2.6  Deck II joins in round 2, deck III in round 3, the discards in round 4. */
export function renewDeck({ table, secret }: State): void {
  const { round } = table;
  if (round === ROUNDS) return;
  const deck = secret.deck.slice();
  if (round < 4) {
    deck.push(...(secret.laterDecks[0] ?? []));
    secret.laterDecks = secret.laterDecks.slice(1);
  } else {
    for (const rounds of secret.discarded) for (const discards of rounds) deck.push(...discards);
    secret.discarded = secret.discarded.map(() => []);
  }
  secret.deck = shuffle(chance(secret.seed, 'florenza deck', round), deck);
}

/** The top card is the last of the list; a short deck gives what it has. */
function fromTop<T>(deck: readonly T[], count: number): { readonly drawn: T[]; readonly left: readonly T[] } {
  const bottom = Math.max(0, deck.length - count);
  return { drawn: deck.slice(bottom).reverse(), left: deck.slice(0, bottom) };
}
