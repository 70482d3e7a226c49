import { COMMON, dative } from '@signoria/common/text/de';
import type { Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { Words } from '../en/words.ts';
import type { TowerNoun } from '../nouns.ts';
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
const more = (count: number) => `noch ${count}`;
const tornDown = (count: number) => (count === 1 ? '1 Turm wird abgerissen' : `${count} Türme werden abgerissen`);
/** Returns the adjective in the accusative. */
const coloured = (colour: Colour) => ({ of: colour, text: `${STEMS[colour]}en` });
const towerAfter = (article: string, { colour, height, isRaised }: TowerNoun): Prose =>
  prose`${article} ${isRaised ? `in diesem Zug ${height === 1 ? 'begonnenen' : 'erhöhten'} ` : ''}${coloured(colour)} Turm`;
const tower = (noun: TowerNoun): Prose => prose`${towerAfter('den', noun)} mit ${withLevels(noun.height)}`;

export const WORDS: Words = {
  ...COMMON,
  title: 'Firenze',
  summary:
    'Zwei bis vier Baumeister errichten für die Familien des mittelalterlichen Florenz Türme aus farbigen Steinen. Ein begonnener Turm muss in jedem Zug wachsen, sonst wird er abgerissen, und ein Rivale kann dir beim Bauauftrag zuvorkommen.',
  options: {
    neutralSeals: {
      name: 'Neutrale Siegel',
      explained:
        'So viele Bauaufträge sind von Anfang an geschlossen. Mit mehr Siegeln wird der Wettstreit härter (R1.5).',
    },
    sealPlacement: {
      name: 'Verteilung der neutralen Siegel',
      explained:
        'Über die Türme verteilt, ausgewürfelt oder alle sechs auf dem Turm einer Farbe; Steine dieser Farbe dienen dann nur noch zum Bezahlen (R1.5, R1.6, R1.7).',
      choices: { random: 'zufällig verteilt', dice: 'ausgewürfelt', deadColour: 'eine tote Farbe' },
    },
    deadColour: {
      name: 'Tote Farbe',
      explained: 'Die Farbe ohne Bauaufträge, wenn alle neutralen Siegel auf einem Turm liegen (R1.7).',
      choices: { random: 'ausgelost', ...STEMS },
    },
    campanile: {
      name: 'Campanile',
      explained:
        'Fügt die Kirche für einen Turm beliebiger Farbe mit 8 Stockwerken hinzu. Beim ersten Mal besser ohne (R1.10).',
    },
    autoDiscard: {
      name: 'Automatische Verluste',
      explained:
        'Bei Ereignissen, die alle treffen, bestimmt das Programm die verlorenen Steine und Türme. Für Fernpartien gedacht (R9.3).',
    },
  },

  colours: STEMS,
  colour: (colour) => NOUNS[colour],
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
  withBundle: (items) =>
    items.map(({ colour, count }, index) => [
      { of: colour, text: `${count} ${STEMS[colour]}en` },
      ...(index === items.length - 1 ? [count === 1 ? ' Stein' : ' Steinen'] : []),
    ]),
  count: ({ colour, count }) => `${count} ${NOUNS[colour]}`,
  aBrick: (colour) => prose`einen ${coloured(colour)} Stein`,
  noBrick: (colour) => prose`keinen ${coloured(colour)} Stein`,
  tower,
  theTower: (colour) => prose`den ${coloured(colour)} Turm`,
  aTower: (colour) => prose`einen ${coloured(colour)} Turm`,
  towerColour: (colour) => NOUNS[colour],
  commission: (colour, level) => `${NOUNS[colour]} ${level}`,
  theCommission: (commission) => prose`den Bauauftrag ${commission}`,
  space: (place) => `Feld ${place}`,

  kinds: {
    event: { name: 'Ereignis', gloss: 'geschieht sofort und wird abgelegt' },
    personnel: {
      name: 'Personal',
      gloss: 'bleibt auf deiner Hand, bis du es in deinem Zug spielst; jeder Name nur einmal pro Zug',
    },
    building: { name: 'Gebäude', gloss: 'liegt vor dir und wirkt von da an' },
    celebration: { name: 'Feier', gloss: 'bleibt auf deiner Hand und zählt am Ende' },
    church: { name: 'Kirche', gloss: 'belohnt den Ersten, der einen Bauauftrag der genannten Höhe erfüllt' },
  },
  ...CARD_TEXTS,
  scoreLines: {
    commissions: 'Bauaufträge',
    balconies: 'Balkone',
    levelTiles: 'Stockwerkplättchen',
    churches: 'Kirchen',
    endTile: 'Schlussplättchen',
    flags: 'Fahnen für die meisten Siegel einer Farbe',
    celebrations: 'Feiern',
  },
  components: {
    balcony: (number) => `Balkon ${number}`,
    levelTile: (level) => `Stockwerkplättchen ${level}`,
    endTile: 'Schlussplättchen',
    flag: 'Fahne',
    neutralSeal: 'Neutrales Siegel',
    construction: 'Baukosten',
    exchange: 'Tausch',
    storehouse: 'Lager',
    pouch: 'Beutel',
  },

  stages: {
    turn: (turn) => `Zug ${turn}`,
    turnOf: (turn, last) => `Zug ${turn} von ${last}`,
    lastTurn: 'letzter Zug',
    phase: (phase) => `Phase ${phase} von 6`,
  },
  phases: {
    card: 'Karte wählen',
    exchange: 'Steine tauschen, dann bauen',
    build: 'Türme bauen',
    tearDown: 'Bauruinen abreißen',
    commission: 'Bauaufträge erfüllen',
    limits: 'Limits prüfen',
  },

  questions: {
    card: (who) => prose`${who}, welche Karte nimmst du?`,
    cost: (who, { the }, chosen) => prose`${who}, welchen Stein legst du für ${chosen.the} auf ${the}?`,
    event: (who, { the }, patrician) => prose`${who}, spielst du ${patrician.the} gegen ${the}?`,
    build: (who, laid, cost) =>
      laid === 0
        ? prose`${who}, was baust du?`
        : prose`${who}, du hast ${bricks(laid)} verbaut${cost === 0 ? '' : ` (Baukosten ${cost})`}. Was nun?`,
    exchange: (who, brick, { the }, left) =>
      prose`${who}, welchen Stein legst du auf ${the}, um ${brick} zu nehmen (${more(left)})?`,
    pay: (who, due, card, left) =>
      due === 'construction'
        ? prose`${who}, mit welchem Stein bezahlst du das Bauen (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, du hast zu viele Steine. Welchen legst du in den Beutel zurück (${more(left)})?`
          : prose`${who}, welchen Stein verlierst du durch ${card} (${more(left)})?`,
    lower: (who, { the }) => prose`${who}, welcher deiner Türme verliert durch ${the} den obersten Stein?`,
    tearDown: (who, falling, { the }) => prose`${who}, ${tornDown(falling)}. Spielst du ${the}?`,
    commission: (who) => prose`${who}, welchen Bauauftrag erfüllst du?`,
    cardLimit: (who, excess) =>
      prose`${who}, du hast ${excess === 1 ? 'eine Karte' : `${excess} Karten`} zu viel. Welche legst du ab?`,
    spare: (who, { the }) => prose`${who}, welchen Turm rettest du mit ${dative(the)}?`,
    wholesale: (who, { the }) => prose`${who}, auf welcher Karte der Reihe nutzt du ${the}?`,
    swap: (who, { the }, left) =>
      prose`${who}, welchen Stein tauschst du auf ${dative(the)} (${left === 1 ? 'noch einmal' : `bis zu ${left}-mal`})?`,
    dismiss: (who, { the }) => prose`${who}, welche Feier legst du mit ${dative(the)} ab?`,
    rob: (who, { the }) => prose`${who}, wem nimmst du mit ${dative(the)} einen Stein?`,
    smuggle: (who, brick, family) => prose`${who}, welchen Stein gibst du den ${family} für ${brick}?`,
    sabotage: (who, { the }) => prose`${who}, welchem Turm nimmst du mit ${dative(the)} den obersten Stein?`,
  },

  moves: {
    take: ({ the }, space, cost, bundle, loss) => {
      const gain = bundle === null ? '' : prose`; bringt ${bundle}`;
      return prose`Nimm ${the} von ${space} (${cost === 0 ? 'gratis' : `kostet ${bricks(cost)}`}${gain}${loss === null ? '' : prose`; ${loss}`})`;
    },
    loseBricks: (count) => [`du verlierst ${bricks(count)}`],
    loseLevel: () => ['einer deiner Türme verliert den obersten Stein'],
    layOn: (brick, { the }, space) => prose`Lege ${brick} auf ${the} (${space})`,
    give: (brick) => prose`Gib ${brick}`,
    pay: (brick) => prose`Lege ${brick} in den Beutel zurück`,
    suffer: ({ the }) => prose`Nimm ${the} hin`,
    ignore: ({ the }) => prose`Spiele ${the}: Das Ereignis betrifft dich nicht`,
    lower: (noun, height) =>
      height === 0
        ? prose`Entferne ${tower(noun)}`
        : prose`Nimm ${towerAfter('vom', noun)} (${levels(noun.height)}) den obersten Stein`,
    exchange: (count, brick, { the }, space) =>
      prose`Lege ${bricks(count)} auf ${the} (${space}) und nimm dafür ${brick}`,
    raise: (noun, height, cost) =>
      prose`Erhöhe ${towerAfter('den', noun)} von ${noun.height} auf ${levels(height)}${cost === 0 ? '' : ` (Baukosten ${cost})`}`,
    found: (aTower, cost) => prose`Beginne ${aTower}${cost === 0 ? '' : ` (Baukosten ${cost})`}`,
    endBuilding: (cost, falling) =>
      prose`Beende das Bauen (${cost === 0 ? 'nichts zu zahlen' : `kostet ${bricks(cost)}`}${falling === 0 ? '' : `; ${tornDown(falling)}`})`,
    letFall: () => ['Rette keinen Turm'],
    fulfilNoMore: () => ['Erfülle jetzt keinen Bauauftrag'],
    swapNoMore: () => ['Tausche nicht weiter'],
    fulfil: (commission, prestige, bonus) =>
      prose`Erfülle ${commission} (${points(prestige)}${bonus === 0 ? '' : ` und ${bonus} dazu`})`,
    dedicate: (noun, { the }, prestige) => prose`Gib ${tower(noun)} für ${the} her (${points(prestige)})`,
    discard: ({ the }) => prose`Lege ${the} ab`,
    play: ({ the }, brief) => prose`Spiele ${the} (${brief})`,
    spare: (noun) => prose`Rette ${tower(noun)}`,
    wholesale: ({ the }, space, counts) => prose`Tausche Steine auf ${dative(the)} (${space}: ${counts})`,
    swap: (give, take) => prose`Tausche ${give} gegen ${take}`,
    rob: (brick, family) => prose`Nimm ${brick} von den ${family}`,
    sabotage: (noun, family, height) =>
      height === 0
        ? prose`Entferne ${towerAfter('den', noun)} der ${family} (${levels(noun.height)})`
        : prose`Nimm ${towerAfter('vom', noun)} der ${family} (${levels(noun.height)}) den obersten Stein`,
  },

  events: {
    turnBegan: (who, turn, isLast) =>
      isLast ? prose`${who} beginnt Zug ${turn}, den letzten.` : prose`${who} beginnt Zug ${turn}.`,
    cardTaken: (who, { the }, paid, bundle) =>
      prose`${who} ${paid === null ? '' : prose`zahlt ${paid} und `}nimmt ${the}${bundle === null ? '' : prose` mit ${bundle}`}.`,
    buildingRefused: (who, { the }) => prose`${who} hat ${the} schon und legt die zweite Karte ab.`,
    monumentGiven: ({ name, the }, who) =>
      who === null
        ? prose`Niemand hat einen Turm: Das ${name} wird abgelegt.`
        : prose`${who} hat den höchsten Turm und erhält ${the}.`,
    eventIgnored: (who, { the }, patrician) => prose`${who} spielt ${patrician.the} gegen ${the}.`,
    bricksPaid: (who, due, card, bundle) =>
      due === 'construction'
        ? prose`${who} zahlt ${bundle} fürs Bauen.`
        : due === 'limit'
          ? prose`${who} hat zu viele Steine und gibt ${bundle} zurück.`
          : prose`${who} verliert ${bundle} durch ${card}.`,
    towerLowered: (who, noun, height, { the }, by) => {
      const lost =
        height === 0
          ? prose`verliert ${who} ${tower(noun)}`
          : prose`verliert der ${{ of: noun.colour, text: `${STEMS[noun.colour]}e` }} Turm von ${who} (${levels(noun.height)}) den obersten Stein`;
      return by === null ? prose`Durch ${the} ${lost}.` : prose`Durch ${the} von ${by} ${lost}.`;
    },
    reshuffled: (cards) =>
      prose`Der Ablagestapel wird gemischt und bildet den neuen Stapel (${cards === 1 ? '1 Karte' : `${cards} Karten`}).`,
    rowRefilled: ({ name }, bundle) => prose`Neu in der Reihe: ${name}${bundle === null ? '' : prose` mit ${bundle}`}.`,
    quarried: (who, { the }, bundle) => prose`${who} zieht mit ${dative(the)} ${bundle} aus dem Beutel.`,
    exchanged: (who, gave, took, { the }) => prose`${who} tauscht auf ${dative(the)} ${gave} gegen ${took}.`,
    brickLaid: (who, aTower, height) =>
      height === 1 ? prose`${who} beginnt ${aTower}.` : prose`${who} erhöht ${aTower} auf ${levels(height)}.`,
    tornDown: (who, theTower, kept) =>
      prose`${who} reißt ${theTower} ab und behält ${kept === 0 ? 'nichts' : bricks(kept)}.`,
    towerSpared: (who, theTower) => prose`${who} rettet ${theTower}.`,
    fulfilled: (who, commission, balcony, prestige) =>
      balcony === null
        ? prose`${who} erfüllt ${commission}: ${points(prestige)}.`
        : prose`${who} erfüllt ${commission} (${balcony}): ${points(prestige)}.`,
    levelTile: (who, tile, prestige) => prose`${who} nimmt das ${tile}: ${points(prestige)}.`,
    churchScored: (who, { the }, prestige) => prose`${who} erhält ${points(prestige)} für ${the}.`,
    dedicated: (who, aTower, { the }, prestige) => prose`${who} gibt ${aTower} für ${the} her: ${points(prestige)}.`,
    endTile: (who, tile, prestige) =>
      prose`${who} hat das letzte eigene Siegel gelegt und nimmt das ${tile}: ${points(prestige)}. Alle anderen haben noch einen Zug.`,
    played: (who, { the }) => prose`${who} spielt ${the}.`,
    swapped: (who, gave, took, { the }) => prose`${who} tauscht auf ${dative(the)} ${gave} gegen ${took}.`,
    robbed: (who, from, took, gave) =>
      gave === null
        ? prose`${who} nimmt ${took} von ${from}.`
        : prose`${who} nimmt ${took} von ${from} und gibt ${gave} dafür.`,
    cardDiscarded: (who, { the }) => prose`${who} legt ${the} ab.`,
    flagScored: (who, colour, prestige) =>
      prose`${who} führt bei ${{ of: colour, text: NOUNS[colour] }} und erhält die ${{ of: 'flag', text: 'Fahne' }}: ${points(prestige)}.`,
    celebrated: (who, { the }, prestige) =>
      prestige < 0
        ? prose`${who} verliert ${points(-prestige)} durch ${the}.`
        : prose`${who} erhält ${prestige === 0 ? 'kein Prestige' : points(prestige)} für ${the}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
