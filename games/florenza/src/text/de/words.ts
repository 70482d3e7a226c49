import { COMMON, dative } from '@signoria/common/text/de';
import type { Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { NOTES } from './characters.ts';
import { GLOSSES, LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const workers = (count: number) => `${count} Arbeiter`;
const TO: Readonly<Record<string, string>> = { 'den ': 'zum ', 'die ': 'zur ' };
/** Joins "zu" and the article: "zum Fabbro", "zur Zecca". */
const toThe = ([article, ...name]: Prose): Prose => [TO[article as string] ?? 'zu ', ...name];
const prestige = (count: number) => `${numeral(count)} Prestige`;

/** The German words. Unnamed characters are in the accusative, and all sentences are built for it. */
export const WORDS: Words = {
  ...COMMON,
  language: 'de',
  title: 'Florenza',
  summary:
    'Zwei bis fünf Familien der Renaissance schicken Arbeiter in Werkstätten, auf den Markt und an die Kanzel und stellen die großen Künstler ein, für ihren Stadtteil, die Stadt und den Dom. Alles wird erst versprochen und später bezahlt: Wer nicht zahlen kann, verliert Ansehen.',
  aim: [
    'Du führst eine Familie von Florenz und willst nach acht Runden die meisten Siegpunkte haben, die meisten davon für Kunstwerke.',
    'Jede Runde setzt du Arbeiter ein: Sie betreiben und bauen Werkstätten, stellen Künstler ein, gehen zum Markt oder geben Almosen. Was sie versprechen, wird später in der Runde bezahlt, in fester Folge.',
    'Prestige macht zum Hauptmann des Volkes, Einfluss zum Bischof; am Ende zählen Prestige, Ämter, Vorräte und was im Stadtteil fehlt.',
  ],
  options: {
    firstGame: {
      name: 'Erste Partie',
      explained: 'Alle beginnen mit zwei Werkstätten, die gut zusammenpassen; niemand wählt (R1.9).',
    },
    noDie: {
      name: 'Ohne Würfel',
      explained:
        'Das Prestige eines Künstlers folgt daraus, wo das Kunstwerk steht und was du zulegst, nicht aus dem Würfel (R9.11).',
    },
    palagio: {
      name: 'Palagio',
      explained:
        'Spielt mit dem einen Stadtpalast. Zu zweit nimmt ihn sich in Runde 1, wer beginnt, und gewinnt damit viel öfter; ohne ihn ist es gerechter (R1.10).',
    },
    twoPlayerOffices: {
      name: 'Milde Ämter',
      explained: 'Wer beide Ämter hat, darf als Hauptmann nur einen Künstler festsetzen (R4.4).',
    },
    limitedCubes: {
      name: 'Begrenzte Materialien',
      explained: 'Es gibt nur die Materialien der Schachtel; was ausgegangen ist, bekommt niemand (R1.4).',
    },
    hiddenCertificates: {
      name: 'Verdeckte Urkunden',
      explained: 'Verbirgt die Urkunden der anderen, obwohl man sie mitzählen könnte (R1.11).',
    },
  },

  workers,
  prestige,
  gain(gain, count) {
    if (gain === 'workers') return 'Arbeiter';
    if (gain === 'prestige') return 'Prestige';
    return gain === 'influence' ? 'Einfluss' : COMMON.good(gain, Math.abs(count));
  },
  places: {
    Palazzo: 'des Palazzo',
    Chiesa: 'der Chiesa',
    Banco: 'des Banco',
    Battistero: 'des Battistero',
    Lastricato: 'des Lastricato',
    Ospedale: 'des Ospedale',
    'Palazzo della Signoria': 'des Palazzo della Signoria',
    'Palazzo Vescovile': 'des Palazzo Vescovile',
    Duomo: 'des Duomo',
  },
  pulpits: { chiesa: 'Kanzel der Chiesa', duomo: 'Kanzel des Duomo' },
  unnamed: {
    'unnamed-architect': 'Unbekannter Architekt',
    'unnamed-sculptor': 'Unbekannter Bildhauer',
    'unnamed-painter': 'Unbekannter Maler',
    'unnamed-preacher': 'Unbekannter Prediger',
  },
  anUnnamed: {
    'unnamed-architect': 'einen unbekannten Architekten',
    'unnamed-sculptor': 'einen unbekannten Bildhauer',
    'unnamed-painter': 'einen unbekannten Maler',
    'unnamed-preacher': 'einen unbekannten Prediger',
  },
  preacher: { name: 'Prediger', several: 'Prediger', gloss: 'bringt Arbeiter für Almosen' },
  bishop: { name: 'Bischof', title: 'Bischof' },
  cardinal: { name: 'Kardinal', title: 'Kardinal' },
  kinds: {
    workshop: { name: 'Werkstatt', gloss: 'bringt, was sie zeigt, wenn ein Arbeiter da ist' },
    residence: { name: 'Wohngebäude', gloss: 'nimmt keinen Arbeiter auf und zahlt jede Runde' },
    district: { name: 'Kunstwerk des Stadtteils', gloss: 'nur du kannst es vollenden' },
    civic: { name: 'öffentliches Kunstwerk', gloss: 'wer es als Erster vollendet, hat sein Einkommen' },
    cathedral: { name: 'Kunstwerk des Doms', gloss: 'bringt am meisten, auch durch die Künstler' },
  },
  tokens: {
    worker: 'Arbeiter',
    prestige: 'Prestige',
    influence: 'Einfluss in der Kirche',
    certificate: 'Urkunde',
    market: 'Markt',
    work: 'Arbeit beim Banco',
    pulpit: 'Kanzel',
  },
  glosses: GLOSSES,
  notes: NOTES,
  scoreLines: {
    certificates: 'Urkunden',
    prestige: 'Prestigemarker',
    offices: 'Hauptmann und Bischof',
    resources: 'Materialien',
    fiorini: 'Fiorini',
    emptySpaces: 'Leere Bauplätze',
    artworks: 'Fehlende Kunstwerke im Stadtteil',
    palazzo: 'Kein Kunstwerk im Palazzo',
    chiesa: 'Kein Kunstwerk in der Chiesa',
  },

  stages: { setup: 'Erste Werkstätten', phase: (phase, name) => `Phase ${phase} von 9: ${name}` },
  phases: [
    { name: 'Einkommen', short: 'Einkommen' },
    { name: 'Hauptmann des Volkes', short: 'Hauptmann' },
    { name: 'Bischof', short: 'Bischof' },
    { name: 'Arbeiter einsetzen', short: 'Arbeiter' },
    { name: 'Markt', short: 'Markt' },
    { name: 'Arbeit im Stadtteil', short: 'Werkstätten' },
    { name: 'Kunstwerke', short: 'Kunstwerke' },
    { name: 'Spielreihenfolge', short: 'Ämter' },
    { name: 'Rundenende', short: 'Ende' },
  ],

  questions: {
    opening: (who, space) => prose`${who}, mit welcher Werkstatt beginnst du auf Bauplatz ${space}?`,
    atrio: (who, { the }) => prose`${who}, nimmst du für ${the} Gold, oder verkaufst du welches?`,
    captain: (who) => prose`${who}, wen setzt du als Hauptmann fest?`,
    bishop: (who) => prose`${who}, was tust du als Bischof?`,
    place: (who, left) => prose`${who}, wohin geht dein Arbeiter (noch ${left})?`,
    artist: (who, { the }) => prose`${who}, wen stellst du für ${the} ein?`,
    preacher: (who, pulpit) => prose`${who}, wer predigt auf der ${pulpit}?`,
    market: (who) => prose`${who}, was tust du auf dem Markt?`,
    trade: (who, given) => prose`${who}, was nimmst du für ${given}?`,
    activity: (who, { the }) => prose`${who}, nutzt du ${the}?`,
    artworks: (who) => prose`${who}, welches Kunstwerk ist als Nächstes dran?`,
    skill: (who, artist, { the }) => prose`${who}, als was bezahlst du ${artist} für ${the}?`,
    incentive: (who, artist) => prose`${who}, wie viel legst du für ${artist} zu?`,
    roll: (who, artist) => prose`${who}, welcher Wurf zählt für ${artist}?`,
  },

  moves: {
    open: ({ the }) => prose`Beginne mit ${dative(the)}`,
    collect: (what) => prose`Nimm ${what}`,
    sellIncome: (what, price) => prose`Verkaufe ${what} für ${price}`,
    detainWorker: (family) => prose`Setze einen Arbeiter der ${family} fest`,
    detainArtist: (artist) => prose`Setze ${artist} fest`,
    convert: (family) => prose`Bekehre einen Arbeiter der ${family}`,
    expel: (preacher) => prose`Weise ${preacher} aus`,
    declineOffice: () => ['Lass das Amt ungenutzt'],
    declineUse: () => ['Lass es ungenutzt'],
    operate: ({ the }, space, brings) => prose`Betreibe ${the} auf Bauplatz ${space} (Phase 6: ${brings})`,
    operateOther: ({ the }, space, family, fee, brings) =>
      prose`Betreibe ${the} der ${family} auf Bauplatz ${space} (zahle ihnen ${fee}; Phase 6: ${brings})`,
    formula: (pay, gain) => prose`${gain} für ${pay}`,
    build: ({ the }, cost) => prose`Baue ${the} (Phase 6: ${cost})`,
    commission: ({ the }, cost, reward) =>
      prose`Gib ${the} in Auftrag (Phase 7: ${cost}, dazu der Künstler; bringt ${reward})`,
    hire: (artist, skills) => prose`Stelle ${artist} ein (${skills})`,
    hireFor: (skill, price, results) => `${skill} ${price}, Prestige ${results}`,
    market: () => ['Geh zum Markt (Phase 5)'],
    charity: (pulpit) => prose`Gib auf der ${pulpit} Almosen`,
    hear: (preacher, cost, brings) => prose`Höre ${preacher} (zahle ${cost}; bringt ${brings})`,
    work: (fiorini) => prose`Geh für ${fiorini} arbeiten`,
    pass: (left) => prose`Passe; ${left === 1 ? '1 Arbeiter bleibt' : `${left} Arbeiter bleiben`} zu Hause`,
    sell: (resource, price) => prose`Verkaufe ${resource} für ${price}`,
    buy: (resource, price) => prose`Kaufe ${resource} für ${price}`,
    trade: (given) => prose`Gib ${given} zum Tausch`,
    take: (resource) => prose`Nimm ${resource}`,
    leave: () => ['Verlass den Markt'],
    use: (pay, gain) => prose`Zahle ${pay} für ${gain}`,
    settle: ({ the }, artist) => prose`Erledige ${the} durch ${artist}`,
    skill: (skill, price, results) => prose`Als ${skill} für ${price} (Prestige ${results})`,
    incentive: (fiorini, number, gained) => prose`Lege ${fiorini} zu: ${number}, bringt ${gained}`,
    noIncentive: (number, gained) => prose`Lege nichts zu: ${number}, bringt ${gained}`,
    pick: (number, gained) => prose`Die ${number}: ${gained}`,
    gained: (gained, isMasterpiece) => `${gained}${isMasterpiece ? ', ein Meisterwerk' : ''}`,
  },

  events: {
    roundBegan: (round) => prose`Runde ${round} beginnt.`,
    opened: (who, { the }) => prose`${who} beginnt mit ${dative(the)}.`,
    dieRolled: (roll, resource) => prose`Der Würfel zeigt ${roll}: Alle erhalten ${resource}.`,
    dieScarce: (roll, resource, fiorini) =>
      prose`Der Würfel zeigt ${roll}, aber es ist nicht genug ${resource} da: Alle erhalten ${fiorini}.`,
    familyIncome: (who, gained) => prose`${who} erhält ${gained} von der Familie.`,
    dieIncome: (who, gained) => prose`${who} erhält ${gained} durch den Würfel.`,
    income: (who, gained, { the }) => prose`${who} erhält ${gained} durch ${the}.`,
    incomeSold: (who, paid, fiorini, { the }) => prose`${who} verkauft durch ${the} ${paid} für ${fiorini}.`,
    workerDetained: (who, of) => prose`${who} setzt als Hauptmann einen Arbeiter von ${of} fest.`,
    artistDetained: (who, artist) => prose`${who} setzt als Hauptmann ${artist} fest.`,
    workerConverted: (who, of, gained) =>
      gained
        ? prose`${who} bekehrt als Bischof einen Arbeiter von ${of} und gewinnt einen.`
        : prose`${who} bekehrt als Bischof einen Arbeiter von ${of}.`,
    preacherExpelled: (who, preacher) => prose`${who} weist als Bischof ${preacher} aus.`,
    officeUnused: (who, office) =>
      prose`${who} nutzt das Amt des ${office === 'captain' ? 'Hauptmanns' : 'Bischofs'} nicht.`,
    workerSent: (who, { the }) => prose`${who} schickt einen Arbeiter ${toThe(the)}.`,
    workerSentTo: (who, { the }, owner, fee) => prose`${who} zahlt ${owner} ${fee} und nutzt dort ${the}.`,
    buildingBegun: (who, { the }) => prose`${who} will ${the} bauen.`,
    artistHired: (who, artist, { the }) => prose`${who} stellt ${artist} für ${the} ein.`,
    wentToMarket: (who) => prose`${who} schickt einen Arbeiter zum Markt.`,
    charityGiven: (who, preacher, paid, gained) => prose`${who} gibt für ${preacher} ${paid} und erhält ${gained}.`,
    wentToWork: (who, fiorini) => prose`${who} schickt einen Arbeiter für ${fiorini} zur Arbeit.`,
    passed: (who, left) =>
      left === 0
        ? prose`${who} hat alle Arbeiter eingesetzt.`
        : prose`${who} passt; zu Hause ${left === 1 ? 'bleibt' : 'bleiben'} ${workers(left)}.`,
    sold: (who, resource, fiorini) => prose`${who} verkauft ${resource} für ${fiorini}.`,
    bought: (who, resource, fiorini) => prose`${who} kauft ${resource} für ${fiorini}.`,
    traded: (who, gave, took) => prose`${who} tauscht ${gave} gegen ${took}.`,
    produced: (who, { the }, gained) => prose`${who} erhält ${gained} durch ${the}.`,
    producedFor: (who, { the }, paid, gained) => prose`${who} zahlt ${paid} und erhält ${gained} durch ${the}.`,
    notUsed: (who, { the }, canPay) =>
      canPay ? prose`${who} nutzt ${the} nicht.` : prose`${who} kann für ${the} nicht zahlen.`,
    built: (who, { the }, paid, gained) =>
      gained === null
        ? prose`${who} zahlt ${paid} und baut ${the}.`
        : prose`${who} zahlt ${paid} und baut ${the}: ${gained}.`,
    buildingFailed: (who, { the }, lost) => prose`${who} kann ${the} nicht bezahlen und verliert ${lost}.`,
    artworkCompleted: (who, { the }, artist, paid, gained) =>
      prose`${who} lässt ${the} durch ${artist} vollenden, zahlt ${paid} und erhält ${gained}.`,
    districtBonus: (who, of, gained) =>
      prose`${who} hat ${of === 'palazzo' ? 'den Palazzo' : 'die Chiesa'} vollendet und erhält ${gained}.`,
    artistRolled: (artist, rolls) => prose`Der Würfel für ${artist} zeigt ${rolls.join(' und ')}.`,
    artistScored: (who, artist, gained, isMasterpiece) =>
      isMasterpiece
        ? prose`${artist} ist ein Meisterwerk gelungen: ${gained} für ${who}.`
        : prose`${who} erhält durch ${artist} ${gained}.`,
    artworkFailed: (who, { the }, lost) => prose`${who} kann ${the} nicht bezahlen und verliert ${lost}.`,
    captainNamed: (who, marker, behind, next, certificates) =>
      prose`${who} ist mit ${prestige(marker)} vor ${behind} (${numeral(next)}) der neue Hauptmann${certificates > 0 ? ` und erhält ${certificates} in Urkunden` : ''}.`,
    noCaptain: (tied, marker) => prose`Gleichstand bei ${prestige(marker)}: ${tied}. Es gibt keinen Hauptmann.`,
    bishopNamed: (who, influence, behind, next) =>
      prose`${who} ist mit ${influence} Einfluss vor ${behind} (${next}) der neue Bischof.`,
    noBishop: (why, most, influence, least) =>
      why === 'tie'
        ? prose`Gleichstand bei ${influence} Einfluss: ${most}. Es gibt keinen Bischof.`
        : prose`Es gibt keinen Bischof: Dazu braucht es ${least} Einfluss, und niemand hat mehr als ${influence}.`,
    cardinalNamed: (who, inARow, influence, gained) =>
      inARow
        ? prose`${who} ist zum zweiten Mal in Folge Bischof und wird Kardinal: ${gained}, der Einfluss geht auf 0 zurück.`
        : prose`${who} wird mit ${influence} Einfluss Kardinal: ${gained}, der Einfluss geht auf 0 zurück.`,
    orderSet: (order) => prose`Die neue Spielreihenfolge: ${order}.`,
    charactersLeft: (names) => prose`${names} verlassen Florenz.`,
    characterLeft: (name) => prose`${name} verlässt Florenz.`,
    charactersCame: (names) => prose`${names} kommen nach Florenz.`,
    characterCame: (name) => prose`${name} kommt nach Florenz.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
