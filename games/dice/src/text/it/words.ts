import { COMMON, ofThe, toThe } from '@signoria/common/text/it';
import { capital, plain, prose } from '@signoria/engine';
import type { Die, Track } from '../../components.ts';
import type { Words } from '../en/words.ts';
import { PRINTED_PEOPLE } from '../printed.ts';
import { LINES, points } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const COLOURS = {
  white: 'bianco',
  brown: 'marrone',
  grey: 'grigio',
  green: 'verde',
  red: 'rosso',
  yellow: 'giallo',
};
const TITLES = { ...PRINTED_PEOPLE, captain: COMMON.captain.title };
const POPE = 'Papa Sisto IV';
const named = (name: string) => ({ name, the: `il ${name}` });
const track = (of: Track) => named(`tracciato del ${TITLES[of]}`);
const steps = (count: number) => `${count} ${count === 1 ? 'passo' : 'passi'}`;

export const WORDS = {
  ...COMMON,
  title: 'Florenza Dice Game',
  summary:
    'Sei dadi per tutti, tre dei quali per te: raccogli marmo, oro e spezie, ingaggia artisti per il Palazzo e la Chiesa e fai crescere un rione della Firenze rinascimentale. Da due a quattro famiglie, o in solitario contro papa Sisto IV.',
  options: {
    pope: {
      name: POPE,
      explained:
        'In solitario devi raggiungere 40, 50, 60 o 70 punti prestigio: facile, normale, difficile o estremo. Con più giocatori non cambia nulla (R13.8).',
      choices: { easy: 'facile', normal: 'normale', hard: 'difficile', extreme: 'estremo' },
    },
  },

  spare: (count) => (count === 1 ? 'risorsa di scorta' : 'risorse di scorta'),
  star: (count) => (count === 1 ? 'stella' : 'stelle'),
  resources: (count) => `${count} ${count === 1 ? 'risorsa' : 'risorse dello stesso tipo'}`,
  artworks: (count) => (count === 1 ? '1 opera' : `${count} opere`),
  points,
  steps,
  stepsOn: (count, on) => (on === null ? prose`${steps(count)} su un tracciato` : prose`${steps(count)} sul ${on}`),
  anyResource: 'una risorsa qualsiasi',
  aDie: 'un dado in più',
  asABonus: 'come bonus',

  colours: COLOURS,
  die: (of: Die) => ({ short: COLOURS[of], ...named(`dado ${COLOURS[of]}`) }),
  shown: (die, value) => ({
    name: `${COLOURS[die]} ${value}`,
    article: 'il ',
    noun: `dado ${COLOURS[die]} (${value})`,
  }),
  space: (number) => ({ name: `spazio ${number}`, the: `lo spazio ${number}` }),
  track,
  titles: TITLES,
  people: {
    captain: { name: PRINTED_PEOPLE.captain, gloss: 'capo delle milizie cittadine' },
    bishop: { name: PRINTED_PEOPLE.bishop, gloss: 'capo della diocesi' },
    preacher: { name: PRINTED_PEOPLE.preacher, gloss: 'un frate che tutta la città viene ad ascoltare' },
  },
  hired: {
    architect: 'un architetto',
    sculptor: 'uno scultore',
    painter: 'un pittore',
    anonymous: 'un artista anonimo',
    any: 'un artista di qualsiasi tipo',
  },
  anArtist: 'un artista',
  ghost: { name: POPE, gloss: 'il tuo avversario in solitario' },
  areas: {
    palazzo: { name: 'Palazzo', gloss: 'la casa della tua famiglia' },
    chiesa: { name: 'Chiesa', gloss: 'la chiesa del tuo rione' },
    rione: { name: 'Rione', gloss: 'le strade del tuo quartiere' },
    supply: { name: 'riserva', gloss: 'ciò che puoi ancora spendere' },
  },
  places: { palazzo: 'del Palazzo', chiesa: 'della Chiesa' },
  glosses: {
    ...COMMON.glosses,
    altare: 'mensa per la messa',
    taverna: 'osteria',
    'bottega-d-arte': 'bottega d’artista',
  },
  scoreLines: {
    palazzo: 'Palazzo e i suoi artisti',
    palazzoBonus: 'Bonus per il Palazzo completo',
    chiesa: 'Chiesa e i suoi artisti',
    buildings: 'Edifici del Rione',
    captainTrack: capital(track('captain').name),
    stars: 'Stelle rimaste',
    spares: 'Risorse di scorta rimaste',
    fiorini: 'Fiorini rimasti',
  },

  brief: {
    used: 'usato',
    prestige: (count) => (Math.abs(count) === 1 ? 'punto prestigio' : 'punti prestigio'),
    firstPlayer: 'Primo giocatore',
    masterpiece: COMMON.masterpiece,
    less: (fiorini) => `${fiorini} in meno`,
    build: 'costruisci',
    change: (fiorini) => `prendi invece ${fiorini}`,
    lose: 'scartala',
    done: 'finisci',
    popeTarget: (target) => `avrà ${target} punti`,
    beat: (mine, his) => `Hai battuto papa Sisto IV ${mine} a ${his}`,
    lostTo: (mine, his) => `Vince papa Sisto IV ${his} a ${mine}`,
  },

  stages: {
    income: 'rendita',
    captainsResource: 'la risorsa del Capitano',
    turn: (turn, turns) => `turno ${turn} di ${turns}`,
    ghost: 'i dadi del Papa · uno per te',
    die: (die, dice) => `dado ${die} di ${dice}`,
    others: 'i dadi degli altri',
    end: 'tutti i dadi usati',
  },

  questions: {
    die: (who, role, any) => {
      if (role === 'active') return prose`${who}, quale dado usi, e per che cosa?`;
      if (role === 'bonus') return prose`${who}, quale dei sei dadi usi come bonus, e per che cosa?`;
      return any
        ? prose`${who}, quale dei sei dadi usi come Vescovo, e per che cosa?`
        : prose`${who}, quale dei tre dadi rimasti usi, e per che cosa?`;
    },
    hire: (who, artist, { the }, price) =>
      price === null
        ? prose`${who}, per quale opera ingaggi ${artist} con ${the}?`
        : prose`${who}, per quale opera ingaggi ${artist} (${price}) con ${the}?`,
    mark: (who, left, count, { the }) =>
      count === 1
        ? prose`${who}, con ${the} hai ${left} da segnare: dove va?`
        : prose`${who}, con ${the} hai ${left} da segnare: dove va la prossima risorsa?`,
    markAny: (who, from) =>
      from === 'captain'
        ? prose`Capitano ${who}, quale risorsa prendi, e dove la segni?`
        : prose`${who}, quale risorsa prendi come bonus, e dove la segni?`,
    track: (who, count) => prose`${who}, la tua Chiesa è completa: su quale tracciato fai ${count} passi?`,
    income: (who) => prose`${who}, quale rendita della tua Chiesa riscuoti ora?`,
    end: (who) => prose`${who}, vuoi ancora spendere o costruire qualcosa?`,
  },

  verbs: VERBS,

  moves: {
    recruit: (artist, price) =>
      price === null ? prose`ingaggia ${artist} gratis` : prose`ingaggia ${artist} per ${price}`,
    usedAs: (range, { the }) => prose`conta come ${range === 'low' ? 'basso' : 'alto'} grazie ${toThe(the)}`,
    hire: (artist, { the }, price) =>
      price === null
        ? prose`Ingaggia ${artist} per ${the}, gratis`
        : prose`Ingaggia ${artist} per ${the} pagando ${price}`,
    masterpiece: (star) => prose`un capolavoro per ${star}`,
    mark: (resource, { the }) => prose`Segna ${resource} per ${the}`,
    insteadOf: (resource, { the }) => prose`invece di ${resource}, grazie ${toThe(the)}`,
    change: (fiorini, resource) => prose`Prendi ${fiorini} invece di ${resource}`,
    lose: (resource) => prose`Scarta ${resource}`,
    advance: (way) => prose`Fai ${way}`,
    collect: ({ the }, income) => prose`Riscuoti la rendita ${ofThe(the)}: ${income}`,
    spare: (resource, { the }) => prose`${{ of: 'spare', text: 'Risorsa di scorta' }}: ${resource} per ${the}`,
    coin: (fiorini, { the }) => prose`Spendi ${fiorini} per ${the}`,
    build: ({ the }, { name }) => prose`Costruisci ${the} nello ${name}`,
    loses: (goods) => prose`perdi ${goods}`,
    done: 'Finisci (senza spendere né costruire altro)',
  },

  events: {
    roundBegan: (round) => prose`Comincia il round ${round}.`,
    incomeCollected: (who, { the }) => prose`${who} riscuote la rendita ${ofThe(the)}.`,
    officesNamed: (holders, offices) =>
      prose`${holders.captain ?? 'Nessuno'} è ${offices.captain}. ${holders.bishop ?? 'Nessuno'} è ${offices.bishop}.`,
    bothOffices: (holder, offices) => prose`${holder} è ${offices.captain} e ${offices.bishop}.`,
    rolled: (who, dice) => prose`${who} tira: ${dice}.`,
    dieUsed: (who, { the }, use) =>
      prose`${who} usa ${the} per ${plain(use).startsWith('fiorini') ? 'prendere ' : ''}${use}.`,
    marked: (who, good, { the }) => prose`${who} segna ${good} per ${the}.`,
    coinSpent: (who, fiorini, { the }) => prose`${who} spende ${fiorini} per ${the}.`,
    spareSpent: (who, resource, { the }) => prose`${who} spende una risorsa di scorta: ${resource} per ${the}.`,
    traded: (who, took, gave, { the }) => prose`${who} prende ${took} invece di ${gave}, grazie ${toThe(the)}.`,
    changed: (who, fiorini, resource, { the }) =>
      prose`${who} prende ${fiorini} invece di ${resource}, grazie ${toThe(the)}.`,
    lost: (who, resource) => prose`${who} perde ${resource}, perché non c’è un’icona libera.`,
    dieLost: (who) => prose`${who} perde il dado in più: i dadi non sono ancora stati tirati.`,
    gained: (who, gain) => prose`${who} ottiene ${gain}.`,
    advanced: (who, { name }, space, bonus) =>
      bonus === null
        ? prose`${who} segna la casella ${space} del ${name}.`
        : prose`${who} segna la casella ${space} del ${name}: ${bonus}.`,
    pastEnd: (who, { name }, fiorini) => prose`${who} è alla fine del ${name} e ottiene invece ${fiorini}.`,
    artistHired: (who, artist, { the }, price, discount, worth, star) =>
      prose`${who} ingaggia ${artist} per ${the}, ${price === null ? ['gratis'] : prose`pagando ${price}`}${discount}: l’artista aggiunge ${worth}${star ? ' con un capolavoro' : ''}.`,
    palazzoCompleted: (who, palazzo) => prose`${who} completa il ${palazzo}.`,
    chiesaCompleted: (who, chiesa) => prose`${who} completa la ${chiesa}.`,
    built: (who, { the }, { name }, lost) =>
      lost === null
        ? prose`${who} costruisce ${the} nello ${name}.`
        : prose`${who} costruisce ${the} nello ${name} e perde ${lost}.`,
    palazzoBonus: (who, worth, palazzo) => prose`${who} ottiene ${worth} per il ${palazzo} completo.`,
    ghostChose: (ghost, dice) => prose`${ghost} prende tre dadi: ${dice}.`,
    ghostAdvanced: (ghost, way, space) => prose`${ghost} fa ${way}, fino alla casella ${space}.`,
    ghostStays: (ghost, { name }) => prose`${ghost} resta alla fine del ${name}.`,
  },

  reasons: REASONS,

  lines: LINES,
} satisfies Words;
