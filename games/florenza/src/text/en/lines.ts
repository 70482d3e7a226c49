import { COMMON } from '@signoria/common/text/en';

/** Lines in the explanations of components. */
export const LINES = {
  cost: (cost: string) => `Cost in phase 6: ${cost}`,
  built: (gained: string) => `You gain ${gained} for building it`,
  use: (gain: string) => `A worker there gives you ${gain} (phase 6)`,
  formula: (pay: string, gain: string) => `Phase 6: with a worker there you may pay ${pay} for ${gain}`,
  everyRound: (income: string) => `Gives ${income} every round; you place no worker there`,
  copies: (count: number, left: number) =>
    `${count === 1 ? '1 tile' : `${count} tiles`}, ${left === 0 ? 'none' : left} in the supply`,
  opening: 'Possible starting workshop',

  artworkCost: (cost: string) => `Cost in phase 7: ${cost}, plus the artist`,
  reward: (reward: string) => `Gives ${reward}`,
  income: (income: string) => `Income every round: ${income}`,
  sale: (sale: string, price: string) => `Or sell ${sale} for ${price} instead`,
  failure: (lost: string, named: string) => `If you cannot pay, you lose ${lost}, or ${named} with a named artist`,
  completedBy: (family: string) => `Completed by the ${family}`,
  promisedBy: (family: string, artist: string) => `The ${family} are working on it with ${artist}`,

  artist: 'Artist',
  forSkill: (skill: string, price: string, results: string) => `As ${skill}: ${price}, ${results}`,
  masterpiece: (faces: string) => `Masterpiece on ${faces}, once`,
  masterpieceDone: 'Masterpiece made; the card has been turned over',
  life: (rounds: number) => (rounds === 1 ? 'Leaves after this round' : `${rounds} rounds left, including this one`),
  lifeInAll: (rounds: number) => (rounds === 1 ? 'Stays for 1 round in total' : `Stays for ${rounds} rounds in total`),
  notHere: 'Not in Florence now',
  unnamed: (count: number, left: number) =>
    `${count} in total, ${left === 0 ? 'none' : left} available this round; always in Florence`,
  couldWork: (where: string) => `Could still complete in the city and the Cathedral: ${where}`,

  preacher: 'Preacher',
  /** `lost` null: nothing. */
  charity: (cost: string, gain: string, lost: string | null) =>
    `Charity of ${cost} gives ${gain} at once${lost === null ? '' : ` and costs ${lost}`}`,

  resource: (count: number) => `Left in the box: ${count === 0 ? 'none' : count === 1 ? '1 cube' : `${count} cubes`}`,
  endless: 'Never runs out',
  market: (sale: string, purchase: string) => `At the market: sold for ${sale}, bought for ${purchase}`,
  coins: 'Coins of 50, 100 and 500; they can always be changed',

  office: 'Office',
  captainGloss: 'goes first in every phase',
  captain: [
    'Named in phase 8: the player with the highest prestige marker (on a tie, nobody)',
    'Receives certificates worth the marker’s number; the marker goes back to 0',
    'May detain a worker on another player’s district board, or a named artist',
  ],
  bishopGloss: 'goes second',
  bishop: (least: number) => [
    `Named in phase 8: the player with the most influence, at least ${least} (on a tie, nobody)`,
    'May convert a worker on another player’s district board (it returns to its pool, the Bishop gains one), or expel a named preacher',
  ],
  cardinalGloss: 'the Bishop’s reward',
  cardinal: (influence: number, prestige: number) => [
    `A Bishop named twice in a row, or with ${influence} influence or more: ${prestige} prestige, and the influence goes back to 0`,
  ],
  track: 'Track',
  prestigeGloss: 'decides who is Captain and scores at the end',
  prestige: 'Never below −3; at −3 you cannot use other players’ workshops',
  influenceGloss: 'decides who is Bishop',
  influence: 'Never below 0',
  token: 'Token',
  workerGloss: 'takes one action per round',
  worker: (all: number) => `Every family has ${all} in all`,
  certificateGloss: 'prestige that a Captain has received',
  certificate: 'Scores at the end and cannot be lost',
  place: 'Place',
  marketGloss: 'sell, buy and trade in phase 5',
  marketLines: (sale: string, purchase: string) => [
    'One worker per family per round',
    `Once each: sell a cube for ${sale}, buy one for ${purchase}, trade two for another`,
  ],
  workGloss: 'a wage at once',
  work: (wage: string) => `${wage} per worker, as many workers as you like`,
  pulpitGloss: 'for giving charity',
  pulpit: 'One worker per round at your own pulpit; the pulpit of the Duomo is open to everyone once completed',
  palazzoGloss: 'your family’s palace',
  palazzo: (bonus: string, lost: number) =>
    `Bonus for all four artworks: ${bonus}. No artwork at the end: −${lost} points`,
  chiesaGloss: 'your family’s church',
  chiesa: (bonus: string, lost: number) =>
    `Bonus for all four artworks: ${bonus}. No artwork at the end: −${lost} points`,
};

/** Translations of the Renaissance Italian names. */
export const GLOSSES = { ...COMMON.glosses, 'lastricato-statua': 'statue on the paved square' };
