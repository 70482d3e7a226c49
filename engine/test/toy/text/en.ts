import type { Like, Prose } from '../../../src/index.ts';
import { prose } from '../../../src/index.ts';

const cubes = (count: number) => (count === 1 ? '1 cube' : `${count} cubes`);

export const EN = {
  title: 'Palio',
  summary: 'Two or three riders bid for cards and play them, and hope that no thief sits beside them.',
  overview: {
    aim: 'You want the most points.',
    round: { name: 'A round', steps: ['You bid for cards and play them.', 'Thieves take what lies beside them.'] },
    end: 'The game ends after 3 rounds.',
    points: ['Cards played and cubes left.'],
  },
  rulebook: {
    aim: 'Aim',
    end: 'End of the game',
    points: 'Points',
    example: 'Example',
    ruling: {
      name: 'Our ruling',
      explained: 'The printed rulebook leaves this open. This is how we decided it.',
      legend: 'marks our rulings: what the printed rulebook leaves open and we decided.',
    },
  },
  options: { thieves: { name: 'Thieves', explained: 'Plays with the four thieves (R5).' } },
  cards: { horse: 'horse', baker: 'baker', thief: 'thief' },
  glosses: { horse: 'it runs the race', baker: 'he feeds the quarter', thief: 'he lives off his neighbours' },
  cube: { name: 'cube', gloss: 'the money of the quarter' },
  kinds: { card: 'card', cube: 'currency' },
  cubes,
  earns: (count: number) => `You gain ${cubes(count)} when you play it.`,
  worth: (points: number) => `${points} points at the end.`,
  aCube: '1 point at the end.',
  steals: 'Steals a cube from the neighbour on the left.',
  questions: {
    bid: (name: string) => `${name} bids in secret for the top card of the deck.`,
    act: (name: string) => `${name} plays a card or takes a cube.`,
    pay: (name: string, thief: string) => `${name} pays ${thief} a cube or tries a die.`,
  },
  waiting: (names: string) => `The table waits for ${names}.`,
  stage: (round: number) => `Round ${round} of 3`,
  over: 'The game is over',
  verbs: { bid: 'Bid', play: 'Play a card', take: 'Take a cube', pay: 'Pay', roll: 'Roll the die' },
  moves: {
    bid: (count: number): Prose => prose`Bid ${cubes(count)}`,
    play: (card: Prose): Prose => prose`Play the ${card}`,
    take: (cube: Prose): Prose => prose`Take a ${cube}`,
    pay: (cube: Prose): Prose => prose`Pay the ${cube}`,
    roll: 'Roll the die',
  },
  events: {
    sealed: (name: string) => `${name} has bid.`,
    took: (name: string) => `${name} takes a cube.`,
    bids: (bids: string, name: string) => `The bids are ${bids}; ${name} wins.`,
    drew: (name: string, card: Prose): Prose => prose`${name} draws the ${card}.`,
    drewUnseen: (name: string) => `${name} draws a card.`,
    played: (name: string, card: Prose): Prose => prose`${name} plays the ${card}.`,
    paid: (name: string, thief: string, count: number) => `${name} gives ${thief} ${cubes(count)}.`,
    rolled: (name: string, pips: number) => `${name} rolls a ${pips}.`,
  },
  reasons: {
    lacks: 'You do not have enough cubes.',
    notInHand: 'You have no such card in your hand.',
    notAsked: 'You are asked something else, or nothing.',
  },
  scoreLines: { cards: 'Cards played', cubes: 'Cubes' },
  rules: {
    R1: 'The game has 3 rounds. In each round all bid, then all act in turn.',
    R2: 'All begin with 2 cards and 2 cubes; 12 cubes are in the game.',
    R3: 'All bid up to 3 cubes of their own in secret for the top card. The highest bid pays and draws it.',
    R4: 'In turn, each player plays a card and gains its cubes, or takes a cube.',
    R5: 'The player to the left of a thief pays him a cube or rolls a die, and keeps the cube if the number is odd.',
    R6: 'Cards played and cubes left are points; the most points win.',
  },
};

export type Words = Like<typeof EN>;
