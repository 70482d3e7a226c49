import { COMMON } from '@signoria/common/text/en';
import type { Like, Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { Due } from '../../events.ts';
import type { ScoreLineId } from '../../score.ts';
import type { BrickCount, CardNoun } from '../nouns.ts';
import { CARD_TEXTS } from './cards.ts';
import { LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const COLOURS: Readonly<Record<Colour, string>> = {
  white: 'white',
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  blue: 'blue',
  purple: 'purple',
};
const bricks = (count: number) => `${count} ${count === 1 ? 'brick' : 'bricks'}`;
const levels = (count: number) => `${count} ${count === 1 ? 'level' : 'levels'}`;
const points = (count: number) => `${numeral(count)} prestige`;
const more = (count: number) => (count === 1 ? 'the last one' : `${count} to go`);

/** The words from which the files of this folder build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  language: 'en',
  title: 'Firenze',
  summary:
    'Two to four master builders raise towers of coloured brick for the families of medieval Florence. A tower that is begun must grow every turn or it is torn down, and a rival may seal the commission first.',
  aim: [
    'Raise towers of one colour to exactly the height that a commission asks for, and put your seal on it before somebody else does.',
    'Each turn you take a card with its bricks, build, tear down what you did not raise, and seal what fits.',
    'What counts are commissions, balconies and tiles, the flags for most seals of a colour, and the celebrations in your hand when somebody has placed the last seal.',
  ],
  options: {
    neutralSeals: {
      name: 'Neutral seals',
      explained: 'How many commissions are closed from the start. The more there are, the harder the contest (R1.5).',
    },
    sealPlacement: {
      name: 'Placing the neutral seals',
      explained:
        'Spread over the towers, rolled with dice, or all six on the tower of one colour, whose bricks then only pay (R1.5, R1.6, R1.7).',
      choices: { random: 'spread by chance', dice: 'rolled with dice', deadColour: 'a dead colour' },
    },
    deadColour: {
      name: 'Dead colour',
      explained: 'Which colour has no commissions, if the seals are placed like that (R1.7).',
      choices: { random: 'drawn by lot', ...COLOURS },
    },
    campanile: {
      name: 'Campanile',
      explained: 'Adds the church card for a tower of 8 levels of any colour. Leave it out the first time (R1.10).',
    },
    autoDiscard: {
      name: 'Losses by themselves',
      explained:
        'Events that concern all players ask nobody which bricks or towers are hit. Made for games that take days (R9.3).',
    },
  },

  colours: COLOURS,
  /** The colour alone, such as in a heading. */
  colour: (colour: Colour) => COLOURS[colour],
  bricks,
  levels,
  points,
  cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  towers: (count: number) => `${count} ${count === 1 ? 'tower' : 'towers'}`,
  /** "2 white and 1 blue brick". */
  bundle: (items: readonly BrickCount[]): readonly Prose[] =>
    items.map(({ colour, count }, index) => [
      { of: colour, text: `${count} ${COLOURS[colour]}` },
      ...(index === items.length - 1 ? [count === 1 ? ' brick' : ' bricks'] : []),
    ]),
  aBrick: (colour: Colour): Prose => prose`a ${{ of: colour, text: COLOURS[colour] }} brick`,
  noBrick: (colour: Colour): Prose => prose`no ${{ of: colour, text: COLOURS[colour] }} brick`,
  /** `isToday` marks a tower raised or begun this turn if another one of its colour is as tall. */
  tower: (colour: Colour, height: number, isToday: boolean): Prose =>
    prose`the ${{ of: colour, text: COLOURS[colour] }} tower of ${levels(height)}${isToday ? ' raised today' : ''}`,
  theTower: (colour: Colour): Prose => prose`the ${{ of: colour, text: COLOURS[colour] }} tower`,
  aTower: (colour: Colour): Prose => prose`a ${{ of: colour, text: COLOURS[colour] }} tower`,
  commission: (colour: Colour, level: number) => `${COLOURS[colour]} ${level}`,
  space: (place: number) => `space ${place}`,

  kinds: {
    event: { name: 'event', gloss: 'happens at once and is discarded' },
    personnel: { name: 'personnel', gloss: 'kept in hand and played in a turn of your own, one of each name' },
    building: { name: 'building', gloss: 'lies in front of you and works from then on' },
    celebration: { name: 'celebration', gloss: 'stays in hand and scores at the end' },
    church: { name: 'church', gloss: 'scores for the first to fulfil a commission of its height' },
  },
  ...CARD_TEXTS,
  scoreLines: {
    commissions: 'Commissions',
    balconies: 'Balconies',
    levelTiles: 'Level tiles',
    churches: 'Churches',
    endTile: 'End tile',
    flags: 'Flags for most seals of a colour',
    celebrations: 'Celebrations',
  } satisfies Readonly<Record<ScoreLineId, string>>,
  components: {
    balcony: (numeral: string) => `balcony ${numeral}`,
    levelTile: (level: number) => `level tile ${level}`,
    endTile: 'end tile',
    flag: 'flag',
    neutralSeal: 'neutral seal',
    construction: 'construction cost',
    exchange: 'exchange',
    storehouse: 'storehouse',
    pouch: 'pouch',
  },

  stages: {
    turn: (turn: number) => `Turn ${turn}`,
    lastTurn: 'last turn',
    phase: (phase: number) => `phase ${phase} of 6`,
  },
  phases: {
    card: 'choose a card',
    exchange: 'exchange bricks',
    build: 'build towers',
    tearDown: 'tear down',
    commission: 'fulfil commissions',
    limits: 'check limits',
  },

  questions: {
    card: (who: string) => prose`${who}, which card will you take?`,
    cost: (who: string, { the }: CardNoun, chosen: CardNoun) =>
      prose`${who}, which brick do you lay on ${the} to take ${chosen.the}?`,
    event: (who: string, { the }: CardNoun, patrician: CardNoun) =>
      prose`${who}, will you play ${patrician.the} against ${the}?`,
    build: (who: string, laid: number, cost: number) =>
      laid === 0 ? prose`${who}, what will you build?` : prose`${who}, ${laid} laid, cost ${cost}: what next?`,
    exchange: (who: string, brick: Prose, { the }: CardNoun, left: number) =>
      prose`${who}, which brick do you lay on ${the} for ${brick} (${more(left)})?`,
    pay: (who: string, due: Due, card: Prose, left: number) =>
      due === 'construction'
        ? prose`${who}, which brick pays for building (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, which brick goes back to the pouch (${more(left)})?`
          : prose`${who}, which brick do you lose to ${card} (${more(left)})?`,
    lower: (who: string, { the }: CardNoun) => prose`${who}, which of your towers loses its top brick to ${the}?`,
    tearDown: (who: string, falling: number, { the }: CardNoun) =>
      prose`${who}, ${falling === 1 ? '1 tower falls' : `${falling} towers fall`}: will you play ${the}?`,
    commission: (who: string) => prose`${who}, which commission will you fulfil?`,
    cardLimit: (who: string, excess: number) =>
      prose`${who}, you have ${excess === 1 ? 'one card' : `${excess} cards`} too many: which will you discard?`,
    spare: (who: string, { the }: CardNoun) => prose`${who}, which tower does ${the} spare?`,
    wholesale: (who: string, { the }: CardNoun) => prose`${who}, to which card of the row does ${the} go?`,
    swap: (who: string, { the }: CardNoun, left: number) =>
      prose`${who}, which brick will you swap on ${the} (${left === 1 ? 'once more' : `up to ${left} times`})?`,
    dismiss: (who: string, { the }: CardNoun) => prose`${who}, which celebration does ${the} discard?`,
    rob: (who: string, { the }: CardNoun) => prose`${who}, whose brick does ${the} take?`,
    smuggle: (who: string, brick: Prose, family: string) => prose`${who}, what do you give the ${family} for ${brick}?`,
    sabotage: (who: string, { the }: CardNoun) => prose`${who}, whose tower does ${the} lower?`,
  },

  moves: {
    take: ({ the }: CardNoun, space: string, cost: number, bundle: Prose, loss: Prose | null) =>
      prose`Take ${the} from ${space} (${cost === 0 ? 'free' : `costs ${bricks(cost)}`}; brings ${bundle}${loss === null ? '' : prose`; ${loss}`})`,
    loseBricks: (count: number) => [`you lose ${bricks(count)}`],
    loseLevel: () => ['one of your towers loses its top brick'],
    layOn: (brick: Prose, { the }: CardNoun, space: string) => prose`Lay ${brick} on ${the} (${space})`,
    give: (brick: Prose) => prose`Give ${brick}`,
    pay: (brick: Prose) => prose`Return ${brick} to the pouch`,
    suffer: ({ the }: CardNoun) => prose`Let ${the} take its course`,
    ignore: ({ the }: CardNoun) => prose`Play ${the}: the event does not concern you`,
    lower: (tower: Prose, height: number) =>
      height === 0 ? prose`Lose ${tower}` : prose`Lower ${tower} to ${levels(height)}`,
    exchange: (count: number, brick: Prose, { the }: CardNoun, space: string) =>
      prose`Exchange ${bricks(count)} for ${brick} on ${the} (${space})`,
    raise: (tower: Prose, height: number, cost: number) =>
      prose`Raise ${tower} to ${height}${cost === 0 ? '' : ` (construction cost ${cost})`}`,
    found: (tower: Prose, cost: number) => prose`Begin ${tower}${cost === 0 ? '' : ` (construction cost ${cost})`}`,
    endBuilding: (cost: number, falling: number) =>
      prose`End building (${cost === 0 ? 'nothing to pay' : `costs ${bricks(cost)}`}${falling === 0 ? '' : falling === 1 ? '; 1 tower falls' : `; ${falling} towers fall`})`,
    letFall: () => ['Let them be torn down'],
    fulfilNoMore: () => ['Fulfil no commission now'],
    swapNoMore: () => ['Swap no more'],
    fulfil: (commission: Prose, prestige: number, bonus: number) =>
      prose`Fulfil ${commission} (${points(prestige)}${bonus === 0 ? '' : ` and ${bonus} more`})`,
    dedicate: (tower: Prose, { the }: CardNoun, prestige: number) =>
      prose`Give up ${tower} for ${the} (${points(prestige)})`,
    discard: ({ the }: CardNoun) => prose`Discard ${the}`,
    play: ({ the }: CardNoun, brief: string) => prose`Play ${the} (${brief})`,
    spare: (tower: Prose) => prose`Spare ${tower}`,
    wholesale: ({ the }: CardNoun, space: string, bundle: Prose) => prose`Go to ${the} (${space}) with ${bundle}`,
    swap: (give: Prose, take: Prose) => prose`Swap ${give} for ${take}`,
    rob: (brick: Prose, family: string) => prose`Take ${brick} from the ${family}`,
    sabotage: (tower: Prose, family: string, height: number) =>
      height === 0
        ? prose`Lower ${tower} of the ${family} to nothing`
        : prose`Lower ${tower} of the ${family} to ${height}`,
  },

  events: {
    turnBegan: (who: string, turn: number, isLast: boolean) =>
      isLast ? prose`${who} begins the last turn (${turn}).` : prose`${who} begins turn ${turn}.`,
    cardTaken: (who: string, { the }: CardNoun, paid: Prose | null, bundle: Prose) =>
      paid === null
        ? prose`${who} takes ${the} with ${bundle}.`
        : prose`${who} pays ${paid} and takes ${the} with ${bundle}.`,
    buildingRefused: (who: string, { the }: CardNoun) => prose`${who} has ${the} already and discards this one.`,
    monumentGiven: ({ the }: CardNoun, who: string | null) =>
      who === null
        ? prose`Nobody has a tower, so ${the} is discarded.`
        : prose`The tallest tower brings ${who} ${the}.`,
    eventIgnored: (who: string, { the }: CardNoun, patrician: CardNoun) =>
      prose`${who} plays ${patrician.the} and ignores ${the}.`,
    bricksPaid: (who: string, due: Due, card: Prose, bundle: Prose) =>
      due === 'construction'
        ? prose`${who} pays ${bundle} for building.`
        : due === 'limit'
          ? prose`${who} has too many bricks and returns ${bundle}.`
          : prose`${who} loses ${bundle} to ${card}.`,
    towerLowered: (who: string, tower: Prose, height: number, { the }: CardNoun, by: string | null) => {
      const lost = height === 0 ? prose`loses ${tower}` : prose`loses the top of ${tower}`;
      return by === null ? prose`${who} ${lost} to ${the}.` : prose`${by} plays ${the}: ${who} ${lost}.`;
    },
    reshuffled: (cards: number) => prose`The discard pile is shuffled: ${cards} cards become the deck.`,
    rowRefilled: ({ the }: CardNoun, bundle: Prose) => prose`New in the row: ${the} with ${bundle}.`,
    quarried: (who: string, { the }: CardNoun, bundle: Prose) => prose`${who} draws ${bundle} with ${the}.`,
    exchanged: (who: string, gave: Prose, took: Prose, { the }: CardNoun) =>
      prose`${who} exchanges ${gave} for ${took} on ${the}.`,
    brickLaid: (who: string, tower: Prose, height: number) =>
      height === 1 ? prose`${who} begins ${tower}.` : prose`${who} raises ${tower} to ${levels(height)}.`,
    tornDown: (who: string, tower: Prose, kept: number) =>
      prose`${who} tears down ${tower} and keeps ${kept === 0 ? 'nothing' : bricks(kept)}.`,
    towerSpared: (who: string, tower: Prose) => prose`${who} spares ${tower}.`,
    fulfilled: (who: string, commission: Prose, balcony: Prose | null, prestige: number) =>
      balcony === null
        ? prose`${who} fulfils ${commission} for ${points(prestige)}.`
        : prose`${who} fulfils ${commission}, ${balcony}, for ${points(prestige)}.`,
    levelTile: (who: string, tile: Prose, prestige: number) => prose`${who} takes the ${tile}: ${points(prestige)}.`,
    churchScored: (who: string, { the }: CardNoun, prestige: number) =>
      prose`${who} scores ${points(prestige)} for ${the}.`,
    dedicated: (who: string, tower: Prose, { the }: CardNoun, prestige: number) =>
      prose`${who} gives up ${tower} for ${the}: ${points(prestige)}.`,
    endTile: (who: string, tile: Prose, prestige: number) =>
      prose`${who} has placed the last seal and takes the ${tile}: ${points(prestige)}. The others have one more turn.`,
    played: (who: string, { the }: CardNoun) => prose`${who} plays ${the}.`,
    swapped: (who: string, gave: Prose, took: Prose, { the }: CardNoun) =>
      prose`${who} swaps ${gave} for ${took} on ${the}.`,
    robbed: (who: string, from: string, took: Prose, gave: Prose | null) =>
      gave === null
        ? prose`${who} takes ${took} from ${from}.`
        : prose`${who} takes ${took} from ${from} and gives ${gave}.`,
    cardDiscarded: (who: string, { the }: CardNoun) => prose`${who} discards ${the}.`,
    flagScored: (who: string, flag: Prose, prestige: number) =>
      prose`${who} has most seals there and scores the ${flag}: ${points(prestige)}.`,
    flagOf: (colour: Colour): Prose => prose`${{ of: colour, text: COLOURS[colour] }} ${{ of: 'flag', text: 'flag' }}`,
    celebrated: (who: string, { the }: CardNoun, prestige: number) =>
      prose`${who} turns over ${the}: ${points(prestige)}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
export type Words = Like<typeof WORDS>;
