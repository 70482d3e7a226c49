import { COMMON, fromThe, ofFamily, toThe, withObject } from '@signoria/common/text/it';
import type { Prose } from '@signoria/engine';
import { capitalised, numeral, plain, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { NOTES } from './characters.ts';
import { GLOSSES, LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const THE_UNNAMED: Readonly<Record<string, string>> & Words['theUnnamed'] = {
  'unnamed-architect': 'l’architetto anonimo',
  'unnamed-sculptor': 'lo scultore anonimo',
  'unnamed-painter': 'il pittore anonimo',
  'unnamed-preacher': 'il predicatore anonimo',
};
/** Replaces the indefinite article of an unnamed artist: "un pittore anonimo" becomes "il pittore anonimo". */
const theArtist = (artist: Prose): Prose =>
  artist.map((piece) => (typeof piece === 'string' ? piece : { ...piece, text: THE_UNNAMED[piece.of] ?? piece.text }));
const workers = (count: number) => `${count} ${count === 1 ? 'operaio' : 'operai'}`;
const unplaced = (count: number) => `${workers(count)} non ${count === 1 ? 'piazzato' : 'piazzati'}`;
const influencePoints = (count: number) => `${numeral(count)} ${count === 1 ? 'punto' : 'punti'} influenza`;
const prestige = (count: number) => `${numeral(count)} ${Math.abs(count) === 1 ? 'punto' : 'punti'} prestigio`;

export const WORDS: Words = {
  ...COMMON,
  title: 'Florenza',
  summary:
    'Da due a cinque famiglie del Rinascimento mandano operai nelle botteghe, al mercato e al pulpito e ingaggiano i grandi artisti per il rione, la città e il Duomo. Prima prometti e poi paghi: se non puoi pagare, perdi prestigio.',
  options: {
    firstGame: {
      name: 'Prima partita',
      explained: 'Ognuno comincia con due botteghe che stanno bene insieme, senza scegliere (R1.9).',
    },
    noDie: {
      name: 'Senza dado',
      explained:
        'Il prestigio di un artista dipende dal luogo dell’opera e da quanto paghi in più, non dal dado (R9.11).',
    },
    palagio: {
      name: 'Palagio',
      explained:
        'Aggiunge l’unico palazzo di città. In due, il primo giocatore lo prende nel round 1 e vince molto più spesso; senza, la partita è più equa (R1.10).',
    },
    twoPlayerOffices: {
      name: 'Cariche miti',
      explained: 'Chi ha entrambe le cariche può trattenere come Capitano soltanto un artista (R4.4).',
    },
    limitedCubes: {
      name: 'Risorse limitate',
      explained: 'Ci sono solo le risorse della scatola; se una finisce, non la ricevi (R1.4).',
    },
    hiddenCertificates: {
      name: 'Certificati nascosti',
      explained: 'Nasconde i certificati degli altri, anche se potresti tenerne il conto (R1.11).',
    },
  },

  workers,
  prestige,
  andThen: 'poi',
  prestigeRange(least, most) {
    if (least !== most) return `prestigio ${COMMON.range(least, most)}`;
    return least === 0 ? 'nessun punto prestigio' : prestige(least);
  },
  gain(gain, count) {
    const isOne = Math.abs(count) === 1;
    if (gain === 'workers') return isOne ? 'operaio' : 'operai';
    if (gain === 'prestige') return isOne ? 'punto prestigio' : 'punti prestigio';
    if (gain === 'influence') return isOne ? 'punto influenza' : 'punti influenza';
    return COMMON.good(gain, Math.abs(count));
  },
  places: {
    Palazzo: 'del Palazzo',
    Chiesa: 'della Chiesa',
    Banco: 'del Banco',
    Battistero: 'del Battistero',
    Lastricato: 'del Lastricato',
    Ospedale: 'dell’Ospedale',
    'Palazzo della Signoria': 'del Palazzo della Signoria',
    'Palazzo Vescovile': 'del Palazzo Vescovile',
    Duomo: 'del Duomo',
  },
  pulpits: { chiesa: 'pulpito della Chiesa', duomo: 'pulpito del Duomo' },
  unnamed: {
    'unnamed-architect': 'Architetto anonimo',
    'unnamed-sculptor': 'Scultore anonimo',
    'unnamed-painter': 'Pittore anonimo',
    'unnamed-preacher': 'Predicatore anonimo',
  },
  anUnnamed: {
    'unnamed-architect': 'un architetto anonimo',
    'unnamed-sculptor': 'uno scultore anonimo',
    'unnamed-painter': 'un pittore anonimo',
    'unnamed-preacher': 'un predicatore anonimo',
  },
  theUnnamed: THE_UNNAMED,
  preacher: { ...COMMON.preacher, several: 'predicatori', gloss: 'dà operai in cambio dell’elemosina' },
  cardinal: { name: 'Cardinale', title: 'Cardinale' },
  kinds: {
    workshop: { name: 'bottega', gloss: 'dà il suo beneficio quando vi piazzi un operaio' },
    residence: { name: 'abitazione', gloss: 'non accoglie operai e dà una rendita a ogni round' },
    district: { name: 'opera del rione', gloss: 'solo tu puoi completarla' },
    civic: { name: 'opera civica', gloss: 'il primo che la completa ne riceve la rendita' },
    cathedral: { name: 'opera del Duomo', gloss: 'vale più di tutte, e gli artisti vi rendono al meglio' },
  },
  tokens: {
    worker: 'Operaio',
    prestige: 'Prestigio',
    influence: 'Influenza ecclesiastica',
    certificate: 'Certificato',
    market: 'Mercato',
    work: 'Lavoro al Banco',
    pulpit: 'Pulpito',
  },
  glosses: GLOSSES,
  notes: NOTES,
  scoreLines: {
    certificates: 'Certificati',
    prestige: 'Segnalino del prestigio',
    offices: 'Capitano e Vescovo',
    resources: 'Risorse',
    fiorini: 'Fiorini',
    emptySpaces: 'Spazi di bottega vuoti',
    artworks: 'Opere mancanti nel rione',
    palazzo: 'Nessuna opera nel Palazzo',
    chiesa: 'Nessuna opera nella Chiesa',
  },

  stages: { setup: 'Prime botteghe', phase: (phase, name) => `fase ${phase} di 9: ${name}` },
  phases: [
    { name: 'rendita', short: 'Rendita' },
    { name: 'Capitano del Popolo', short: 'Capitano' },
    { name: 'Vescovo', short: 'Vescovo' },
    { name: 'piazzamento degli operai', short: 'Operai' },
    { name: 'mercato', short: 'Mercato' },
    { name: 'attività dei rioni', short: 'Botteghe' },
    { name: 'opere', short: 'Opere' },
    { name: 'ordine di gioco', short: 'Cariche' },
    { name: 'fine del round', short: 'Fine' },
  ],

  questions: {
    opening: (who, space) => prose`${who}, con quale bottega cominci nello spazio ${space}?`,
    atrio: (who, { the }) => prose`${who}, con ${the} prendi oro o ne vendi?`,
    captain: (who) => prose`${who}, chi trattieni come Capitano?`,
    bishop: (who) => prose`${who}, che cosa fai come Vescovo?`,
    place: (who, left) => prose`${who}, dove piazzi un operaio (ne hai ${left})?`,
    artist: (who, { the }) => prose`${who}, chi ingaggi per ${the}?`,
    preacher: (who, pulpit) => prose`${who}, a quale predicatore fai l’elemosina (${pulpit})?`,
    market: (who) => prose`${who}, che cosa fai al mercato?`,
    trade: (who, given) => prose`${who}, che cosa prendi in cambio di ${given}?`,
    activity: (who, { the }) => prose`${who}, usi ${the}?`,
    artworks: (who) => prose`${who}, quale opera risolvi adesso?`,
    skill: (who, artist, { the }) => prose`${who}, quale specialità di ${artist} paghi per ${the}?`,
    incentive: (who, artist) => prose`${who}, quanto paghi in più per ${theArtist(artist)}?`,
    roll: (who, artist) => prose`${who}, quale tiro scegli per ${theArtist(artist)}?`,
  },

  moves: {
    open: ({ the }) => prose`Comincia con ${the}`,
    collect: (what) => prose`Prendi ${what}`,
    sellIncome: (what, price) => prose`Vendi ${what} per ${price}`,
    detainWorker: (family) => prose`Trattieni un operaio ${ofFamily(family)}`,
    detainArtist: (artist) => prose`Trattieni ${artist}`,
    convert: (family) => prose`Converti un operaio ${ofFamily(family)}`,
    expel: (preacher) => prose`Espelli ${preacher}`,
    declineOffice: () => ['Non usare la carica'],
    declineUse: () => ['Non usare la bottega'],
    operate: ({ the }, space, brings) => prose`Fai lavorare ${the} nello spazio ${space} (fase 6: ${brings})`,
    operateOther: ({ the }, space, family, fee, brings) =>
      prose`Fai lavorare ${the} ${ofFamily(family)} nello spazio ${space} (paghi loro ${fee}; fase 6: ${brings})`,
    formula: (pay, gain) => prose`${gain} per ${pay}`,
    build: ({ the }, cost) => prose`Costruisci ${the} (fase 6: ${cost})`,
    commission: ({ the }, cost, reward) => prose`Commissiona ${the} (fase 7: ${cost}, più l’artista; dà ${reward})`,
    hire: (artist, skills) => prose`Ingaggia ${artist} (${skills})`,
    hireFor: (skill, price, results) => `${skill === null ? '' : `${skill}: `}${price}, ${results}`,
    market: () => ['Vai al mercato (fase 5)'],
    charity: (pulpit) => prose`Fai l’elemosina al ${pulpit}`,
    hear: (preacher, cost, brings, lost) =>
      prose`Fai l’elemosina a ${preacher} (paghi ${cost}, ${withObject('ottieni', brings)}${lost === null ? '' : prose`, perdi ${lost}`})`,
    work: (fiorini) => prose`Vai a lavorare per ${fiorini}`,
    pass: (left) => prose`Passa (${unplaced(left)})`,
    sell: (resource, price) => prose`Vendi ${resource} per ${price}`,
    buy: (resource, price) => prose`Compra ${resource} per ${price}`,
    trade: (given) => prose`Scambia ${given}`,
    take: (resource) => prose`Prendi ${resource}`,
    leave: () => ['Lascia il mercato'],
    use: (pay, gain) => prose`Paga ${pay} per ${gain}`,
    settle: ({ the }, artist) => prose`Risolvi ${the} con ${theArtist(artist)}`,
    skill: (skill, price, results) => prose`Come ${skill} per ${price} (${results})`,
    incentive: (fiorini, number, gained) => prose`Paga ${fiorini} in più (risultato ${number}: ${gained})`,
    noIncentive: (number, gained) => prose`Non pagare di più (risultato ${number}: ${gained})`,
    pick: (number, gained) => prose`Scegli il tiro ${number} (${gained})`,
    gained: (gained, isMasterpiece) => `${gained}${isMasterpiece ? ', un capolavoro' : ''}`,
  },

  events: {
    roundBegan: (round) => prose`Comincia il round ${round}.`,
    opened: (who, { the }) => prose`${who} comincia con ${the}.`,
    dieRolled: (roll, resource) => prose`Il dado mostra ${roll}: tutti ricevono ${resource}.`,
    dieScarce: (roll, resource, fiorini) =>
      prose`Il dado mostra ${roll}, ma non c’è abbastanza ${resource}: tutti ricevono ${fiorini}.`,
    familyIncome: (who, gained) => prose`${who} riceve ${gained} dalla famiglia.`,
    dieIncome: (who, gained) => prose`${who} riceve ${gained} dal tiro di dado.`,
    income: (who, gained, { the }) => prose`${who} riceve ${gained} ${fromThe(the)}.`,
    incomeSold: (who, paid, fiorini, { the }) => prose`${who} vende ${paid} per ${fiorini} grazie ${toThe(the)}.`,
    workerDetained: (who, of) => prose`Come Capitano, ${who} trattiene un operaio di ${of}.`,
    artistDetained: (who, artist) => prose`Come Capitano, ${who} trattiene ${artist}.`,
    workerConverted: (who, of, gained) =>
      gained
        ? prose`Come Vescovo, ${who} converte un operaio di ${of} e ne ottiene uno.`
        : prose`Come Vescovo, ${who} converte un operaio di ${of}.`,
    preacherExpelled: (who, preacher) => prose`Come Vescovo, ${who} espelle ${preacher}.`,
    officeUnused: (who, office) =>
      prose`${who} non usa il potere del ${office === 'captain' ? 'Capitano' : 'Vescovo'}.`,
    workerSent: (who, { the }) => prose`${who} manda un operaio ${toThe(the)}.`,
    workerSentTo: (who, { the }, owner, fee) => prose`${who} manda un operaio ${toThe(the)} di ${owner} e paga ${fee}.`,
    buildingBegun: (who, { the }) => prose`${who} comincia a costruire ${the}.`,
    artistHired: (who, artist, { the }) => prose`${who} ingaggia ${artist} per ${the}.`,
    wentToMarket: (who) => prose`${who} manda un operaio al mercato.`,
    charityGiven: (who, preacher, paid, gained, lost) =>
      lost === null
        ? prose`${who} offre ${paid} a ${preacher} e ${withObject('ottiene', gained)}.`
        : prose`${who} offre ${paid} a ${preacher}, ${withObject('ottiene', gained)}${plain(gained) === COMMON.nothing ? ' e' : ', ma'} perde ${lost}.`,
    wentToWork: (who, fiorini) => prose`${who} manda un operaio a lavorare per ${fiorini}.`,
    passed: (who, left) =>
      left === 0 ? prose`${who} ha piazzato tutti gli operai.` : prose`${who} passa (${unplaced(left)}).`,
    sold: (who, resource, fiorini) => prose`${who} vende ${resource} per ${fiorini}.`,
    bought: (who, resource, fiorini) => prose`${who} compra ${resource} per ${fiorini}.`,
    traded: (who, gave, took) => prose`${who} scambia ${gave} con ${took}.`,
    produced: (who, { the }, gained) => prose`${who} ${withObject('ottiene', gained)} ${fromThe(the)}.`,
    producedFor: (who, { the }, paid, gained) =>
      prose`${who} usa ${the}: paga ${paid} e ${withObject('ottiene', gained)}.`,
    notUsed: (who, { the }, canPay) =>
      canPay ? prose`${who} non usa ${the}.` : prose`${who} non usa ${the} perché non può pagare.`,
    built: (who, { the }, paid, gained) =>
      gained === null
        ? prose`${who} costruisce ${the} pagando ${paid}.`
        : prose`${who} costruisce ${the} pagando ${paid}; ottiene ${gained}.`,
    buildingFailed: (who, { the }, lost) =>
      prose`${who} non può pagare ${the}${lost === null ? '' : prose` e perde ${lost}`}.`,
    artworkCompleted: (who, { the }, artist, paid, gained) =>
      prose`${who} completa ${the} con ${artist} per ${paid}; ${withObject('ottiene', gained)}.`,
    districtBonus: (who, of, gained) =>
      prose`${who} ha completato ${of === 'palazzo' ? 'il proprio Palazzo' : 'la propria Chiesa'} e ottiene ${gained}.`,
    artistRolled: (artist, rolls) =>
      prose`${rolls.length === 1 ? 'Tiro' : 'Tiri'} per ${artist}: ${rolls.join(' e ')}.`,
    artistScored: (who, artist, gained, isMasterpiece) => {
      if (isMasterpiece) return prose`${artist} crea un capolavoro: ${prestige(gained)} per ${who}.`;
      if (gained === 0) return prose`${capitalised(artist)} non dà nulla a ${who}.`;
      return gained < 0
        ? prose`${capitalised(artist)} costa a ${who} ${prestige(-gained)}.`
        : prose`${capitalised(artist)} dà a ${who} ${prestige(gained)}.`;
    },
    artworkFailed: (who, { the }, lost) =>
      prose`${who} non può pagare ${the}${lost === null ? '' : prose` e perde ${lost}`}.`,
    captainNamed: (who, marker, behind, next, certificates) =>
      prose`${who} è Capitano con ${prestige(marker)}, davanti a ${behind} (${next})${certificates > 0 ? `, e riceve certificati per ${certificates === 1 ? '1 punto' : `${certificates} punti`}` : ''}.`,
    noCaptain: (tied, marker) => prose`Parità a ${prestige(marker)} fra ${tied}: non c’è Capitano.`,
    bishopNamed: (who, influence, behind, next) =>
      prose`${who} è Vescovo con ${influencePoints(influence)}, davanti a ${behind} (${next}).`,
    noBishop: (why, most, influence, least) =>
      why === 'tie'
        ? prose`Parità a ${influencePoints(influence)} fra ${most}: non c’è Vescovo.`
        : prose`Non c’è Vescovo: servono ${least} punti influenza, e nessuno ne ha${influence === 0 ? '' : ` più di ${influence}`}.`,
    cardinalNamed: (who, inARow, influence, gained) =>
      inARow
        ? prose`${who} è Vescovo per la seconda volta di fila, diventa Cardinale e ottiene ${gained}; la sua influenza torna a 0.`
        : prose`${who} diventa Cardinale con ${influence} punti influenza e ottiene ${gained}; la sua influenza torna a 0.`,
    orderSet: (order) => prose`Nuovo ordine di gioco: ${order}.`,
    charactersLeft: (names) => prose`${names} lasciano Firenze.`,
    characterLeft: (name) => prose`${name} lascia Firenze.`,
    charactersCame: (names) => prose`${names} arrivano a Firenze.`,
    characterCame: (name) => prose`${name} arriva a Firenze.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
