import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import type { PlayerAsk } from '../../reasons.ts';
import type { CardNoun } from '../nouns.ts';

const bricks = (count: number) => (count === 1 ? '1 brick' : `${count} bricks`);

/** Reasons why a move is not legal. */
export const REASONS = {
  notAsked: 'It is another player’s turn.',
  over: 'The game is over.',
  exchanged: 'You have exchanged bricks in this turn already.',
  begun: 'Bricks are exchanged before the first one is laid.',
  mostBricks: 'You have laid as many bricks as a turn allows.',
  noSeal: 'You have no seal left.',
  neutral: 'A neutral seal closes this commission for the whole game.',
  sameColour: 'No colour may go both ways.',
  mustSwap: 'Once you have come for it, at least one brick must be swapped.',
  celebration: 'Celebrations cannot be discarded; only the Patrician could do it.',
  notThere: 'It is not there.',
  alike: 'A tower just like it is offered already.',
  willStand: 'This tower does not fall.',
  otherQuestion: (ask: PlayerAsk) =>
    `First ${
      {
        card: 'a card must be chosen',
        cost: 'the card must be paid for',
        event: 'you must say whether the Patrician is played',
        build: 'building must be ended',
        exchange: 'the exchange must be paid for',
        pay: 'the bricks must be paid',
        lower: 'a tower must be lowered',
        tearDown: 'abandoned towers must be settled',
        commission: 'the commissions must be settled',
        cardLimit: 'a card must be discarded',
        spare: 'the tower that stays must be named',
        wholesale: 'the Wholesaler needs a card of the row',
        swap: 'the swap must be settled',
        dismiss: 'a celebration must be discarded',
        rob: 'a brick must be taken',
        smuggle: 'a brick must be given for it',
        sabotage: 'a tower must be named',
      }[ask]
    }.`,
  tooFewBricks: (needs: number, has: number) => `Costs ${bricks(needs)}; you have ${has === 0 ? 'none' : has}.`,
  tooCostly: (cost: number, left: number) =>
    `The construction cost would be ${bricks(cost)}, and ${left === 0 ? 'none would' : left === 1 ? 'only 1 would' : `only ${left} would`} be left to pay it.`,
  noBrick: (none: Prose) => prose`You have ${none} in your storehouse.`,
  notOnCard: (none: Prose) => prose`There is ${none} on this card.`,
  notTheirs: (none: Prose) => prose`This player has ${none}.`,
  sealed: (family: string) => `The seal of the ${family} lies there already.`,
  notDue: (numeral: string) => `Balcony ${numeral} must be fulfilled first.`,
  noTower: (commission: Prose) => prose`You have no tower for ${commission}: colour and levels must match exactly.`,
  wrongHeight: ({ the }: CardNoun, height: number) => prose`For ${the} a tower must have exactly ${height} levels.`,
  playedAlready: ({ the }: CardNoun) => prose`You have played ${the} in this turn already.`,
  wrongMoment: ({ the }: CardNoun) => prose`This is not the moment for ${the}.`,
  noEffect: ({ the }: CardNoun) => prose`There is nothing here for ${the} to do.`,
};
