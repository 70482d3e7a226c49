import type { Like } from '@signoria/engine';

/** Texts of verbs (`Verb`) and their headings. The name of a verb has at most 20 letters. */
export const VERBS = {
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
  change: 'Exchange',
  changeOf: (resource: string) => `Exchange ${resource}`,
  give: 'Give',
  take: 'Take in return',
  keep: 'Keep',
  choose: 'Resource',
};
export type VerbWords = Like<typeof VERBS>;
