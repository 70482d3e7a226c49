import { prose } from '@signoria/engine';
import { GERMAN } from '@signoria/florence';
import type { Words } from './words.ts';

const NUMBER_WORDS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const cards = (count: number) => `${NUMBER_WORDS[count] ?? count} ${count === 1 ? 'Karte' : 'Karten'}`;

export const DE = {
  ...GERMAN,
  language: 'de',
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
        'Zeigt Materialien und Fiorini aller. Mitzählen ließen sie sich ohnehin; die Handkarten bleiben geheim (R1.11).',
    },
  },

  anArtist: 'ein Künstler',
  extraAction: 'eine Zusatzaktion je Runde',
  points: (count) => `${count} ${count === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  eachRound: (income) => prose`${income} je Runde`,

  kinds: {
    residence: {
      name: 'Wohngebäude',
      gloss: 'Bringt jede Runde eine Zusatzaktion und ab der nächsten eine Florenzakarte mehr, manche auch Einkommen',
    },
    workshop: { name: 'Werkstatt', gloss: 'Bringt am Ende jeder Runde Einkommen' },
    guild: { name: 'Gilde', gloss: 'Ändert, was sich lohnt: Jede Gilde hat ihre eigene Wirkung' },
    preacher: { name: 'Prediger', gloss: 'Bringt jede Runde eine Zusatzaktion; mehr als einen darf niemand haben' },
    districtBuilding: {
      name: 'Stadtteilgebäude',
      gloss: 'Bringt Siegpunkte, im Satz mit Palast und Kirche noch mehr',
    },
    palace: {
      name: 'Familienpalast',
      gloss: 'Braucht einen Künstler und bringt Siegpunkte, im Satz mit Kirche und Stadtteilgebäude noch mehr',
    },
    church: {
      name: 'Stadtteilkirche',
      gloss: 'Braucht einen Künstler und bringt Siegpunkte, im Satz mit Palast und Stadtteilgebäude noch mehr',
    },
    monument: { name: 'Monument', gloss: 'ein Werk der ganzen Stadt' },
    artist: { name: 'Künstler', gloss: 'Architekt, Bildhauer oder Maler' },
    location: { name: 'Zentralkarte', gloss: 'ein Ort in der Stadt, der allen offensteht' },
  },
  anAnonymous: {
    architect: 'einen unbekannten Architekten',
    sculptor: 'einen unbekannten Bildhauer',
    painter: 'einen unbekannten Maler',
  },
  captain: { name: 'Hauptmann des Volkes', gloss: 'der Startspieler' },
  scoreLines: {
    monuments: 'Erbaute Monumente',
    districtBuildings: 'Stadtteilgebäude',
    palaces: 'Familienpaläste',
    churches: 'Stadtteilkirchen',
    artists: 'Eingestellte Künstler',
    sets: 'Komplette Sätze aus Palast, Kirche und Stadtteilgebäude',
    guilds: 'Gildenkarten',
    resources: 'Materialien auf der Hand',
    fiorini: 'Geldkarten auf der Hand',
    captain: 'Hauptmann des Volkes',
    reservedMonuments: 'Reservierte, nicht erbaute Monumente',
    reservedArtists: 'Reservierte, nicht eingestellte Künstler',
  },

  stages: {
    round: (round, rounds, moment) => `Runde ${round} von ${rounds} · ${moment}`,
    action: (action, actions) => `Aktion ${action} von ${actions}`,
    extraAction: (card) => `Zusatzaktion: ${card}`,
    roundEnd: (question) =>
      `Rundenende: ${{ keep: 'Karten abwerfen', captainsResource: 'Zusatzmaterial', merchantsResource: 'Einkommen durch Karten' }[question]}`,
    over: 'Das Spiel ist zu Ende',
  },

  questions: {
    action: (who) => prose`${who}, welche Aktion führst du aus?`,
    hire: (who, { the }, cost) => prose`${who}, welchen Künstler stellst du für ${the} ein (dazu kommen ${cost})?`,
    barter: (who, { name }) => prose`${who}, welches Material tauschst du beim ${name} gegen welches andere?`,
    give: (who) => prose`${who}, welche zwei Materialien tauschst du gegen eines?`,
    take: (who, given) => prose`${who}, welches Material nimmst du für ${given}?`,
    keep: (who) => prose`${who}, welche Karte behältst du, wenn du die anderen abwirfst?`,
    captainsResource: (who) => prose`Hauptmann ${who}, welches Zusatzmaterial sollen alle erhalten?`,
    merchantsResource: (who, { the }) => prose`${who}, welches Material soll dir ${the} bringen?`,
    waiting: (names) => prose`Wir warten auf ${names}.`,
    over: ['Das Spiel ist zu Ende.'],
  },

  moves: {
    play: ({ name }, details) => prose`Spiele ${name} (${details})`,
    complete: ({ name }, details) => prose`Erbaue ${name} (${details})`,
    reserveMonument: ({ name }, points) => prose`Reserviere ${name} (${points}; Abzug, wenn nicht erbaut)`,
    reserveArtist: ({ name, skill }, price, values) =>
      prose`Reserviere ${name} (${skill}, später für ${price} einzustellen, Wert ${values})`,
    activateToTake: ({ the }, resource) => prose`Aktiviere ${the}: nimm ${resource}`,
    activateToSell: ({ the }, resource, fiorini) => prose`Aktiviere ${the}: verkaufe ${resource} für ${fiorini}`,
    activateToBarter: ({ the }) => prose`Aktiviere ${the}: tausche ein Material gegen ein anderes`,
    activateForCaptaincy: ({ the }) => prose`Aktiviere ${the}: werde der nächste Hauptmann`,
    sendWorkers: (fiorini) => prose`Schicke Arbeiter los für ${fiorini}`,
    sell: (resource, fiorini) => prose`Verkaufe ${resource} auf dem Markt für ${fiorini}`,
    buy: (resource, fiorini) => prose`Kaufe ${resource} auf dem Markt für ${fiorini}`,
    exchange: () => ['Tausche auf dem Markt zwei Materialien gegen eines'],
    seekInspiration: () => ['Suche Inspiration: ziehe eine Karte'],
    hire: ({ name, skill }, price, values, from) =>
      from === 'table'
        ? prose`Stelle ${name} für ${price} ein (${skill}, Wert ${values})`
        : prose`Stelle ${name}, von dir reserviert, für ${price} ein (${skill}, Wert ${values})`,
    hireAnonymous: (artist, price) => prose`Stelle ${artist} für ${price} ein (ohne Wert)`,
    barter: (give, take) => prose`Tausche ${give} gegen ${take}`,
    give: (resources) => prose`Gib ${resources}`,
    take: (resource) => prose`Nimm ${resource}`,
    keep: ({ name }) => prose`Behalte ${name}`,
    chooseForAll: (resource) => prose`Gib allen ${resource}`,
    chooseForGuild: (resource) => prose`Nimm ${resource} als Einkommen`,
  },

  events: {
    roundBegan: (round, captain) => prose`Runde ${round} beginnt; ${captain} ist Hauptmann.`,
    artistsDrawn: (artists) => prose`Künstler in der Stadt: ${artists}.`,
    monumentsDrawn: (monuments) => prose`Neue Monumente: ${monuments}.`,
    cardsDrawn: (who, count, drawn) => prose`${who} zieht ${drawn ?? cards(count)}.`,
    extraActions: (card, who) => prose`Zusatzaktion (${card}) für ${who}.`,
    cardPlayed: (who, { the }, paid) => prose`${who} spielt ${the} und zahlt ${paid}.`,
    monumentCompleted: (who, { the }, paid) => prose`${who} erbaut ${the} und zahlt ${paid}.`,
    artistHired: (who, { name, skill }, paid, value, masterpiece) =>
      prose`${who} stellt ${name} (${skill}) für ${paid} ein: Wert ${value}${masterpiece ? ', ein Meisterwerk' : ''}.`,
    anonymousHired: (who, artist, paid) => prose`${who} stellt ${artist} für ${paid} ein.`,
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
    workersSent: (who, fiorini) => prose`${who} schickt Arbeiter los und erhält ${fiorini}.`,
    inspirationSought: (who) => prose`${who} sucht Inspiration.`,
    cardKept: (who, card) =>
      card === null ? prose`${who} wählt, welche Karte bleibt.` : prose`${who} behält ${card.the}.`,
    cardsDiscarded: (who, count, discarded) => prose`${who} wirft ${discarded ?? cards(count)} ab.`,
    monumentsRemoved: (monuments) => prose`Aus dem Spiel: ${monuments}.`,
    artistsRemoved: (artists) => prose`Nicht mehr in der Stadt: ${artists}.`,
    captainsResource: (who, resource) => prose`${who} wählt als Hauptmann das Zusatzmaterial: ${resource} für alle.`,
    income: (who, goods, from) => prose`${who} erhält ${goods}${from === 'cards' ? ' durch Karten' : ''}.`,
    guildIncome: (who, goods, { the }) => prose`${who} erhält ${goods} durch ${the}.`,
    captainElected: (who, captain, claimed) =>
      claimed
        ? prose`${who} übernimmt das Amt und ist nun ${captain}.`
        : prose`Niemand beansprucht das Amt; ${captain} wird reihum ${who}.`,
    locationsReset: () => ['Zentralkarten und Unbekannte Künstler werden wieder aufgedeckt.'],
    artistsRevealed: (who, artists) => prose`${who} deckt die nie eingestellten Künstler auf (${artists}).`,
    gameEnded: () => ['Das Spiel ist zu Ende.'],
  },

  reasons: {
    count: (count) => count.toLocaleString('de'),
    notAsked: 'Du bist gerade nicht gefragt.',
    lacks: (needs, has) => prose`Kostet ${needs}; du hast ${has}.`,
    lacksWithArtist: (needs, has) => prose`Kostet samt Künstler ${needs}; du hast ${has}.`,
    supplyLacks: (needs, has) => prose`Der Vorrat müsste ${needs} hergeben; da sind ${has}.`,
    tooFewResources: (needs, has) =>
      `Dafür brauchst du ${needs === 1 ? 'ein Material' : `${needs} Materialien`}; du hast ${has}.`,
    supplyHasNone: 'Der Vorrat hat nichts, was du dafür bekommen könntest.',
    sameKind: 'Es muss ein Material einer anderen Art werden.',
    notInHand: 'Diese Karte hast du nicht auf der Hand.',
    built: 'Diese Karte liegt schon vor dir aus.',
    onePreacher: ({ name }) => prose`Du folgst schon ${name}; mehr als einen Prediger kannst du nicht haben.`,
    noArtist: (skills) => `Diese Runde ist niemand mehr zu haben, der es ausführen könnte (${skills}).`,
    wrongType: (skills) => `Das Werk verlangt ein anderes Fachgebiet: ${skills}.`,
    anonymousHired: 'Diese Runde schon eingestellt.',
    hiredWithWork: 'Künstler werden zusammen mit ihrem Werk eingestellt, und nur namentliche lassen sich reservieren.',
    notThere: 'Liegt nicht mehr auf dem Tisch.',
    used: 'Diese Runde schon benutzt.',
    deckEmpty: 'Der Stapel ist leer.',
  },

  deeds: {
    sell: { name: 'Verkaufen', gloss: 'ein Material auf dem Markt' },
    buy: { name: 'Kaufen', gloss: 'ein Material auf dem Markt' },
    exchange: { name: 'Tauschen', gloss: 'zwei Materialien gegen eines auf dem Markt' },
    sendWorkers: { name: 'Arbeiter', gloss: 'sie bringen ihren Lohn nach Hause' },
    seekInspiration: { name: 'Inspiration', gloss: 'eine Karte mehr' },
  },

  lines: {
    cost: (cost) => `Kosten: ${cost}`,
    artist: (skills) => `Braucht einen Künstler: ${skills}`,
    income: (income) => `Einkommen am Ende jeder Runde: ${income}`,
    worth: (points) => `Am Spielende ${points}`,
    copies: (count, marks) => `${count === 1 ? '1 Karte' : `${count} Karten`}: ${marks}`,
    everyGame: 'jede Partie',

    residence: (space) => `Jede Runde eine Zusatzaktion (${space}) und ab der nächsten Runde eine Florenzakarte mehr`,
    preacher: 'Jede Runde eine Zusatzaktion, nach denen der Wohngebäude',
    set: (points) => `Palast, Kirche und Stadtteilgebäude zusammen bringen weitere ${points}`,
    guild: (guild, { bonus, discount }) =>
      ({
        'arte-dei-mercatanti': 'Zum Einkommen durch Karten erhältst du ein Material deiner Wahl',
        'arte-maggiore': `Am Spielende ${bonus} Siegpunkte für jede deiner Werkstätten`,
        'bottega-d-arte': `Jeder Künstler kostet dich ${discount} Fiorini weniger, auch ein unbekannter`,
        edificatore: `Jedes Monument kostet dich ${discount} Fiorini weniger`,
        'mastro-artista': `Am Spielende ${bonus} Siegpunkte je Satz aus Architekt, Bildhauer und Maler, die du namentlich eingestellt hast`,
        padrone: `Am Spielende ${bonus} Siegpunkte für jedes deiner Wohngebäude`,
        protettore: `Am Spielende ${bonus} Siegpunkte für jedes Monument, das du erbaut hast`,
        'signore-de-lo-rione': `Am Spielende ${bonus} weitere Siegpunkte je Satz aus Palast, Kirche und Stadtteilgebäude`,
      })[guild],

    artistPrice: (fiorini) => `Preis: ${fiorini}`,
    artistValues: (values, count) => (count === 1 ? `Eine Karte, Wert ${values}` : `${count} Karten, Werte ${values}`),
    masterpiece: (value) => `Meisterwerk: ${value}; was eine Karte wert ist, zeigt sich erst beim Einstellen`,

    location: (effect, resource, fiorini) =>
      ({
        take: `Nimm ${resource} aus dem Vorrat`,
        sell: `Verkaufe ${resource} für ${fiorini}`,
        barter: 'Tausche ein Material von deiner Hand gegen eines einer anderen Art',
        captaincy: 'Du wirst der nächste Hauptmann des Volkes',
      })[effect],

    kindOfCard: 'Kartenart',
    kind: {
      monument:
        'Wird für seine Kosten mit einem Künstler erbaut; bringt die gezeigten Siegpunkte oder kostet sie, wenn es vergeblich reserviert wurde',
      artist:
        'Wird für einen Palast, eine Kirche oder ein Monument eingestellt; erst dann zeigt sich der Wert der Karte',
      location: 'Wird mit einer Aktion aktiviert, je Runde nur einmal',
    },
    money: 'Geld',
    coins: 'Münzen zu 50, 100 und 500, die sich jederzeit wechseln lassen',
    resource: 'Material',
    supply: (left) => `Noch im Vorrat: ${left}`,
    market: (sale, purchase) => `Auf dem Markt: Verkauf für ${sale}, Kauf für ${purchase}`,
    places: (gives, buys) => `Gibt es beim ${gives}, kauft der ${buys}`,
    typeOfArtist: 'Fachgebiet',
    artistsOfType: (names) => `Namentlich: ${names}`,
    anonymous: (price) =>
      `Je Fachgebiet einer, jeder einmal je Runde, für ${price}; bringt keine Siegpunkte, lässt sich nicht reservieren`,
    action: 'Aktion',
    deed: (deed, fiorini) =>
      ({
        sell: `Verkaufe ein Material von deiner Hand für ${fiorini}`,
        buy: `Kaufe ein Material aus dem Vorrat für ${fiorini}`,
        exchange: 'Gib zwei beliebige Materialien und nimm ein beliebiges, das der Vorrat hat',
        sendWorkers: `Erhalte ${fiorini} oder was im Vorrat noch da ist; immer möglich`,
        seekInspiration: 'Ziehe eine Florenzakarte vom aktuellen Stapel',
      })[deed],
    office: 'Amt',
    captain: ['Beginnt', 'Bestimmt am Rundenende das Zusatzmaterial für alle'],
    captainAtEnd: (points) => `Wer ganz am Ende das Amt erhält, bekommt ${points}`,
  },
} as const satisfies Words;
