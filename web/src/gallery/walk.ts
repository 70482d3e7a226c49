import { TEST_FUNCTIONS } from '@signoria/catalogue/testkit';
import type { AnyReplay, AnyRules, AnyStep, GameState, ReadonlyAgenda, Seat } from '@signoria/engine';
import { chance, pick, questionFor, seedFromText, startReplay, withDecision } from '@signoria/engine';

/** A reproducible game of players who prefer rare moves. */
export interface GalleryGame {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
}

/** The game and the number of decisions after which a question is asked. */
export interface GalleryPosition extends GalleryGame {
  readonly ask: string;
  /** The number of decisions before it. */
  readonly decisions: number;
}

/** A position with the game up to it. */
export interface GalleryMoment {
  readonly replay: AnyReplay;
  /** The seat that decides next, and its question. */
  readonly seat: Seat;
  readonly ask: string;
}

/** Plays a game to its end and yields every position in which somebody decides. */
export function* walk(rules: AnyRules, { options, seats, seed }: GalleryGame): Generator<GalleryMoment> {
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(`${rules.id}: ${read.error.message}`);
  const draw = chance(seedFromText(seed), 'gallery');
  const choose = TEST_FUNCTIONS[rules.id]?.lively ?? pickAny;
  let replay = startReplay(rules, read.value, seats, seedFromText(seed));
  for (;;) {
    const { state } = replay.game;
    const pending = rules.pending(state);
    if (pending.length === 0) return;
    const seat = pick(draw, pending);
    yield { replay, seat, ask: askOf(state, seat) };
    replay = withDecision(rules, replay, seat, choose(rules.moves(state, seat), draw, state, seat));
  }
}

const pickAny = (moves: readonly unknown[], draw: Parameters<typeof pick>[0]) => pick(draw, moves);

/** Returns the name of the question that a seat must answer; empty if it has none. Every game keeps an agenda. */
export function askOf({ table }: GameState, seat: Seat): string {
  const { agenda } = table as { readonly agenda: ReadonlyAgenda<AnyStep> };
  return questionFor(agenda, seat)?.ask ?? '';
}

/** Plays a game up to a position; throws if the game ends before it. */
export function momentAt(rules: AnyRules, position: Omit<GalleryPosition, 'ask'>): GalleryMoment {
  for (const moment of walk(rules, position)) if (moment.replay.entries.length === position.decisions) return moment;
  throw new Error(`${rules.id} with seed ${position.seed} ends before ${position.decisions} decisions`);
}
