import type { CountChanges, Counts, NumberRange, Seat } from '@signoria/engine';
import { at, compare, movesOf, newMoveLog, questionFor, rangeOf, unreachable } from '@signoria/engine';
import type { AnyArtist, AnyPreacher } from '../characters.ts';
import { artist } from '../decisions/artist.ts';
import type { Gain, SomeGoods } from '../goods.ts';
import { GOODS, someOf } from '../goods.ts';
import type { MoveOf, ReadonlyState, State, Step, StepOf } from '../state.ts';
import { clone } from '../state.ts';
import type { LedgerEntry } from './ledger.ts';
import { artworkKey, ledgerOf } from './ledger.ts';
import { prestigeRangeOf } from './lives.ts';
import { cheapest } from './plan.ts';

type Count = Counts<ReadonlyState, string>[string];

/** The counts of a position that are compared. */
const COUNTS = {
  ...Object.fromEntries(
    GOODS.map((good) => [good, ({ table }, seat) => at(table.players, seat).goods[good]] as [string, Count]),
  ),
  prestige: ({ table }, seat) => at(table.players, seat).prestige,
  influence: ({ table }, seat) => at(table.players, seat).influence,
  workers: ({ table }, seat) => at(table.players, seat).workers,
} as Counts<ReadonlyState, Gain>;

/** The costs and gains of a move, as far as the player who makes it can know them. */
export interface Outcome {
  /** Changes that happen at once. */
  readonly now: CountChanges<Gain>;
  /** Pledges made by the move, which fall due later in the round. */
  readonly later: readonly LedgerEntry[];
  /** R2.4  The character who is taken without a question, being the only one available. */
  readonly only: AnyArtist | AnyPreacher | null;
  /** R6.7  The artwork whose artist is to be chosen next. */
  readonly toHire: ArtistToHire | null;
}

/** The artist to be chosen for an artwork, over all who can be hired for it. */
export interface ArtistToHire {
  /** The pledge with the cheapest artist. */
  readonly due: LedgerEntry;
  /** R9.2  The cost of the artwork alone. */
  readonly pays: SomeGoods;
  /** R9.2  The price of an artist. */
  readonly price: NumberRange;
  /** R9.5, R9.11  The prestige that an artist can give. */
  readonly prestige: NumberRange;
}

/** Compares a position with the one right after the seat's move. A question with one answer is already answered there. */
export function outcomeOf(before: State, after: State, seat: Seat): Outcome {
  const known = new Set(ledgerOf(before, seat).entries.map(({ key }) => key));
  const step = questionFor<Step>(after.table.agenda, seat);
  const isPlacing = questionFor<Step>(before.table.agenda, seat)?.ask === 'place';
  const changes = compare(COUNTS, before, after, seat);
  // R6.7, R6.10  The worker is placed when the character is chosen.
  const isCharacterAsked = isPlacing && (step?.ask === 'artist' || step?.ask === 'preacher');
  return {
    now: isCharacterAsked ? { ...changes, workers: -1 } : changes,
    later: ledgerOf(after, seat).entries.filter(({ key }) => !known.has(key)),
    only: isPlacing ? takenBetween(before, after, seat) : null,
    toHire: step?.ask === 'artist' ? artistToHire(after, step) : null,
  };
}

/** Returns the artist or the preacher whom the seat has after a move but not before it. */
function takenBetween(before: ReadonlyState, after: ReadonlyState, seat: Seat): Outcome['only'] {
  const [then, now] = [before, after].map(({ table }) => at(table.players, seat));
  const hired = now?.commissions.find(({ artwork }) => !then?.commissions.some((one) => one.artwork === artwork));
  if (hired !== undefined) return hired.artist;
  if (now?.pulpit !== then?.pulpit) return now?.pulpit ?? null;
  return before.table.pulpit === null && after.table.pulpit?.seat === seat ? after.table.pulpit.preacher : null;
}

function hiredIn(state: State, step: StepOf<'artist'>, move: MoveOf<'hire'>): State {
  const after = clone(state);
  artist.apply(after, step, move, newMoveLog());
  return after;
}

/** R6.7, R9.2  Returns the ranges of price and prestige over all artists who can be hired. */
function artistToHire(state: State, step: StepOf<'artist'>): ArtistToHire {
  const { seat, artwork } = step;
  const ways = movesOf(artist, state, step).map((move) => {
    const skill = cheapest(state, { artwork, artist: move.artist });
    return { move, price: skill.cost, prestige: prestigeRangeOf(state, move.artist, skill, artwork) };
  });
  const first = ways.reduce((best, one) => (one.price < best.price ? one : best));
  const { entries } = ledgerOf(hiredIn(state, step, first.move), seat);
  return {
    due: entries.find(({ key }) => key === artworkKey(artwork)) ?? unreachable(`${artwork} is not pledged`),
    pays: someOf(state.figures.artworks[artwork].cost),
    price: rangeOf(ways.map(({ price }) => price)),
    prestige: rangeOf(ways.flatMap(({ prestige }) => prestige)),
  };
}
