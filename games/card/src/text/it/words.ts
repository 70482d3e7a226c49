import { COMMON, fromThe, toThe, withObject } from '@signoria/common/text/it';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, GLOSSES, LINES, points, resources, worth } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const NUMBER_WORDS = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];
const card = (isOne: boolean) => (isOne ? 'carta' : 'carte');
const cards = (count: number) => `${NUMBER_WORDS[count] ?? count} ${card(count < 2)}`;

export const WORDS: Words = {
  ...COMMON,
  title: 'Florenza: The Card Game',
  summary:
    'Da due a quattro famiglie della Firenze rinascimentale raccolgono marmo, oro e spezie, aprono botteghe e ingaggiano i grandi artisti per adornare palazzi, chiese e i monumenti della città. Cinque round, mani segrete e un pittore che forse ti darà un capolavoro.',
  options: {
    guilds: {
      name: 'Arti',
      explained: 'Si gioca con le dodici carte Arte. Senza di esse la prima partita è più semplice (R1.3).',
    },
    openPurses: {
      name: 'Borse aperte',
      explained:
        'Mostra le risorse e i fiorini di tutti. Si potrebbero comunque contare; le carte in mano restano segrete (R1.11).',
    },
  },

  anArtist: 'un artista',
  extraAction: 'un’azione extra ogni round',
  points,
  forFiorini: (fiorini) => prose`per ${fiorini}`,
  forFree: 'gratis',
  eachRound: 'ogni round',
  includingGuild: (points: number, guild: string) => `di cui ${points} per ${guild}`,

  cards: (count) => `${count} ${card(count === 1)}`,
  resources,
  aResource: A_RESOURCE,

  monuments: 'Monumenti',
  artists: 'Artisti',
  locations: 'Luoghi',
  supply: 'Riserva',
  complete: 'Completa',
  reserve: 'Prenota',
  reserved: (count) => (count === 1 ? 'prenotato' : 'prenotati'),
  reservedByYou: 'prenotato da te',
  takeOne: 'prendi 1',
  swapOne: 'scambia 1',
  oneAction: '+1 azione',
  inDeck: (count) => `${count} nel mazzo`,
  claimed: (name) => `${name} sarà Capitano`,

  kinds: {
    residence: {
      name: 'abitazione',
      gloss:
        'dà un’azione extra ogni round e, dal round successivo, una carta Florenza in più; alcune danno una rendita',
    },
    workshop: { name: 'bottega', gloss: 'dà una rendita alla fine di ogni round' },
    guild: { name: 'arte', gloss: 'ogni Arte ha il suo effetto su costi, rendite o punteggio' },
    preacher: { name: COMMON.preacher.name, gloss: 'dà un’azione extra ogni round; puoi averne solo uno' },
    districtBuilding: {
      name: 'edificio di rione',
      gloss: 'dà punti prestigio, e altri in serie con un palazzo e una chiesa',
    },
    palace: {
      name: 'palazzo di famiglia',
      gloss: 'richiede un artista e dà punti prestigio, e altri in serie con una chiesa e un edificio di rione',
    },
    church: {
      name: 'chiesa di rione',
      gloss: 'richiede un artista e dà punti prestigio, e altri in serie con un palazzo e un edificio di rione',
    },
    monument: { name: 'monumento', gloss: 'un’opera di tutta la città' },
    artist: { name: 'artista', gloss: 'un architetto, uno scultore o un pittore' },
    location: { name: 'luogo', gloss: 'un posto in città aperto a tutti' },
  },
  kindGlosses: {
    residence: 'casa per una famiglia del rione',
    workshop: 'luogo di lavoro di un artigiano',
    guild: 'corporazione di mestiere',
    preacher: 'frate che parla alle folle',
    districtBuilding: 'costruzione per tutto il quartiere',
    palace: 'dimora della tua famiglia',
    church: 'luogo di culto del quartiere',
    captain: GLOSSES['capitano-del-popolo'],
  },
  anAnonymous: {
    architect: 'un architetto anonimo',
    sculptor: 'uno scultore anonimo',
    painter: 'un pittore anonimo',
  },
  captain: { ...COMMON.captain, gloss: 'chi gioca per primo' },
  places: {
    Duomo: 'del Duomo',
    Banco: 'del Banco',
    'Palazzo della Signoria': 'del Palazzo della Signoria',
    Battistero: 'del Battistero',
    Lastricato: 'del Lastricato',
    'Palazzo Vescovile': 'del Palazzo Vescovile',
    'Ponte Vecchio': 'del Ponte Vecchio',
    'Santa Croce': 'di Santa Croce',
    'Santa Maria Novella': 'di Santa Maria Novella',
    Ospedale: 'dell’Ospedale',
    'San Lorenzo': 'di San Lorenzo',
    Uffizi: 'degli Uffizi',
  },
  ofKind: { palace: 'del palazzo di famiglia', church: 'della chiesa di rione' },
  scoreLines: {
    monuments: 'Monumenti',
    districtBuildings: 'Edifici di rione',
    palaces: 'Palazzi di famiglia',
    churches: 'Chiese di rione',
    artists: 'Artisti ingaggiati',
    sets: 'Serie di palazzo, chiesa ed edificio di rione',
    guilds: 'Carte Arte',
    resources: 'Risorse in mano',
    fiorini: 'Fiorini in mano',
    captain: COMMON.captain.name,
    reservedMonuments: 'Monumenti prenotati e non completati',
    reservedArtists: 'Artisti prenotati e non ingaggiati',
  },

  stages: {
    action: (action, actions) => `azione ${action} di ${actions}`,
    extraAction: (card) => `azione extra: ${card}`,
    roundEnd: (question) =>
      `fine del round: ${{ keep: 'carte da scartare', captainsResource: 'la risorsa del Capitano', merchantsResource: 'rendita delle carte' }[question]}`,
  },

  questions: {
    action: (who) => prose`${who}, quale azione scegli?`,
    hire: (who, { the }, cost) => prose`${who}, quale artista ingaggi per ${the} (costo: ${cost}, più l’artista)?`,
    barter: (who, { the }) => prose`${who}, quale risorsa scambi ${toThe(the)}, e con quale altra?`,
    give: (who) => prose`${who}, quali due risorse scambi con una?`,
    take: (who, given) => prose`${who}, quale risorsa prendi in cambio di ${given}?`,
    keep: (who) => prose`${who}, quale carta tieni? Le altre le scarti.`,
    captainsResource: (who) => prose`Capitano ${who}, quale risorsa riceveranno tutti?`,
    merchantsResource: (who, { the }) => prose`${who}, quale risorsa ti dà ${the}?`,
  },

  verbs: VERBS,
  moves: {
    play: ({ the }, details) => prose`Gioca ${the} (${details})`,
    complete: ({ the }, details) => prose`Completa ${the} (${details})`,
    reserveMonument: ({ the }, points) =>
      prose`Prenota ${the} (+${points} ${points === 1 ? 'punto' : 'punti'} prestigio se completi il monumento, altrimenti −${points})`,
    reserveArtist: ({ name, skill }, price, values) =>
      prose`Prenota ${name} (${skill}, da ingaggiare più tardi ${price}, ${worth(values)})`,
    activateToTake: ({ the }, resource) => prose`Attiva ${the}: prendi ${resource}`,
    activateToSell: ({ the }, resource, fiorini) => prose`Attiva ${the}: vendi ${resource} per ${fiorini}`,
    activateToBarter: ({ the }) => prose`Attiva ${the}: scambia una risorsa con un’altra`,
    activateForCaptaincy: ({ the }) => prose`Attiva ${the}: sarai il prossimo Capitano`,
    sendWorkers: (fiorini) => prose`Manda gli operai a lavorare (${withObject('guadagni', fiorini)})`,
    sell: (resource, fiorini) => prose`Vendi ${resource} al mercato per ${fiorini}`,
    buy: (resource, fiorini) => prose`Compra ${resource} al mercato per ${fiorini}`,
    exchange: () => ['Scambia due risorse con una al mercato'],
    seekInspiration: () => ['Cerca ispirazione: pesca una carta'],
    hire: ({ name, skill }, price, values, from) =>
      from === 'table'
        ? prose`Ingaggia ${name} ${price} (${skill}, ${worth(values)})`
        : prose`Ingaggia ${name}, che hai prenotato, ${price} (${skill}, ${worth(values)})`,
    hireAnonymous: (artist, price) => prose`Ingaggia ${artist} ${price} (nessun punto)`,
    barter: (give, take) => prose`Scambia ${give} con ${take}`,
    give: (resources) => prose`Cedi ${resources}`,
    take: (resource) => prose`Prendi ${resource}`,
    keep: ({ the }) => prose`Tieni ${the}`,
    chooseForAll: (resource) => prose`Dai a tutti ${resource}`,
    chooseForGuild: (resource) => prose`Ricevi ${resource}`,
  },

  events: {
    roundBegan: (round, captain) => prose`Comincia il round ${round}; il Capitano è ${captain}.`,
    artistsDrawn: (artists) => prose`Artisti in città: ${artists}.`,
    monumentsDrawn: (monuments) => prose`Nuovi monumenti: ${monuments}.`,
    cardsDrawn: (who, count, drawn) =>
      count === 0
        ? prose`${who} non pesca ${cards(0)}.`
        : prose`${who} pesca ${cards(count)}${drawn === null ? '' : prose`: ${drawn}`}.`,
    extraActions: (card, who) => prose`Azione extra (${card}) per ${who}.`,
    cardPlayed: (who, { the }, paid) => prose`${who} gioca ${the} pagando ${paid}.`,
    monumentCompleted: (who, { the }, paid) => prose`${who} completa ${the} pagando ${paid}.`,
    artistHired: (who, { name, skill }, paid, value, masterpiece) =>
      prose`${who} ingaggia ${name} (${skill}) ${paid}: ${worth(String(value))}${masterpiece ? ', un capolavoro' : ''}.`,
    anonymousHired: (who, artist, paid) => prose`${who} ingaggia ${artist} ${paid}.`,
    monumentReserved: (who, { the }) => prose`${who} prenota ${the}.`,
    artistReserved: (who, { name, skill }) => prose`${who} prenota ${name} (${skill}).`,
    resourceTaken: (who, { the }, resource) => prose`${who} attiva ${the} e prende ${resource}.`,
    resourceSold: (who, location, resource, fiorini) =>
      location === null
        ? prose`${who} vende ${resource} al mercato per ${fiorini}.`
        : prose`${who} attiva ${location.the} e vende ${resource} per ${fiorini}.`,
    resourceBought: (who, resource, fiorini) => prose`${who} compra ${resource} al mercato per ${fiorini}.`,
    exchanged: (who, gave, took) => prose`${who} scambia al mercato ${gave} con ${took}.`,
    bartered: (who, { the }, gave, took) => prose`${who} attiva ${the} e scambia ${gave} con ${took}.`,
    captaincyClaimed: (who, { the }) => prose`${who} prende ${the} e sarà il prossimo Capitano.`,
    workersSent: (who, fiorini) => prose`${who} manda gli operai a lavorare e ${withObject('guadagna', fiorini)}.`,
    inspirationSought: (who) => prose`${who} cerca ispirazione.`,
    cardKept: (who, card) =>
      card === null ? prose`${who} sceglie la carta da tenere.` : prose`${who} tiene ${card.the}.`,
    cardsDiscarded: (who, count, discarded) =>
      prose`${who} scarta ${cards(count)}${discarded === null ? '' : prose`: ${discarded}`}.`,
    monumentsRemoved: (monuments) => prose`Fuori dal gioco: ${monuments}.`,
    artistsRemoved: (artists) => prose`Non più in città: ${artists}.`,
    captainsResource: (who, resource) => prose`Il Capitano ${who} sceglie ${resource} per tutti.`,
    income: (who, goods, from) => prose`${who} riceve ${goods}${from === 'cards' ? ' (rendita delle carte)' : ''}.`,
    guildIncome: (who, goods, { the }) => prose`${who} riceve ${goods} ${fromThe(the)}.`,
    captainElected: (who, captain, claimed) =>
      claimed
        ? prose`${who} ha preso la carta del Capitano e diventa ${captain}.`
        : prose`Nessuno ha preso la carta del Capitano: la carica di ${captain} passa a ${who}.`,
    locationsReset: () => ['Tutti i luoghi e gli artisti anonimi sono di nuovo disponibili.'],
    artistsRevealed: (who, artists, count) =>
      prose`${who} scopre ${count === 1 ? 'un artista prenotato e mai ingaggiato' : 'artisti prenotati e mai ingaggiati'}: ${artists}.`,
  },

  reasons: REASONS,

  deeds: {
    sell: { name: 'Vendi', gloss: 'una risorsa al mercato' },
    buy: { name: 'Compra', gloss: 'una risorsa al mercato' },
    exchange: { name: 'Scambia', gloss: 'due risorse con una al mercato' },
    sendWorkers: { name: 'Operai', gloss: 'guadagnano fiorini per te' },
    seekInspiration: { name: 'Ispirazione', gloss: 'una carta in più' },
  },

  guilds: {
    'arte-dei-mercatanti': 'a scelta ogni round',
    'arte-maggiore': 'per bottega',
    'bottega-d-arte': 'in meno per artista',
    edificatore: 'in meno per monumento',
    'mastro-artista': 'per terna di artisti',
    padrone: 'per abitazione',
    protettore: 'per monumento',
    'signore-de-lo-rione': 'per serie',
  },

  lines: LINES,
  glosses: GLOSSES,
};
