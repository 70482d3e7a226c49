import { COMMON } from '@signoria/common/text/en';

/** Lines in the explanations of components. */
export const LINES = {
  cost: (cost: string) => `Cost: ${cost}, paid in phase 6`,
  built: (gained: string) => `Building it brings ${gained}`,
  use: (gain: string) => `A worker there brings ${gain} in phase 6`,
  formula: (pay: string, gain: string) => `A worker there may pay ${pay} for ${gain} in phase 6`,
  everyRound: (income: string) => `Pays ${income} every round; no worker goes there`,
  copies: (count: number, left: number) =>
    `${count === 1 ? 'There is only one' : `${count} tiles`}, ${left} in the supply`,
  opening: 'One can begin with it',

  artworkCost: (cost: string) => `Cost: ${cost} and the artist, paid in phase 7`,
  reward: (reward: string) => `Brings ${reward}`,
  income: (income: string) => `Income every round: ${income}`,
  sale: (sale: string, price: string) => `Or sells ${sale} for ${price}`,
  skills: (skills: string) => `Asks for: ${skills}`,
  failure: (lost: string, named: string) => `Who cannot pay loses ${lost}, and ${named} more with a named artist`,
  completedBy: (family: string) => `Completed by the ${family}`,
  promisedBy: (family: string, artist: string) => `The ${family} work on it with ${artist}`,

  artist: 'Artist',
  forSkill: (skill: string, price: string, results: string) => `As ${skill}: ${price}, prestige ${results}`,
  masterpiece: (faces: string) => `Masterpiece on ${faces}, once`,
  masterpieceDone: 'Has made the masterpiece; the card lies on its other side',
  life: (rounds: number) =>
    rounds === 1 ? 'Leaves after this round' : `Stays for ${rounds} rounds, this one included`,
  lifeInAll: (rounds: number) => `Stays ${rounds} rounds`,
  notHere: 'Not in Florence now',
  unnamed: (count: number, left: number) => `${count} in all, ${left} free this round; always in Florence`,
  couldWork: (where: string) => `Could still complete in the city: ${where}`,

  preacher: 'Preacher',
  charity: (cost: string, gain: string) => `For ${cost} at once: ${gain}`,

  resource: (count: number) => `Left in the box: ${count}`,
  endless: 'Never runs out',
  market: (sale: string, purchase: string) => `At the market: sold for ${sale}, bought for ${purchase}`,
  coins: 'Coins of 50, 100 and 500; they can always be changed',

  office: 'Office',
  captainGloss: 'goes first in every phase',
  captain: [
    'Named in phase 8: whoever’s prestige marker is alone on top',
    'Is paid the marker’s number in certificates; the marker goes back to 0',
    'May detain a worker on another district board, or a named artist',
  ],
  bishopGloss: 'goes second',
  bishop: (least: number) => [
    `Named in phase 8: whoever has the most influence, and at least ${least}`,
    'May convert a worker on another district board, or expel a named preacher',
  ],
  cardinalGloss: 'the Bishop’s reward',
  cardinal: (influence: number, prestige: number) => [
    `A Bishop named twice in a row, or with ${influence} influence: ${prestige} prestige, and the influence goes back to 0`,
  ],
  track: 'Track',
  prestigeGloss: 'decides who is Captain, and counts at the end',
  prestige: 'Never below −3; on −3 you cannot use workshops of others',
  influenceGloss: 'decides who is Bishop',
  influence: 'Never below 0',
  token: 'Token',
  workerGloss: 'does one thing a round',
  worker: (all: number) => `Every family has ${all} in all`,
  certificateGloss: 'prestige that a Captain has been paid',
  certificate: 'Counts at the end and cannot be lost',
  place: 'Place',
  marketGloss: 'sell, buy and trade in phase 5',
  marketLines: (sale: string, purchase: string) => [
    'One worker of each family a round',
    `Once each: sell a cube for ${sale}, buy one for ${purchase}, trade two for another`,
  ],
  workGloss: 'a wage at once',
  work: (wage: string) => `${wage} for each worker, as many as you like`,
  pulpitGloss: 'where charity is given',
  pulpit: 'One worker a round on your own; that of the Cathedral serves anybody once it is completed',
  palazzoGloss: 'your family’s palace',
  palazzo: (bonus: string, lost: number) => `All four artworks: ${bonus} more. None at the end: −${lost}`,
  chiesaGloss: 'your family’s church',
  chiesa: (bonus: string, lost: number) => `All four artworks: ${bonus} more. None at the end: −${lost}`,
};

/** Translations of the Renaissance Italian names. */
export const GLOSSES = { ...COMMON.glosses, 'lastricato-statua': 'statue on the paved square' };
