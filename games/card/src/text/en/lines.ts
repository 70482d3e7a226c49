import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Like } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { CardFigures, LocationFigures } from '../../figures.ts';
import type { Deed } from '../explain.ts';
import type { Guild } from '../explainCards.ts';

export const A_RESOURCE = 'a resource';
export const resources = (count: number) => `${count} ${count === 1 ? 'resource' : 'resources'}`;

/** Lines of the explanations of components. */
export const LINES = {
  income: (income: string) => `Income at the end of every round: ${income}`,
  worth: (points: string) => `Worth ${points} at the end`,
  copies: (count: number, places: string) => `${count === 1 ? '1 copy' : `${count} copies`}: ${places}`,
  /** `deck` is empty for a location. */
  copyIn(deck: string, players: number) {
    const table = players === 3 ? 'with 3 or 4 players' : `with ${players} players`;
    if (deck === '') return players === 2 ? 'in every game' : table;
    return players === 2 ? `in deck ${deck}` : `in deck ${deck} (${table})`;
  },

  residence: (space: string) =>
    `An extra action each round (${space}), and one more Florenza card from the next round on`,
  preacher: 'An extra action each round, after those of the residences',
  set: (points: string) => `A palace, a church and a district building together score ${points} more`,
  guild: (guild: Guild, { bonus, discount }: CardFigures) =>
    ({
      'arte-dei-mercatanti': 'After your income from cards you receive one resource of your choice',
      'arte-maggiore': `${bonus} prestige at the end for each of your workshops`,
      'bottega-d-arte': `Every artist costs you ${discount} fiorini less, anonymous ones too`,
      edificatore: `Every monument costs you ${discount} fiorini less`,
      'mastro-artista': `${bonus} prestige at the end for each set of a named architect, sculptor and painter you have hired`,
      padrone: `${bonus} prestige at the end for each of your residences`,
      protettore: `${bonus} prestige at the end for each monument you completed`,
      'signore-de-lo-rione': `${bonus} more prestige at the end for each set of palace, church and district building`,
    })[guild],

  artistPrice: (fiorini: string) => `Price: ${fiorini}`,
  /** `areEqual`: all cards have the same value, which is named once. */
  artistValues: (values: string, count: number, areEqual: boolean) =>
    count === 1
      ? `One card, worth ${values} prestige`
      : `${count} cards, worth ${values} prestige${areEqual ? ' each' : ''}`,
  masterpiece: (value: number) =>
    `Masterpiece: ${value} prestige; the value of a card is revealed when you hire the artist`,

  location: (effect: LocationFigures['effect'], resource: string, fiorini: string) =>
    ({
      take: `Take ${resource} from the supply`,
      sell: `Sell ${resource} for ${fiorini}`,
      barter: 'Exchange one resource from your hand for one of a different kind',
      captaincy: 'Become the next Captain of the People',
    })[effect],

  kindOfCard: 'Kind of card',
  kind: {
    monument:
      'Pay its cost and hire an artist to score the prestige shown; if you reserve it and never complete it, you lose that prestige',
    artist: 'Hire artists for palaces, churches and monuments; the value of the card is revealed only then',
    location: 'Activate it with an action; only one player per round can do so',
  },
  coins: 'Coins of 50, 100 and 500; they can always be changed',
  supply: (left: string) => `Left in the supply: ${left}`,
  market: (sale: string, purchase: string) => `At the market: sold for ${sale}, bought for ${purchase}`,
  places: (gives: Noun, buys: Noun) => `Available from ${plain(gives.the)}, bought by ${plain(buys.the)}`,
  artistsOfType: (names: string) => `By name: ${names}`,
  anonymous: (price: string) =>
    `One of each type, each once per round, for ${price}; worth no prestige, cannot be reserved`,
  action: 'Action',
  deed: (deed: Deed, fiorini: string) =>
    ({
      sell: `Sell one resource from your hand for ${fiorini}`,
      buy: `Buy one resource from the supply for ${fiorini}`,
      exchange: 'Give any two resources and take any one the supply has',
      sendWorkers: `Earn ${fiorini}, or what is left in the supply; always possible`,
      seekInspiration: 'Draw one Florenza card from the current deck',
    })[deed],
  office: 'Office',
  captain: ['Goes first', 'Chooses the resource everyone receives at the end of the round'],
  captainAtEnd: (points: string) => `The Captain elected at the end of the game scores ${points}`,
};
export type Lines = Like<typeof LINES>;

/** Translations of the Italian names. */
export const GLOSSES = {
  ...COMMON.glosses,
  // Guilds
  'arte-maggiore': 'Craftsmen’s Guild',
  'signore-de-lo-rione': 'Lord of the District',
  protettore: 'Protector',
  'mastro-artista': 'Patron of the Arts',
  'bottega-d-arte': 'Art College',
  edificatore: 'Master Builder',
  'arte-dei-mercatanti': 'Merchants’ Guild',
  padrone: 'Landlord',
  // District buildings
  lastricato: 'paved street',
  sacello: 'small chapel',
  edicola: 'wayside shrine',
  // Family palaces
  affresco: 'fresco',
  sala: 'hall',
  ingresso: 'entrance',
  'statua-di-bronzo': 'bronze statue',
  'facciata-palazzo': COMMON.glosses['palazzo-facciata'],
  camino: 'fireplace',
  'grande-quadro': 'large painting',
  fontana: 'fountain',
  scalone: 'grand staircase',
  // District churches
  campanile: 'bell tower',
  crocifisso: 'crucifix',
  'facciata-chiesa': COMMON.glosses['chiesa-facciata'],
  navata: 'nave',
  sagrato: 'church forecourt',
  sagrestia: 'sacristy',
  'pala-d-altare': 'altarpiece',
  trittico: 'triptych',
  // Monuments
  'palazzodellasignoria-salone': COMMON.glosses['signoria-salone'],
  'palazzodellasignoria-facciata': COMMON.glosses['signoria-facciata'],
  'palazzovescovile-facciata': COMMON.glosses['vescovile-facciata'],
  'palazzovescovile-salone': COMMON.glosses['vescovile-salone'],
  'pontevecchio-struttura': 'structure of the Old Bridge',
  'santacroce-cappella': 'chapel in the church of the Holy Cross',
  'santacroce-monumentofunebre': 'tomb in the church of the Holy Cross',
  'santamarianovella-facciata': 'façade of the Dominican church',
  'santamarianovella-cappella': 'chapel of the Dominican church',
  'santamarianovella-crocifisso': 'crucifix of the Dominican church',
  'sanlorenzo-sagrestia': 'sacristy of Saint Lawrence',
  'sanlorenzo-navata': 'nave of Saint Lawrence',
  'uffizi-interni': 'interiors of the government offices',
  // Locations
  baratto: 'barter',
  'capitano-del-popolo': 'Captain of the People',
};
