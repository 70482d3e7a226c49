import type { CountChanges, Counts, NumberRange, Seat } from '@signoria/engine';
import { at, compare, movesOf, newMoveLog, questionFor, rangeOf } from '@signoria/engine';
import type { Artist, Card, Skill } from '../components.ts';
import { hire, workCost, workFigures } from '../decisions/hire.ts';
import type { Good } from '../goods.ts';
import { GOODS } from '../goods.ts';
import { incomeFrom } from '../income.ts';
import type { ScoreLineId } from '../score.ts';
import { END_LINES, pointsOfGuild, scores, sheetOf } from '../score.ts';
import type { ReadonlyState, State, Step, StepOf } from '../state.ts';
import { clone } from '../state.ts';
import { cardsNextRound, extraActions, incomeToCome } from './round.ts';
import { valuesLeft } from './table.ts';

const PURSE = perGood((good, { table }, seat) => at(table.players, seat).goods[good]);
const INCOME = perGood((good, { figures, table }, seat) => incomeFrom(figures, at(table.players, seat).built)[good]);

/** Counts besides goods and income that are compared between two positions. */
const COUNTS = {
  points: lastingPoints,
  /** R11.7  The loss at the end for monuments that are still reserved then. */
  unfinished: (state, seat) => sheetOf(state, seat).reservedMonuments,
  /** R12.1 */
  choices: (state, seat) => incomeToCome(state, seat).choices,
  /** R3.2 */
  actions: ({ figures, table }, seat) => extraActions(figures, at(table.players, seat)).length,
  /** R2.5 */
  draws: cardsNextRound,
  cards: florenzaCards,
  /** R8.4 */
  captaincy: ({ table }, seat) => (table.newCaptain === seat ? 1 : 0),
  /** R7.1 */
  reservedArtists: ({ table }, seat) => at(table.players, seat).reservedArtists.length,
} as const satisfies Counts<ReadonlyState, string>;

function perGood(count: (good: Good, state: ReadonlyState, seat: Seat) => number): Counts<ReadonlyState, Good> {
  const counts = GOODS.map((good) => [good, (state: ReadonlyState, seat: Seat) => count(good, state, seat)]);
  return Object.fromEntries(counts) as Counts<ReadonlyState, Good>;
}

/** Lines that are not certain yet: `END_LINES` depend on later moves, R11.2 depends on the front of a card. */
const UNSURE: readonly ScoreLineId[] = [...END_LINES, 'artists'];

/** Returns a seat's points without the lines of `UNSURE`. */
function lastingPoints(state: ReadonlyState, seat: Seat): number {
  const { lines } = at(scores(state), seat);
  const sure = lines.filter(({ id }) => !(UNSURE as readonly string[]).includes(id));
  return sure.reduce((sum, { points }) => sum + points, 0);
}

/**
 * Counts a player's Florenza cards in hand and in front. Once a card to keep is chosen, the hand counts as 1 (R10.4).
 */
function florenzaCards({ table, secret }: ReadonlyState, seat: Seat): number {
  const inHand = secret.sealed[seat] ? 1 : at(secret.hands, seat).length;
  return inHand + at(table.players, seat).built.length;
}

/** The costs and gains of a move, as far as the player who makes it can know them. */
export interface Outcome {
  readonly goods: CountChanges<Good>;
  /** Numbers of resources whose kind is still to be chosen: negative if given, positive if taken. */
  readonly any: readonly number[];
  /** The change of the income per round. */
  readonly income: CountChanges<Good>;
  readonly counts: CountChanges<keyof typeof COUNTS>;
  /** R12  The part of the points that guilds in front of the player add. */
  readonly guilds: readonly GuildPoints[];
  /** R5.1  The artist still to be hired; null if there is none. */
  readonly toHire: ToHire | null;
  /** R5.3  The artist hired, and the values the card may have. */
  readonly hired: { readonly artist: Artist; readonly values: readonly number[] } | null;
  /** R10.6  True if everyone receives the same. */
  readonly forAll: boolean;
}

interface GuildPoints {
  readonly guild: Card;
  readonly points: number;
}

