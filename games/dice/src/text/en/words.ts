import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Like, Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import type { Die, Range, Track } from '../../components.ts';
import type { GhostTrack, Origin, Role } from '../../state.ts';
import { LINES, points } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const COLOURS = { white: 'white', brown: 'brown', grey: 'grey', green: 'green', red: 'red', yellow: 'yellow' };
const TITLES = { captain: COMMON.captain.title, bishop: COMMON.bishop.title, preacher: COMMON.preacher.title };
const POPE = 'Pope Sisto IV';
const named = (name: string) => ({ name, the: `the ${name}` });
const track = (of: Track) => named(`${TITLES[of]}’s track`);
const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** The words from which the files of `text/` build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  title: 'Florenza Dice Game',
  summary:
    'Six dice for everyone, three of them for you: gather marble, gold and spice, hire artists for your Palazzo and your Chiesa, and build up a district of Renaissance Florence. For two to four families, or solo against Pope Sisto IV.',
  options: {
    pope: {
      name: POPE,
      explained:
        'In a solo game you must reach 40, 50, 60 or 70 prestige: easy, normal, hard or extreme. With more players it changes nothing (R13.8).',
      choices: { easy: 'easy', normal: 'normal', hard: 'hard', extreme: 'extreme' },
    },
  },

  spare: (count: number) => (count === 1 ? 'spare resource' : 'spare resources'),
  star: (count: number) => (count === 1 ? 'star' : 'stars'),
  resources: (count: number) => `${count} ${count === 1 ? 'resource' : 'resources of one kind'}`,
  artworks: (count: number) => (count === 1 ? '1 artwork' : `${count} artworks`),
  points,
  steps,
  /** `on` null: a track yet to be chosen. */
  stepsOn: (count: number, on: Prose | null) =>
    on === null ? prose`${steps(count)} on one track` : prose`${steps(count)} on the ${on}`,
  /** Bonuses of tracks. */
  anyResource: 'any resource',
  aDie: 'one more die',
  asABonus: 'as a bonus',

  colours: COLOURS,
  /** `short`: the colour alone. */
  die: (of: Die) => ({ short: COLOURS[of], ...named(`${COLOURS[of]} die`) }),
  /** A die with its value, alone and as an object: "green 6", "the green 6". */
  shown: (die: Die, value: number) => ({
    name: `${COLOURS[die]} ${value}`,
    article: 'the ',
    noun: `${COLOURS[die]} ${value}`,
  }),
  space: (number: number) => ({ name: `space ${number}`, the: `space ${number}` }),
  track,
  titles: TITLES,
  /** The people of the tracks. */
  people: {
    captain: { name: COMMON.captain.name, gloss: 'head of the city’s militia' },
    bishop: { name: TITLES.bishop, gloss: 'head of the diocese' },
    preacher: { name: TITLES.preacher, gloss: 'a friar whom the city comes to hear' },
  },
  /** Artists as the object of "hire". */
  hired: {
    architect: 'an architect',
    sculptor: 'a sculptor',
    painter: 'a painter',
    anonymous: 'an anonymous artist',
    any: 'an artist of any type',
  },
  anArtist: 'an artist',
  ghost: { name: POPE, gloss: 'your opponent in a solo game' },
  areas: {
    palazzo: { name: 'Palazzo', gloss: 'the palace of your family' },
    chiesa: { name: 'Chiesa', gloss: 'the church of your district' },
    rione: { name: 'Rione', gloss: 'the streets of your district' },
    supply: { name: 'supply', gloss: 'for spending later' },
  },
  /** Added to the name of an artwork that the Palazzo and the Chiesa both have. */
  places: { palazzo: 'of the Palazzo', chiesa: 'of the Chiesa' },
  /** Translations of the Italian names. */
  glosses: {
    ...COMMON.glosses,
    altare: 'altar',
    taverna: 'tavern',
    'bottega-d-arte': 'art workshop',
  },
  scoreLines: {
    palazzo: 'Palazzo and its artists',
    palazzoBonus: 'Bonus for completing the Palazzo',
    chiesa: 'Chiesa and its artists',
    buildings: 'Buildings of the Rione',
    captainTrack: track('captain').name,
    stars: 'Stars left',
    spares: 'Spare resources left',
    fiorini: 'Fiorini left',
  },

  /** Short texts for the web page and the terminal. */
  brief: {
    used: 'used',
    prestige: (_count: number) => 'prestige',
    firstPlayer: 'First Player',
    masterpiece: COMMON.masterpiece,
    less: (fiorini: number) => `${fiorini} less`,
    build: 'build',
    change: (fiorini: string) => `take ${fiorini} instead`,
    lose: 'discard it',
    done: 'finish',
    popeTarget: (target: number) => `will have ${target} prestige`,
    beat: (mine: number, his: number) => `You beat ${POPE}: ${mine} to ${his}`,
    lostTo: (mine: number, his: number) => `${POPE} wins: ${his} to ${mine}`,
  },

  stages: {
    income: 'income',
    captainsResource: 'the Captain’s resource',
    turn: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
    ghost: 'the Pope’s dice · one for you',
    die: (die: number, dice: number) => `die ${die} of ${dice}`,
    others: 'the others’ dice',
    /** R6.4  Only free moves are left. */
    end: 'all dice used',
  },

  questions: {
    /** `any`: true for the Bishop, who may take used dice too (R5.4). */
    die: (who: string, role: Role, any: boolean) => {
      if (role === 'active') return prose`${who}, which die will you use, and what for?`;
      if (role === 'bonus') return prose`${who}, which of the six dice will you use as a bonus, and what for?`;
      return any
        ? prose`${who}, which of the six dice will you use as Bishop, and what for?`
        : prose`${who}, which of the three dice left will you use, and what for?`;
    },
    /** `price` null: free of charge, here and below. */
    hire: (who: string, artist: Prose, { the }: Noun, price: Prose | null) =>
      price === null
        ? prose`${who}, for which artwork will you hire ${artist} with ${the}?`
        : prose`${who}, for which artwork will you hire ${artist} with ${the} (${price})?`,
    /** `left` is what is still to be marked: of two resources, one after the first mark. */
    mark: (who: string, left: Prose, count: number, { the }: Noun) =>
      count === 1
        ? prose`${who}, you have ${left} to mark from ${the}. Where will you mark it?`
        : prose`${who}, you have ${left} to mark from ${the}. Where will you mark the next one?`,
    markAny: (who: string, from: Exclude<Origin, Die>) =>
      from === 'captain'
        ? prose`Captain ${who}, which resource will you take, and where will you mark it?`
        : prose`${who}, which resource will you take as a bonus, and where will you mark it?`,
    track: (who: string, count: number) =>
      prose`${who}, your Chiesa is complete: on which track will you take ${count} steps?`,
    income: (who: string) => prose`${who}, which income of your Chiesa will you take next?`,
    end: (who: string) => prose`${who}, will you spend or build anything more?`,
  },

  verbs: VERBS,

  /** Short imperatives. The use of a die is written as the die, a colon and the gain; details are in brackets. */
  moves: {
    recruit: (artist: Prose, price: Prose | null) =>
      price === null ? prose`hire ${artist} for free` : prose`hire ${artist} for ${price}`,
    /** R11.3 */
    usedAs: (range: Range, { the }: Noun) => prose`counted as ${range} with ${the}`,
    hire: (artist: Prose, { the }: Noun, price: Prose | null) =>
      price === null ? prose`Hire ${artist} for ${the}, for free` : prose`Hire ${artist} for ${the}, paying ${price}`,
    masterpiece: (star: Prose) => prose`a masterpiece for ${star}`,
    mark: (resource: Prose, { the }: Noun) => prose`Mark ${resource} for ${the}`,
    /** R11.4 */
    insteadOf: (resource: Prose, { the }: Noun) => prose`instead of ${resource}, with ${the}`,
    change: (fiorini: Prose, resource: Prose) => prose`Take ${fiorini} instead of ${resource}`,
    lose: (resource: Prose) => prose`Discard ${resource}`,
    advance: (way: Prose) => prose`Take ${way}`,
    collect: ({ the }: Noun, income: Prose) => prose`Take the income of ${the}: ${income}`,
    spare: (resource: Prose, { the }: Noun) =>
      prose`${{ of: 'spare', text: 'Spare resource' }}: ${resource} for ${the}`,
    coin: (fiorini: Prose, { the }: Noun) => prose`Spend ${fiorini} on ${the}`,
    build: ({ the }: Noun, { name }: Noun) => prose`Build ${the} on ${name}`,
    loses: (goods: Prose) => prose`you lose ${goods}`,
    done: 'Finish (spend and build nothing more)',
  },

  events: {
    roundBegan: (round: number) => prose`Round ${round} starts.`,
    incomeCollected: (who: string, { the }: Noun) => prose`${who} takes the income of ${the}.`,
    /** A holder is null if nobody holds the office. */
    officesNamed: (holders: Record<GhostTrack, Prose | null>, offices: Record<GhostTrack, Prose>) =>
      holders.captain === null
        ? holders.bishop === null
          ? prose`There is no ${offices.captain} and no ${offices.bishop}.`
          : prose`There is no ${offices.captain}; ${holders.bishop} is ${offices.bishop}.`
        : holders.bishop === null
          ? prose`${holders.captain} is ${offices.captain}; there is no ${offices.bishop}.`
          : prose`${holders.captain} is ${offices.captain}, and ${holders.bishop} is ${offices.bishop}.`,
    bothOffices: (holder: Prose, offices: Record<GhostTrack, Prose>) =>
      prose`${holder} is ${offices.captain} and ${offices.bishop}.`,
    rolled: (who: Prose, dice: Prose) => prose`${who} rolls ${dice}.`,
    dieUsed: (who: string, { the }: Noun, use: Prose) => prose`${who} uses ${the} for ${use}.`,
    marked: (who: string, good: Prose, { the }: Noun) => prose`${who} marks ${good} for ${the}.`,
    coinSpent: (who: string, fiorini: Prose, { the }: Noun) => prose`${who} spends ${fiorini} on ${the}.`,
    spareSpent: (who: string, resource: Prose, { the }: Noun) =>
      prose`${who} spends a spare resource: ${resource} for ${the}.`,
    traded: (who: string, took: Prose, gave: Prose, { the }: Noun) =>
      prose`${who} takes ${took} instead of ${gave}, with ${the}.`,
    changed: (who: string, fiorini: Prose, resource: Prose, { the }: Noun) =>
      prose`${who} takes ${fiorini} instead of ${resource}, with ${the}.`,
    lost: (who: string, resource: Prose) => prose`${who} loses ${resource}, because no icon for it is open.`,
    dieLost: (who: string) => prose`${who} loses the bonus die: no dice have been rolled yet.`,
    /** `gain`: fiorini, spare resources or a star. */
    gained: (who: string, gain: Prose) => prose`${who} gains ${gain}.`,
    /** `bonus` null: none, or one with a line of its own. */
    advanced: (who: string, { the }: Noun, space: number, bonus: Prose | null) =>
      bonus === null
        ? prose`${who} marks space ${space} of ${the}.`
        : prose`${who} marks space ${space} of ${the}: ${bonus}.`,
    pastEnd: (who: string, { the }: Noun, fiorini: Prose) =>
      prose`${who} is at the end of ${the} and gains ${fiorini} instead.`,
    /** `discount`: the building that lowers the price, in brackets, or nothing. */
    artistHired: (
      who: string,
      artist: Prose,
      { the }: Noun,
      price: Prose | null,
      discount: Prose,
      worth: string,
      star: boolean,
    ) =>
      prose`${who} hires ${artist} for ${the}, ${price === null ? ['for free'] : prose`paying ${price}`}${discount}: the artist adds ${worth}${star ? ' with a masterpiece' : ''}.`,
    palazzoCompleted: (who: string, palazzo: Prose) => prose`${who} completes the ${palazzo}.`,
    chiesaCompleted: (who: string, chiesa: Prose) => prose`${who} completes the ${chiesa}.`,
    /** `lost` null: nothing was left over. */
    built: (who: string, { the }: Noun, { name }: Noun, lost: Prose | null) =>
      lost === null
        ? prose`${who} builds ${the} on ${name}.`
        : prose`${who} builds ${the} on ${name} and loses ${lost}.`,
    palazzoBonus: (who: string, worth: string, palazzo: Prose) =>
      prose`${who} scores ${worth} for completing the ${palazzo}.`,
    ghostChose: (ghost: Prose, dice: Prose) => prose`${ghost} takes three dice: ${dice}.`,
    ghostAdvanced: (ghost: Prose, way: Prose, space: number) => prose`${ghost} takes ${way}, to space ${space}.`,
    ghostStays: (ghost: Prose, { the }: Noun) => prose`${ghost} stays at the end of ${the}.`,
  },

  reasons: REASONS,

  lines: LINES,
};
export type Words = Like<typeof WORDS>;
