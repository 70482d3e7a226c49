import type { Article } from '@signoria/florence';
import { ARTICLES as SHARED } from '@signoria/florence';
import type { Card, Kind, Location, Monument } from '../components.ts';

type Printed<Id extends string> = Id extends `location-${infer Name}` ? Name : Id;

/** What is printed on a component, as an id: a location bears the name of the trade or the office it stands for. */
export function printed<Id extends Card | Monument | Location>(id: Id): Printed<Id> {
  return id.replace('location-', '') as Printed<Id>;
}

/** The article that a name of Renaissance Italian takes. */
export const ARTICLES = {
  ...SHARED,
  // Residences
  casamento: 'il',
  // Workshops
  miniera: 'la',
  fonderia: 'la',
  segheria: 'la',
  cava: 'la',
  setaiuolo: 'il',
  // Guilds
  'arte-maggiore': 'l’a',
  'signore-de-lo-rione': 'il',
  protettore: 'il',
  'mastro-artista': 'il',
  'bottega-d-arte': 'la',
  edificatore: 'l’o',
  'arte-dei-mercatanti': 'l’a',
  padrone: 'il',
  // Preachers
  'giordano-bruno': '',
  'francesco-d-assisi': '',
  'tommaso-d-aquino': '',
  'girolamo-savonarola': '',
  'antonio-da-padova': '',
  'bernardo-di-chiaravalle': '',
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
  abside: 'l’a',
  campanile: 'il',
  cappella: 'la',
  crocifisso: 'il',
  'facciata-chiesa': 'la',
  navata: 'la',
  sagrato: 'il',
  sagrestia: 'la',
  'pala-d-altare': 'la',
  trittico: 'il',
  // Monuments
  'duomo-cupola': 'la',
  'duomo-facciata': 'la',
  'duomo-campanile': 'il',
  'duomo-abside': 'l’a',
  'duomo-cappella': 'la',
  'duomo-navata': 'la',
  'duomo-altare': 'l’o',
  'duomo-pulpito': 'il',
  'banco-atrio': 'l’o',
  'palazzodellasignoria-salone': 'il',
  'palazzodellasignoria-facciata': 'la',
  'battistero-portali': 'i',
  'battistero-cupola': 'la',
  'lastricato-fontana': 'la',
  'palazzovescovile-facciata': 'la',
  'palazzovescovile-salone': 'il',
  'pontevecchio-struttura': 'la',
  'santacroce-cappella': 'la',
  'santacroce-monumentofunebre': 'il',
  'santamarianovella-facciata': 'la',
  'santamarianovella-cappella': 'la',
  'santamarianovella-crocifisso': 'il',
  'ospedale-cappella': 'la',
  'ospedale-chiostro': 'il',
  'sanlorenzo-sagrestia': 'la',
  'sanlorenzo-navata': 'la',
  'uffizi-interni': 'gli',
  // Locations
  baratto: 'il',
  legnaiuolo: 'il',
  ottonaio: 'l’o',
  tintore: 'il',
  speziale: 'lo',
  'capitano-del-popolo': 'il',
} as const satisfies Readonly<Record<Printed<Card | Monument | Location>, Article>>;

/** As printed on the cards. */
export const PRINTED_KINDS: Readonly<Record<Kind, string>> = {
  residence: 'Abitazione',
  workshop: 'Bottega',
  guild: 'Arte',
  preacher: 'Predicatore',
  districtBuilding: 'Edificio di Rione',
  palace: 'Palazzo di Famiglia',
  church: 'Chiesa di Rione',
};
