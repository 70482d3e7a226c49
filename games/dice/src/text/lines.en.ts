import type { Lines } from './lines.ts';

export const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export const LINES_EN = {
  kinds: {
    die: 'Die',
    resource: 'Resource',
    money: 'Money',
    artwork: 'Artwork',
    space: 'Space of the Rione',
    office: 'Office and track',
    track: 'Track',
    bonus: 'Space of a track',
    artist: 'Type of artist',
    supply: 'Supply',
    sheet: 'Part of the sheet',
    opponent: 'Opponent',
  },
  building: (number) => `Building ${number}`,
  cost: (cost) => `Cost: ${cost}`,
  artist: (skills) => `Needs an artist: ${skills}`,
  worth: (worth) => `Worth ${worth} at the end`,
  brings: (gain) => `Brings ${gain} at once`,

  dieResources: (low, high) => `For resources: 1 to 3 bring ${low}, 4 to 6 bring ${high}`,
  dieRecruits: (low, high) => `To recruit: 1 to 3 bring ${low}, 4 to 6 bring ${high}`,
  artistFor: (artist, fiorini) => `${artist} for ${fiorini}`,
  anyDie: (fiorini) => `Or ${fiorini}, whatever it shows`,
  anyValueWith: (building) => `With the ${building} it may count as any value`,
  tradesWith: (building) => `With the ${building} one of its resources may be another`,

  broughtBy: (the) => `Brought by ${the}`,
  needed: (works) => `Needed for ${works}`,
  coin: '100 of the supply mark one icon of fiorini, at any decision of your own',
  start: (amount) => `Everyone starts with ${amount}`,
  left: (amount, worth) => `Left at the end: ${worth} for ${amount}`,

  artistAdds: (paid, anonymous) => `The artist adds ${paid}, an anonymous one ${anonymous}`,
  masterpiece: (star, withZecca) => `A star makes it a masterpiece: ${star} more, ${withZecca} with the Zecca`,
  income: (income) => `Brings ${income} at once, and again in the income of every round`,
  palazzoBonus: ([first, ...others]) =>
    `All four together: ${first} points for the first player to have them, then ${others.join(', ')}`,
  palazzoAlone: (byRound) => `Alone, round by round: ${byRound.join(', ')}`,
  chiesaBonus: (steps) => `All four together bring ${steps} of your choice`,

  anyValue: (the) => `You may use ${the} as if it showed another value`,
  trades: (the) => `When you use ${the} for resources, you may take one of them as another resource`,
  special: (building, { brings, fiorini, artist }) =>
    ({
      casa: `Use any die to hire an anonymous artist for nothing; he adds ${points(artist.anonymous)}`,
      mercatante: `Use any die for ${brings.mercatante} resources of one kind, of your choice`,
      convento: `Use any die for ${brings.convento} steps on one track of your choice`,
      taverna: `Use any die for ${fiorini.taverna} fiorini`,
      cambiavalute: `Take ${fiorini.cambiavalute} fiorini instead of a resource`,
      'bottega-d-arte': `An artist costs you ${fiorini.bottega} fiorini less`,
      mercato: `Brings ${brings.mercato} spare resources when it is built`,
      zecca: `Every masterpiece from now on adds ${artist.starWithZecca} points instead of ${artist.star}`,
      palagio: 'The artist you hire with a green, red or yellow die may be of any type',
    })[building],
  onceATurn: 'Once a turn, your own or another player’s',
  noEffect: 'No effect but its points',

  firstSpace: 'The building you rolled at the start stands here, for free',
  icons: (icons) => `Icons to mark: ${icons}`,
  after: (space) => `Built upon after ${space}; its icons may be marked before`,
  spaceWorth: (worth) => `A building here scores ${worth} more`,

  people: {
    captain: [
      'After income, whoever has marked the most spaces is Captain for the round, on a tie nobody',
      'The Captain takes one resource of any kind and marks it at once',
    ],
    bishop: [
      'After income, whoever has marked the most spaces is Bishop for the round, on a tie nobody',
      'When another player is active, the Bishop may use any of the six dice',
    ],
    preacher: ['Holds no office; his track brings stars and steps on the others'],
  },
  spaces: (bonuses) => `Spaces in order: ${bonuses}`,
  pastEnd: (fiorini) => `Every step beyond the end brings ${fiorini}`,

  star: 'Spent when an artist is hired, it makes the artwork a masterpiece; one for an artwork at most',
  spare: 'Spent at any decision of your own, it marks one icon of any resource',
  bonuses: {
    resource: {
      gloss: 'one of any kind',
      line: 'Marked at once; it cannot be kept, and without an open icon it is lost',
    },
    die: {
      gloss: 'a use of any of the six',
      line: 'One full use of any die as it lies, used ones too; it is not one of your three',
    },
    points: { gloss: 'for the one who gets this far', line: 'Scored at the end, together with those before it' },
    none: { gloss: 'a space without a bonus', line: 'Counts as marked, but brings nothing' },
  },

  hiredWith: (the) => `Hired with ${the}`,
  accepted: (artworks) => `Works on ${artworks}`,
  anonymous: (building) => `Hired with any die and the ${building}, for nothing and for any artwork`,

  ghost: [
    'In the second turn of each round the dice are rolled for him and he takes three; you use one of the others',
    'White and brown move him on the tracks of Captain and Bishop, also when you leave them in your own turn',
    'He can hold both offices, but gains nothing by it',
  ],
  ghostScores: (worth) => `To beat him: ${worth}`,
  areas: {
    palazzo: 'Four artworks, each for one type of artist',
    chiesa: 'Four artworks, each for one of two types of artist; they bring an income',
    rione: 'Eight spaces for buildings, built upon in order; the first is yours from the start',
    supply: 'Spare resources, stars and fiorini, any number of them, until you spend them',
  },
} as const satisfies Lines;
