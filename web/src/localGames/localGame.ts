import type { CatalogueEntry } from '@signoria/catalogue';
import type { AnyRules, Game, GameRecord, GameState, GameView, Seat, Seed } from '@signoria/engine';
import { advance, begin, readRecord, resume } from '@signoria/engine';
import type { Family } from '../table/families.ts';
import { isFamily } from '../table/families.ts';

/** Who answers for a seat: a person at this screen, or a bot of some level. */
export const SITTERS = ['person', 'random', 'greedy'] as const;
export type Sitter = (typeof SITTERS)[number];

export interface LocalSeat {
  readonly sitter: Sitter;
  readonly name: string;
  readonly family: Family;
}

/** A game of this browser as it is kept: the engine's record, and who sits where. */
export interface LocalGame {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly record: GameRecord<unknown>;
  readonly over: boolean;
}

export type AnyGame = Game<GameState, unknown, unknown>;

/** A game with what each decision brought about and the state it led to. */
export interface Course {
  readonly game: AnyGame;
  readonly entries: readonly CourseEntry[];
}

export interface CourseEntry extends Pick<AnyGame, 'state' | 'barrier' | 'turns'> {
  readonly seat: Seat;
  /** The decision that began the turn this one belongs to. */
  readonly turn: number;
  readonly events: readonly unknown[];
}

export function startCourse(rules: AnyRules, options: unknown, seats: number, seed: Seed): Course {
  return { game: begin<GameState, unknown, unknown, GameView, unknown>(rules, options, seats, seed), entries: [] };
}

export function playOn(rules: AnyRules, course: Course, seat: Seat, move: unknown): Course {
  const { game, events, turn } = advance(rules, course.game, seat, move);
  const { state, barrier, turns } = game;
  return { game, entries: [...course.entries, { seat, turn, events, state, barrier, turns }] };
}

/** The same course without its last decisions: every state on the way is still there. */
export function takeBack(rules: AnyRules, { game, entries }: Course, count: number): Course {
  const left = entries.slice(0, entries.length - count);
  const last = left.at(-1);
  if (last === undefined) return startCourse(rules, game.options, game.seats, game.seed);
  const { state, barrier, turns } = last;
  return { game: { ...game, decisions: game.decisions.slice(0, left.length), state, barrier, turns }, entries: left };
}

/** Reads what the shelf gave back; null when it is no game of ours or cannot be played any more. */
export function readLocalGame(input: unknown): LocalGame | null {
  if (typeof input !== 'object' || input === null) return null;
  const { id, seats, record, over } = input as Record<string, unknown>;
  const read = readRecord(record);
  if (typeof id !== 'string' || !Array.isArray(seats) || !seats.every(isLocalSeat) || !read.ok) return null;
  return seats.length === read.value.seats ? { id, seats, record: read.value, over: over === true } : null;
}

export function isLocalSeat(input: unknown): input is LocalSeat {
  if (typeof input !== 'object' || input === null) return false;
  const { sitter, name, family } = input as Record<string, unknown>;
  return (SITTERS as readonly unknown[]).includes(sitter) && typeof name === 'string' && isFamily(family);
}

/** Plays a kept game up to where it stands, every move checked; null when the record does not make sense. */
export function resumeCourse({ rules }: CatalogueEntry, record: GameRecord<unknown>): Course | null {
  const played = resume<GameState, unknown, unknown, GameView, unknown>(rules, record);
  if (!played.ok) return null;
  const { options, seats, seed, decisions } = played.value.game;
  const start = startCourse(rules, options, seats, seed);
  return decisions.reduce((course, { seat, move }) => playOn(rules, course, seat, move), start);
}
