import type { Card, Location } from './components.ts';
import { ARTIST_IDS, CARD_IDS, LOCATION_IDS, LOCATION_MARKS, MARKS } from './components.ts';
import type { Figures } from './figures.ts';
import type { Portrait } from './state.ts';

/** What comes out of the box for a number of players. */

/** R1.2, R1.3, R1.4  Decks I, II and III for this number of players, in the order of the table of cards. */
export function florenzaDecks(figures: Figures, seats: number, guilds: boolean): Card[][] {
  return [1, 2, 3].map((deck) =>
    CARD_IDS.filter((card) => guilds || figures.cards[card].kind !== 'guild').flatMap((card) =>
      figures.cards[card].copies
        .filter((mark) => MARKS[mark].deck === deck && MARKS[mark].players <= seats)
        .map(() => card),
    ),
  );
}

/** R1.5  Locations for this number of players; two of one name lie side by side. */
export function locationsFor(figures: Figures, seats: number): Location[] {
  return LOCATION_IDS.flatMap((location) =>
    figures.locations[location].copies.filter((mark) => LOCATION_MARKS[mark] <= seats).map(() => location),
  );
}

/** One card for each value an artist can have. */
export function artistCards(figures: Figures): Portrait[] {
  return ARTIST_IDS.flatMap((artist) => figures.artists[artist].values.map((value) => ({ artist, value })));
}
