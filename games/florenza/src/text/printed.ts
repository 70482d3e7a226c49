import type { Article } from '@signoria/common';
import { ARTICLES as SHARED } from '@signoria/common';
import type { Artwork, Workshop } from '../components.ts';

/** Artworks that have another id in the shared list of articles. */
const KNOWN_AS = {
  'palazzo-ritratto': 'ritratto',
  'palazzo-giardino': 'giardino',
  'palazzo-camera-nuziale': 'camera-nuziale',
  'chiesa-cupola': 'cupola',
  'chiesa-cappella': 'cappella',
  'chiesa-abside': 'abside',
} as const satisfies Partial<Record<Artwork, keyof typeof SHARED>>;

type Renamed = keyof typeof KNOWN_AS;
type SharedId = Exclude<Workshop | Artwork, Renamed> | (typeof KNOWN_AS)[Renamed];

/** The Italian article of a name. */
export const ARTICLES = { ...SHARED, 'lastricato-statua': 'la' } as const satisfies Readonly<Record<SharedId, Article>>;

/** Returns the id under which the article and the translation of a name are listed. */
export function sharedId(id: Workshop | Artwork): SharedId {
  return id in KNOWN_AS ? KNOWN_AS[id as Renamed] : (id as Exclude<typeof id, Renamed>);
}
