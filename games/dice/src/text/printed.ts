import type { Article } from '@signoria/florence';
import type { Artwork, Building } from '../components.ts';

/** The article that a name of Renaissance Italian takes. */
export const ARTICLES = {
  // Artworks
  'camera-nuziale': 'la',
  'palazzo-facciata': 'la',
  giardino: 'il',
  ritratto: 'il',
  'chiesa-facciata': 'la',
  cupola: 'la',
  altare: 'l’o',
  pulpito: 'il',
  // Buildings
  picconiere: 'il',
  boscaiuolo: 'il',
  fabbro: 'il',
  erbolaio: 'l’o',
  lanaiuolo: 'il',
  'monte-di-pieta': 'il',
  scarpellino: 'lo',
  carpentiere: 'il',
  armaiuolo: 'l’o',
  cerusico: 'il',
  sartore: 'il',
  orafo: 'l’o',
  casa: 'la',
  mercatante: 'il',
  convento: 'il',
  taverna: 'la',
  cambiavalute: 'il',
  'bottega-d-arte': 'la',
  mercato: 'il',
  zecca: 'la',
  palagio: 'il',
  pozzo: 'il',
  loggia: 'la',
  biblioteca: 'la',
  'monumento-equestre': 'il',
} as const satisfies Readonly<Record<Artwork | Building, Article>>;

/** As printed on the sheet. */
export const PRINTED_PEOPLE = {
  captain: 'Capitano del Popolo',
  bishop: 'Vescovo',
  preacher: 'Predicatore',
};
