import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Like, Prose } from '@signoria/engine';
import { at, capitalised, numeral, plain, prose } from '@signoria/engine';
import type { Vacancy } from '../../events.ts';
import type { Gain } from '../../goods.ts';
import type { ScoreLineId } from '../../score.ts';
import type { UnnamedId } from '../names.ts';
import { NOTES } from './characters.ts';
import { GLOSSES, LINES } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const workers = (count: number) => `${count} ${count === 1 ? 'worker' : 'workers'}`;
const prestige = (count: number) => `${numeral(count)} prestige`;
/** Gives an unnamed character who has been hired the definite article: "the unnamed painter". */
const theCharacter = (character: Prose): Prose =>
  character.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, text: piece.text.replace(/^an (?=unnamed )/, 'the ') },
  );

/** The words from which the files of `text/` build all texts. Other languages have the same keys. */
export const WORDS = {
  ...COMMON,
  title: 'Florenza',
  summary:
    'Two to five families of Renaissance Florence send workers to workshops, market and pulpit and hire the great artists for their district, the city and the Cathedral. You promise first and pay later; if you cannot pay, you lose prestige.',
  options: {
    firstGame: {
      name: 'First game',
      explained: 'Everyone starts with two workshops that work well together, without choosing (R1.9).',
    },
    noDie: {
      name: 'Without the die',
      explained:
        'An artist’s prestige depends on the place of the artwork and on your extra payment, not on the die (R9.11).',
    },
    palagio: {
      name: 'Palagio',
      explained:
        'Adds the only town palace. With two players, the first player takes it in round 1 and wins far more often; leave it out for a fairer game (R1.10).',
    },
    twoPlayerOffices: {
      name: 'Gentle offices',
      explained: 'A player who holds both offices may detain only an artist as Captain (R4.4).',
    },
    limitedCubes: {
      name: 'Limited cubes',
      explained: 'Cubes are limited to those in the box; when a resource runs out, you gain none (R1.4).',
    },
    hiddenCertificates: {
      name: 'Hidden certificates',
      explained: 'Hides the other players’ certificates, although you could keep count of them (R1.11).',
    },
  },

  workers,
  prestige,
  /** Before the last item of a sequence. */
  andThen: 'then',
  /** The prestige between two results. */
  prestigeRange(least: number, most: number): string {
    if (least === 0 && most === 0) return 'no prestige';
    return most === 0 ? `prestige ${COMMON.range(least, most)}` : `${COMMON.range(least, most)} prestige`;
  },
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
  theUnnamed: {
    'unnamed-architect': 'the unnamed architect',
    'unnamed-sculptor': 'the unnamed sculptor',
    'unnamed-painter': 'the unnamed painter',
    'unnamed-preacher': 'the unnamed preacher',
  } satisfies Readonly<Record<UnnamedId, string>>,
  preacher: { ...COMMON.preacher, several: 'preachers', gloss: 'gives workers in return for charity' },
  cardinal: { name: 'Cardinal', title: 'Cardinal' },
  kinds: {
    workshop: { name: 'workshop', gloss: 'gives its benefit when you place a worker there' },
    residence: { name: 'residence', gloss: 'takes no worker and pays every round' },
    district: { name: 'district artwork', gloss: 'only you can complete it' },
    civic: { name: 'civic artwork', gloss: 'the first player to complete it receives its income' },
    cathedral: { name: 'artwork of the Cathedral', gloss: 'worth the most, and artists do best there' },
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
    opening: (who: string, space: number) => prose`${who}, which workshop will you start with on space ${space}?`,
    atrio: (who: string, { the }: Noun) => prose`${who}, will you take gold from ${the} or sell some?`,
    captain: (who: string) => prose`${who}, whom will you detain as Captain?`,
    bishop: (who: string) => prose`${who}, what will you do as Bishop?`,
    place: (who: string, left: number) => prose`${who}, where will you place a worker (${left} left)?`,
    artist: (who: string, { the }: Noun) => prose`${who}, whom will you hire for ${the}?`,
    preacher: (who: string, pulpit: Prose) => prose`${who}, which preacher will you give charity to (${pulpit})?`,
    market: (who: string) => prose`${who}, what will you do at the market?`,
    trade: (who: string, given: Prose) => prose`${who}, what will you take for ${given}?`,
    activity: (who: string, { the }: Noun) => prose`${who}, will you use ${the}?`,
    artworks: (who: string) => prose`${who}, which artwork will you resolve next?`,
    skill: (who: string, artist: Prose, { the }: Noun) =>
      prose`${who}, which skill of ${theCharacter(artist)} will you use for ${the}?`,
    incentive: (who: string, artist: Prose) => prose`${who}, how much extra will you pay ${theCharacter(artist)}?`,
    roll: (who: string, artist: Prose) => prose`${who}, which roll will you keep for ${theCharacter(artist)}?`,
  },

  moves: {
    open: ({ the }: Noun) => prose`Start with ${the}`,
    collect: (what: Prose) => prose`Take ${what}`,
    sellIncome: (what: Prose, price: Prose) => prose`Sell ${what} for ${price}`,
    detainWorker: (family: string) => prose`Detain one of the ${family}’s workers`,
    detainArtist: (artist: Prose) => prose`Detain ${artist}`,
    convert: (family: string) => prose`Convert one of the ${family}’s workers`,
    expel: (preacher: Prose) => prose`Expel ${preacher}`,
    declineOffice: () => ['Do not use the office'],
    declineUse: () => ['Do not use it'],
    operate: ({ the }: Noun, space: number, brings: Prose) =>
      prose`Operate ${the} on space ${space} (phase 6: ${brings})`,
    operateOther: ({ name }: Noun, space: number, family: string, fee: Prose, brings: Prose) =>
      prose`Operate the ${family}’s ${name} on space ${space} (pay them ${fee}; phase 6: ${brings})`,
    formula: (pay: Prose, gain: Prose) => prose`${gain} for ${pay}`,
    build: ({ the }: Noun, cost: Prose) => prose`Build ${the} (phase 6: ${cost})`,
    commission: ({ the }: Noun, cost: Prose, reward: Prose) =>
      prose`Commission ${the} (phase 7: ${cost}, plus the artist; gives ${reward})`,
    hire: (artist: Prose, skills: string) => prose`Hire ${artist} (${skills})`,
    /** `skill` null: an unnamed artist, whose name states it. */
    hireFor: (skill: string | null, price: string, results: string) =>
      `${skill === null ? '' : `${skill}: `}${price}, ${results}`,
    market: () => ['Go to market (phase 5)'],
    charity: (pulpit: Prose) => prose`Give charity at the ${pulpit}`,
    /** `lost` null: nothing, here and below. */
    hear: (preacher: Prose, cost: Prose, brings: Prose, lost: Prose | null) =>
      prose`Give charity to ${preacher} (pay ${cost}, gain ${brings}${lost === null ? '' : prose`, lose ${lost}`})`,
    work: (fiorini: Prose) => prose`Go to work for ${fiorini}`,
    pass: (left: number) => prose`Pass (${workers(left)} unused)`,
    sell: (resource: Prose, price: Prose) => prose`Sell ${resource} for ${price}`,
    buy: (resource: Prose, price: Prose) => prose`Buy ${resource} for ${price}`,
    trade: (given: Prose) => prose`Trade ${given}`,
    take: (resource: Prose) => prose`Take ${resource}`,
    leave: () => ['Leave the market'],
    use: (pay: Prose, gain: Prose) => prose`Pay ${pay} for ${gain}`,
    settle: ({ the }: Noun, artist: Prose) => prose`Resolve ${the} with ${theCharacter(artist)}`,
    skill: (skill: Prose, price: Prose, results: string) =>
      prose`As ${/^[aeiou]/.test(plain(skill)) ? 'an' : 'a'} ${skill} for ${price} (${results})`,
    incentive: (fiorini: Prose, number: number, gained: string) =>
      prose`Pay ${fiorini} extra (result ${number}: ${gained})`,
    noIncentive: (number: number, gained: string) => prose`Pay nothing extra (result ${number}: ${gained})`,
    pick: (number: number, gained: string) => prose`Keep the ${number} (${gained})`,
    /** The result of a number. */
    gained: (gained: string, isMasterpiece: boolean) => `${gained}${isMasterpiece ? ', a masterpiece' : ''}`,
  },

  events: {
    roundBegan: (round: number) => prose`Round ${round} starts.`,
    opened: (who: string, { the }: Noun) => prose`${who} starts with ${the}.`,
    dieRolled: (roll: number, resource: Prose) => prose`The die shows a ${roll}: everyone receives ${resource}.`,
    dieScarce: (roll: number, resource: Prose, fiorini: Prose) =>
      prose`The die shows a ${roll}, but there is not enough ${resource}: everyone receives ${fiorini}.`,
    familyIncome: (who: string, gained: Prose) => prose`${who} receives ${gained} from their family.`,
    dieIncome: (who: string, gained: Prose) => prose`${who} receives ${gained} from the die roll.`,
    income: (who: string, gained: Prose, { the }: Noun) => prose`${who} receives ${gained} from ${the}.`,
    incomeSold: (who: string, paid: Prose, fiorini: Prose, { the }: Noun) =>
      prose`${who} sells ${paid} at ${the} for ${fiorini}.`,
    workerDetained: (who: string, of: string) => prose`As Captain, ${who} detains one of ${of}’s workers.`,
    artistDetained: (who: string, artist: Prose) => prose`As Captain, ${who} detains ${artist}.`,
    workerConverted: (who: string, of: string, gained: boolean) =>
      gained
        ? prose`As Bishop, ${who} converts one of ${of}’s workers and gains one.`
        : prose`As Bishop, ${who} converts one of ${of}’s workers.`,
    preacherExpelled: (who: string, preacher: Prose) => prose`As Bishop, ${who} expels ${preacher}.`,
    officeUnused: (who: string, office: 'captain' | 'bishop') =>
      prose`${who} does not use the power of the ${office === 'captain' ? 'Captain' : 'Bishop'}.`,
    workerSent: (who: string, { the }: Noun) => prose`${who} sends a worker to ${the}.`,
    workerSentTo: (who: string, { name }: Noun, owner: string, fee: Prose) =>
      prose`${who} sends a worker to ${owner}’s ${name} and pays ${owner} ${fee}.`,
    buildingBegun: (who: string, { the }: Noun) => prose`${who} sends a worker to build ${the}.`,
    artistHired: (who: string, artist: Prose, { the }: Noun) => prose`${who} hires ${artist} for ${the}.`,
    wentToMarket: (who: string) => prose`${who} sends a worker to the market.`,
    charityGiven: (who: string, preacher: Prose, paid: Prose, gained: Prose, lost: Prose | null) =>
      lost === null
        ? prose`${who} gives ${paid} to ${preacher} and gains ${gained}.`
        : prose`${who} gives ${paid} to ${preacher}, gains ${gained} and loses ${lost}.`,
    wentToWork: (who: string, fiorini: Prose) => prose`${who} sends a worker to work for ${fiorini}.`,
    passed: (who: string, left: number) =>
      left === 0 ? prose`${who} has placed all workers.` : prose`${who} passes (${workers(left)} unused).`,
    sold: (who: string, resource: Prose, fiorini: Prose) => prose`${who} sells ${resource} for ${fiorini}.`,
    bought: (who: string, resource: Prose, fiorini: Prose) => prose`${who} buys ${resource} for ${fiorini}.`,
    traded: (who: string, gave: Prose, took: Prose) => prose`${who} trades ${gave} for ${took}.`,
    produced: (who: string, { the }: Noun, gained: Prose) => prose`${who} gains ${gained} from ${the}.`,
    producedFor: (who: string, { the }: Noun, paid: Prose, gained: Prose) =>
      prose`${who} pays ${paid} at ${the} and gains ${gained}.`,
    notUsed: (who: string, { the }: Noun, canPay: boolean) =>
      canPay ? prose`${who} does not use ${the}.` : prose`${who} cannot pay at ${the}.`,
    built: (who: string, { the }: Noun, paid: Prose, gained: Prose | null) =>
      gained === null
        ? prose`${who} pays ${paid} and builds ${the}.`
        : prose`${who} pays ${paid}, builds ${the} and gains ${gained}.`,
    buildingFailed: (who: string, { the }: Noun, lost: Prose | null) =>
      prose`${who} cannot pay for ${the}${lost === null ? '' : prose` and loses ${lost}`}.`,
    artworkCompleted: (who: string, { the }: Noun, artist: Prose, paid: Prose, gained: Prose) =>
      prose`${who} completes ${the} with ${artist} for ${paid} and gains ${gained}.`,
    districtBonus: (who: string, of: 'palazzo' | 'chiesa', gained: Prose) =>
      prose`${who} has completed their ${of === 'palazzo' ? 'Palazzo' : 'Chiesa'} and gains ${gained}.`,
    artistRolled: (artist: Prose, rolls: readonly number[]) =>
      rolls.length === 1
        ? prose`The die for ${artist} shows a ${rolls.join('')}.`
        : new Set(rolls).size === 1
          ? prose`Both rolls for ${artist} show a ${at(rolls, 0)}.`
          : prose`The two rolls for ${artist} are ${rolls.map((roll) => `a ${roll}`).join(' and ')}.`,
    artistScored: (who: string, artist: Prose, gained: number, isMasterpiece: boolean) => {
      if (isMasterpiece) return prose`${capitalised(artist)} creates a masterpiece: ${prestige(gained)} for ${who}.`;
      if (gained === 0) return prose`${capitalised(artist)} earns ${who} nothing.`;
      return prose`${capitalised(artist)} ${gained < 0 ? 'costs' : 'earns'} ${who} ${prestige(Math.abs(gained))}.`;
    },
    artworkFailed: (who: string, { the }: Noun, lost: Prose | null) =>
      prose`${who} cannot pay for ${the}${lost === null ? '' : prose` and loses ${lost}`}.`,
    /** Gives the reason: the lead over the next players. */
    captainNamed: (who: string, marker: number, behind: Prose, next: number, certificates: number) =>
      prose`${who} is named Captain (prestige ${marker}, ahead of ${behind} with ${next})${certificates > 0 ? ` and receives certificates worth ${certificates}` : ''}.`,
    noCaptain: (tied: Prose, marker: number) =>
      prose`${tied} are tied at ${numeral(marker)} on the prestige track: there is no Captain.`,
    bishopNamed: (who: string, influence: number, behind: Prose, next: number) =>
      prose`${who} is named Bishop (influence ${influence}, ahead of ${behind} with ${next}).`,
    noBishop: (why: Vacancy, most: Prose, influence: number, least: number) =>
      why === 'tie'
        ? prose`${most} are tied at ${influence} on the influence track: there is no Bishop.`
        : prose`There is no Bishop: the office needs ${least} influence, and nobody has ${influence === 0 ? 'any' : `more than ${influence}`}.`,
    cardinalNamed: (who: string, inARow: boolean, influence: number, gained: string) =>
      inARow
        ? prose`${who} is Bishop for the second time in a row, becomes Cardinal and gains ${gained}; their influence goes back to 0.`
        : prose`${who} becomes Cardinal with ${influence} influence and gains ${gained}; their influence goes back to 0.`,
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
