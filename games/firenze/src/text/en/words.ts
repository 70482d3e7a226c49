import { COMMON } from '@signoria/common/text/en';
import type { Like, Named, Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Colour } from '../../bricks.ts';
import type { PaymentReason } from '../../events.ts';
import type { ScoreLineId } from '../../score.ts';
import type { BrickCount, CardNoun, TowerNoun } from '../nouns.ts';
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
const bricks = (count: number) => `${count === 0 ? 'no' : count} ${count === 1 ? 'brick' : 'bricks'}`;
const levels = (count: number) => `${count} ${count === 1 ? 'level' : 'levels'}`;
const points = (count: number) => `${numeral(count)} prestige`;
const more = (count: number) => (count === 1 ? 'last one' : `${count} to go`);

const tornDown = (count: number) => `${count === 1 ? '1 tower' : `${count} towers`} will be torn down`;
const bundle = (items: readonly BrickCount[]): readonly Prose[] => {
  return items.map(({ colour, count }, index) => [
    { of: colour, text: `${count} ${COLOURS[colour]}` },
    ...(index === items.length - 1 ? [count === 1 ? ' brick' : ' bricks'] : []),
  ]);
};
/** "3-level white tower". */
const towerNoun = ({ colour, height }: TowerNoun): Prose =>
  prose`${height}-level ${{ of: colour, text: COLOURS[colour] }} tower`;
const raised = ({ isRaised }: TowerNoun) => (isRaised ? ' (raised this turn)' : '');

