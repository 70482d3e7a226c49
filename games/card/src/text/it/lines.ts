import { COMMON, fromThe, toThe } from '@signoria/common/text/it';
import { numeral, plain } from '@signoria/engine';
import type { Lines } from '../en/lines.ts';
import type { Words } from '../en/words.ts';

export const A_RESOURCE = 'una risorsa';
export const resources = (count: number) => `${count} ${count === 1 ? 'risorsa' : 'risorse'}`;
export const points = (count: number) => `${numeral(count)} ${count === 1 ? 'punto' : 'punti'} prestigio`;
/** The values that an artist can have, "2 o 3", with the verb and the unit. */
export const worth = (values: string) =>
  values === '0' ? 'non dà punti prestigio' : `vale ${values} ${values === '1' ? 'punto' : 'punti'} prestigio`;

export const LINES: Lines = {
  income: (income) => `Rendita alla fine di ogni round: ${income}`,
  worth: (points) => `Alla fine vale ${points}`,
  copies: (count, places) => `${count === 1 ? '1 copia' : `${count} copie`}: ${places}`,
  copyIn(deck, players) {
    const table = players === 3 ? 'in 3 o 4 giocatori' : `in ${players} giocatori`;
    if (deck === '') return players === 2 ? 'in ogni partita' : table;
    return players === 2 ? `nel mazzo ${deck}` : `nel mazzo ${deck} (${table})`;
  },

  residence: (space) => `Un’azione extra ogni round (${space}) e, dal round successivo, una carta Florenza in più`,
  preacher: 'Un’azione extra ogni round, dopo quelle delle abitazioni',
  set: (points) => `Un palazzo, una chiesa e un edificio di rione insieme danno altri ${points}`,
  guild: (guild, { bonus, discount }) =>
    ({
      'arte-dei-mercatanti': 'Dopo la rendita delle tue carte ricevi una risorsa a tua scelta',
      'arte-maggiore': `Alla fine ${points(bonus)} per ogni tua bottega`,
      'bottega-d-arte': `Ogni artista ti costa ${discount} fiorini in meno, anche se anonimo`,
      edificatore: `Ogni monumento ti costa ${discount} fiorini in meno`,
      'mastro-artista': `Alla fine ${points(bonus)} per ogni serie di architetto, scultore e pittore che hai ingaggiato, esclusi gli anonimi`,
      padrone: `Alla fine ${points(bonus)} per ogni tua abitazione`,
      protettore: `Alla fine ${points(bonus)} per ogni monumento che hai completato`,
      'signore-de-lo-rione': `Alla fine ${points(bonus)} in più per ogni serie di palazzo, chiesa ed edificio di rione`,
    })[guild],

  artistPrice: (fiorini) => `Prezzo: ${fiorini}`,
  artistValues: (values, count, areEqual) =>
    count === 1
      ? `Una carta: ${worth(values)}`
      : `${count} carte: ${areEqual ? 'ognuna vale' : 'valgono'} ${values} punti prestigio`,
  masterpiece: (value) => `Capolavoro: ${points(value)}; il valore di una carta si scopre solo all’ingaggio`,

  location: (effect, resource, fiorini) =>
    ({
      take: `Prendi ${resource} dalla riserva`,
      sell: `Vendi ${resource} per ${fiorini}`,
      barter: 'Scambia una risorsa della tua mano con una di tipo diverso',
      captaincy: 'Sarai il prossimo Capitano del Popolo',
    })[effect],

  kindOfCard: 'Tipo di carta',
  kind: {
    monument:
      'Paga il costo e ingaggia un artista per ottenere i punti prestigio indicati; se prenoti il monumento e non lo completi, li perdi',
    artist: 'Ingaggia gli artisti per palazzi, chiese e monumenti; solo allora si scopre il valore della carta',
    location: 'Attivalo con un’azione; si può fare una sola volta per round',
  },
  coins: 'Monete da 50, 100 e 500, che si possono sempre cambiare',
  supply: (left) => `Nella riserva: ${left}`,
  market: (sale, purchase) => `Al mercato: vendita a ${sale}, acquisto a ${purchase}`,
  places: (gives, buys) => `Si ottiene ${plain(fromThe(gives.the))}, si vende ${plain(toThe(buys.the))}`,
  artistsOfType: (names) => `Artisti celebri: ${names}`,
  anonymous: (price) =>
    `Uno per tipo, ciascuno una volta per round, a ${price}; non dà punti prestigio e non si può prenotare`,
  action: 'Azione',
  deed: (deed, fiorini) =>
    ({
      sell: `Vendi una risorsa della tua mano per ${fiorini}`,
      buy: `Compra una risorsa della riserva per ${fiorini}`,
      exchange: 'Cedi due risorse qualsiasi e prendine una qualsiasi dalla riserva',
      sendWorkers: `Guadagni ${fiorini}, o ciò che resta nella riserva; è sempre possibile`,
      seekInspiration: 'Pesca una carta Florenza dal mazzo in uso',
    })[deed],
  office: 'Carica',
  captain: ['Gioca per primo', 'Alla fine del round sceglie la risorsa che tutti ricevono'],
  captainAtEnd: (points) => `Il Capitano eletto alla fine della partita ottiene ${points}`,
};

