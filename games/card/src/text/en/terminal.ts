import type { Like } from '@signoria/engine';
import { WORDS } from './words.ts';

/** Short texts for the terminal. */
export const TERMINAL = {
  /** Short forms of long names of kinds. */
  kinds: { districtBuilding: 'building', palace: 'palace', church: 'church' },
  /** Short forms of long texts of the web page. */
  guilds: {
    'bottega-d-arte': (n: number) => `artists −${n}`,
    edificatore: (n: number) => `monuments −${n}`,
    'mastro-artista': (n: number) => `${n} per trio`,
    'arte-dei-mercatanti': () => `+${WORDS.resources(1)}`,
  },
  order: 'Turn order',
  hand: 'YOU: resources, then cards in hand',
  have: 'You have',
  /** `own`: the number of resources of the player's choice, in addition to the Captain’s. */
  income: (own: number) => `Income, and 1 the Captain chooses${own > 0 ? ` +${own}` : ''}`,
  finalPurses: 'LEFT IN HAND',
  artists: 'price and the values the card may have',
  anonymous: 'anonymous',
  sellOne: (fiorini: number) => `sell 1 for ${fiorini}`,
  /** Texts of moves. */
  sendWorkers: (fiorini: number) => `send workers (+${fiorini})`,
  seekInspiration: 'draw a card',
  exchange: '2 resources for 1',
  /** A legend of the signs on the table; `skills` are the letters of the types of artists. */
  legend: (skills: string) =>
    `Gather resources, play cards for income and extra actions, build works and monuments with good artists: the player with the most prestige after five rounds wins. On the table ▸ marks what you can pay for, the number before a name is its prestige, ${skills} are the artists it accepts, and its cost is on the right.`,
};
export type TerminalWords = Like<typeof TERMINAL>;
