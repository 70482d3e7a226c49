import { COMMON, ofFamily, toFamily } from '@signoria/common/text/it';
import type { Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { Words } from '../en/words.ts';
import { CARD_TEXTS } from './cards.ts';
import { LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

/** Adjectives for one brick, for several bricks and for a tower. */
const ONE: Readonly<Record<Colour, string>> = {
  white: 'bianco',
  yellow: 'giallo',
  green: 'verde',
  red: 'rosso',
  blue: 'blu',
  purple: 'viola',
};
const SEVERAL: Readonly<Record<Colour, string>> = {
  white: 'bianchi',
  yellow: 'gialli',
  green: 'verdi',
  red: 'rossi',
  blue: 'blu',
  purple: 'viola',
};
const TOWER: Readonly<Record<Colour, string>> = {
  white: 'bianca',
  yellow: 'gialla',
  green: 'verde',
  red: 'rossa',
  blue: 'blu',
  purple: 'viola',
};
const bricks = (count: number) => `${count} ${count === 1 ? 'mattone' : 'mattoni'}`;
const levels = (count: number) => `${count} ${count === 1 ? 'piano' : 'piani'}`;
const points = (count: number) => `${numeral(count)} di prestigio`;
const more = (count: number) => (count === 1 ? 'l’ultimo' : `ancora ${count}`);
/** Joins "su" and the article: "sul Muratore", "sull’Alluvione", "su San Miniato". */
const on = (the: Prose): Prose => {
  const [article, ...name] = the;
  if (typeof article !== 'string') return ['su ', ...the];
  return [article === 'il ' ? 'sul ' : `sul${article}`, ...name];
};
const fall = (count: number) => (count === 1 ? '1 torre cade' : `${count} torri cadono`);

export const WORDS: Words = {
  ...COMMON,
  language: 'it',
  title: 'Firenze',
  summary:
    'Da due a quattro capomastri innalzano torri di mattoni colorati per le famiglie della Firenze medievale. Una torre iniziata deve crescere a ogni turno o viene demolita, e un rivale può sigillare prima la commissione.',
  aim: [
    'Innalza torri di un solo colore all’altezza esatta che una commissione chiede, e sigillala prima di un altro.',
    'A ogni turno prendi una carta con i suoi mattoni, costruisci, demolisci ciò che non hai alzato e sigilli ciò che corrisponde.',
    'Contano commissioni, balconi e tessere, le bandiere per chi ha più sigilli di un colore e le celebrazioni nella tua mano, quando qualcuno ha messo l’ultimo sigillo.',
  ],
  options: {
    neutralSeals: {
      name: 'Sigilli neutrali',
      explained: 'Quante commissioni sono chiuse dall’inizio. Più sono, più dura è la contesa (R1.5).',
    },
    sealPlacement: {
      name: 'Disposizione dei sigilli neutrali',
      explained:
        'Sparsi sulle torri, tirati con i dadi, o tutti e sei sulla torre di un colore, i cui mattoni servono allora solo a pagare (R1.5, R1.6, R1.7).',
      choices: { random: 'sparsi a caso', dice: 'tirati con i dadi', deadColour: 'un colore morto' },
    },
    deadColour: {
      name: 'Colore morto',
      explained: 'Quale colore non ha commissioni, se i sigilli si dispongono così (R1.7).',
      choices: { random: 'estratto a sorte', ...ONE },
    },
    campanile: {
      name: 'Campanile',
      explained:
        'Aggiunge la chiesa per una torre di 8 piani di qualsiasi colore. La prima volta meglio senza (R1.10).',
    },
    autoDiscard: {
      name: 'Perdite automatiche',
      explained:
        'Gli eventi che riguardano tutti non chiedono a nessuno quali mattoni o torri colpire. Per partite che durano giorni (R9.3).',
    },
  },

  colours: ONE,
  colour: (colour) => ONE[colour],
  bricks,
  levels,
  points,
  cards: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
  towers: (count) => `${count} ${count === 1 ? 'torre' : 'torri'}`,
  bundle: (items) =>
    items.map(({ colour, count }, index) => {
      const noun = index === 0 ? (count === 1 ? 'mattone ' : 'mattoni ') : '';
      return [{ of: colour, text: `${count} ${noun}${(count === 1 ? ONE : SEVERAL)[colour]}` }];
    }),
  aBrick: (colour) => prose`un mattone ${{ of: colour, text: ONE[colour] }}`,
  noBrick: (colour) => prose`nessun mattone ${{ of: colour, text: ONE[colour] }}`,
  tower: (colour, height, isToday) =>
    prose`la torre ${{ of: colour, text: TOWER[colour] }} di ${levels(height)}${isToday ? ' alzata oggi' : ''}`,
  theTower: (colour) => prose`la torre ${{ of: colour, text: TOWER[colour] }}`,
  aTower: (colour) => prose`una torre ${{ of: colour, text: TOWER[colour] }}`,
  commission: (colour, level) => `${ONE[colour]} ${level}`,
  space: (place) => `spazio ${place}`,

  kinds: {
    event: { name: 'evento', gloss: 'accade subito e si scarta' },
    personnel: { name: 'personale', gloss: 'resta in mano e si gioca nel proprio turno, ogni nome una volta' },
    building: { name: 'edificio', gloss: 'sta davanti a te e ha effetto da quel momento' },
    celebration: { name: 'celebrazione', gloss: 'resta in mano e dà punti alla fine' },
    church: { name: 'chiesa', gloss: 'premia il primo che soddisfa una commissione della sua altezza' },
  },
  ...CARD_TEXTS,
  scoreLines: {
    commissions: 'Commissioni',
    balconies: 'Balconi',
    levelTiles: 'Tessere altezza',
    churches: 'Chiese',
    endTile: 'Tessera finale',
    flags: 'Bandiere per più sigilli di un colore',
    celebrations: 'Celebrazioni',
  },
  components: {
    balcony: (number) => `balcone ${number}`,
    levelTile: (level) => `tessera altezza ${level}`,
    endTile: 'tessera finale',
    flag: 'bandiera',
    neutralSeal: 'sigillo neutrale',
    construction: 'costo di costruzione',
    exchange: 'scambio',
    storehouse: 'magazzino',
    pouch: 'sacchetto',
  },

  stages: {
    turn: (turn) => `Turno ${turn}`,
    lastTurn: 'ultimo turno',
    phase: (phase) => `fase ${phase} di 6`,
  },
  phases: {
    card: 'scegliere una carta',
    exchange: 'scambiare mattoni',
    build: 'costruire torri',
    tearDown: 'demolire',
    commission: 'soddisfare commissioni',
    limits: 'controllare i limiti',
  },

  questions: {
    card: (who) => prose`${who}, quale carta prendi?`,
    cost: (who, { the }, chosen) => prose`${who}, quale mattone metti ${on(the)} per prendere ${chosen.the}?`,
    event: (who, { the }, patrician) => prose`${who}, giochi ${patrician.the} contro ${the}?`,
    build: (who, laid, cost) =>
      laid === 0
        ? prose`${who}, che cosa costruisci?`
        : prose`${who}, ${laid === 1 ? '1 posato' : `${laid} posati`}, costo ${cost}: e adesso?`,
    exchange: (who, brick, { the }, left) =>
      prose`${who}, quale mattone metti ${on(the)} per prendere ${brick} (${more(left)})?`,
    pay: (who, due, card, left) =>
      due === 'construction'
        ? prose`${who}, quale mattone paga la costruzione (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, quale mattone torna nel sacchetto (${more(left)})?`
          : prose`${who}, quale mattone perdi per ${card} (${more(left)})?`,
    lower: (who, { the }) => prose`${who}, quale tua torre perde il mattone più alto per ${the}?`,
    tearDown: (who, falling, { the }) => prose`${who}, ${fall(falling)}: giochi ${the}?`,
    commission: (who) => prose`${who}, quale commissione soddisfi?`,
    cardLimit: (who, excess) =>
      prose`${who}, hai ${excess === 1 ? 'una carta' : `${excess} carte`} di troppo: quale scarti?`,
    spare: (who, { the }) => prose`${who}, quale torre salva ${the}?`,
    wholesale: (who, { the }) => prose`${who}, da quale carta della fila va ${the}?`,
    swap: (who, { the }, left) =>
      prose`${who}, quale mattone scambi ${on(the)} (${left === 1 ? 'ancora una volta' : `fino a ${left} volte`})?`,
    dismiss: (who, { the }) => prose`${who}, quale celebrazione scarta ${the}?`,
    rob: (who, { the }) => prose`${who}, di chi è il mattone che prende ${the}?`,
    smuggle: (who, brick, family) => prose`${who}, che cosa dai ${toFamily(family)} per ${brick}?`,
    sabotage: (who, { the }) => prose`${who}, di chi è la torre che abbassa ${the}?`,
  },

  moves: {
    take: ({ the }, space, cost, bundle, loss) =>
      prose`Prendi ${the} dallo ${space} (${cost === 0 ? 'gratis' : `costa ${bricks(cost)}`}; porta ${bundle}${loss === null ? '' : prose`; ${loss}`})`,
    loseBricks: (count) => [`perdi ${bricks(count)}`],
    loseLevel: () => ['una tua torre perde il mattone più alto'],
    layOn: (brick, { the }, space) => prose`Metti ${brick} ${on(the)} (${space})`,
    give: (brick) => prose`Dai ${brick}`,
    pay: (brick) => prose`Rimetti ${brick} nel sacchetto`,
    suffer: ({ the }) => prose`Accetta ${the}`,
    ignore: ({ the }) => prose`Gioca ${the}: l’evento non ti riguarda`,
    lower: (tower, height) => (height === 0 ? prose`Perdi ${tower}` : prose`Abbassa ${tower} a ${height}`),
    exchange: (count, brick, { the }, space) => prose`Scambia ${bricks(count)} con ${brick} ${on(the)} (${space})`,
    raise: (tower, height, cost) => prose`Alza ${tower} a ${height}${cost === 0 ? '' : ` (costo ${cost})`}`,
    found: (tower, cost) => prose`Inizia ${tower}${cost === 0 ? '' : ` (costo ${cost})`}`,
    endBuilding: (cost, falling) =>
      prose`Finisci di costruire (${cost === 0 ? 'nulla da pagare' : `costa ${bricks(cost)}`}${falling === 0 ? '' : `; ${fall(falling)}`})`,
    letFall: () => ['Lasciale demolire'],
    fulfilNoMore: () => ['Per ora nessuna commissione'],
    swapNoMore: () => ['Non scambiare altro'],
    fulfil: (commission, prestige, bonus) =>
      prose`Soddisfa ${commission} (${points(prestige)}${bonus === 0 ? '' : ` e ${bonus} in più`})`,
    dedicate: (tower, { the }, prestige) => prose`Rinuncia per ${the} a: ${tower} (${points(prestige)})`,
    discard: ({ the }) => prose`Scarta ${the}`,
    play: ({ the }, brief) => prose`Gioca ${the} (${brief})`,
    spare: (tower) => prose`Salva ${tower}`,
    wholesale: ({ the }, space, bundle) => prose`Scegli ${the} (${space}) con ${bundle}`,
    swap: (give, take) => prose`Scambia ${give} con ${take}`,
    rob: (brick, family) => prose`Prendi ${toFamily(family)} ${brick}`,
    sabotage: (tower, family, height) =>
      height === 0
        ? prose`Fa’ sparire ${tower} ${ofFamily(family)}`
        : prose`Abbassa ${tower} ${ofFamily(family)} a ${height}`,
  },

  events: {
    turnBegan: (who, turn, isLast) =>
      isLast ? prose`${who} comincia l’ultimo turno (${turn}).` : prose`${who} comincia il turno ${turn}.`,
    cardTaken: (who, { the }, paid, bundle) =>
      paid === null
        ? prose`${who} prende ${the} con ${bundle}.`
        : prose`${who} paga ${paid} e prende ${the} con ${bundle}.`,
    buildingRefused: (who, { the }) => prose`${who} ha già ${the} e scarta questa carta.`,
    monumentGiven: ({ the }, who) =>
      who === null
        ? prose`Nessuno ha una torre: si scarta ${the}.`
        : prose`${who} ha la torre più alta e riceve ${the}.`,
    eventIgnored: (who, { the }, patrician) => prose`${who} gioca ${patrician.the} e ignora ${the}.`,
    bricksPaid: (who, due, card, bundle) =>
      due === 'construction'
        ? prose`${who} paga ${bundle} per costruire.`
        : due === 'limit'
          ? prose`${who} ha troppi mattoni e rimette ${bundle}.`
          : prose`${who} perde ${bundle} per ${card}.`,
    towerLowered: (who, tower, height, { the }, by) => {
      const lost = height === 0 ? prose`perde ${tower}` : prose`perde la cima: ${tower}`;
      return by === null ? prose`${who} ${lost} (per ${the}).` : prose`${by} gioca ${the}: ${who} ${lost}.`;
    },
    reshuffled: (cards) => prose`Si mescolano gli scarti: ${cards} carte formano il nuovo mazzo.`,
    rowRefilled: ({ the }, bundle) => prose`Nuova nella fila: ${the} con ${bundle}.`,
    quarried: (who, { the }, bundle) => prose`${who} pesca ${bundle} con ${the}.`,
    exchanged: (who, gave, took, { the }) => prose`${who} scambia ${gave} con ${took} ${on(the)}.`,
    brickLaid: (who, tower, height) =>
      height === 1 ? prose`${who} inizia ${tower}.` : prose`${who} alza ${tower} a ${height}.`,
    tornDown: (who, tower, kept) =>
      prose`${who} demolisce ${tower} e ${kept === 0 ? 'non tiene nulla' : `tiene ${bricks(kept)}`}.`,
    towerSpared: (who, tower) => prose`${who} salva ${tower}.`,
    fulfilled: (who, commission, balcony, prestige) =>
      balcony === null
        ? prose`${who} soddisfa ${commission}: ${points(prestige)}.`
        : prose`${who} soddisfa ${commission}, ${balcony}: ${points(prestige)}.`,
    levelTile: (who, tile, prestige) => prose`${who} prende la ${tile}: ${points(prestige)}.`,
    churchScored: (who, { the }, prestige) => prose`${who} ottiene ${points(prestige)} per ${the}.`,
    dedicated: (who, tower, { the }, prestige) => prose`${who} rinuncia per ${the} a ${tower}: ${points(prestige)}.`,
    endTile: (who, tile, prestige) =>
      prose`${who} ha messo l’ultimo sigillo e prende la ${tile}: ${points(prestige)}. Gli altri hanno ancora un turno.`,
    played: (who, { the }) => prose`${who} gioca ${the}.`,
    swapped: (who, gave, took, { the }) => prose`${who} baratta ${gave} con ${took} ${on(the)}.`,
    robbed: (who, from, took, gave) =>
      gave === null ? prose`${who} prende a ${from} ${took}.` : prose`${who} prende a ${from} ${took} e dà ${gave}.`,
    cardDiscarded: (who, { the }) => prose`${who} scarta ${the}.`,
    flagScored: (who, flag, prestige) => prose`${who} ha lì più sigilli: ${flag}, ${points(prestige)}.`,
    flagOf: (colour) => prose`${{ of: 'flag', text: 'bandiera' }} ${{ of: colour, text: TOWER[colour] }}`,
    celebrated: (who, { the }, prestige) => prose`${who} scopre ${the}: ${points(prestige)}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