/** The words from which the files of `text/` build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  title: 'Firenze',
  summary:
    'Two to four master builders raise towers of coloured brick for the families of medieval Florence. Once started, a tower must grow every turn or it is torn down, and a rival may fulfil the commission first.',
  options: {
    neutralSeals: {
      name: 'Neutral seals',
      explained: 'The number of commissions closed from the start. More seals make the game more competitive (R1.5).',
    },
    sealPlacement: {
      name: 'Placing the neutral seals',
      explained:
        'Spread over the towers, rolled with dice, or all six on the tower of one colour; bricks of that colour then serve only as payment (R1.5, R1.6, R1.7).',
      choices: { random: 'spread at random', dice: 'rolled with dice', deadColour: 'a dead colour' },
    },
    deadColour: {
      name: 'Dead colour',
      explained: 'The colour without commissions, if all neutral seals are on one tower (R1.7).',
      choices: { random: 'drawn at random', ...COLOURS },
    },
    campanile: {
      name: 'Campanile',
      explained: 'Adds the church card for an 8-level tower of any colour. Better left out of your first game (R1.10).',
    },
    autoDiscard: {
      name: 'Automatic losses',
      explained:
        'When an event hits every player, the program chooses the lost bricks and towers. Meant for correspondence games (R9.3).',
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
  bundle,
  /** The same after the word for "with". */
  withBundle: bundle,
  /** "2 white", as an item of a list. */
  count: ({ colour, count }: BrickCount) => `${count} ${COLOURS[colour]}`,
  aBrick: (colour: Colour): Prose => prose`a ${{ of: colour, text: COLOURS[colour] }} brick`,
  noBrick: (colour: Colour): Prose => prose`no ${{ of: colour, text: COLOURS[colour] }} brick`,
  tower: (tower: TowerNoun): Prose => prose`the ${towerNoun(tower)}${raised(tower)}`,
  theTower: (colour: Colour): Prose => prose`the ${{ of: colour, text: COLOURS[colour] }} tower`,
  aTower: (colour: Colour): Prose => prose`a ${{ of: colour, text: COLOURS[colour] }} tower`,
  /** The colour as the name of a tower. */
  towerColour: (colour: Colour) => COLOURS[colour],
  commission: (colour: Colour, level: number) => `${COLOURS[colour]} ${level}`,
  theCommission: (commission: Named): Prose => prose`commission ${commission}`,
  space: (place: number) => `space ${place}`,

  kinds: {
    event: { name: 'event', gloss: 'happens at once and is discarded' },
    personnel: {
      name: 'personnel',
      gloss: 'stays in your hand until you play it on your turn; one of each name per turn',
    },
    building: { name: 'building', gloss: 'stays in front of you and works from then on' },
    celebration: { name: 'celebration', gloss: 'stays in your hand and scores at the end' },
    church: { name: 'church', gloss: 'scores for the first player to fulfil a commission of its height' },
  },
  ...CARD_TEXTS,
  scoreLines: {
    commissions: 'Commissions',
    balconies: 'Balconies',
    levelTiles: 'Level tiles',
    churches: 'Churches',
    endTile: 'End tile',
    flags: 'Flags for the most seals of a colour',
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
    turnOf: (turn: number, last: number) => `Turn ${turn} of ${last}`,
    lastTurn: 'last turn',
    phase: (phase: number) => `phase ${phase} of 6`,
  },
  phases: {
    card: 'choose a card',
    exchange: 'exchange bricks, then build',
    build: 'build towers',
    tearDown: 'tear down abandoned towers',
    commission: 'fulfil commissions',
    limits: 'check limits',
  },

  questions: {
    card: (who: string) => prose`${who}, which card will you take?`,
    cost: (who: string, { the }: CardNoun, chosen: CardNoun) =>
      prose`${who}, which brick will you place on ${the} to take ${chosen.the}?`,
    event: (who: string, { the }: CardNoun, patrician: CardNoun) =>
      prose`${who}, will you play ${patrician.the} against ${the}?`,
    build: (who: string, laid: number, cost: number) =>
      laid === 0
        ? prose`${who}, what will you build?`
        : prose`${who}, you have placed ${bricks(laid)}${cost === 0 ? '' : ` (construction cost ${cost})`}. What will you do next?`,
    exchange: (who: string, brick: Prose, { the }: CardNoun, left: number) =>
      prose`${who}, which brick will you place on ${the} in exchange for ${brick} (${more(left)})?`,
    pay: (who: string, due: PaymentReason, card: Prose, left: number) =>
      due === 'construction'
        ? prose`${who}, which brick will you pay for building (${more(left)})?`
        : due === 'limit'
          ? prose`${who}, which brick will you return to the pouch (${more(left)})?`
          : prose`${who}, which brick will you lose to ${card} (${more(left)})?`,
    lower: (who: string, { the }: CardNoun) => prose`${who}, which of your towers will lose its top brick to ${the}?`,
    tearDown: (who: string, falling: number, { the }: CardNoun) =>
      prose`${who}, ${tornDown(falling)}. Will you play ${the}?`,
    commission: (who: string) => prose`${who}, which commission will you fulfil?`,
    cardLimit: (who: string, excess: number) =>
      prose`${who}, you have ${excess === 1 ? 'one card' : `${excess} cards`} too many. Which one will you discard?`,
    spare: (who: string, { the }: CardNoun) => prose`${who}, which tower will you save with ${the}?`,
    wholesale: (who: string, { the }: CardNoun) => prose`${who}, on which card will you use ${the}?`,
    swap: (who: string, { the }: CardNoun, left: number) =>
      prose`${who}, which brick will you swap on ${the} (${left === 1 ? 'one swap left' : `${left} swaps left`})?`,
    dismiss: (who: string, { the }: CardNoun) => prose`${who}, which celebration will you discard with ${the}?`,
    rob: (who: string, { the }: CardNoun) => prose`${who}, whose brick will you take with ${the}?`,
    smuggle: (who: string, brick: Prose, family: string) =>
      prose`${who}, which brick will you give the ${family} for ${brick}?`,
    sabotage: (who: string, { the }: CardNoun) => prose`${who}, which tower will you lower with ${the}?`,
  },

  moves: {
    take: ({ the }: CardNoun, space: string, cost: number, bundle: Prose | null, loss: Prose | null) => {
      const gain = bundle === null ? '' : prose`; gives ${bundle}`;
      return prose`Take ${the} from ${space} (${cost === 0 ? 'free' : `costs ${bricks(cost)}`}${gain}${loss === null ? '' : prose`; ${loss}`})`;
    },
    loseBricks: (count: number) => [`you lose ${bricks(count)}`],
    loseLevel: () => ['one of your towers loses its top brick'],
    layOn: (brick: Prose, { the }: CardNoun, space: string) => prose`Place ${brick} on ${the} (${space})`,
    give: (brick: Prose) => prose`Give ${brick}`,
    pay: (brick: Prose) => prose`Return ${brick} to the pouch`,
    suffer: ({ the }: CardNoun) => prose`Accept ${the}`,
    ignore: ({ the }: CardNoun) => prose`Play ${the}: the event does not affect you`,
    lower: (tower: TowerNoun, height: number) =>
      height === 0
        ? prose`Remove your ${towerNoun(tower)}${raised(tower)}`
        : prose`Remove the top brick of your ${towerNoun(tower)}${raised(tower)}`,
    exchange: (count: number, brick: Prose, { the }: CardNoun, space: string) =>
      prose`Exchange ${bricks(count)} for ${brick} on ${the} (${space})`,
    raise: (tower: TowerNoun, height: number, cost: number) =>
      prose`Raise the ${towerNoun(tower)}${raised(tower)} to ${levels(height)}${cost === 0 ? '' : ` (construction cost ${cost})`}`,
    found: (tower: Prose, cost: number) => prose`Start ${tower}${cost === 0 ? '' : ` (construction cost ${cost})`}`,
    endBuilding: (cost: number, falling: number) =>
      prose`End building (${cost === 0 ? 'nothing to pay' : `costs ${bricks(cost)}`}${falling === 0 ? '' : `; ${tornDown(falling)}`})`,
    letFall: () => ['Save no tower'],
    fulfilNoMore: () => ['Do not fulfil a commission now'],
    swapNoMore: () => ['Stop swapping'],
    fulfil: (commission: Prose, prestige: number, bonus: number) =>
      prose`Fulfil ${commission} (${points(prestige)}${bonus === 0 ? '' : ` plus ${bonus} as a bonus`})`,
    dedicate: (tower: TowerNoun, { the }: CardNoun, prestige: number) =>
      prose`Give up the ${towerNoun(tower)}${raised(tower)} for ${the} (${points(prestige)})`,
    discard: ({ the }: CardNoun) => prose`Discard ${the}`,
    play: ({ the }: CardNoun, brief: string) => prose`Play ${the} (${brief})`,
    spare: (tower: TowerNoun) => prose`Save the ${towerNoun(tower)}${raised(tower)}`,
    wholesale: ({ the }: CardNoun, space: string, counts: string) => prose`Swap bricks on ${the} (${space}: ${counts})`,
    swap: (give: Prose, take: Prose) => prose`Swap ${give} for ${take}`,
    rob: (brick: Prose, family: string) => prose`Take ${brick} from the ${family}`,
    sabotage: (tower: TowerNoun, family: string, height: number) =>
      height === 0
        ? prose`Remove the ${family}’s ${towerNoun(tower)}${raised(tower)}`
        : prose`Remove the top brick of the ${family}’s ${towerNoun(tower)}${raised(tower)}`,
  },

  events: {
    turnBegan: (who: string, turn: number, isLast: boolean) =>
      isLast ? prose`${who} starts their last turn (turn ${turn}).` : prose`${who} starts turn ${turn}.`,
    cardTaken: (who: string, { the }: CardNoun, paid: Prose | null, bundle: Prose | null) =>
      prose`${who} ${paid === null ? '' : prose`pays ${paid} and `}takes ${the}${bundle === null ? '' : prose` with ${bundle}`}.`,
    buildingRefused: (who: string, { name }: CardNoun) => prose`${who} already has a ${name} and discards this one.`,
    monumentGiven: ({ the }: CardNoun, who: string | null) =>
      who === null
        ? prose`Nobody has a tower, so ${the} is discarded.`
        : prose`${who} has the tallest tower and receives ${the}.`,
    eventIgnored: (who: string, { the }: CardNoun, patrician: CardNoun) =>
      prose`${who} plays ${patrician.the} and ignores ${the}.`,
    bricksPaid: (who: string, due: PaymentReason, card: Prose, bundle: Prose) =>
      due === 'construction'
        ? prose`${who} pays ${bundle} for building.`
        : due === 'limit'
          ? prose`${who} has too many bricks and returns ${bundle}.`
          : prose`${who} loses ${bundle} to ${card}.`,
    towerLowered: (who: string, tower: TowerNoun, height: number, { name, the }: CardNoun, by: string | null) => {
      const lost = prose`loses the ${height === 0 ? '' : 'top brick of the '}${towerNoun(tower)}`;
      return by === null ? prose`${who} ${lost} to ${the}.` : prose`${who} ${lost} to ${by}’s ${name}.`;
    },
    reshuffled: (cards: number) =>
      prose`The discard pile is shuffled: ${cards === 1 ? '1 card forms' : `${cards} cards form`} the new deck.`,
    rowRefilled: ({ the }: CardNoun, bundle: Prose | null) =>
      prose`New in the row: ${the}${bundle === null ? '' : prose` with ${bundle}`}.`,
    quarried: (who: string, { the }: CardNoun, bundle: Prose) => prose`${who} draws ${bundle} with ${the}.`,
    exchanged: (who: string, gave: Prose, took: Prose, { the }: CardNoun) =>
      prose`${who} exchanges ${gave} for ${took} on ${the}.`,
    brickLaid: (who: string, tower: Prose, height: number) =>
      height === 1 ? prose`${who} starts ${tower}.` : prose`${who} raises ${tower} to ${levels(height)}.`,
    tornDown: (who: string, tower: Prose, kept: number) =>
      prose`${who} tears down ${tower} and keeps ${kept === 0 ? 'nothing' : bricks(kept)}.`,
    towerSpared: (who: string, tower: Prose) => prose`${who} saves ${tower}.`,
    fulfilled: (who: string, commission: Prose, balcony: Prose | null, prestige: number) =>
      balcony === null
        ? prose`${who} fulfils ${commission} for ${points(prestige)}.`
        : prose`${who} fulfils ${commission} (${balcony}) for ${points(prestige)}.`,
    levelTile: (who: string, tile: Prose, prestige: number) => prose`${who} takes ${tile}: ${points(prestige)}.`,
    churchScored: (who: string, { the }: CardNoun, prestige: number) =>
      prose`${who} scores ${points(prestige)} for ${the}.`,
    dedicated: (who: string, tower: Prose, { the }: CardNoun, prestige: number) =>
      prose`${who} gives up ${tower} for ${the}: ${points(prestige)}.`,
    endTile: (who: string, tile: Prose, prestige: number) =>
      prose`${who} has placed their last seal and takes the ${tile}: ${points(prestige)}. Every other player has one more turn.`,
    played: (who: string, { the }: CardNoun) => prose`${who} plays ${the}.`,
    swapped: (who: string, gave: Prose, took: Prose, { the }: CardNoun) =>
      prose`${who} swaps ${gave} for ${took} on ${the}.`,
    robbed: (who: string, from: string, took: Prose, gave: Prose | null) =>
      gave === null
        ? prose`${who} takes ${took} from ${from}.`
        : prose`${who} takes ${took} from ${from} and gives ${gave} in return.`,
    cardDiscarded: (who: string, { the }: CardNoun) => prose`${who} discards ${the}.`,
    flagScored: (who: string, colour: Colour, prestige: number) =>
      prose`${who} leads on the ${{ of: colour, text: COLOURS[colour] }} tower and gains its ${{ of: 'flag', text: 'flag' }}: ${points(prestige)}.`,
    celebrated: (who: string, { the }: CardNoun, prestige: number) =>
      prose`${who} ${prestige < 0 ? 'loses' : 'scores'} ${prestige === 0 ? 'no prestige' : points(Math.abs(prestige))} for ${the}.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
export type Words = Like<typeof WORDS>;
