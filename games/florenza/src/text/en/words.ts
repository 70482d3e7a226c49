import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Like, Prose } from '@signoria/engine';
import { capitalised, numeral, prose } from '@signoria/engine';
import type { Vacancy } from '../../events.ts';
import type { Gain } from '../../goods.ts';
import type { ScoreLineId } from '../../score.ts';
import type { UnnamedId } from '../names.ts';
import { NOTES } from './characters.ts';
import { GLOSSES, LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const workers = (count: number) => `${count} ${count === 1 ? 'worker' : 'workers'}`;
/** The workers left after a pass. */
const stay = (count: number) => `${workers(count)} ${count === 1 ? 'stays' : 'stay'} at home`;
const prestige = (count: number) => `${numeral(count)} prestige`;

/** The words from which the files of this folder build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  language: 'en',
  title: 'Florenza',
  summary:
    'Two to five families of Renaissance Florence send workers to workshops, market and pulpit and hire the great artists for their district, the city and the Cathedral. Everything is promised first and paid later: who cannot pay loses face.',
  aim: [
    'You lead a family of Florence and want the most victory points after eight rounds, most of them for artworks.',
    'Each round you place workers: they run and build workshops, hire artists, go to market or give charity. What they promise is paid later in the round, in a fixed order.',
    'Prestige makes the Captain of the People, influence the Bishop; at the end prestige, offices, goods and an unfinished district are counted.',
  ],
  options: {
    firstGame: {
      name: 'First game',
      explained: 'Everybody begins with a pair of workshops that goes well together, and nobody chooses (R1.9).',
    },
    noDie: {
      name: 'Without the die',
      explained:
        'An artist’s prestige follows from where the artwork is and from what you pay besides, not from the die (R9.11).',
    },
    palagio: {
      name: 'Palagio',
      explained:
        'Plays with the one town palace. With two players whoever is first takes it in round 1 and wins far more often; leave it out for a fairer game (R1.10).',
    },
    twoPlayerOffices: {
      name: 'Gentle offices',
      explained: 'Whoever holds both offices may as Captain detain an artist only (R4.4).',
    },
    limitedCubes: {
      name: 'Limited cubes',
      explained: 'The cubes in the box are all there are; what has run out is not gained (R1.4).',
    },
    hiddenCertificates: {
      name: 'Hidden certificates',
      explained: 'Hides the certificates of the others, though they could be counted along (R1.11).',
    },
  },

  workers,
  prestige,
  gain: (gain: Gain, count: number) =>
    gain === 'workers'
      ? Math.abs(count) === 1
        ? 'worker'
        : 'workers'
      : gain === 'prestige' || gain === 'influence'
        ? gain
        : COMMON.good(gain, Math.abs(count)),
  /** The building of an artwork, after its name. */
  places: {
    Palazzo: 'of the Palazzo',
    Chiesa: 'of the Chiesa',
    Banco: 'of the Banco',
    Battistero: 'of the Battistero',
    Lastricato: 'of the Lastricato',
    Ospedale: 'of the Ospedale',
    'Palazzo della Signoria': 'of the Palazzo della Signoria',
    'Palazzo Vescovile': 'of the Palazzo Vescovile',
    Duomo: 'of the Duomo',
  },
  pulpits: { chiesa: 'pulpit of the Chiesa', duomo: 'pulpit of the Duomo' },
  unnamed: {
    'unnamed-architect': 'Unnamed architect',
    'unnamed-sculptor': 'Unnamed sculptor',
    'unnamed-painter': 'Unnamed painter',
    'unnamed-preacher': 'Unnamed preacher',
  } satisfies Readonly<Record<UnnamedId, string>>,
  anUnnamed: {
    'unnamed-architect': 'an unnamed architect',
    'unnamed-sculptor': 'an unnamed sculptor',
    'unnamed-painter': 'an unnamed painter',
    'unnamed-preacher': 'an unnamed preacher',
  } satisfies Readonly<Record<UnnamedId, string>>,
  preacher: { name: 'preacher', several: 'preachers', gloss: 'brings workers for charity' },
  bishop: { name: 'Bishop', title: 'Bishop' },
  cardinal: { name: 'Cardinal', title: 'Cardinal' },
  kinds: {
    workshop: { name: 'workshop', gloss: 'brings what it shows when a worker is there' },
    residence: { name: 'residence', gloss: 'takes no worker and pays every round' },
    district: { name: 'district artwork', gloss: 'only you can complete it' },
    civic: { name: 'civic artwork', gloss: 'the first to complete it has its income' },
    cathedral: { name: 'artwork of the Cathedral', gloss: 'worth most, and artists do best there' },
  },
  tokens: {
    worker: 'Worker',
    prestige: 'Prestige',
    influence: 'Church influence',
    certificate: 'Certificate',
    market: 'Market',
    work: 'Work at the Banco',
    pulpit: 'Pulpit',
  },
  glosses: GLOSSES,
  notes: NOTES,
  scoreLines: {
    certificates: 'Certificates',
    prestige: 'Prestige marker',
    offices: 'Captain and Bishop',
    resources: 'Resources',
    fiorini: 'Fiorini',
    emptySpaces: 'Empty workshop spaces',
    artworks: 'Artworks missing in the district',
    palazzo: 'No artwork in the Palazzo',
    chiesa: 'No artwork in the Chiesa',
  } satisfies Readonly<Record<ScoreLineId, string>>,

  stages: { setup: 'Starting workshops', phase: (phase: number, name: string) => `phase ${phase} of 9: ${name}` },
  /** The nine phases, in a sentence and on the ribbon. */
  phases: [
    { name: 'income', short: 'Income' },
    { name: 'Captain of the People', short: 'Captain' },
    { name: 'Bishop', short: 'Bishop' },
    { name: 'worker placement', short: 'Workers' },
    { name: 'market', short: 'Market' },
    { name: 'district activities', short: 'Workshops' },
    { name: 'artwork', short: 'Artworks' },
    { name: 'turn order', short: 'Offices' },
    { name: 'end of the round', short: 'End' },
  ],

  questions: {
    opening: (who: string, space: number) => prose`${who}, which workshop do you begin with on space ${space}?`,
    atrio: (who: string, { the }: Noun) => prose`${who}, does ${the} bring gold, or do you sell some?`,
    captain: (who: string) => prose`${who}, whom do you detain as Captain?`,
    bishop: (who: string) => prose`${who}, what do you do as Bishop?`,
    place: (who: string, left: number) => prose`${who}, where does your worker go (${left} left)?`,
    artist: (who: string, { the }: Noun) => prose`${who}, whom do you hire for ${the}?`,
    preacher: (who: string, pulpit: Prose) => prose`${who}, who preaches on the ${pulpit}?`,
    market: (who: string) => prose`${who}, what do you do at the market?`,
    trade: (who: string, given: Prose) => prose`${who}, what do you take for ${given}?`,
    activity: (who: string, { the }: Noun) => prose`${who}, do you use ${the}?`,
    artworks: (who: string) => prose`${who}, which artwork is settled next?`,
    skill: (who: string, artist: Prose, { the }: Noun) => prose`${who}, as what does ${artist} work on ${the}?`,
    incentive: (who: string, artist: Prose) => prose`${who}, how much more do you pay ${artist}?`,
    roll: (who: string, artist: Prose) => prose`${who}, which roll counts for ${artist}?`,
  },

  moves: {
    open: ({ the }: Noun) => prose`Begin with ${the}`,
    collect: (what: Prose) => prose`Take ${what}`,
    sellIncome: (what: Prose, price: Prose) => prose`Sell ${what} for ${price}`,
    detainWorker: (family: string) => prose`Detain a worker of the ${family}`,
    detainArtist: (artist: Prose) => prose`Detain ${artist}`,
    convert: (family: string) => prose`Convert a worker of the ${family}`,
    expel: (preacher: Prose) => prose`Expel ${preacher}`,
    declineOffice: () => ['Leave the office unused'],
    declineUse: () => ['Leave it unused'],
    operate: ({ the }: Noun, space: number, brings: Prose) =>
      prose`Operate ${the} on space ${space} (phase 6: ${brings})`,
    operateOther: ({ the }: Noun, space: number, family: string, fee: Prose, brings: Prose) =>
      prose`Operate ${the} of the ${family} on space ${space} (pay them ${fee}; phase 6: ${brings})`,
    formula: (pay: Prose, gain: Prose) => prose`${gain} for ${pay}`,
    build: ({ the }: Noun, cost: Prose) => prose`Build ${the} (phase 6: ${cost})`,
    commission: ({ the }: Noun, cost: Prose, reward: Prose) =>
      prose`Commission ${the} (phase 7: ${cost}, plus the artist; brings ${reward})`,
    hire: (artist: Prose, skills: string) => prose`Hire ${artist} (${skills})`,
    hireFor: (skill: string, price: string, results: string) => `${skill} ${price}, prestige ${results}`,
    market: () => ['Go to market (phase 5)'],
    charity: (pulpit: Prose) => prose`Give charity on the ${pulpit}`,
    hear: (preacher: Prose, cost: Prose, brings: Prose) => prose`Hear ${preacher} (pay ${cost}; brings ${brings})`,
    work: (fiorini: Prose) => prose`Go to work for ${fiorini}`,
    pass: (left: number) => prose`Pass; ${stay(left)}`,
    sell: (resource: Prose, price: Prose) => prose`Sell ${resource} for ${price}`,
    buy: (resource: Prose, price: Prose) => prose`Buy ${resource} for ${price}`,
    trade: (given: Prose) => prose`Trade ${given}`,
    take: (resource: Prose) => prose`Take ${resource}`,
    leave: () => ['Leave the market'],
    use: (pay: Prose, gain: Prose) => prose`Pay ${pay} for ${gain}`,
    settle: ({ the }: Noun, artist: Prose) => prose`Settle ${the} with ${artist}`,
    skill: (skill: Prose, price: Prose, results: string) => prose`As ${skill} for ${price} (prestige ${results})`,
    incentive: (fiorini: Prose, number: number, gained: string) => prose`Pay ${fiorini} more: ${number}, for ${gained}`,
    noIncentive: (number: number, gained: string) => prose`Pay nothing more: ${number}, for ${gained}`,
    pick: (number: number, gained: string) => prose`The ${number}: ${gained}`,
    /** The result of a number. */
    gained: (gained: string, isMasterpiece: boolean) => `${gained}${isMasterpiece ? ', a masterpiece' : ''}`,
  },

  events: {
    roundBegan: (round: number) => prose`Round ${round} begins.`,
    opened: (who: string, { the }: Noun) => prose`${who} begins with ${the}.`,
    dieRolled: (roll: number, resource: Prose) => prose`The die shows ${roll}: everyone receives ${resource}.`,
    dieScarce: (roll: number, resource: Prose, fiorini: Prose) =>
      prose`The die shows ${roll}, but there is not enough ${resource}: everyone receives ${fiorini}.`,
    familyIncome: (who: string, gained: Prose) => prose`${who} receives ${gained} from the family.`,
    dieIncome: (who: string, gained: Prose) => prose`${who} receives ${gained} by the die.`,
    income: (who: string, gained: Prose, { the }: Noun) => prose`${who} receives ${gained} from ${the}.`,
    incomeSold: (who: string, paid: Prose, fiorini: Prose, { the }: Noun) =>
      prose`${who} sells ${paid} in ${the} for ${fiorini}.`,
    workerDetained: (who: string, of: string) => prose`${who}, the Captain, detains a worker of ${of}.`,
    artistDetained: (who: string, artist: Prose) => prose`${who}, the Captain, detains ${artist}.`,
    workerConverted: (who: string, of: string, gained: boolean) =>
      gained
        ? prose`${who}, the Bishop, converts a worker of ${of} and gains one.`
        : prose`${who}, the Bishop, converts a worker of ${of}.`,
    preacherExpelled: (who: string, preacher: Prose) => prose`${who}, the Bishop, expels ${preacher}.`,
    officeUnused: (who: string, office: 'captain' | 'bishop') =>
      prose`${who} does not use the power of the ${office === 'captain' ? 'Captain' : 'Bishop'}.`,
    workerSent: (who: string, { the }: Noun) => prose`${who} sends a worker to ${the}.`,
    workerSentTo: (who: string, { the }: Noun, owner: string, fee: Prose) =>
      prose`${who} pays ${owner} ${fee} and works in ${the}.`,
    buildingBegun: (who: string, { the }: Noun) => prose`${who} wants to build ${the}.`,
    artistHired: (who: string, artist: Prose, { the }: Noun) => prose`${who} hires ${artist} for ${the}.`,
    wentToMarket: (who: string) => prose`${who} sends a worker to the market.`,
    charityGiven: (who: string, preacher: Prose, paid: Prose, gained: Prose) =>
      prose`${who} gives ${preacher} ${paid} and gains ${gained}.`,
    wentToWork: (who: string, fiorini: Prose) => prose`${who} sends a worker to work for ${fiorini}.`,
    passed: (who: string, left: number) =>
      left === 0 ? prose`${who} has placed all workers.` : prose`${who} passes; ${stay(left)}.`,
    sold: (who: string, resource: Prose, fiorini: Prose) => prose`${who} sells ${resource} for ${fiorini}.`,
    bought: (who: string, resource: Prose, fiorini: Prose) => prose`${who} buys ${resource} for ${fiorini}.`,
    traded: (who: string, gave: Prose, took: Prose) => prose`${who} trades ${gave} for ${took}.`,
    produced: (who: string, { the }: Noun, gained: Prose) => prose`${who} gains ${gained} from ${the}.`,
    producedFor: (who: string, { the }: Noun, paid: Prose, gained: Prose) =>
      prose`${who} pays ${paid} in ${the} and gains ${gained}.`,
    notUsed: (who: string, { the }: Noun, canPay: boolean) =>
      canPay ? prose`${who} leaves ${the} unused.` : prose`${who} cannot pay in ${the}.`,
    built: (who: string, { the }: Noun, paid: Prose, gained: Prose | null) =>
      gained === null
        ? prose`${who} pays ${paid} and builds ${the}.`
        : prose`${who} pays ${paid} and builds ${the}: ${gained}.`,
    buildingFailed: (who: string, { the }: Noun, lost: Prose) => prose`${who} cannot pay for ${the} and loses ${lost}.`,
    artworkCompleted: (who: string, { the }: Noun, artist: Prose, paid: Prose, gained: Prose) =>
      prose`${who} completes ${the} with ${artist} for ${paid} and gains ${gained}.`,
    districtBonus: (who: string, of: 'palazzo' | 'chiesa', gained: Prose) =>
      prose`${who} has completed the ${of === 'palazzo' ? 'Palazzo' : 'Chiesa'} and gains ${gained}.`,
    artistRolled: (artist: Prose, rolls: readonly number[]) =>
      prose`The die for ${artist} shows ${rolls.join(rolls.length === 1 ? '' : ' and ')}.`,
    artistScored: (who: string, artist: Prose, gained: string, isMasterpiece: boolean) =>
      isMasterpiece
        ? prose`${artist} has made a masterpiece: ${gained} for ${who}.`
        : prose`${capitalised(artist)}: ${gained} for ${who}.`,
    artworkFailed: (who: string, { the }: Noun, lost: Prose) => prose`${who} cannot pay for ${the} and loses ${lost}.`,
    /** Gives the reason: the lead over the next players. */
    captainNamed: (who: string, marker: number, behind: Prose, next: number, certificates: number) =>
      prose`${who} is the new Captain with ${prestige(marker)}, ahead of ${behind} with ${numeral(next)}${certificates > 0 ? `, and is paid ${certificates} in certificates` : ''}.`,
    noCaptain: (tied: Prose, marker: number) => prose`${tied} are tied with ${prestige(marker)}: there is no Captain.`,
    bishopNamed: (who: string, influence: number, behind: Prose, next: number) =>
      prose`${who} is the new Bishop with ${influence} influence, ahead of ${behind} with ${next}.`,
    noBishop: (why: Vacancy, most: Prose, influence: number, least: number) =>
      why === 'tie'
        ? prose`${most} are tied with ${influence} influence: there is no Bishop.`
        : prose`There is no Bishop: it takes ${least} influence, and nobody has more than ${influence}.`,
    cardinalNamed: (who: string, inARow: boolean, influence: number, gained: string) =>
      inARow
        ? prose`${who}, Bishop twice in a row, becomes Cardinal: ${gained}, and the influence goes back to 0.`
        : prose`${who} becomes Cardinal with ${influence} influence: ${gained}, and the influence goes back to 0.`,
    orderSet: (order: Prose) => prose`The new turn order: ${order}.`,
    charactersLeft: (names: Prose) => prose`${names} leave Florence.`,
    characterLeft: (name: Prose) => prose`${name} leaves Florence.`,
    charactersCame: (names: Prose) => prose`${names} come to Florence.`,
    characterCame: (name: Prose) => prose`${name} comes to Florence.`,
  },

  verbs: VERBS,
  reasons: REASONS,
  lines: LINES,
};
export type Words = Like<typeof WORDS>;
