import type { Article } from '@signoria/florence';
import { ARTICLES as SHARED } from '@signoria/florence';
import type { Artwork, Workshop } from '../components.ts';

/** What other games of the house print under another heading. */
const KNOWN_AS = {
  'palazzo-ritratto': 'ritratto',
  'palazzo-giardino': 'giardino',
  'palazzo-camera-nuziale': 'camera-nuziale',
  'chiesa-cupola': 'cupola',
  'chiesa-cappella': 'cappella',
  'chiesa-abside': 'abside',
} as const satisfies Partial<Record<Artwork, keyof typeof SHARED>>;

type Renamed = keyof typeof KNOWN_AS;
type Printed = Exclude<Workshop | Artwork, Renamed> | (typeof KNOWN_AS)[Renamed];

/** The Italian article of a name. */
export const ARTICLES = { ...SHARED, 'lastricato-statua': 'la' } as const satisfies Readonly<Record<Printed, Article>>;

/** Under which name a component has its article and its meaning. */
export function printed(id: Workshop | Artwork): Printed {
  return id in KNOWN_AS ? KNOWN_AS[id as Renamed] : (id as Exclude<typeof id, Renamed>);
}