export const GLOSSES: Words['glosses'] = {
  ...COMMON.glosses,
  // Guilds
  'arte-maggiore': 'corporazione degli artigiani',
  'signore-de-lo-rione': 'signore del rione',
  protettore: 'patrono dei monumenti',
  'mastro-artista': 'mecenate',
  'bottega-d-arte': 'scuola d’arte',
  edificatore: 'capomastro',
  'arte-dei-mercatanti': 'corporazione dei mercanti',
  padrone: 'padrone di casa',
  // District buildings
  lastricato: 'strada lastricata',
  sacello: 'piccola cappella',
  edicola: 'tabernacolo',
  // Family palaces
  affresco: 'pittura sull’intonaco umido',
  sala: 'stanza per i ricevimenti',
  ingresso: 'portone e vestibolo',
  'statua-di-bronzo': 'figura fusa in metallo',
  'facciata-palazzo': COMMON.glosses['palazzo-facciata'],
  camino: 'focolare scolpito',
  'grande-quadro': 'dipinto per un’intera parete',
  fontana: 'vasca con giochi d’acqua',
  scalone: 'scala d’onore',
  // District churches
  campanile: 'torre delle campane',
  crocifisso: 'Cristo in croce',
  'facciata-chiesa': COMMON.glosses['chiesa-facciata'],
  navata: 'corpo lungo della chiesa',
  sagrato: 'spazio davanti alla chiesa',
  sagrestia: 'stanza dei paramenti',
  'pala-d-altare': 'dipinto sopra l’altare',
  trittico: 'dipinto in tre parti',
  // Monuments
  'palazzodellasignoria-salone': COMMON.glosses['signoria-salone'],
  'palazzodellasignoria-facciata': COMMON.glosses['signoria-facciata'],
  'palazzovescovile-facciata': COMMON.glosses['vescovile-facciata'],
  'palazzovescovile-salone': COMMON.glosses['vescovile-salone'],
  'pontevecchio-struttura': 'struttura del ponte',
  'santacroce-cappella': 'cappella della basilica',
  'santacroce-monumentofunebre': 'sepolcro nella basilica',
  'santamarianovella-facciata': 'facciata della basilica domenicana',
  'santamarianovella-cappella': 'cappella della basilica domenicana',
  'santamarianovella-crocifisso': 'crocifisso della basilica domenicana',
  'sanlorenzo-sagrestia': 'sagrestia della basilica',
  'sanlorenzo-navata': 'navata della basilica',
  'uffizi-interni': 'interni del palazzo degli uffici',
  // Locations
  baratto: 'scambio',
  'capitano-del-popolo': 'capo delle milizie cittadine',
};
