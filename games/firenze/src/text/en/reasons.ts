import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import type { EffectTime } from '../../components.ts';
import type { PlayerAsk } from '../../reasons.ts';
import type { CardNoun } from '../nouns.ts';

const bricks = (count: number) => (count === 1 ? '1 brick' : `${count} bricks`);

/** The moments at which personnel can be played. */
const WHEN: Readonly<Partial<Record<EffectTime, string>>> = {
  beforeCard: 'before taking a card',
  beforeBuilding: 'before placing your first brick',
  untilBuilt: 'before you end building',
  tearingDown: 'when your towers are torn down',
  exchangeToCommissions: 'from the exchange to the commissions',
};

/** Reasons why a move is not legal. */
export const REASONS = {
  notAsked: 'It is another player’s turn.',
  over: 'The game is over.',
  exchanged: 'You have already exchanged bricks this turn.',
  begun: 'You can exchange bricks only before placing the first one.',
  mostBricks: 'You have placed as many bricks as a turn allows.',
  noSeal: 'You have no seal left.',
  neutral: 'A neutral seal closes this commission for the whole game.',
  sameColour: 'You cannot give and take the same colour.',
  mustSwap: 'You must swap at least one brick.',
  celebration: 'You can discard a celebration only with the Patrician.',
  notThere: 'This is not available.',
  alike: 'Choose the identical tower: the result is the same.',
  willStand: 'This tower will not be torn down.',
  otherQuestion: (ask: PlayerAsk) =>
    `First ${
      {
        card: 'choose a card',
        cost: 'pay for the card',
        event: 'decide whether to play the Patrician',
        build: 'end building',
        exchange: 'pay for the exchange',
        pay: 'pay the bricks you owe',
        lower: 'lower one of your towers',
        tearDown: 'deal with your abandoned towers',
        commission: 'decide on your commissions',
        cardLimit: 'discard a card',
        spare: 'choose the tower you save',
        wholesale: 'choose a card for the Wholesaler',
        swap: 'finish swapping bricks',
        dismiss: 'discard a celebration',
        rob: 'take a brick',
        smuggle: 'give a brick in return',
        sabotage: 'choose a tower',
      }[ask]
    }.`,
  tooFewBricks: (needs: number, has: number) => `You need ${bricks(needs)}; you have ${has === 0 ? 'none' : has}.`,
  tooCostly: (cost: number, left: number) =>
    `The construction cost would be ${bricks(cost)}, and ${left === 0 ? 'none would' : left === 1 ? 'only 1 would' : `only ${left} would`} be left to pay it.`,
  noBrick: (none: Prose) => prose`You have ${none} in your storehouse.`,
  notOnCard: (none: Prose) => prose`There is ${none} on this card.`,
  notTheirs: (none: Prose) => prose`This player has ${none}.`,
  sealed: (family: string) => `The ${family} have already fulfilled it.`,
  notDue: (numeral: string) => `Balcony ${numeral} must be fulfilled first.`,
  noTower: (commission: Prose) => prose`You have no tower for ${commission}: colour and levels must match exactly.`,
  wrongHeight: ({ the }: CardNoun, height: number) => prose`For ${the} you need a tower of exactly ${height} levels.`,
  playedAlready: ({ the }: CardNoun) => prose`You have already played ${the} this turn.`,
  wrongMoment: ({ the }: CardNoun, moment: EffectTime) =>
    prose`You can play ${the} only ${WHEN[moment] ?? 'on your turn'}.`,
  noEffect: ({ the }: CardNoun) => prose`Playing ${the} would have no effect now.`,
};
