import { COMMON } from '@signoria/common/text/de';
import { numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { Words } from '../en/words.ts';
import { CARD_TEXTS } from './cards.ts';
import { LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

/** Adjective stems. */
const STEMS: Readonly<Record<Colour, string>> = {
  white: 'weiß',
  yellow: 'gelb',
  green: 'grün',
  red: 'rot',
  blue: 'blau',
  purple: 'violett',
};
const NOUNS: Readonly<Record<Colour, string>> = {
  white: 'Weiß',
  yellow: 'Gelb',
  green: 'Grün',
  red: 'Rot',
  blue: 'Blau',
  purple: 'Violett',
};
const bricks = (count: number) => `${count} ${count === 1 ? 'Stein' : 'Steine'}`;
const levels = (count: number) => `${count} ${count === 1 ? 'Stockwerk' : 'Stockwerke'}`;
const withLevels = (count: number) => `${count} ${count === 1 ? 'Stockwerk' : 'Stockwerken'}`;
const points = (count: number) => `${numeral(count)} Prestige`;
const more = (count: number) => (count === 1 ? 'der letzte' : `noch ${count}`);
const fall = (count: number) => (count === 1 ? '1 Turm fällt' : `${count} Türme fallen`);
/** Returns the adjective in the accusative. */
const coloured = (colour: Colour) => ({ of: colour, text: `${STEMS[colour]}en` });

export const WORDS: Words = {
  ...COMMON,
  language: 'de',
  title: 'Firenze',
  summary:
    'Zwei bis vier Baumeister errichten für die Familien des mittelalterlichen Florenz Türme aus farbigen Steinen. Ein begonnener Turm muss in jedem Zug wachsen, sonst wird er abgerissen, und ein Rivale kann den Bauauftrag zuerst siegeln.',
  aim: [
    'Baue Türme einer Farbe genau so hoch, wie ein Bauauftrag es verlangt, und siegle ihn, bevor es jemand anderes tut.',
    'In jedem Zug nimmst du eine Karte mit ihren Steinen, baust, reißt ab, was du nicht erhöht hast, und siegelst, was passt.',
    'Es zählen Bauaufträge, Balkone und Plättchen, die Fahnen für die meisten Siegel einer Farbe und die Feiern auf deiner Hand, sobald jemand sein letztes Siegel gelegt hat.',
  ],
  options: {
    neutralSeals: {
      name: 'Neutrale Siegel',
      explained: 'Wie viele Bauaufträge von Anfang an geschlossen sind. Je mehr, desto härter der Wettstreit (R1.5).',
    },
    sealPlacement: {
      name: 'Verteilung der neutralen Siegel',
      explained:
        'Über die Türme verteilt, ausgewürfelt oder alle sechs auf dem Turm einer Farbe, mit deren Steinen man dann nur noch bezahlt (R1.5, R1.6, R1.7).',
      choices: { random: 'zufällig verteilt', dice: 'ausgewürfelt', deadColour: 'eine tote Farbe' },
    },
    deadColour: {
      name: 'Tote Farbe',
      explained: 'Welche Farbe keine Bauaufträge hat, wenn die Siegel so verteilt werden (R1.7).',
      choices: { random: 'ausgelost', ...STEMS },
    },
    campanile: {
      name: 'Campanile',
      explained:
        'Nimmt die Kirche für einen Turm mit 8 Stockwerken beliebiger Farbe dazu. Beim ersten Mal besser ohne (R1.10).',
    },
    autoDiscard: {
      name: 'Verluste von selbst',
      explained:
        'Ereignisse, die alle treffen, fragen niemanden nach Steinen oder Türmen. Für Partien über Tage gedacht (R9.3).',
    },
  },

  colours: STEMS,
  colour: (colour) => STEMS[colour],
  bricks,
  levels,
  points,
  cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  towers: (count) => `${count} ${count === 1 ? 'Turm' : 'Türme'}`,
  bundle: (items) =>
    items.map(({ colour, count }, index) => [
      { of: colour, text: `${count} ${STEMS[colour]}${count === 1 ? 'en' : 'e'}` },
      ...(index === items.length - 1 ? [count === 1 ? ' Stein' : ' Steine'] : []),
    ]),
  aBrick: (colour) => prose`einen ${coloured(colour)} Stein`,
  noBrick: (colour) => prose`keinen ${coloured(colour)} Stein`,
  tower: (colour, height, isToday) =>
    prose`den ${isToday ? 'heute erhöhten ' : ''}${coloured(colour)} Turm mit ${withLevels(height)}`,
  theTower: (colour) => prose`den ${coloured(colour)} Turm`,
  aTower: (colour) => prose`einen ${coloured(colour)} Turm`,
  commission: (colour, level) => `${NOUNS[colour]} ${level}`,
  space: (place) => `Feld ${place}`,

  kinds: {
    event: { name: 'Ereignis', gloss: 'geschieht sofort und wird abgelegt' },
    personnel: {
      name: 'Personal',
      gloss: 'bleibt auf der Hand und wird im eigenen Zug gespielt, jeder Name einmal',
    },
    building: { name: 'Gebäude', gloss: 'liegt vor dir und wirkt von da an' },
    celebration: { name: 'Feier', gloss: 'bleibt auf der Hand und zählt am Ende' },
    church: { name: 'Kirche', gloss: 'belohnt den Ersten, der einen Bauauftrag ihrer Höhe erfüllt' },
  },
  ...CARD_TEXTS,
  scoreLines: {
    commissions: 'Bauaufträge',
    balconies: 'Balkone',
    levelTiles: 'Stockwerkplättchen',
    churches: 'Kirchen',
    endTile: 'Endeplättchen',
    flags: 'Fahnen für die meisten Siegel einer Farbe',
    celebrations: 'Feiern',
  },
  components: {
    balcony: (number) => `Balkon ${number}`,
    levelTile: (level) => `Stockwerkplättchen ${level}`,
    endTile: 'Endeplättchen',
    flag: 'Fahne',
    neutralSeal: 'Neutrales Siegel',
    construction: 'Baukosten',
    exchange: 'Tausch',
    storehouse: 'Lager',
    pouch: 'Beutel',
  },

  stages: {
    turn: (turn) => `Zug ${turn}`,
    lastTurn: 'letzter Zug',
    phase: (phase) => `Phase ${phase} von 6`,
  },
  phases: {
    card: 'Karte wählen',
    exchange: 'Steine tauschen',
    build: 'Türme bauen',
    tearDown: 'abreißen',
    commission: 'Bauaufträge erfüllen',
    limits: 'Limits prüfen',
  },

  questions: {
    card: (who) => prose`${who}, welche Karte nimmst du?`,
    cost: (who, { the }, chosen) => prose`${who}, welchen Stein legst du für ${chosen.the} auf ${the}?`,
    event: (who, { the }, patrician) => prose`${who}, spielst du ${patrician.the} gegen ${the}?`,
    build: (who, laid, cost) =>
      laid === 0 ? prose`${who}, was baust du?` : prose`${who}, ${laid} verbaut, Kosten ${cost}: was nun?`,
    exchange: (who, brick, { the }, left) =>
      prose`${who}, welchen Stein legst du auf ${the}, um ${brick} zu nehmen (${more(left)})?`,
    pay: (who, due, card, left) =>
      due === 'construction'
        ? prose`${who}, welcher Stein bezahlt das Bauen (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, welcher Stein geht zurück in den Beutel (${more(left)})?`
          : prose`${who}, welchen Stein verlierst du durch ${card} (${more(left)})?`,
    lower: (who, { the }) => prose`${who}, welcher deiner Türme verliert durch ${the} den obersten Stein?`,
    tearDown: (who, falling, { the }) => prose`${who}, ${fall(falling)}: Spielst du ${the}?`,
    commission: (who) => prose`${who}, welchen Bauauftrag erfüllst du?`,
    cardLimit: (who, excess) =>
      prose`${who}, du hast ${excess === 1 ? 'eine Karte' : `${excess} Karten`} zu viel: Welche legst du ab?`,
    spare: (who, { name }) => prose`${who}, welchen Turm lässt der ${name} stehen?`,
    wholesale: (who, { name }) => prose`${who}, zu welcher Karte der Reihe geht der ${name}?`,
    swap: (who, { the }, left) =>
      prose`${who}, welchen Stein legst du auf ${the}, um einen anderen zu nehmen (${left === 1 ? 'noch einmal' : `bis zu ${left}-mal`})?`,
    dismiss: (who, { name }) => prose`${who}, welche Feier legt der ${name} ab?`,
    rob: (who, { name }) => prose`${who}, wessen Stein nimmt der ${name}?`,
    smuggle: (who, brick, family) => prose`${who}, was gibst du den ${family} für ${brick}?`,
    sabotage: (who, { name }) => prose`${who}, wessen Turm macht der ${name} niedriger?`,
  },

  moves: {
    take: ({ the }, space, cost, bundle, loss) =>
      prose`Nimm ${the} von ${space} (${cost === 0 ? 'gratis' : `kostet ${bricks(cost)}`}; bringt ${bundle}${loss === null ? '' : prose`; ${loss}`})`,
    loseBricks: (count) => [`du verlierst ${bricks(count)}`],
    loseLevel: () => ['einer deiner Türme verliert den obersten Stein'],
    layOn: (brick, { the }, space) => prose`Lege ${brick} auf ${the} (${space})`,
    give: (brick) => prose`Gib ${brick}`,
    pay: (brick) => prose`Gib ${brick} in den Beutel zurück`,
    suffer: ({ the }) => prose`Nimm ${the} hin`,
    ignore: ({ the }) => prose`Spiele ${the}: Das Ereignis betrifft dich nicht`,
    lower: (tower, height) =>
      height === 0 ? prose`Verliere ${tower}` : prose`Mache ${tower} um eins niedriger (${height})`,
    exchange: (count, brick, { the }, space) =>
      prose`Lege ${bricks(count)} auf ${the} (${space}) und nimm dafür ${brick}`,
    raise: (tower, height, cost) => prose`Erhöhe ${tower} auf ${height}${cost === 0 ? '' : ` (Baukosten ${cost})`}`,
    found: (tower, cost) => prose`Beginne ${tower}${cost === 0 ? '' : ` (Baukosten ${cost})`}`,
    endBuilding: (cost, falling) =>
      prose`Beende das Bauen (${cost === 0 ? 'nichts zu zahlen' : `kostet ${bricks(cost)}`}${falling === 0 ? '' : `; ${fall(falling)}`})`,
    letFall: () => ['Lass abreißen'],
    fulfilNoMore: () => ['Erfülle jetzt keinen Bauauftrag'],
    swapNoMore: () => ['Tausche nicht weiter'],
    fulfil: (commission, prestige, bonus) =>
      prose`Erfülle ${commission} (${points(prestige)}${bonus === 0 ? '' : ` und ${bonus} dazu`})`,
    dedicate: (tower, { the }, prestige) => prose`Gib ${tower} für ${the} her (${points(prestige)})`,
    discard: ({ the }) => prose`Lege ${the} ab`,
    play: ({ the }, brief) => prose`Spiele ${the} (${brief})`,
    spare: (tower) => prose`Lass ${tower} stehen`,
    wholesale: ({ the }, space, bundle) => prose`Wähle ${the} (${space}) mit: ${bundle}`,
    swap: (give, take) => prose`Tausche ${give} gegen ${take}`,
    rob: (brick, family) => prose`Nimm ${brick} von den ${family}`,
    sabotage: (tower, family, height) =>
      height === 0
        ? prose`Nimm den ${family} ${tower} ganz weg`
        : prose`Mache den ${family} ${tower} um eins niedriger`,
  },

  events: {
    turnBegan: (who, turn, isLast) =>
      isLast ? prose`${who} beginnt den letzten Zug (${turn}).` : prose`${who} beginnt Zug ${turn}.`,
    cardTaken: (who, { the }, paid, bundle) =>
      paid === null
        ? prose`${who} nimmt ${the} und dazu ${bundle}.`
        : prose`${who} zahlt ${paid} und nimmt ${the}, dazu ${bundle}.`,
    buildingRefused: (who, { the }) => prose`${who} hat ${the} schon und legt die zweite Karte ab.`,
    monumentGiven: ({ the }, who) =>
      who === null
        ? prose`Niemand hat einen Turm; wir legen ${the} ab.`
        : prose`${who} hat den höchsten Turm und bekommt ${the}.`,
    eventIgnored: (who, { the }, patrician) => prose`${who} spielt ${patrician.the} gegen ${the}.`,
    bricksPaid: (who, due, card, bundle) =>
      due === 'construction'
        ? prose`${who} zahlt ${bundle} fürs Bauen.`
        : due === 'limit'
          ? prose`${who} hat zu viele Steine und gibt ${bundle} zurück.`
          : prose`${who} verliert ${bundle} durch ${card}.`,
    towerLowered: (who, tower, height, { the }, by) => {
      const lost = height === 0 ? prose`verliert ${tower}` : prose`verliert die Spitze: ${tower}`;
      return by === null ? prose`${who} ${lost} (durch ${the}).` : prose`${by} spielt ${the}: ${who} ${lost}.`;
    },
    reshuffled: (cards) => prose`Der Ablagestapel wird gemischt: ${cards} Karten bilden den neuen Stapel.`,
    rowRefilled: ({ name }, bundle) => prose`Neu in der Reihe: ${name} mit ${bundle}.`,
    quarried: (who, { the }, bundle) => prose`${who} zieht ${bundle} durch ${the}.`,
    exchanged: (who, gave, took, { the }) => prose`${who} legt ${gave} auf ${the} und nimmt dafür ${took}.`,
    brickLaid: (who, tower, height) =>
      height === 1 ? prose`${who} beginnt ${tower}.` : prose`${who} erhöht ${tower} auf ${height}.`,
    tornDown: (who, tower, kept) => prose`${who} reißt ${tower} ab und behält ${kept === 0 ? 'nichts' : bricks(kept)}.`,
    towerSpared: (who, tower) => prose`${who} lässt ${tower} stehen.`,
    fulfilled: (who, commission, balcony, prestige) =>
      balcony === null
        ? prose`${who} erfüllt ${commission}: ${points(prestige)}.`
        : prose`${who} erfüllt ${commission} (${balcony}): ${points(prestige)}.`,
    levelTile: (who, tile, prestige) => prose`${who} nimmt das ${tile}: ${points(prestige)}.`,
    churchScored: (who, { the }, prestige) => prose`${who} erhält ${points(prestige)} für ${the}.`,
    dedicated: (who, tower, { the }, prestige) => prose`${who} gibt ${tower} für ${the} her: ${points(prestige)}.`,
    endTile: (who, tile, prestige) =>
      prose`${who} hat das letzte Siegel gelegt und nimmt das ${tile}: ${points(prestige)}. Alle anderen haben noch einen Zug.`,
    played: (who, { the }) => prose`${who} spielt ${the}.`,
    swapped: (who, gave, took, { the }) => prose`${who} legt ${gave} auf ${the} und nimmt ebenso viele: ${took}.`,
    robbed: (who, from, took, gave) =>
      gave === null
        ? prose`${who} nimmt ${took} von ${from}.`
        : prose`${who} nimmt ${took} von ${from} und gibt ${gave}.`,
    cardDiscarded: (who, { the }) => prose`${who} legt ${the} ab.`,
    flagScored: (who, flag, prestige) => prose`${who} hat dort die meisten Siegel: ${flag}, ${points(prestige)}.`,
    flagOf: (colour) => prose`${{ of: colour, text: `${STEMS[colour]}e` }} ${{ of: 'flag', text: 'Fahne' }}`,
    celebrated: (who, { the }, prestige) => prose`${who} deckt ${the} auf: ${points(prestige)}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
