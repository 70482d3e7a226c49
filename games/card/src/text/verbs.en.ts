import type { Like } from '@signoria/engine';

/** What one says first of a move: headings, and verbs of 16 letters at most by themselves. */
export const VERBS_EN = {
  anonymous: 'Anonimo',
  location: 'Location',
  market: 'Market',
  play: 'Play a card',
  complete: 'Complete',
  reserveMonument: { name: 'Reserve monument', short: 'monument' },
  reserveArtist: { name: 'Reserve artist', short: 'artist' },
  'activate take': 'take',
  'activate barter': 'swap',
  'activate captaincy': 'Captain',
  sellFor: (fiorini: string) => `sell for ${fiorini}`,
  buyFor: (fiorini: string) => `buy for ${fiorini}`,
  sell: 'sell',
  buy: 'buy',
  exchange: 'exchange',
  sendWorkers: 'Workers',
  seekInspiration: 'Inspiration',
  change: 'Change',
  give: 'Give',
  take: 'Take for it',
  keep: 'Keep',
  choose: 'Resource',
};
export type VerbWords = Like<typeof VERBS_EN>;
