import { at, memoizeByFigures } from '@signoria/engine';
import type { Card, Location } from './components.ts';
import type { Box, Figures } from './figures.ts';

/** The decks and locations for each number of players, computed once for each set of figures. */

type Decks = readonly (readonly Card[])[];

const SEAT_COUNTS = [0, 1, 2, 3, 4];
const decksFor = memoizeByFigures(({ box }: Figures) => SEAT_COUNTS.map((seats) => decksOf(box, seats, () => true)));
const decksWithoutGuilds = memoizeByFigures(({ box }: Figures) =>
  SEAT_COUNTS.map((seats) => decksOf(box, seats, ({ isGuild }) => !isGuild)),
);
const locationsBy = memoizeByFigures(({ box }: Figures) =>
  SEAT_COUNTS.map((seats) => box.locations.filter(({ players }) => players <= seats).map(({ location }) => location)),
);

/** R1.2, R1.3, R1.4  Returns decks I, II and III for this number of players, in the order of `CARDS`. */
export function florenzaDecks(figures: Figures, seats: number, guilds: boolean): Decks {
  return at((guilds ? decksFor : decksWithoutGuilds)(figures), seats);
}

/** A card and the index of its deck. */
export interface DeckCard {
  readonly card: Card;
  readonly deck: number;
}

const DECK_COUNTS = [0, 1, 2, 3];
const upTo = (decks: Decks) => DECK_COUNTS.map((count) => cardsIn(decks.slice(0, count)));
const cardsFor = memoizeByFigures((figures: Figures) => decksFor(figures).map(upTo));
const cardsWithoutGuilds = memoizeByFigures((figures: Figures) => decksWithoutGuilds(figures).map(upTo));

/** Returns all cards of the first `decks` decks, deck by deck in the order of `CARDS`. */
export function cardsOfDecks(figures: Figures, seats: number, guilds: boolean, decks: number): readonly DeckCard[] {
  return at(at((guilds ? cardsFor : cardsWithoutGuilds)(figures), seats), decks);
}

function cardsIn(decks: Decks): readonly DeckCard[] {
  return decks.flatMap((cards, deck) => cards.map((card) => ({ card, deck })));
}

function decksOf({ cards }: Box, seats: number, isUsed: (card: Box['cards'][number]) => boolean): Card[][] {
  const decks: [Card[], Card[], Card[]] = [[], [], []];
  for (const one of cards) if (one.players <= seats && isUsed(one)) decks[one.deck - 1]?.push(one.card);
  return decks;
}

/** R1.5  Returns the locations for this number of players; copies of one location are adjacent. */
export function locationsFor(figures: Figures, seats: number): readonly Location[] {
  return at(locationsBy(figures), seats);
}
