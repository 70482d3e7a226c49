import type { Analysis } from '@signoria/bots/analysis';
import { stateBefore } from '@signoria/bots/analysis';
import type { AnyText } from '@signoria/catalogue';
import type { Family } from '@signoria/common';
import type { Language, Seat } from '@signoria/engine';
import { at, LANGUAGES, plain } from '@signoria/engine';
import type { SavedGame } from '../localGames/index.ts';
import type { KnownGame } from '../replay/index.ts';
import { withoutBrackets } from '../table/withoutBrackets.ts';
import type { MoveLoss } from './report.ts';
import { gameParts, isWithin, lossesOf } from './report.ts';

/** The decisions with a choice, and what they lost: percent of the chance to win, in a solo game points. */
export interface LossCount {
  readonly decisions: number;
  readonly lost: number;
}

/** The first decision in which a person had a choice. */
export interface FirstChoice {
  /** The move in each language. */
  readonly names: Readonly<Record<Language, string>>;
  readonly lost: number;
}

/** The numbers of one person in an analysed game. */
export interface PersonSummary extends LossCount {
  readonly name: string;
  readonly family: Family;
  readonly rank: number;
  readonly points: number;
  /** The decisions with the label mistake or blunder. */
  readonly mistakes: number;
  /** Percent of the chance to win, in a solo game points. */
  readonly luck: number;
  readonly parts: readonly LossCount[];
  /** Null if the person had no decision with a choice. */
  readonly opening: FirstChoice | null;
}

/** The address of a finished game, and the time at which it was saved (in this browser) or set up (on a server). */
export interface SummarySource {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly playedAt: number;
}

/** The small part of an analysis that statistics need. It is kept longer than the analysis. */
export interface GameSummary extends SummarySource {
  readonly game: string;
  readonly seats: number;
  readonly samples: number;
  /** The persons of this browser. */
  readonly persons: readonly PersonSummary[];
}

/**
 * Returns the source of a finished game of this browser; null if it does not count. As for the best scores, games with
 * undone turns, from another position or from a file that does not name the bots do not count.
 */
export function sourceHere({ game: { id, over, notes }, savedAt }: SavedGame): SummarySource | null {
  return over && notes.length === 0 ? { address: `/table/${id}`, playedAt: savedAt } : null;
}

export type TextsByLanguage = Readonly<Record<Language, Pick<AnyText, 'move'>>>;

type SummarisedGame = Pick<KnownGame, 'replay' | 'seats' | 'own' | 'rounds'> & {
  readonly entry: { readonly rules: KnownGame['entry']['rules'] };
};

const PERCENT = 100;

export function summaryOf(
  game: SummarisedGame,
  analysis: Analysis,
  texts: TextsByLanguage,
  source: SummarySource,
): GameSummary {
  const { seats, samples } = analysis;
  const losses = lossesOf(analysis);
  const persons = game.own.map((seat) => ({
    ...resultOf(game, seat),
    ...playIn(analysis, losses, game.rounds, seat),
    opening: openingOf(game, analysis, losses, texts, seat),
  }));
  return { ...source, game: analysis.game, seats, samples, persons };
}

/** Returns what a decision lost, in the unit of its game. */
export function lostBy({ chance, points }: Pick<MoveLoss, 'chance' | 'points'>): number {
  return chance === null ? points.value : PERCENT * chance.value;
}

function resultOf({ entry, replay, seats }: SummarisedGame, seat: Seat) {
  const { name, family } = at(seats, seat);
  const score = entry.rules.scores(replay.game.state).find((one) => one.seat === seat);
  if (score === undefined) throw new Error(`seat ${seat} has no score`);
  return { name, family, rank: score.rank, points: score.total };
}

/** Returns the numbers about the decisions of a seat. `rounds` has the round of each decision. */
export function playIn(
  { decisions, accounts, seats }: Analysis,
  losses: readonly MoveLoss[],
  rounds: readonly number[],
  seat: Seat,
): Pick<PersonSummary, 'decisions' | 'lost' | 'mistakes' | 'luck' | 'parts'> {
  const free = decisions.flatMap((one, index) => (one.seat === seat && one.judgement !== null ? [index] : []));
  const own = losses.filter((loss) => loss.seat === seat);
  const count = (isCounted: (index: number) => boolean): LossCount => ({
    decisions: free.filter(isCounted).length,
    lost: own.filter(({ index }) => isCounted(index)).reduce((sum, loss) => sum + lostBy(loss), 0),
  });
  const { luck } = at(accounts, seat);
  return {
    ...count(() => true),
    mistakes: own.filter(({ label }) => label === 'mistake' || label === 'blunder').length,
    luck: seats === 1 ? luck.points : PERCENT * luck.chance,
    parts: gameParts(rounds.slice(0, decisions.length)).map((part) =>
      count((index) => isWithin(part, at(rounds, index))),
    ),
  };
}

function openingOf(
  { replay }: SummarisedGame,
  { decisions }: Analysis,
  losses: readonly MoveLoss[],
  texts: TextsByLanguage,
  seat: Seat,
): FirstChoice | null {
  const index = decisions.findIndex((one) => one.seat === seat && one.judgement !== null);
  if (index < 0) return null;
  const { move } = at(decisions, index);
  const before = stateBefore(replay, index);
  const nameIn = (language: Language) => plain(withoutBrackets(texts[language].move(move, before, seat)));
  const loss = losses.find((one) => one.index === index);
  return {
    names: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(language)])) as FirstChoice['names'],
    lost: loss === undefined ? 0 : lostBy(loss),
  };
}
