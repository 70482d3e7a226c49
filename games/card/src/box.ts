import { at, perFigures } from '@signoria/engine';
import type { Card, Location } from './components.ts';
import type { Box, Figures } from './figures.ts';

/** What comes out of the box for so many players, put together once for each set of figures. */

const NUMBERS = [0, 1, 2, 3, 4];
const decksFor = perFigures(({ box }: Figures) => NUMBERS.map((seats) => decksOf(box, seats, () => true)));
const decksWithoutGuilds = perFigures(({ box }: Figures) =>
  NUMBERS.map((seats) => decksOf(box, seats, ({ guild }) => !guild)),
);
const locationsBy = perFigures(({ box }: Figures) =>
  NUMBERS.map((seats) => box.locations.filter(({ players }) => players <= seats).map(({ location }) => location)),
);

/** R1.2, R1.3, R1.4  Decks I, II and III for this number of players, in the order of the table of cards. */
export function florenzaDecks(figures: Figures, seats: number, guilds: boolean): readonly (readonly Card[])[] {
  return at((guilds ? decksFor : decksWithoutGuilds)(figures), seats);
}

function decksOf({ cards }: Box, seats: number, isUsed: (card: Box['cards'][number]) => boolean): Card[][] {
  const decks: [Card[], Card[], Card[]] = [[], [], []];
  for (const one of cards) if (one.players <= seats && isUsed(one)) decks[one.deck - 1]?.push(one.card);
  return decks;
}

/** R1.5  Locations for this number of players; two of one name lie side by side. */
export function locationsFor(figures: Figures, seats: number): readonly Location[] {
  return at(locationsBy(figures), seats);
}