/** R5.1  An artist to be hired: the types accepted, and the ranges of all artists who can be hired. */
interface ToHire {
  readonly skills: readonly Skill[];
  readonly price: NumberRange;
  /** R5.3, R5.5  The values that the artist can have; 0 for an anonymous one. */
  readonly values: NumberRange;
}

const NOTHING: Outcome = {
  goods: {},
  any: [],
  income: {},
  counts: {},
  guilds: [],
  toHire: null,
  hired: null,
  forAll: false,
};

/** Returns the changes that the seat's move made; while its action is unfinished, the costs and gains due. */
export function outcomeOf(before: State, after: State, seat: Seat): Outcome {
  return (
    dueFrom(after, seat) ?? {
      ...NOTHING,
      goods: compare(PURSE, before, after, seat),
      income: compare(INCOME, before, after, seat),
      counts: compare<ReadonlyState, keyof typeof COUNTS>(COUNTS, before, after, seat),
      guilds: guildsBetween(before, after, seat),
      hired: hiredBetween(before, after, seat),
      forAll: questionFor(before.table.agenda, seat)?.ask === 'captainsResource',
    }
  );
}

/**
 * Returns the costs and gains of an unfinished action as far as they are known before the next answer; null if the seat
 * has no unfinished action. Goods change hands only with the last decision of an action.
 */
export function dueFrom(state: State, seat: Seat): Outcome | null {
  const step = questionFor<Step>(state.table.agenda, seat);
  switch (step?.ask) {
    case 'hire':
      return dueForWork(state, step);
    case 'barter':
      return { ...NOTHING, any: [-1, 1] }; // R8.3
    case 'give':
      return { ...NOTHING, any: [-2, 1] }; // R9.4
    case 'take': {
      const [one, other] = step.given;
      return { ...NOTHING, goods: one === other ? { [one]: -2 } : { [one]: -1, [other]: -1 }, any: [1] }; // R9.4
    }
    default:
      return null;
  }
}

/**
 * R4.1, R5.1, R6.2  Returns the cost of a work without its artist, the fewest points it brings, and the prices and values
 * of the artists that can be hired for it.
 */
function dueForWork(state: State, step: StepOf<'hire'>): Outcome {
  const { figures, table } = state;
  const { seat, work } = step;
  const cost = workCost(figures, at(table.players, seat), work);
  const ways = movesOf(hire, state, step).map((move) => {
    const done = clone(state);
    hire.apply(done, step, move, newMoveLog());
    const { fiorini = 0 } = compare(PURSE, state, done, seat);
    return {
      price: -fiorini - cost.fiorini,
      points: lastingPoints(done, seat) - lastingPoints(state, seat),
      guilds: guildsBetween(state, done, seat),
      values: move.do === 'hire' ? valuesLeft(state, move.artist) : [0],
    };
  });
  const least = ways.reduce((best, way) => (way.points < best.points ? way : best));
  return {
    ...NOTHING,
    goods: Object.fromEntries(GOODS.filter((good) => cost[good] > 0).map((good) => [good, -cost[good]])),
    counts: { points: least.points },
    guilds: least.guilds,
    toHire: {
      skills: workFigures(figures, work).artists,
      price: rangeOf(ways.map(({ price }) => price)),
      values: rangeOf(ways.flatMap(({ values }) => values)),
    },
  };
}

/** Returns the guilds that a player had before a move and whose prestige the move raised. */
function guildsBetween(before: ReadonlyState, after: ReadonlyState, seat: Seat): readonly GuildPoints[] {
  const guilds = at(before.table.players, seat).built.filter((card) => before.figures.cards[card].kind === 'guild');
  const grown = guilds.map((guild) => ({
    guild,
    points: pointsOfGuild(after, seat, guild) - pointsOfGuild(before, seat, guild),
  }));
  return grown.filter(({ points }) => points > 0);
}

function hiredBetween(before: ReadonlyState, after: ReadonlyState, seat: Seat): Outcome['hired'] {
  const artworks = at(after.table.players, seat).artworks.slice(at(before.table.players, seat).artworks.length);
  const artist = artworks[0]?.artist ?? null;
  return artist === null ? null : { artist, values: valuesLeft(before, artist) };
}
