import { prose } from '@signoria/engine';
import { ENGLISH } from '@signoria/florence';
import { LINES_EN, points } from './lines.en.ts';
import type { Words } from './words.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const COLOURS = { white: 'white', brown: 'brown', grey: 'grey', green: 'green', red: 'red', yellow: 'yellow' } as const;
const named = (name: string) => ({ name, the: `the ${name}` });
const die = (colour: keyof typeof COLOURS) => ({ colour: COLOURS[colour], ...named(`${COLOURS[colour]} die`) });

export const EN = {
  ...ENGLISH,
  language: 'en',
  title: 'Florenza Dice Game',
  summary:
    'Six dice for everyone, three of them for you: gather marble, gold and spice, hire artists for your Palazzo and your Chiesa, and build up a district of Renaissance Florence. For two to four families, or alone against Pope Sisto IV.',
  options: {
    pope: {
      name: 'Pope Sisto IV',
      explained:
        'Whoever plays alone has 40, 50, 60 or 70 points to reach: easy, normal, hard or extreme. With more players it changes nothing (R13.8).',
      choices: { easy: 'easy', normal: 'normal', hard: 'hard', extreme: 'extreme' },
    },
  },

  spare: (count) => (count === 1 ? 'spare resource' : 'spare resources'),
  star: (count) => (count === 1 ? 'star' : 'stars'),
  resources: (count) => `${count} ${count === 1 ? 'resource' : 'resources of one kind'}`,
  points,
  steps: (count, on) => {
    const steps = `${count} ${count === 1 ? 'step' : 'steps'}`;
    return on === null ? prose`${steps} on one track` : prose`${steps} on the ${on}`;
  },
  anyResource: 'any resource',
  aDie: 'one more die',
  asABonus: 'as a bonus',

  dice: {
    white: die('white'),
    brown: die('brown'),
    grey: die('grey'),
    green: die('green'),
    red: die('red'),
    yellow: die('yellow'),
  },
  shown: (colour, value) => named(`${COLOURS[colour]} ${NUMBERS[value] ?? value}`),
  space: (number) => ({ name: `space ${number}`, the: `space ${number}` }),
  tracks: {
    captain: named('Captain’s track'),
    bishop: named('Bishop’s track'),
    preacher: named('Preacher’s track'),
  },
  people: {
    captain: { name: 'Captain of the People', gloss: 'head of the city’s militia' },
    bishop: { name: 'Bishop', gloss: 'head of the diocese' },
    preacher: { name: 'Preacher', gloss: 'a friar whom the city comes to hear' },
  },
  hired: {
    architect: 'an architect',
    sculptor: 'a sculptor',
    painter: 'a painter',
    anonymous: 'an anonymous artist',
    any: 'an artist of any type',
  },
  anArtist: 'an artist',
  ghost: { name: 'Pope Sisto IV', gloss: 'the ghost one plays against alone' },
  areas: {
    palazzo: { name: 'Palazzo', gloss: 'the palace of your family' },
    chiesa: { name: 'Chiesa', gloss: 'the church of your district' },
    rione: { name: 'Rione', gloss: 'the streets of your district' },
    supply: { name: 'supply', gloss: 'what waits to be spent' },
  },
  scoreLines: {
    palazzo: 'Palazzo and its artists',
    palazzoBonus: 'Bonus for the whole Palazzo',
    chiesa: 'Chiesa and its artists',
    buildings: 'Buildings of the Rione',
    captainTrack: 'Captain’s track',
    stars: 'Stars left',
    spares: 'Spare resources left',
    fiorini: 'Fiorini left',
  },

  stages: {
    round: (round, rounds, moment) => `Round ${round} of ${rounds} · ${moment}`,
    income: 'income',
    captainsResource: 'the Captain’s resource',
    turn: (turn, turns, moment) => `turn ${turn} of ${turns} · ${moment}`,
    alone: { own: (moment) => moment, ghost: () => 'the Pope’s dice · one for you' },
    die: (number, dice) => `die ${number} of ${dice}`,
    others: 'the others’ dice',
    end: 'all dice used',
    over: 'The game is over',
  },

  questions: {
    die: (who, role, any) => {
      if (role === 'active') return prose`${who}, which die will you use, and what for?`;
      if (role === 'bonus') return prose`${who}, which of the six dice will you use as a bonus, and what for?`;
      return any
        ? prose`${who}, which of the six dice will you use as Bishop, and what for?`
        : prose`${who}, which of the three dice left will you use, and what for?`;
    },
    hire: (who, artist, { the }, price) =>
      price === null
        ? prose`${who}, for which artwork do you hire ${artist} with ${the}?`
        : prose`${who}, for which artwork do you hire ${artist} with ${the} (${price})?`,
    mark: (who, left, count, { the }) =>
      count === 1
        ? prose`${who}, where do you mark ${left} of ${the}?`
        : prose`${who}, where do you mark ${left} of ${the}, one after the other?`,
    markAny: (who, from) =>
      from === 'captain'
        ? prose`Captain ${who}, which resource do you take, and where do you mark it?`
        : prose`${who}, which resource do you take as a bonus, and where do you mark it?`,
    track: (who, steps) => prose`${who}, your Chiesa is complete: on which track do you take ${steps} steps?`,
    income: (who) => prose`${who}, which income of your Chiesa do you take next?`,
    end: (who) => prose`${who}, will you spend or build anything more?`,
    waiting: (names) => prose`Waiting for ${names}.`,
    over: ['The game is over.'],
  },

  moves: {
    recruit: (artist, price) =>
      price === null ? prose`hire ${artist} for nothing` : prose`hire ${artist} for ${price}`,
    usedAs: (range, building) => prose`as if ${range}, thanks to ${building}`,
    hire: (artist, { the }, price) =>
      price === null ? prose`Hire ${artist} for ${the}, for nothing` : prose`Hire ${artist} for ${the}, ${price}`,
    masterpiece: (star) => prose`a masterpiece for ${star}`,
    mark: (resource, { the }) => prose`Mark ${resource} for ${the}`,
    insteadOf: (resource, building) => prose`instead of ${resource}, thanks to ${building}`,
    change: (fiorini, resource) => prose`Take ${fiorini} instead of ${resource}`,
    lose: (resource) => prose`Let ${resource} go`,
    advance: (steps) => prose`Take ${steps}`,
    collect: ({ the }, income) => prose`Take the income of ${the}: ${income}`,
    spare: (resource, { the }) => prose`${{ of: 'spare', text: 'Spare resource' }}: ${resource} for ${the}`,
    coin: (fiorini, { the }) => prose`Spend ${fiorini} for ${the}`,
    build: ({ the }, { name }) => prose`Build ${the} on ${name}`,
    loses: (goods) => prose`you lose ${goods}`,
    done: () => ['Finish, spending and building nothing more'],
  },

  events: {
    roundBegan: (round) => prose`Round ${round} begins.`,
    incomeCollected: (who, { the }) => prose`${who} takes the income of ${the}.`,
    officesNamed: (holders, offices) =>
      prose`${holders.captain ?? 'Nobody'} is ${offices.captain}, ${holders.bishop ?? 'nobody'} is ${offices.bishop}.`,
    bothOffices: (holder, offices) => prose`${holder} is ${offices.captain} and ${offices.bishop}.`,
    rolled: (who, dice) => prose`${who} rolls ${dice}.`,
    dieUsed: (who, { the }, use) => prose`${who} uses ${the} for ${use}.`,
    marked: (who, good, { the }) => prose`${who} marks ${good} for ${the}.`,
    spareSpent: (who, resource, { the }) => prose`${who} spends a spare resource: ${resource} for ${the}.`,
    traded: (who, took, gave, building) => prose`${who} takes ${took} instead of ${gave}, thanks to ${building}.`,
    changed: (who, fiorini, resource, building) =>
      prose`${who} takes ${fiorini} instead of ${resource}, thanks to ${building}.`,
    lost: (who, resource) => prose`${who} has no place for ${resource}, which is lost.`,
    dieLost: (who) => prose`${who} would use a die, but none has been rolled yet.`,
    gained: (who, gain) => prose`${who} gains ${gain}.`,
    advanced: (who, { the }, space, bonus) =>
      bonus === null
        ? prose`${who} marks space ${space} of ${the}.`
        : prose`${who} marks space ${space} of ${the}: ${bonus}.`,
    pastEnd: (who, { the }, fiorini) => prose`${who} has come to the end of ${the} and gains ${fiorini} instead.`,
    artistHired: (who, artist, { the }, price, worth, star) =>
      prose`${who} hires ${artist} for ${the}, ${price === null ? ['for nothing'] : prose`paying ${price}`}: ${worth} more${star ? ', a masterpiece' : ''}.`,
    palazzoCompleted: (who, palazzo) => prose`${who} has completed the ${palazzo}.`,
    chiesaCompleted: (who, chiesa) => prose`${who} has completed the ${chiesa}.`,
    built: (who, { the }, { name }, lost) =>
      lost === null
        ? prose`${who} builds ${the} on ${name}.`
        : prose`${who} builds ${the} on ${name} and loses ${lost}.`,
    palazzoBonus: (who, worth, palazzo) => prose`${who} scores ${worth} for the whole ${palazzo}.`,
    ghostChose: (ghost, dice) => prose`${ghost} takes three dice: ${dice}.`,
    ghostAdvanced: (ghost, steps, space) => prose`${ghost} takes ${steps} and stands on space ${space}.`,
    gameEnded: () => ['The game is over.'],
  },

  reasons: {
    notAsked: 'Others are asked now; your turn will come.',
    finished: 'You have finished; the table waits for others.',
    over: 'The game is over.',
    otherQuestion: {
      die: 'A die comes first.',
      hire: 'The artist’s artwork comes first.',
      mark: 'The resource you have just obtained comes first.',
      track: 'The steps for your whole Chiesa come first.',
      income: 'The income of your Chiesa comes first.',
      end: 'There is nothing left but to spend and to build.',
    },
    notRolled: 'The dice of this turn have not been rolled yet.',
    diceUsed: (count) => (count === 1 ? 'You have used your die of this turn.' : `You have used your ${count} dice.`),
    dieUsed: ({ the }) => prose`You have used ${the} already.`,
    dieTaken: ({ the }) => prose`The active player has used ${the}; only the Bishop may still take it.`,
    notBuilt: ({ the }) => prose`Only with ${the}, which you have not built.`,
    usedUp: ({ the }) => prose`You have used ${the} once this turn, and once is all.`,
    traded: ({ the }) => prose`You have traded one resource of this die with ${the} already.`,
    builtAlready: ({ the }) => prose`You have built ${the} already.`,
    tooLittle: (needs, has) => prose`Needs ${needs}; you have ${has === 0 ? 'none' : has.toLocaleString('en')}.`,
    lacks: (place, goods) => prose`${place} lacks ${goods}.`,
    wrongType: ({ name }, artists) => prose`${name} asks for ${artists}.`,
    nothingFor: (artist) => prose`You have no artwork left for ${artist}.`,
    nothingToPay: 'This artist costs nothing anyway.',
    noStar: 'You have no star.',
    completed: ({ name }) => prose`${name} is completed already.`,
    noIcon: (place, good) => prose`${place} shows no icon of ${good}.`,
    marked: (place, good) => prose`${place} has no open icon of ${good} left.`,
    builtOver: ({ name }, space) => prose`${name} stands on ${space.the}; nothing more is marked or built there.`,
    otherResource: (resource, { the }) => prose`What you mark is ${resource}; only with ${the} could it be another.`,
    mustMark: 'There is an open icon for it, so it must be marked.',
    noSpare: 'You have no spare resource.',
    rioneFull: 'All spaces of your Rione are built upon.',
    outOfOrder: ({ the }) => prose`Something must be built on ${the} first.`,
    collected: 'You have taken this income already.',
    notCompleted: 'Only completed artworks of the Chiesa bring income.',
    crossed: 'This icon is marked already.',
  },

  lines: LINES_EN,
} as const satisfies Words;
