import { COMMON, dative } from '@signoria/common/text/de';
import type { Prose } from '@signoria/engine';
import { capitalised, numeral, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { NOTES } from './characters.ts';
import { GLOSSES, LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const workers = (count: number) => `${count} Arbeiter`;
const TO: Readonly<Record<string, string>> = { 'den ': 'zum ', 'die ': 'zur ' };
const AT: Readonly<Record<string, string>> = { 'den ': 'beim ', 'die ': 'bei der ' };
/** Joins "zu" and the article: "zum Fabbro", "zur Zecca". */
const toThe = ([article, ...name]: Prose): Prose => [TO[article as string] ?? 'zu ', ...name];
/** Joins "bei" and the article: "beim Fabbro", "bei der Zecca". */
const atThe = ([article, ...name]: Prose): Prose => [AT[article as string] ?? 'bei ', ...name];
/** Says what one or two rolls show: "Der Würfel zeigt eine 4", "Beide Würfe zeigen eine 3". */
const rolled = ([first, second]: readonly number[]) => {
  if (second === undefined) return `Der Würfel zeigt eine ${first}`;
  return first === second
    ? `Beide Würfe zeigen eine ${first}`
    : `Die beiden Würfe zeigen eine ${first} und eine ${second}`;
};
const prestige = (count: number) => `${numeral(count)} Prestige`;
const withArticle = (character: Prose, article: string): Prose =>
  character.map((piece) =>
    typeof piece === 'string' ? piece : { of: piece.of, text: piece.text.replace(/^einen /, article) },
  );
/** Puts a character into the dative. */
const toCharacter = (character: Prose): Prose => withArticle(character, 'einem ');
/** Gives an unnamed character the definite article: "den unbekannten Maler". */
const theCharacter = (character: Prose): Prose => withArticle(character, 'den ');

/** The German words. Unnamed characters are in the accusative, and all sentences are built for it. */
export const WORDS: Words = {
  ...COMMON,
  title: 'Florenza',
  summary:
    'Zwei bis fünf Familien der Renaissance schicken Arbeiter in Werkstätten, auf den Markt und an die Kanzel und stellen die großen Künstler ein, für ihren Stadtteil, die Stadt und den Dom. Du versprichst erst und zahlst später; wenn du nicht zahlen kannst, verlierst du Prestige.',
  options: {
    firstGame: {
      name: 'Erste Partie',
      explained: 'Alle beginnen, ohne zu wählen, mit zwei Werkstätten, die gut zusammenpassen (R1.9).',
    },
    noDie: {
      name: 'Ohne Würfel',
      explained:
        'Das Prestige eines Künstlers hängt vom Ort des Kunstwerks und von dem ab, was du dazuzahlst, nicht vom Würfel (R9.11).',
    },
    palagio: {
      name: 'Palagio',
      explained:
        'Fügt den einzigen Stadtpalast hinzu. Zu zweit nimmt ihn der Startspieler in Runde 1 und gewinnt damit viel öfter; ohne ihn ist es gerechter (R1.10).',
    },
    twoPlayerOffices: {
      name: 'Milde Ämter',
      explained: 'Wer beide Ämter hat, darf als Hauptmann nur einen Künstler festsetzen (R4.4).',
    },
    limitedCubes: {
      name: 'Begrenzte Materialien',
      explained: 'Es gibt nur die Materialien der Schachtel; ist eines ausgegangen, erhältst du es nicht mehr (R1.4).',
    },
    hiddenCertificates: {
      name: 'Verdeckte Urkunden',
      explained: 'Verbirgt die Urkunden der anderen, obwohl du sie mitzählen könntest (R1.11).',
    },
  },

  workers,
  prestige,
  andThen: 'dann',
  prestigeRange: (least, most) =>
    least === 0 && most === 0 ? 'kein Prestige' : `${COMMON.range(least, most)} Prestige`,
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
  pulpits: { chiesa: 'Kanzel der Chiesa', duomo: 'Kanzel des Doms' },
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
  theUnnamed: {
    'unnamed-architect': 'der unbekannte Architekt',
    'unnamed-sculptor': 'der unbekannte Bildhauer',
    'unnamed-painter': 'der unbekannte Maler',
    'unnamed-preacher': 'der unbekannte Prediger',
  },
  preacher: { ...COMMON.preacher, several: 'Prediger', gloss: 'bringt Arbeiter für Almosen' },
  cardinal: { name: 'Kardinal', title: 'Kardinal' },
  kinds: {
    workshop: { name: 'Werkstatt', gloss: 'bringt ihren Ertrag, wenn du einen Arbeiter dort einsetzt' },
    residence: { name: 'Wohngebäude', gloss: 'nimmt keinen Arbeiter auf und zahlt jede Runde' },
    district: { name: 'Kunstwerk des Stadtteils', gloss: 'nur du kannst es vollenden' },
    civic: { name: 'öffentliches Kunstwerk', gloss: 'wer es als Erster vollendet, erhält sein Einkommen' },
    cathedral: { name: 'Kunstwerk des Doms', gloss: 'bringt am meisten, auch durch die Künstler' },
  },
  tokens: {
    worker: 'Arbeiter',
    prestige: 'Prestige',
    influence: 'Kircheneinfluss',
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
    atrio: (who, { the }) => prose`${who}, nimmst du das Gold aus ${dative(the)}, oder verkaufst du Gold?`,
    captain: (who) => prose`Hauptmann ${who}, wen setzt du fest?`,
    bishop: (who) => prose`Bischof ${who}, wen bekehrst du, oder wen weist du aus?`,
    place: (who, left) => prose`${who}, wo setzt du einen Arbeiter ein (noch ${left})?`,
    artist: (who, { the }) => prose`${who}, wen stellst du für ${the} ein?`,
    preacher: (who, pulpit) => prose`${who}, welchem Prediger gibst du Almosen (${pulpit})?`,
    market: (who) => prose`${who}, was tust du auf dem Markt?`,
    trade: (who, given) => prose`${who}, was nimmst du für ${given}?`,
    activity: (who, { the }) => prose`${who}, nutzt du ${the}?`,
    artworks: (who) => prose`${who}, welches Kunstwerk vollendest du als Nächstes?`,
    skill: (who, artist, { the }) =>
      prose`${who}, für welches Fachgebiet bezahlst du ${theCharacter(artist)} (für ${the})?`,
    incentive: (who, artist) => prose`${who}, wie viel zahlst du für ${theCharacter(artist)} dazu?`,
    roll: (who, artist) => prose`${who}, welchen Wurf wählst du für ${theCharacter(artist)}?`,
  },

  moves: {
    open: ({ the }) => prose`Beginne mit ${dative(the)}`,
    collect: (what) => prose`Nimm ${what}`,
    sellIncome: (what, price) => prose`Verkaufe ${what} für ${price}`,
    detainWorker: (family) => prose`Setze einen Arbeiter der ${family} fest`,
    detainArtist: (artist) => prose`Setze ${artist} fest`,
    convert: (family) => prose`Bekehre einen Arbeiter der ${family}`,
    expel: (preacher) => prose`Weise ${preacher} aus`,
    declineOffice: () => ['Nutze das Amt nicht'],
    declineUse: () => ['Nutze die Werkstatt nicht'],
    operate: ({ the }, space, brings) => prose`Betreibe ${the} auf Bauplatz ${space} (Phase 6: ${brings})`,
    operateOther: ({ the }, space, family, fee, brings) =>
      prose`Betreibe ${the} der ${family} auf Bauplatz ${space} (zahle ihnen ${fee}; Phase 6: ${brings})`,
    formula: (pay, gain) => prose`${gain} für ${pay}`,
    build: ({ the }, cost) => prose`Baue ${the} (Phase 6: ${cost})`,
    commission: ({ the }, cost, reward) =>
      prose`Gib ${the} in Auftrag (Phase 7: ${cost}, dazu der Künstler; bringt ${reward})`,
    hire: (artist, skills) => prose`Stelle ${artist} ein (${skills})`,
    hireFor: (skill, price, results) => `${skill === null ? '' : `${skill}: `}${price}, ${results}`,
    market: () => ['Gehe zum Markt (Phase 5)'],
    charity: (pulpit) => prose`Gib Almosen an der ${pulpit}`,
    hear: (preacher, cost, brings, lost) =>
      prose`Gib ${toCharacter(preacher)} Almosen (zahle ${cost}, erhalte ${brings}${lost === null ? '' : prose`, verliere ${lost}`})`,
    work: (fiorini) => prose`Gehe für ${fiorini} arbeiten`,
    pass: (left) => prose`Passe (${workers(left)} ungenutzt)`,
    sell: (resource, price) => prose`Verkaufe ${resource} für ${price}`,
    buy: (resource, price) => prose`Kaufe ${resource} für ${price}`,
    trade: (given) => prose`Tausche ${given}`,
    take: (resource) => prose`Nimm ${resource}`,
    leave: () => ['Verlasse den Markt'],
    use: (pay, gain) => prose`Zahle ${pay} für ${gain}`,
    settle: ({ the }, artist) => prose`Vollende ${the} mit ${toCharacter(artist)}`,
    skill: (skill, price, results) => prose`Als ${skill} für ${price} (${results})`,
    incentive: (fiorini, number, gained) => prose`Zahle ${fiorini} mehr (Zahl ${number}: ${gained})`,
    noIncentive: (number, gained) => prose`Zahle nichts dazu (Zahl ${number}: ${gained})`,
    pick: (number, gained) => prose`Wähle die ${number} (${gained})`,
    gained: (gained, isMasterpiece) => `${gained}${isMasterpiece ? ', ein Meisterwerk' : ''}`,
  },

  events: {
    roundBegan: (round) => prose`Runde ${round} beginnt.`,
    opened: (who, { the }) => prose`${who} beginnt mit ${dative(the)}.`,
    dieRolled: (roll, resource) => prose`Der Würfel zeigt eine ${roll}: Alle erhalten ${resource}.`,
    dieScarce: (roll, resource, fiorini) =>
      prose`Der Würfel zeigt eine ${roll}, aber es ist nicht genug ${resource} da: Alle erhalten ${fiorini}.`,
    familyIncome: (who, gained) => prose`${who} erhält ${gained} als Einkommen der Familie.`,
    dieIncome: (who, gained) => prose`${who} erhält ${gained} durch den Würfelwurf.`,
    income: (who, gained, { the }) => prose`${who} erhält ${gained} durch ${the}.`,
    incomeSold: (who, paid, fiorini, { the }) => prose`${who} verkauft dank ${dative(the)} ${paid} für ${fiorini}.`,
    workerDetained: (who, of) => prose`Hauptmann ${who} setzt einen Arbeiter von ${of} fest.`,
    artistDetained: (who, artist) => prose`Hauptmann ${who} setzt ${artist} fest.`,
    workerConverted: (who, of, gained) =>
      gained
        ? prose`Bischof ${who} bekehrt einen Arbeiter von ${of} und erhält selbst einen.`
        : prose`Bischof ${who} bekehrt einen Arbeiter von ${of}.`,
    preacherExpelled: (who, preacher) => prose`Bischof ${who} weist ${preacher} aus.`,
    officeUnused: (who, office) =>
      prose`${who} nutzt das Amt des ${office === 'captain' ? 'Hauptmanns' : 'Bischofs'} nicht.`,
    workerSent: (who, { the }) => prose`${who} schickt einen Arbeiter ${toThe(the)}.`,
    workerSentTo: (who, { the }, owner, fee) =>
      prose`${who} schickt einen Arbeiter ${toThe(the)} von ${owner} und zahlt dafür ${fee}.`,
    buildingBegun: (who, { the }) => prose`${who} beginnt, ${the} zu bauen.`,
    artistHired: (who, artist, { the }) => prose`${who} stellt ${artist} für ${the} ein.`,
    wentToMarket: (who) => prose`${who} schickt einen Arbeiter zum Markt.`,
    charityGiven: (who, preacher, paid, gained, lost) =>
      lost === null
        ? prose`${who} gibt ${toCharacter(preacher)} ${paid} Almosen und erhält ${gained}.`
        : prose`${who} gibt ${toCharacter(preacher)} ${paid} Almosen, erhält ${gained} und verliert ${lost}.`,
    wentToWork: (who, fiorini) => prose`${who} schickt einen Arbeiter für ${fiorini} zur Arbeit.`,
    passed: (who, left) =>
      left === 0 ? prose`${who} hat alle Arbeiter eingesetzt.` : prose`${who} passt (${workers(left)} ungenutzt).`,
    sold: (who, resource, fiorini) => prose`${who} verkauft ${resource} für ${fiorini}.`,
    bought: (who, resource, fiorini) => prose`${who} kauft ${resource} für ${fiorini}.`,
    traded: (who, gave, took) => prose`${who} tauscht ${gave} gegen ${took}.`,
    produced: (who, { the }, gained) => prose`${who} erhält ${gained} durch ${the}.`,
    producedFor: (who, { the }, paid, gained) => prose`${who} zahlt ${atThe(the)} ${paid} und erhält ${gained}.`,
    notUsed: (who, { the }, canPay) =>
      canPay ? prose`${who} nutzt ${the} nicht.` : prose`${who} kann ${atThe(the)} nicht zahlen.`,
    built: (who, { the }, paid, gained) =>
      gained === null
        ? prose`${who} zahlt ${paid} und baut ${the}.`
        : prose`${who} zahlt ${paid}, baut ${the} und erhält ${gained}.`,
    buildingFailed: (who, { the }, lost) =>
      prose`${who} kann ${the} nicht bezahlen${lost === null ? '' : prose` und verliert ${lost}`}.`,
    artworkCompleted: (who, { the }, artist, paid, gained) =>
      prose`${who} zahlt ${paid}, vollendet ${the} mit ${toCharacter(artist)} und erhält ${gained}.`,
    districtBonus: (who, of, gained) =>
      prose`${who} hat ${of === 'palazzo' ? 'den eigenen Palazzo' : 'die eigene Chiesa'} vollendet und erhält ${gained}.`,
    artistRolled: (artist, rolls) => prose`${capitalised(artist)}: ${rolled(rolls)}.`,
    artistScored: (who, artist, gained, isMasterpiece) => {
      if (isMasterpiece) return prose`${artist} gelingt ein Meisterwerk: ${prestige(gained)} für ${who}.`;
      if (gained === 0) return prose`${capitalised(artist)} bringt ${who} nichts.`;
      return prose`${capitalised(artist)} ${gained < 0 ? 'kostet' : 'bringt'} ${who} ${prestige(Math.abs(gained))}.`;
    },
    artworkFailed: (who, { the }, lost) =>
      prose`${who} kann ${the} nicht bezahlen${lost === null ? '' : prose` und verliert ${lost}`}.`,
    captainNamed: (who, marker, behind, next, certificates) =>
      prose`${who} wird mit ${prestige(marker)} vor ${behind} (${next}) Hauptmann${certificates > 0 ? ` und erhält Urkunden im Wert von ${certificates}` : ''}.`,
    noCaptain: (tied, marker) => prose`Gleichstand bei ${prestige(marker)}: ${tied}. Es gibt keinen Hauptmann.`,
    bishopNamed: (who, influence, behind, next) =>
      prose`${who} wird mit ${influence} Einfluss vor ${behind} (${next}) Bischof.`,
    noBishop: (why, most, influence, least) =>
      why === 'tie'
        ? prose`Gleichstand bei ${influence} Einfluss: ${most}. Es gibt keinen Bischof.`
        : prose`Es gibt keinen Bischof: Das Amt verlangt ${least} Einfluss, und niemand hat ${influence === 0 ? 'welchen' : `mehr als ${influence}`}.`,
    cardinalNamed: (who, inARow, influence, gained) =>
      inARow
        ? prose`${who} ist zum zweiten Mal in Folge Bischof, wird Kardinal und erhält ${gained}; der Einfluss geht auf 0 zurück.`
        : prose`${who} wird mit ${influence} Einfluss Kardinal und erhält ${gained}; der Einfluss geht auf 0 zurück.`,
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
