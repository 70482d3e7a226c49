import type { Card, Location } from './components.ts';
import type { Figures } from './figures.ts';

/** R1.2, R1.3, R1.4  Decks I, II and III for this number of players, in the order of the table of cards. */
export function florenzaDecks({ box }: Figures, seats: number, guilds: boolean): Card[][] {
  const decks: [Card[], Card[], Card[]] = [[], [], []];
  for (const { card, deck, players, guild } of box.cards)
    if (players <= seats && (guilds || !guild)) decks[deck - 1]?.push(card);
  return decks;
}

/** R1.5  Locations for this number of players; two of one name lie side by side. */
export function locationsFor({ box }: Figures, seats: number): Location[] {
  return box.locations.filter(({ players }) => players <= seats).map(({ location }) => location);
}
