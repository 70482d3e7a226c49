import type { Noun } from '@signoria/common';
import type { Like } from '@signoria/engine';
import { plain } from '@signoria/engine';
import type { Figures } from '../../figures.ts';
import type { Special } from '../explainSheet.ts';

export const points = (count: number) => `${count} prestige`;

/** Lines of the explanations of components. */
export const LINES = {
  /** Kinds, shown above the name of a component. */
  kinds: {
    die: 'Die',
    artwork: 'Artwork',
    space: 'Space of the Rione',
    office: 'Office and track',
    track: 'Track',
    bonus: 'Space of a track',
    sheet: 'Part of the sheet',
    opponent: 'Opponent',
  },

  building: (number: number) => `Building ${number}`,
  worth: (worth: string) => `Worth ${worth} at the end`,
  brings: (gain: string) => `Gives ${gain} when you complete it`,

  dieResources: (low: string, high: string) => `For resources: 1 to 3 give ${low}, 4 to 6 give ${high}`,
  dieRecruits: (low: string, high: string) => `To recruit: 1 to 3 give ${low}, 4 to 6 give ${high}`,
  artistFor: (artist: string, fiorini: string) => `${artist} for ${fiorini}`,
  anyDie: (fiorini: string) => `Or ${fiorini}, whatever it shows`,
  anyValueWith: ({ the }: Noun) => `With ${plain(the)} it may count as any value`,
  tradesWith: ({ the }: Noun) => `With ${plain(the)} you may take another resource instead of one of its own`,

  /** `the`: a die with its article, here and below. */
  broughtBy: (the: string) => `You get it with ${the}`,
  needed: (works: string) => `Needed for: ${works}`,
  coin: 'Spend 100 fiorini from your supply to mark one fiorini icon, whenever you have a decision to make',
  start: (amount: string) => `Everyone starts with ${amount}`,
  left: (amount: string, worth: string) => `Left at the end: ${worth} for every ${amount.replace(/^1 /, '')}`,

  artistAdds: (paid: string, anonymous: string) => `The artist adds ${paid}, an anonymous one ${anonymous}`,
  anonymousAdds: (worth: string) => `Adds ${worth}`,
  masterpiece: (star: string, withZecca: string) =>
    `A star makes it a masterpiece: +${star}, +${withZecca} with the Zecca`,
  income: (income: string) => `Gives ${income} when you complete it, and again in the income of every round`,
  palazzoBonus: ([first, ...others]: readonly number[]) =>
    `All four together: ${first} prestige for the first player to complete them, then ${others.join(', ')}`,
  palazzoAlone: (byRound: readonly number[]) => `In a solo game, round by round: ${byRound.join(', ')}`,
  chiesaBonus: (steps: string) => `All four together give ${steps} of your choice`,

  anyValue: (the: string) => `You may use ${the} as if it showed another value`,
  trades: (the: string) => `When you use ${the} for resources, you may take another resource instead of one of them`,
  special: (building: Special, { brings, fiorini, artist }: Figures) =>
    ({
      casa: `Use any die to hire an anonymous artist for free; the artist adds ${points(artist.anonymous)}`,
      mercatante: `Use any die for ${brings.mercatante} resources of one kind, of your choice`,
      convento: `Use any die for ${brings.convento} steps on one track of your choice`,
      taverna: `Use any die for ${fiorini.taverna} fiorini`,
      cambiavalute: `Take ${fiorini.cambiavalute} fiorini instead of a resource`,
      'bottega-d-arte': `An artist costs you ${fiorini.bottega} fiorini less`,
      mercato: `Gives ${brings.mercato} spare resources when it is built`,
      zecca: `Every masterpiece from now on adds ${artist.starWithZecca} prestige instead of ${artist.star}`,
      palagio: 'The artist you hire with a green, red or yellow die may be of any type',
    })[building],
  onceATurn: 'Once per turn, your own or another player’s',
  noEffect: 'No effect except its prestige',

  firstSpace: 'The building you rolled at the start is here, for free',
  icons: (icons: string) => `Icons to mark: ${icons}`,
  after: (space: string) => `You build here after ${space}; you may mark the icons here before that`,
  spaceBrings: (gain: string) => `A building here gives you ${gain} at once`,
  spaceWorth: (worth: string) => `A building here scores ${worth} more`,

  people: {
    captain: [
      'After income, the player with the most marked spaces is Captain for the round; on a tie nobody is',
      'The Captain takes one resource of any kind and marks it at once',
    ],
    bishop: [
      'After income, the player with the most marked spaces is Bishop for the round; on a tie nobody is',
      'When another player is active, the Bishop may use any of the six dice',
    ],
    preacher: ['Holds no office; his track gives stars and steps on the other tracks'],
  },
  spaces: (bonuses: string) => `Spaces in order: ${bonuses}`,
  pastEnd: (fiorini: string) => `Every step beyond the end gives ${fiorini}`,

  star: 'Spend it when you hire an artist to make the artwork a masterpiece; at most one per artwork',
  spare: 'Spend it to mark one icon of any resource, whenever you have a decision to make',
  bonuses: {
    resource: {
      gloss: 'one of any kind',
      line: 'Marked at once; it cannot be kept, and without an open icon it is lost',
    },
    die: {
      gloss: 'you may use any of the six',
      line: 'Use any of the six dice as rolled, even a used one; it does not count as one of your three',
    },
    points: { gloss: 'for reaching this space', line: 'Scored at the end, together with those before it' },
    none: { gloss: 'a space without a bonus', line: 'Counts as marked, but gives nothing' },
  },

  hiredWith: (the: string) => `Hired with ${the}`,
  anonymous: ({ the }: Noun) => `Hired with any die and ${plain(the)}, for free and for any artwork`,

  ghost: [
    'In the second turn of each round the dice are rolled for him and he takes three; you use one of the others',
    'The white and brown dice move him on the tracks of Captain and Bishop, including those you leave unused in your own turn',
    'He can hold both offices, but gains nothing from them',
  ],
  ghostScores: (worth: string) => `To beat him: ${worth}`,
  areas: {
    palazzo: 'Four artworks, each for one type of artist',
    chiesa: 'Four artworks, each for one of two types of artist; they give an income',
    rione: 'Eight spaces for buildings, to be built on in order; the first has a building from the start',
    supply: 'Spare resources, stars and fiorini, any number of them, until you spend them',
  },
};
export type Lines = Like<typeof LINES>;
