import { COMMON, dative } from '@signoria/common/text/de';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, GLOSSES, LINES, points, resources, worth } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const NUMBER_WORDS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const card = (count: number) => (count === 1 ? 'Karte' : 'Karten');
const cards = (count: number) => `${NUMBER_WORDS[count] ?? count} ${card(count)}`;

export const WORDS: Words = {
  ...COMMON,
  title: 'Florenza: The Card Game',
  summary:
    'Zwei bis vier Familien im Florenz der Renaissance sammeln Marmor, Gold und Gewürze, gründen Werkstätten und stellen die großen Künstler ein, um Paläste, Kirchen und die Monumente der Stadt zu schmücken. Fünf Runden, verdeckte Karten und ein Maler, dem vielleicht ein Meisterwerk gelingt.',
  options: {
    guilds: {
      name: 'Gilden',
      explained: 'Spielt mit den zwölf Gildenkarten. Ohne sie ist die erste Partie leichter (R1.3).',
    },
    openPurses: {
      name: 'Offene Geldbeutel',
      explained:
        'Zeigt die Materialien und Fiorini aller. Sie ließen sich ohnehin mitzählen; die Handkarten bleiben geheim (R1.11).',
    },
  },

  anArtist: 'ein Künstler',
  extraAction: 'eine Zusatzaktion pro Runde',
  points,
  forFiorini: (fiorini) => prose`für ${fiorini}`,
  forFree: 'gratis',
  eachRound: 'pro Runde',
  includingGuild: (points: number, guild: string) => `davon ${points} durch die Gilde ${guild}`,

  cards: (count) => `${count} ${card(count)}`,
  resources,
  aResource: A_RESOURCE,

  monuments: 'Monumente',
  artists: 'Künstler',
  locations: 'Zentralkarten',
  supply: 'Vorrat',
  complete: 'Erbauen',
  reserve: 'Reservieren',
  reserved: () => 'reserviert',
  reservedByYou: 'von dir reserviert',
  takeOne: 'nimm 1',
  swapOne: 'tausche 1',
  oneAction: '+1 Aktion',
  inDeck: (count) => `${count} im Stapel`,
  claimed: (name) => `${name} wird Hauptmann`,

  kinds: {
    residence: {
      name: 'Wohngebäude',
      gloss: 'gibt jede Runde eine Zusatzaktion und ab der nächsten eine Florenzakarte mehr, manche auch Einkommen',
    },
    workshop: { name: 'Werkstatt', gloss: 'gibt am Ende jeder Runde Einkommen' },
    guild: { name: 'Gilde', gloss: 'jede Gilde wirkt anders auf Kosten, Einkommen oder Wertung' },
    preacher: { name: COMMON.preacher.name, gloss: 'gibt jede Runde eine Zusatzaktion; du darfst nur einen haben' },
    districtBuilding: {
      name: 'Stadtteilgebäude',
      gloss: 'gibt Siegpunkte, im Satz mit Palast und Kirche noch mehr',
    },
    palace: {
      name: 'Familienpalast',
      gloss: 'braucht einen Künstler und gibt Siegpunkte, im Satz mit Kirche und Stadtteilgebäude noch mehr',
    },
    church: {
      name: 'Stadtteilkirche',
      gloss: 'braucht einen Künstler und gibt Siegpunkte, im Satz mit Palast und Stadtteilgebäude noch mehr',
    },
    monument: { name: 'Monument', gloss: 'ein Werk der ganzen Stadt' },
    artist: { name: 'Künstler', gloss: 'Architekt, Bildhauer oder Maler' },
    location: { name: 'Zentralkarte', gloss: 'ein Ort in der Stadt, der allen offensteht' },
  },
  kindGlosses: {},
  anAnonymous: {
    architect: 'einen unbekannten Architekten',
    sculptor: 'einen unbekannten Bildhauer',
    painter: 'einen unbekannten Maler',
  },
  captain: { ...COMMON.captain, gloss: 'der Startspieler' },
  places: {
    Duomo: 'des Duomo',
    Banco: 'des Banco',
    'Palazzo della Signoria': 'des Palazzo della Signoria',
    Battistero: 'des Battistero',
    Lastricato: 'des Lastricato',
    'Palazzo Vescovile': 'des Palazzo Vescovile',
    'Ponte Vecchio': 'des Ponte Vecchio',
    'Santa Croce': 'von Santa Croce',
    'Santa Maria Novella': 'von Santa Maria Novella',
    Ospedale: 'des Ospedale',
    'San Lorenzo': 'von San Lorenzo',
    Uffizi: 'der Uffizi',
  },
  ofKind: { palace: 'des Familienpalasts', church: 'der Stadtteilkirche' },
  scoreLines: {
    monuments: 'Erbaute Monumente',
    districtBuildings: 'Stadtteilgebäude',
    palaces: 'Familienpaläste',
    churches: 'Stadtteilkirchen',
    artists: 'Eingestellte Künstler',
    sets: 'Komplette Sätze aus Palast, Kirche und Stadtteilgebäude',
    guilds: 'Gildenkarten',
    resources: 'Materialien auf der Hand',
    fiorini: 'Fiorini auf der Hand',
    captain: COMMON.captain.name,
    reservedMonuments: 'Reservierte, nicht erbaute Monumente',
    reservedArtists: 'Reservierte, nicht eingestellte Künstler',
  },

  stages: {
    action: (action, actions) => `Aktion ${action} von ${actions}`,
    extraAction: (card) => `Zusatzaktion: ${card}`,
    roundEnd: (question) =>
      `Rundenende: ${{ keep: 'Karten abwerfen', captainsResource: 'Zusatzmaterial', merchantsResource: 'persönliches Einkommen' }[question]}`,
  },

  questions: {
    action: (who) => prose`${who}, welche Aktion führst du aus?`,
    hire: (who, { the }, cost) => prose`${who}, welchen Künstler stellst du für ${the} ein (${cost}, dazu sein Preis)?`,
    barter: (who, { name }) => prose`${who}, welches Material tauschst du beim ${name} gegen welches andere?`,
    give: (who) => prose`${who}, welche zwei Materialien tauschst du gegen eines?`,
    take: (who, given) => prose`${who}, welches Material nimmst du für ${given}?`,
    keep: (who) => prose`${who}, welche Karte behältst du? Die anderen wirfst du ab.`,
    captainsResource: (who) => prose`Hauptmann ${who}, welches Zusatzmaterial sollen alle erhalten?`,
    merchantsResource: (who, { the }) => prose`${who}, welches Material nimmst du von ${dative(the)}?`,
  },

  verbs: VERBS,
  moves: {
    play: ({ the }, details) => prose`Spiele ${the} (${details})`,
    complete: ({ the }, details) => prose`Erbaue ${the} (${details})`,
    reserveMonument: ({ the }, points) =>
      prose`Reserviere ${the} (+${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}, wenn erbaut, sonst −${points})`,
    reserveArtist: ({ name, skill }, price, values) =>
      prose`Reserviere ${name} (${skill}, später ${price} einzustellen, ${worth(values)})`,
    activateToTake: ({ the }, resource) => prose`Aktiviere ${the}: Nimm ${resource}`,
    activateToSell: ({ the }, resource, fiorini) => prose`Aktiviere ${the}: Verkaufe ${resource} für ${fiorini}`,
    activateToBarter: ({ the }) => prose`Aktiviere ${the}: Tausche ein Material gegen ein anderes`,
    activateForCaptaincy: ({ the }) => prose`Aktiviere ${the}: Werde der nächste Hauptmann`,
    sendWorkers: (fiorini) => prose`Schicke Arbeiter los (verdiene ${fiorini})`,
    sell: (resource, fiorini) => prose`Verkaufe ${resource} auf dem Markt für ${fiorini}`,
    buy: (resource, fiorini) => prose`Kaufe ${resource} auf dem Markt für ${fiorini}`,
    exchange: () => ['Tausche auf dem Markt zwei Materialien gegen eines'],
    seekInspiration: () => ['Suche Inspiration: Ziehe eine Karte'],
    hire: ({ name, skill }, price, values, from) =>
      from === 'table'
        ? prose`Stelle ${name} ${price} ein (${skill}, ${worth(values)})`
        : prose`Stelle den reservierten ${name} ${price} ein (${skill}, ${worth(values)})`,
    hireAnonymous: (artist, price) => prose`Stelle ${artist} ${price} ein (keine Siegpunkte)`,
    barter: (give, take) => prose`Tausche ${give} gegen ${take}`,
    give: (resources) => prose`Gib ${resources}`,
    take: (resource) => prose`Nimm ${resource}`,
    keep: ({ the }) => prose`Behalte ${the}`,
    chooseForAll: (resource) => prose`Gib allen ${resource}`,
    chooseForGuild: (resource) => prose`Nimm ${resource} als Einkommen`,
  },

  events: {
    roundBegan: (round, captain) => prose`Runde ${round} beginnt; ${captain} ist Hauptmann.`,
    artistsDrawn: (artists) => prose`Künstler in der Stadt: ${artists}.`,
    monumentsDrawn: (monuments) => prose`Neue Monumente: ${monuments}.`,
    cardsDrawn: (who, count, drawn) => prose`${who} zieht ${cards(count)}${drawn === null ? '' : prose`: ${drawn}`}.`,
    extraActions: (card, who) => prose`Zusatzaktion (${card}) für ${who}.`,
    cardPlayed: (who, { the }, paid) => prose`${who} spielt ${the} und zahlt ${paid}.`,
    monumentCompleted: (who, { the }, paid) => prose`${who} erbaut ${the} und zahlt ${paid}.`,
    artistHired: (who, { name, skill }, paid, value, masterpiece) =>
      prose`${who} stellt ${name} (${skill}) ${paid} ein: ${points(value)}${masterpiece ? ', ein Meisterwerk' : ''}.`,
    anonymousHired: (who, artist, paid) => prose`${who} stellt ${artist} ${paid} ein.`,
    monumentReserved: (who, { the }) => prose`${who} reserviert ${the}.`,
    artistReserved: (who, { name, skill }) => prose`${who} reserviert ${name} (${skill}).`,
    resourceTaken: (who, { the }, resource) => prose`${who} aktiviert ${the} und nimmt ${resource}.`,
    resourceSold: (who, location, resource, fiorini) =>
      location === null
        ? prose`${who} verkauft ${resource} auf dem Markt für ${fiorini}.`
        : prose`${who} aktiviert ${location.the} und verkauft ${resource} für ${fiorini}.`,
    resourceBought: (who, resource, fiorini) => prose`${who} kauft ${resource} auf dem Markt für ${fiorini}.`,
    exchanged: (who, gave, took) => prose`${who} tauscht auf dem Markt ${gave} gegen ${took}.`,
    bartered: (who, { the }, gave, took) => prose`${who} aktiviert ${the} und tauscht ${gave} gegen ${took}.`,
    captaincyClaimed: (who, { the }) => prose`${who} nimmt ${the} und wird der nächste Hauptmann.`,
    workersSent: (who, fiorini) => prose`${who} schickt Arbeiter los und verdient ${fiorini}.`,
    inspirationSought: (who) => prose`${who} sucht Inspiration.`,
    cardKept: (who, card) =>
      card === null ? prose`${who} wählt, welche Karte bleibt.` : prose`${who} behält ${card.the}.`,
    cardsDiscarded: (who, count, discarded) =>
      prose`${who} wirft ${cards(count)} ab${discarded === null ? '' : prose`: ${discarded}`}.`,
    monumentsRemoved: (monuments) => prose`Aus dem Spiel: ${monuments}.`,
    artistsRemoved: (artists) => prose`Nicht mehr in der Stadt: ${artists}.`,
    captainsResource: (who, resource) => prose`${who} wählt als Hauptmann das Zusatzmaterial: ${resource} für alle.`,
    income: (who, goods, from) => prose`${who} erhält ${goods}${from === 'cards' ? ' (persönliches Einkommen)' : ''}.`,
    guildIncome: (who, goods, { the }) => prose`${who} erhält ${goods} von ${dative(the)}.`,
    captainElected: (who, captain, claimed) =>
      claimed
        ? prose`${who} übernimmt das Amt und ist nun ${captain}.`
        : prose`Niemand hat das Amt beansprucht; ${captain} ist nun ${who}.`,
    locationsReset: () => ['Alle Zentralkarten und unbekannten Künstler sind wieder verfügbar.'],
    artistsRevealed: (who, artists, count) =>
      prose`${who} deckt ${count === 1 ? 'einen reservierten, nie eingestellten' : 'reservierte, nie eingestellte'} Künstler auf: ${artists}.`,
  },

  reasons: REASONS,

  deeds: {
    sell: { name: 'Verkauf', gloss: 'ein Material auf dem Markt' },
    buy: { name: 'Kauf', gloss: 'ein Material auf dem Markt' },
    exchange: { name: 'Tausch', gloss: 'zwei Materialien gegen eines auf dem Markt' },
    sendWorkers: { name: 'Arbeiter', gloss: 'sie verdienen Fiorini für dich' },
    seekInspiration: { name: 'Inspiration', gloss: 'eine Karte mehr' },
  },

  guilds: {
    'arte-dei-mercatanti': 'nach Wahl pro Runde',
    'arte-maggiore': 'je Werkstatt',
    'bottega-d-arte': 'je Künstler weniger',
    edificatore: 'je Monument weniger',
    'mastro-artista': 'je Künstlertrio',
    padrone: 'je Wohngebäude',
    protettore: 'je Monument',
    'signore-de-lo-rione': 'je Satz',
  },

  lines: LINES,
  glosses: GLOSSES,
};
