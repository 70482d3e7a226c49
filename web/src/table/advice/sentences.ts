import type { Advice, Candidate, ScoreLineComparison } from '@signoria/bots/analysis';
import type { GameState, Language, Seat } from '@signoria/engine';
import { at, plain } from '@signoria/engine';
import type { Say } from '../../words/index.ts';
import type { TableSnapshot } from '../tableTypes.ts';
import { withoutBrackets } from '../withoutBrackets.ts';

/** The table before the move and the words of a language, from which sentences are made. */
export interface SentenceContext {
  readonly say: Say;
  readonly language: Language;
  readonly table: Pick<TableSnapshot, 'text' | 'rules' | 'imagined' | 'seat' | 'names' | 'moves'>;
}

/** A reason: a number with its unit, and the sentence beside it. */
export interface ReasonWords {
  readonly amount: string;
  readonly unit: string;
  readonly words: string;
}

/** Shares are said as a number of games out of this many. */
const TEN = 10;
const PERCENT = 100;
/** The margin of error in standard errors, said as "give or take". A smaller difference is not certain. */
const MARGIN_OF_ERROR = 2;

/** Returns a number with one decimal place in a language. */
export function decimal(language: Language, value: number, isSigned = false): string {
  const size = Math.abs(value).toFixed(1);
  const digits = language === 'en' ? size : size.replace('.', ',');
  if (Number(size) === 0) return digits;
  return value < 0 ? `−${digits}` : `${isSigned ? '+' : ''}${digits}`;
}

function percent({ say, language }: SentenceContext, value: number, isExact: boolean): string {
  const amount = isExact ? decimal(language, PERCENT * value) : Math.round(PERCENT * value);
  return say('typical.percent', { amount });
}

/**
 * Returns the value of a candidate: the chance to win, in a solo game points. `isExact` adds a decimal place to the chance:
 * rounded, two almost equal chances could differ by 1 %.
 */
export function valueWords(context: SentenceContext, candidate: Candidate, isExact = false): string {
  const { value, isSolo } = worthOf(candidate, seatOf(context));
  return isSolo ? inPoints(context, value) : percent(context, value, isExact);
}

export function worthOf({ chances, lead }: Candidate, seat: Seat) {
  const isSolo = chances.length === 1;
  return { value: isSolo ? lead.value : at(chances, seat).value, isSolo };
}

/** Names a move, without cost and gain. */
export function moveWords(
  { table }: SentenceContext,
  move: unknown,
  state: GameState = table.imagined,
  seat?: Seat,
): string {
  return plain(withoutBrackets(table.text.move(move, state, seat ?? table.seat ?? 0)));
}

/** Says where the best move is: the kind of move, and how many there are. */
export function whereWords(context: SentenceContext, { candidates, isTie }: Advice): { title: string; words: string } {
  const { say, table } = context;
  const verbs = recommended({ candidates, isTie }).map(({ line }) => table.rules.verb(line[0]));
  const names = [...new Set(verbs)].map((verb) => table.text.verb(verb, table.imagined).name);
  const count = table.moves.filter((move) => verbs.includes(table.rules.verb(move))).length;
  const words = isTie ? say('advice.eitherWhere') : say('advice.oneOf', { count });
  return { title: names.join(' · '), words };
}

/** Returns the recommended candidates: the best one, or the best two if the samples cannot tell them apart. */
export function recommended({ candidates, isTie }: Pick<Advice, 'candidates' | 'isTie'>): readonly Candidate[] {
  return candidates.slice(0, isTie ? 2 : 1);
}

/** Gives the reasons for the better move. */
export function reasonWords(context: SentenceContext, reasons: readonly ScoreLineComparison[]): readonly ReasonWords[] {
  const { say, language, table } = context;
  return reasons.map(({ seat, line, better, other, favour }) => {
    const numbers = { now: decimal(language, better), before: decimal(language, other) };
    const words =
      line === null
        ? say('advice.reason.rivalLess', { name: table.names[seat] ?? '', ...numbers })
        : say('advice.reason', { line: table.text.scoreLine(line), ...numbers });
    return { amount: decimal(language, favour.value, true), unit: say('advice.unit'), words };
  });
}

/** Says what the move played lost, from the same comparisons as `reasonWords`. */
export function lossWords(context: SentenceContext, reasons: readonly ScoreLineComparison[]): readonly ReasonWords[] {
  const { say, language, table } = context;
  return reasons.map(({ seat, line, better, other, favour }) => {
    const numbers = { now: decimal(language, other), before: decimal(language, better) };
    const words =
      line === null
        ? say('advice.reason.rivalMore', { name: table.names[seat] ?? '', ...numbers })
        : say('advice.reason', { line: table.text.scoreLine(line), ...numbers });
    return { amount: decimal(language, -favour.value, true), unit: say('advice.unit'), words };
  });
}

/** Returns the points that a candidate is behind the best; empty if it is not. */
export function behindWords(context: SentenceContext, { behind }: Candidate): string {
  const { value } = behind.lead;
  return Number(value.toFixed(1)) < 0 ? inPoints(context, value) : '';
}

/** Says how many points a move cost; empty if the samples cannot tell. */
export function costWords(context: SentenceContext, { behind }: Candidate): string {
  const { value, error } = behind.lead;
  const isCertain = -value > MARGIN_OF_ERROR * error;
  return isCertain ? context.say('coach.cost', { points: decimal(context.language, -value) }) : '';
}

/** Says how far the second candidate is behind the best, and how exact that is: in points if the chances are equal. */
export function differenceWords(context: SentenceContext, { candidates, isTie }: Advice): string {
  const { behind } = at(candidates, 1);
  const chance = at(behind.chances, seatOf(context));
  const inLead = behind.chances.length === 1 || Number((PERCENT * chance.value).toFixed(1)) === 0;
  const { value, error } = inLead ? behind.lead : chance;
  const shown = (amount: number) => (inLead ? inPoints(context, amount) : percent(context, amount, true));
  const numbers = { difference: shown(Math.abs(value)), error: shown(MARGIN_OF_ERROR * error) };
  return context.say(isTie ? 'advice.tooClose' : 'advice.difference', numbers);
}

/** Names the likely reply of the strongest rival; null if there is none. */
export function replyWords(context: SentenceContext, { reply }: Advice): string | null {
  if (reply === null) return null;
  const { say, table } = context;
  const move = moveWords(context, reply.move, reply.state, reply.seat);
  return say('advice.reply', { name: table.names[reply.seat] ?? '', share: Math.round(TEN * reply.share), move });
}

/** Says how many samples there were. */
export function workWords({ say }: SentenceContext, { samples, endings }: Advice): string {
  return say('advice.work', { samples, endings });
}

function inPoints({ say, language }: SentenceContext, value: number): string {
  return say('advice.points', { points: decimal(language, value) });
}

function seatOf({ table }: SentenceContext): Seat {
  return table.seat ?? 0;
}
