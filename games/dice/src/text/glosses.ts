import type { Language } from '@signoria/engine';
import type { Article } from '@signoria/florence';
import type { Artwork, ArtworkRow, Building } from '../components.ts';

type InEach = Readonly<Record<Language, string>>;
type Gloss = InEach & { readonly article: Article };

/** What the Renaissance Italian of a name means, and the article it takes. */
export const GLOSSES = {
  // Artworks
  'camera-nuziale': { article: 'la', en: 'bridal chamber', de: 'Brautgemach', it: 'camera degli sposi' },
  'palazzo-facciata': {
    article: 'la',
    en: 'façade of the palace',
    de: 'Fassade des Palasts',
    it: 'fronte del palazzo',
  },
  giardino: { article: 'il', en: 'garden', de: 'Garten', it: 'giardino' },
  ritratto: { article: 'il', en: 'portrait', de: 'Porträt', it: 'ritratto' },
  'chiesa-facciata': { article: 'la', en: 'façade of the church', de: 'Fassade der Kirche', it: 'fronte della chiesa' },
  cupola: { article: 'la', en: 'dome', de: 'Kuppel', it: 'cupola' },
  altare: { article: 'l’o', en: 'altar', de: 'Altar', it: 'altare' },
  pulpito: { article: 'il', en: 'pulpit', de: 'Kanzel', it: 'pulpito' },
  // Buildings
  picconiere: { article: 'il', en: 'quarryman', de: 'Steinbrecher', it: 'cavatore' },
  boscaiuolo: { article: 'il', en: 'woodcutter', de: 'Holzfäller', it: 'boscaiolo' },
  fabbro: { article: 'il', en: 'blacksmith', de: 'Schmied', it: 'fabbro' },
  erbolaio: { article: 'l’o', en: 'herbalist', de: 'Kräuterhändler', it: 'erborista' },
  lanaiuolo: { article: 'il', en: 'wool merchant', de: 'Wollhändler', it: 'mercante di lana' },
  'monte-di-pieta': { article: 'il', en: 'pawn bank', de: 'Pfandleihe', it: 'banco dei pegni' },
  scarpellino: { article: 'lo', en: 'stonecutter', de: 'Steinmetz', it: 'scalpellino' },
  carpentiere: { article: 'il', en: 'carpenter', de: 'Zimmermann', it: 'falegname' },
  armaiuolo: { article: 'l’o', en: 'armourer', de: 'Waffenschmied', it: 'fabbricante d’armi' },
  cerusico: { article: 'il', en: 'surgeon', de: 'Wundarzt', it: 'chirurgo' },
  sartore: { article: 'il', en: 'tailor', de: 'Schneider', it: 'sarto' },
  orafo: { article: 'l’o', en: 'goldsmith', de: 'Goldschmied', it: 'orefice' },
  casa: { article: 'la', en: 'house', de: 'Haus', it: 'casa' },
  mercatante: { article: 'il', en: 'merchant', de: 'Händler', it: 'mercante' },
  convento: { article: 'il', en: 'convent', de: 'Kloster', it: 'convento' },
  taverna: { article: 'la', en: 'tavern', de: 'Schenke', it: 'osteria' },
  cambiavalute: { article: 'il', en: 'money changer', de: 'Geldwechsler', it: 'cambiavalute' },
  'bottega-d-arte': { article: 'la', en: 'art workshop', de: 'Kunstwerkstatt', it: 'bottega d’artista' },
  mercato: { article: 'il', en: 'market', de: 'Markt', it: 'mercato' },
  zecca: { article: 'la', en: 'mint', de: 'Münze', it: 'officina delle monete' },
  palagio: { article: 'il', en: 'town palace', de: 'Stadtpalast', it: 'palazzo' },
  pozzo: { article: 'il', en: 'well', de: 'Ziehbrunnen', it: 'pozzo' },
  loggia: { article: 'la', en: 'arcade', de: 'Bogenhalle', it: 'portico' },
  biblioteca: { article: 'la', en: 'library', de: 'Bibliothek', it: 'biblioteca' },
  'monumento-equestre': { article: 'il', en: 'equestrian statue', de: 'Reiterstandbild', it: 'statua equestre' },
} as const satisfies Readonly<Record<Artwork | Building, Gloss>>;

/** Where an artwork is, as it follows a name that stands in both places. */
export const PLACES = {
  palazzo: { en: 'of the Palazzo', de: 'des Palazzo', it: 'del Palazzo' },
  chiesa: { en: 'of the Chiesa', de: 'der Chiesa', it: 'della Chiesa' },
} as const satisfies Readonly<Record<ArtworkRow['place'], InEach>>;

/** As printed on the sheet. */
export const PRINTED_PEOPLE = {
  captain: 'Capitano del Popolo',
  bishop: 'Vescovo',
  preacher: 'Predicatore',
} as const;
