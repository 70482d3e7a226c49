import type { Seat } from '@signoria/engine';
import { at, chance, shuffle, withItemAt } from '@signoria/engine';
import type { Artist, Card, Monument } from './components.ts';
import { ROUNDS } from './components.ts';
import type { Figures } from './figures.ts';
import { artistsPerRound } from './figures.ts';
import { countKind } from './players.ts';
import type { ReadonlyPlayer, State } from './state.ts';

/** R1.8, R2.3  Draws the artists of a round face down: their names become public, their values stay secret. */
export function drawArtists({ figures, table, secret }: State): Artist[] {
  const { drawn, left } = fromTop(secret.artistDeck, artistsPerRound(figures, table.players.length));
  const artists = drawn.map(({ artist }) => artist);
  secret.artistDeck = left;
  table.artists = [...table.artists, ...artists];
  secret.artistValues = [...secret.artistValues, ...drawn.map(({ value }) => value)];
  return artists;
}

/** R1.7, R2.4  Draws monuments into the row, sorted by value; of equal ones the earlier drawn is further left. */
export function drawMonuments({ figures, table, secret }: State, count: number): Monument[] {
  const { drawn, left } = fromTop(secret.monumentDeck, count);
  secret.monumentDeck = left;
  const row = table.row.slice();
  for (const monument of drawn) row.splice(placeIn(row, figures, monument), 0, monument);
  table.row = row;
  return drawn;
}

/**
 * Returns the index for a monument, after those of equal value. On a short row it is several times faster than `sort`.
 */
function placeIn(row: readonly Monument[], { monuments }: Figures, monument: Monument): number {
  let place = row.length;
  while (place > 0 && monuments[at(row, place - 1)].points < monuments[monument].points) place--;
  return place;
}

/** R1.9, R2.5, R9.6 */
export function drawCards({ secret }: State, seat: Seat, count: number): Card[] {
  const { drawn, left } = fromTop(secret.deck, count);
  secret.deck = left;
  secret.hands = withItemAt(secret.hands, seat, [...at(secret.hands, seat), ...drawn]);
  return drawn;
}

/** R2.5, R4.5  Returns the number of Florenza cards a player draws at the start of a round. */
export function cardsToDraw(figures: Figures, player: ReadonlyPlayer): number {
  return figures.hand.perRound + figures.hand.perResidence * countKind(figures, player, 'residence');
}

/** R2.6  Shuffles deck II into the deck in round 2, deck III in round 3 and the discard pile in round 4. */
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

/** Draws from the top, which is the end of the list; a short deck yields fewer cards. */
function fromTop<T>(deck: readonly T[], count: number): { readonly drawn: T[]; readonly left: readonly T[] } {
  const bottom = Math.max(0, deck.length - count);
  return { drawn: deck.slice(bottom).reverse(), left: deck.slice(0, bottom) };
}
