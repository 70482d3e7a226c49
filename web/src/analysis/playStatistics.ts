import type { Language } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { LossCount, PersonSummary } from './gameSummary.ts';
import { PART_COUNT } from './report.ts';
import type { StoredGameSummary } from './storedSummaries.ts';

/** An analysed game as one person played it. */
export interface OwnGame
  extends PersonSummary,
    Pick<StoredGameSummary, 'key' | 'game' | 'seats' | 'playedAt' | 'address'> {}

/**
 * Returns the games of the person at this browser, the earliest first. A game with one person counts. A game with several
 * persons at one screen counts if exactly one of them has `sharedName`.
 */
export function ownGames(summaries: readonly StoredGameSummary[], sharedName: string | null): readonly OwnGame[] {
  return summaries
    .flatMap(({ persons, key, game, seats, playedAt, address }) => {
      const own = persons.length === 1 ? persons : persons.filter(({ name }) => name === sharedName);
      return own.length === 1 ? [{ ...at(own, 0), key, game, seats, playedAt, address }] : [];
    })
    .sort((one, other) => one.playedAt - other.playedAt);
}

/** Returns the names in games with several persons at one screen, the most frequent first. */
export function sharedNames(summaries: readonly StoredGameSummary[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { persons } of summaries)
    if (persons.length > 1) for (const { name } of persons) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** The games of one kind: solo games have other units than those with several seats. */
export interface GameGroup {
  readonly game: string;
  readonly isSolo: boolean;
  readonly games: readonly OwnGame[];
}

/** Groups games by their kind, the one with most games first. */
export function gameGroups(games: readonly OwnGame[]): readonly GameGroup[] {
  return [...grouped(games, ({ game, seats }) => `${game} ${seats === 1}`).values()]
    .map((of) => ({ game: at(of, 0).game, isSolo: at(of, 0).seats === 1, games: of }))
    .sort((one, other) => other.games.length - one.games.length);
}

/** Returns the loss per decision with a choice; null without a decision with a choice. */
export function lossRate(counts: readonly LossCount[]): number | null {
  const decisions = sum(counts.map((one) => one.decisions));
  return decisions === 0 ? null : sum(counts.map(({ lost }) => lost)) / decisions;
}

/** The number of games in a moving mean. */
export const MOVING_MEAN_GAMES = 5;

/** Returns the loss per decision over the last games up to each one. */
export function movingRates(games: readonly OwnGame[]): readonly (number | null)[] {
  return games.map((_, index) => lossRate(games.slice(Math.max(0, index + 1 - MOVING_MEAN_GAMES), index + 1)));
}

/** Returns the loss per decision in each part of the game; null for a part without decisions with a choice. */
export function partRates(games: readonly OwnGame[]): readonly (number | null)[] {
  return Array.from({ length: PART_COUNT }, (_, part) => lossRate(games.flatMap(({ parts }) => parts[part] ?? [])));
}

/** A mean with its standard error. */
export interface MeanOfGames {
  readonly mean: number;
  /** Null for a single game. */
  readonly error: number | null;
  /** True if the mean differs from zero by more than two standard errors. */
  readonly isCertain: boolean;
}

/** Returns the mean of values; null without values. */
export function meanOfGames(values: readonly number[]): MeanOfGames | null {
  if (values.length === 0) return null;
  const mean = sum(values) / values.length;
  if (values.length === 1) return { mean, error: null, isCertain: false };
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  const error = Math.sqrt(variance / values.length);
  return { mean, error, isCertain: Math.abs(mean) > 2 * error };
}

/** The first choice of several games, and how these games went. */
export interface OpeningRow {
  readonly name: string;
  readonly games: number;
  /** Means over the games. */
  readonly rank: number;
  readonly points: number;
  readonly lost: number;
}

/** Returns the openings by name, the most frequent first. */
export function openingRows(games: readonly OwnGame[], language: Language): readonly OpeningRow[] {
  const openings = games.flatMap(({ opening, rank, points }) =>
    opening === null ? [] : [{ name: opening.names[language], lost: opening.lost, rank, points }],
  );
  const mean = (values: readonly number[]) => sum(values) / values.length;
  return [...grouped(openings, ({ name }) => name)]
    .map(([name, of]) => ({
      name,
      games: of.length,
      rank: mean(of.map(({ rank }) => rank)),
      points: mean(of.map(({ points }) => points)),
      lost: mean(of.map(({ lost }) => lost)),
    }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name, language));
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
