import { COMMON, ofFamily, toFamily, withObject } from '@signoria/common/text/it';
import type { Prose } from '@signoria/engine';
import { capitalised, numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { Words } from '../en/words.ts';
import type { TowerNoun } from '../nouns.ts';
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
const points = (count: number) => `${numeral(count)} ${Math.abs(count) === 1 ? 'punto' : 'punti'} prestigio`;
const more = (count: number) => (count === 1 ? 'ultimo mattone' : `ancora ${count}`);
/** Joins "su" and the article: "sul Muratore", "sull’Alluvione", "su San Miniato". */
const on = (the: Prose): Prose => {
  const [article, ...name] = the;
  if (typeof article !== 'string') return ['su ', ...the];
  return [article === 'il ' ? 'sul ' : `sul${article}`, ...name];
};
const tornDown = (count: number) => (count === 1 ? '1 torre viene demolita' : `${count} torri vengono demolite`);
/** "torre bianca di 3 piani". */
const towerNoun = ({ colour, height, isRaised }: TowerNoun): Prose =>
  prose`torre ${{ of: colour, text: TOWER[colour] }} di ${levels(height)}${isRaised ? ' alzata in questo turno' : ''}`;
const bundle: Words['bundle'] = (items) =>
  items.map(({ colour, count }, index) => {
    const noun = index === 0 ? (count === 1 ? 'mattone ' : 'mattoni ') : '';
    return [{ of: colour, text: `${count} ${noun}${(count === 1 ? ONE : SEVERAL)[colour]}` }];
  });

export const WORDS: Words = {
  ...COMMON,
  title: 'Firenze',
  summary:
    'Da due a quattro capomastri innalzano torri di mattoni colorati per le famiglie della Firenze medievale. Una torre iniziata deve crescere a ogni turno o viene demolita, e un rivale può soddisfare la commissione prima di te.',
  options: {
    neutralSeals: {
      name: 'Sigilli neutrali',
      explained: 'Il numero di commissioni chiuse dall’inizio. Più sigilli rendono la contesa più dura (R1.5).',
    },
    sealPlacement: {
      name: 'Disposizione dei sigilli neutrali',
      explained:
        'Sparsi sulle torri, tirati con i dadi, o tutti e sei sulla torre di un colore; i mattoni di quel colore servono allora solo a pagare (R1.5, R1.6, R1.7).',
      choices: { random: 'sparsi a caso', dice: 'tirati con i dadi', deadColour: 'un colore morto' },
    },
    deadColour: {
      name: 'Colore morto',
      explained: 'Il colore senza commissioni, se tutti i sigilli neutrali stanno su una sola torre (R1.7).',
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
        'Negli eventi che colpiscono tutti, il programma sceglie i mattoni e le torri da perdere. Per partite che durano giorni (R9.3).',
    },
  },

  colours: ONE,
  colour: (colour) => ONE[colour],
  bricks,
  levels,
  points,
  cards: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
  towers: (count) => `${count} ${count === 1 ? 'torre' : 'torri'}`,
  bundle,
  withBundle: bundle,
  count: ({ colour, count }) => `${count} ${(count === 1 ? ONE : SEVERAL)[colour]}`,
  aBrick: (colour) => prose`un mattone ${{ of: colour, text: ONE[colour] }}`,
  noBrick: (colour) => prose`nessun mattone ${{ of: colour, text: ONE[colour] }}`,
  tower: (tower) => prose`la ${towerNoun(tower)}`,
  theTower: (colour) => prose`la torre ${{ of: colour, text: TOWER[colour] }}`,
  aTower: (colour) => prose`una torre ${{ of: colour, text: TOWER[colour] }}`,
  towerColour: (colour) => TOWER[colour],
  commission: (colour, level) => `${TOWER[colour]} di ${levels(level)}`,
  theCommission: (commission) => prose`la commissione ${commission}`,
  space: (place) => `spazio ${place}`,

  kinds: {
    event: { name: 'evento', gloss: 'accade subito e si scarta' },
    personnel: {
      name: 'personale',
      gloss: 'resta in mano finché non lo giochi nel tuo turno; ogni nome una volta per turno',
    },
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
    flags: 'Bandiere a chi ha più sigilli di un colore',
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
    turnOf: (turn, last) => `Turno ${turn} di ${last}`,
    lastTurn: 'ultimo turno',
    phase: (phase) => `fase ${phase} di 6`,
  },
  phases: {
    card: 'scelta della carta',
    exchange: 'scambio di mattoni, poi costruzione',
    build: 'costruzione delle torri',
    tearDown: 'demolizione',
    commission: 'commissioni',
    limits: 'controllo dei limiti',
  },

  questions: {
    card: (who) => prose`${who}, quale carta prendi?`,
    cost: (who, { the }, chosen) => prose`${who}, quale mattone metti ${on(the)} per prendere ${chosen.the}?`,
    event: (who, { the }, patrician) => prose`${who}, giochi ${patrician.the} contro ${the}?`,
    build: (who, laid, cost) =>
      laid === 0
        ? prose`${who}, che cosa costruisci?`
        : prose`${who}, hai posato ${bricks(laid)}${cost === 0 ? '' : ` (costo di costruzione ${cost})`}. E adesso?`,
    exchange: (who, brick, { the }, left) =>
      prose`${who}, quale mattone metti ${on(the)} per prendere ${brick} (${more(left)})?`,
    pay: (who, due, card, left) =>
      due === 'construction'
        ? prose`${who}, con quale mattone paghi la costruzione (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, quale mattone rimetti nel sacchetto (${more(left)})?`
          : prose`${who}, quale mattone perdi per ${card} (${more(left)})?`,
    lower: (who, { the }) => prose`${who}, quale delle tue torri perde il mattone più alto per ${the}?`,
    tearDown: (who, falling, { the }) => prose`${who}, ${tornDown(falling)}. Giochi ${the}?`,
    commission: (who) => prose`${who}, quale commissione soddisfi?`,
    cardLimit: (who, excess) =>
      prose`${who}, hai ${excess === 1 ? 'una carta' : `${excess} carte`} di troppo. Quale scarti?`,
    spare: (who, { the }) => prose`${who}, quale torre salvi con ${the}?`,
    wholesale: (who, { the }) => prose`${who}, su quale carta della fila usi ${the}?`,
    swap: (who, { the }, left) =>
      prose`${who}, quale mattone scambi ${on(the)}, ${left === 1 ? 'ancora una volta' : `fino a ${left} volte`}?`,
    dismiss: (who, { the }) => prose`${who}, quale celebrazione scarti con ${the}?`,
    rob: (who, { the }) => prose`${who}, a chi prendi un mattone con ${the}?`,
    smuggle: (who, brick, family) => prose`${who}, quale mattone dai ${toFamily(family)} per ${brick}?`,
    sabotage: (who, { the }) => prose`${who}, quale torre abbassi con ${the}?`,
  },

  moves: {
    take: ({ the }, space, cost, gained, loss) => {
      const gain = gained === null ? '' : prose`; dà ${gained}`;
      return prose`Prendi ${the} dallo ${space} (${cost === 0 ? 'gratis' : `costa ${bricks(cost)}`}${gain}${loss === null ? '' : prose`; ${loss}`})`;
    },
    loseBricks: (count) => [`perdi ${bricks(count)}`],
    loseLevel: () => ['una tua torre perde il mattone più alto'],
    layOn: (brick, { the }, space) => prose`Metti ${brick} ${on(the)} (${space})`,
    give: (brick) => prose`Dai ${brick}`,
    pay: (brick) => prose`Rimetti ${brick} nel sacchetto`,
    suffer: ({ the }) => prose`Accetta ${the}`,
    ignore: ({ the }) => prose`Gioca ${the}: l’evento non ti colpisce`,
    lower: (tower, height) =>
      height === 0 ? prose`Elimina la ${towerNoun(tower)}` : prose`Togli il mattone più alto alla ${towerNoun(tower)}`,
    exchange: (count, brick, { the }, space) => prose`Scambia ${bricks(count)} con ${brick} ${on(the)} (${space})`,
    raise: (tower, height, cost) =>
      prose`Alza a ${levels(height)} la ${towerNoun(tower)}${cost === 0 ? '' : ` (costo di costruzione ${cost})`}`,
    found: (tower, cost) => prose`Inizia ${tower}${cost === 0 ? '' : ` (costo di costruzione ${cost})`}`,
    endBuilding: (cost, falling) =>
      prose`Finisci di costruire (${cost === 0 ? 'nulla da pagare' : `costa ${bricks(cost)}`}${falling === 0 ? '' : `; ${tornDown(falling)}`})`,
    letFall: () => ['Accetta la demolizione'],
    fulfilNoMore: () => ['Non soddisfare ora nessuna commissione'],
    swapNoMore: () => ['Non scambiare altro'],
    fulfil: (commission, prestige, bonus) =>
      prose`Soddisfa ${commission} (${points(prestige)}${bonus === 0 ? '' : ` e ${bonus} in più`})`,
    dedicate: (tower, { the }, prestige) => prose`Cedi la ${towerNoun(tower)} per ${the} (${points(prestige)})`,
    discard: ({ the }) => prose`Scarta ${the}`,
    play: ({ the }, brief) => prose`Gioca ${the} (${brief})`,
    spare: (tower) => prose`Salva la ${towerNoun(tower)}`,
    wholesale: ({ the }, space, counts) => prose`Scambia mattoni ${on(the)} (${space}: ${counts})`,
    swap: (give, take) => prose`Scambia ${give} con ${take}`,
    rob: (brick, family) => prose`Prendi ${toFamily(family)} ${brick}`,
    sabotage: (tower, family, height) =>
      height === 0
        ? prose`Elimina la ${towerNoun(tower)} ${ofFamily(family)}`
        : prose`Togli il mattone più alto alla ${towerNoun(tower)} ${ofFamily(family)}`,
  },

  events: {
    turnBegan: (who, turn, isLast) =>
      isLast ? prose`${who} comincia il turno ${turn}, il suo ultimo.` : prose`${who} comincia il turno ${turn}.`,
    cardTaken: (who, { the }, paid, gained) =>
      prose`${who} ${paid === null ? '' : prose`paga ${paid}, poi `}prende ${the}${gained === null ? '' : prose` con ${gained}`}.`,
    buildingRefused: (who, { the }) => prose`${who} ha già ${the} e scarta questa carta.`,
    monumentGiven: ({ the }, who) =>
      who === null
        ? prose`Nessuno ha una torre: si scarta ${the}.`
        : prose`${who} ha la torre più alta e riceve ${the}.`,
    eventIgnored: (who, { the }, patrician) => prose`${who} gioca ${patrician.the} e ignora ${the}.`,
    bricksPaid: (who, due, card, paid) =>
      due === 'construction'
        ? prose`${who} paga ${paid} per costruire.`
        : due === 'limit'
          ? prose`${who} ha troppi mattoni e rimette ${paid} nel sacchetto.`
          : prose`${who} perde ${paid} per ${card}.`,
    towerLowered: (who, tower, height, { the }, by) => {
      const cause = by === null ? capitalised(the) : prose`${capitalised(the)} di ${by}`;
      return height === 0
        ? prose`${cause} elimina la ${towerNoun(tower)} di ${who}.`
        : prose`${cause} toglie il mattone più alto alla ${towerNoun(tower)} di ${who}.`;
    },
    reshuffled: (cards) =>
      prose`Si mescolano gli scarti: ${cards === 1 ? '1 carta forma' : `${cards} carte formano`} il nuovo mazzo.`,
    rowRefilled: ({ name }, bricksOn) =>
      prose`Nuova carta nella fila: ${name}${bricksOn === null ? '' : prose` con ${bricksOn}`}.`,
    quarried: (who, { the }, drawn) => prose`${who} ${withObject('pesca', drawn)} con ${the}.`,
    exchanged: (who, gave, took, { the }) => prose`${who} scambia ${gave} con ${took} ${on(the)}.`,
    brickLaid: (who, tower, height) =>
      height === 1 ? prose`${who} inizia ${tower}.` : prose`${who} alza ${tower} a ${levels(height)}.`,
    tornDown: (who, tower, kept) =>
      prose`${who} demolisce ${tower} e ${kept === 0 ? 'non tiene nulla' : `tiene ${bricks(kept)}`}.`,
    towerSpared: (who, tower) => prose`${who} salva ${tower}.`,
    fulfilled: (who, commission, balcony, prestige) =>
      balcony === null
        ? prose`${who} soddisfa ${commission}: ${points(prestige)}.`
        : prose`${who} soddisfa ${commission} (${balcony}): ${points(prestige)}.`,
    levelTile: (who, tile, prestige) => prose`${who} prende la ${tile}: ${points(prestige)}.`,
    churchScored: (who, { the }, prestige) => prose`${who} ottiene ${points(prestige)} per ${the}.`,
    dedicated: (who, tower, { the }, prestige) => prose`${who} cede ${tower} per ${the}: ${points(prestige)}.`,
    endTile: (who, tile, prestige) =>
      prose`${who} ha messo il suo ultimo sigillo e prende la ${tile}: ${points(prestige)}. Ogni altro giocatore ha ancora un turno.`,
    played: (who, { the }) => prose`${who} gioca ${the}.`,
    swapped: (who, gave, took, { the }) => prose`${who} scambia ${gave} con ${took} ${on(the)}.`,
    robbed: (who, from, took, gave) =>
      gave === null
        ? prose`${who} prende a ${from} ${took}.`
        : prose`${who} prende a ${from} ${took} e dà in cambio ${gave}.`,
    cardDiscarded: (who, { the }) => prose`${who} scarta ${the}.`,
    flagScored: (who, colour, prestige) =>
      prose`${who} è in testa sulla torre ${{ of: colour, text: TOWER[colour] }} e ottiene la ${{ of: 'flag', text: 'bandiera' }}: ${points(prestige)}.`,
    celebrated: (who, { the }, prestige) =>
      prestige === 0
        ? prose`${who} non ottiene punti prestigio per ${the}.`
        : prose`${who} ${prestige < 0 ? 'perde' : 'ottiene'} ${points(Math.abs(prestige))} per ${the}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
