import type { Article } from '@signoria/common';
import { ARTICLES as SHARED } from '@signoria/common';
import type { Card, Kind, Location, Monument } from '../components.ts';

type SharedId<Id extends string> = Id extends `location-${infer Name}` ? Name : Id;

/**
 * Returns the id under which the article and the translation of a name are listed: a location may have the name of a
 * workshop or an office.
 */
export function sharedId<Id extends Card | Monument | Location>(id: Id): SharedId<Id> {
  return id.replace('location-', '') as SharedId<Id>;
}

/** The articles of the Italian names. */
export const ARTICLES = {
  ...SHARED,
  // Guilds
  'arte-maggiore': 'l’a',
  'signore-de-lo-rione': 'il',
  protettore: 'il',
  'mastro-artista': 'il',
  'bottega-d-arte': 'la',
  edificatore: 'l’o',
  'arte-dei-mercatanti': 'l’a',
  padrone: 'il',
  // District buildings
  lastricato: 'il',
  sacello: 'il',
  edicola: 'l’a',
  // Family palaces
  affresco: 'l’o',
  sala: 'la',
  ingresso: 'l’o',
  'statua-di-bronzo': 'la',
  'facciata-palazzo': 'la',
  camino: 'il',
  'grande-quadro': 'il',
  fontana: 'la',
  scalone: 'lo',
  // District churches
  campanile: 'il',
  crocifisso: 'il',
  'facciata-chiesa': 'la',
  navata: 'la',
  sagrato: 'il',
  sagrestia: 'la',
  'pala-d-altare': 'la',
  trittico: 'il',
  // Monuments
  'palazzodellasignoria-salone': SHARED['signoria-salone'],
  'palazzodellasignoria-facciata': SHARED['signoria-facciata'],
  'palazzovescovile-facciata': SHARED['vescovile-facciata'],
  'palazzovescovile-salone': SHARED['vescovile-salone'],
  'pontevecchio-struttura': 'la',
  'santacroce-cappella': 'la',
  'santacroce-monumentofunebre': 'il',
  'santamarianovella-facciata': 'la',
  'santamarianovella-cappella': 'la',
  'santamarianovella-crocifisso': 'il',
  'sanlorenzo-sagrestia': 'la',
  'sanlorenzo-navata': 'la',
  'uffizi-interni': 'gli',
  // Locations
  baratto: 'il',
  'capitano-del-popolo': 'il',
} as const satisfies Readonly<Record<SharedId<Card | Monument | Location>, Article>>;

/** The kinds as printed on the cards. */
export const PRINTED_KINDS: Readonly<Record<Kind, string>> = {
  residence: 'Abitazione',
  workshop: 'Bottega',
  guild: 'Arte',
  preacher: 'Predicatore',
  districtBuilding: 'Edificio di Rione',
  palace: 'Palazzo di Famiglia',
  church: 'Chiesa di Rione',
};
