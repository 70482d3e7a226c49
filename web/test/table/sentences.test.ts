import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Advice, Estimate } from '@signoria/bots/analysis';
import { advise, judgementOf, labelOf, learnedOf } from '@signoria/bots/analysis';
import type { GameEntry } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState, Language } from '@signoria/engine';
import { at, chance, LANGUAGES, numeralIn, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { SentenceContext } from '../../src/table/advice/index.ts';
import {
  behindWords,
  costWords,
  differenceWords,
  lossWords,
  moveWords,
  reasonWords,
  replyWords,
  valueWords,
  whereWords,
  workWords,
} from '../../src/table/advice/index.ts';
import { withCounts } from '../../src/words/counts.ts';
import type { Say } from '../../src/words/index.ts';
import { finished, i18n, WORDS } from '../../src/words/index.ts';
import { livelyGame } from '../support/keptGames.ts';
import { resultOf } from '../support/resultOf.ts';

/** Games with the number of seats, and of positions of one game. */
const GAMES = [
  ['card', 3, 24],
  ['dice', 1, 8],
  ['dice', 2, 8],
  ['firenze', 3, 24],
  ['florenza', 2, 24],
] as const satisfies readonly (readonly [GameEntry['id'], number, number])[];
/** A small search and few samples, so that many positions take little time. */
const SEARCH = { positions: 60, beam: 3, sampling: null };
const LIMITS = { samples: 6, endings: 2 };
const NAMES = ['Anna', 'Bruno', 'Carla'];
const LEAST_SENTENCES = 10_000;

interface Run {
  readonly game: GameEntry['id'];
  readonly state: GameState;
  readonly advice: Advice;
}

/** Returns advice for positions of a game: without a move played, and with the first and the last legal one. */
async function runsOf(game: GameEntry['id'], seats: number, count: number): Promise<readonly Run[]> {
  const { rules } = CATALOGUE[game] ?? expect.fail(`no game ${game}`);
  const learned = { ...(await learnedOf(game)), journeyman: SEARCH };
  const positions = [...livelyGame(rules, seats, 'sentences')].map(({ state }) => state);
  const every = Math.max(1, Math.floor(positions.length / count));
  return positions
    .filter((state, index) => index % every === 0 && rules.pending(state).length > 0)
    .flatMap((state, index) => {
      const seat = at(rules.pending(state), 0);
      const moves = rules.moves(state, seat);
      return [undefined, moves[0], moves.at(-1)].flatMap((played) => {
        const question = { view: rules.view(state, seat), limits: LIMITS, played };
        const steps = advise(rules, learned, question, chance(seedFromText('advice'), 'run', index));
        const advice = resultOf(steps);
        return advice === null ? [] : [{ game, state, advice }];
      });
    });
}

async function sayIn(language: Language): Promise<Say> {
  const words = { ...(await WORDS[language].home()), ...(await WORDS[language].pages()) };
  const messages = Object.fromEntries(Object.entries(words).map(([word, shown]) => [word, compileMessage(shown)]));
  i18n.loadAndActivate({ locale: language, locales: WORDS[language].locale, messages });
  const number = (value: number) => numeralIn(language, value);
  return (word, values = {}) => finished(language, i18n._(word, withCounts(values, number)), values);
}

function contextOf({ game, state, advice: { seat } }: Run, say: Say, language: Language): SentenceContext {
  const { rules, text } = CATALOGUE[game] ?? expect.fail(`no game ${game}`);
  const imagined = rules.guess(rules.view(state, seat), chance(seedFromText('guess'), 'words'));
  const moves = rules.moves(state, seat);
  return { say, language, table: { rules, text: text[language], imagined, seat, names: NAMES, moves } };
}

/** Returns all numbers of a run as sentences may show them. */
function numbersOf({ advice }: Run, context: SentenceContext): readonly number[] {
  const shown = ({ value, error }: Estimate) => [value, 100 * value, 2 * error, 200 * error];
  const { rules, moves } = context.table;
  const verbs = advice.candidates.map(({ line }) => rules.verb(line[0]));
  const sets = [verbs.slice(0, 1), verbs.slice(0, 2)];
  return [
    ...advice.candidates.flatMap(({ chances, lead, behind }) =>
      [...chances, lead, ...behind.chances, behind.lead].flatMap(shown),
    ),
    ...advice.reasons.flatMap(({ better, other, favour }) => [better, other, favour.value]),
    ...sets.map((set) => moves.filter((move) => set.includes(rules.verb(move))).length),
    ...(advice.reply === null ? [] : [10 * advice.reply.share, 10]),
    advice.samples,
    advice.endings,
  ].map(Math.abs);
}

/** Expects each number of a sentence in the run, as rounded in the sentence. Texts of the game are left out. */
function expectOwnNumbers(sentence: string, texts: readonly string[], numbers: readonly number[]): void {
  const own = texts.reduce((left, text) => left.replaceAll(text, ''), sentence);
  for (const [found] of own.matchAll(/\d+(?:[.,]\d+)?/g)) {
    const [, decimals = ''] = found.split(/[.,]/);
    const rounding = 0.5 * 10 ** -decimals.length + 1e-9;
    const value = Number(found.replace(',', '.'));
    expect(
      numbers.some((number) => Math.abs(number - value) <= rounding),
      `${sentence}: ${found}`,
    ).toBe(true);
  }
}

/** Expects that the words agree with the label, the recommendation and each other. */
function expectAgreement({ advice }: Run, context: SentenceContext): void {
  const judgement = judgementOf(advice);
  const label = judgement && labelOf(judgement, advice.seat);
  if (label !== null) {
    expect(advice.played).not.toBe(0);
    expect(judgement?.other).toEqual(advice.candidates[0]?.line[0]);
  }
  for (const { amount } of reasonWords(context, advice.reasons)) expect(amount).toMatch(/^\+/);
  for (const { amount } of lossWords(context, advice.reasons)) expect(amount).toMatch(/^−/);
  const [difference = 0, error = 0] = [...differenceWords(context, advice).matchAll(/\d+[.,]\d/g)].map(([found]) =>
    Number(found.replace(',', '.')),
  );
  if (advice.isTie) expect(difference).toBeLessThanOrEqual(error);
  const values = advice.candidates.map((candidate) =>
    Number.parseFloat(valueWords(context, candidate).replace(',', '.')),
  );
  for (const value of values) expect(value).toBeLessThanOrEqual(at(values, 0));
}

/** Returns all sentences about a run. Checks that the moves named are legal. */
function sentencesOf(
  run: Run,
  context: SentenceContext,
): { readonly sentences: readonly string[]; texts: readonly string[] } {
  const { advice } = run;
  const { rules, text, imagined, moves } = context.table;
  const first = advice.candidates.map(({ line }) => line[0]);
  for (const move of first) expect(moves).toContainEqual(move);
  const named = first.map((move) => moveWords(context, move));
  const legal = moves.map((move) => moveWords(context, move));
  for (const words of named) expect(legal).toContain(words);
  const where = whereWords(context, advice);
  const verbs = moves.map((move) => text.verb(rules.verb(move), imagined).name);
  for (const verb of where.title.split(' · ')) expect(verbs).toContain(verb);
  const { reply } = advice;
  if (reply !== null) expect(rules.moves(reply.state, reply.seat)).toContainEqual(reply.move);
  const replyText = reply === null ? [] : [moveWords(context, reply.move, reply.state, reply.seat)];
  const lines = advice.reasons.flatMap(({ line }) => (line === null ? [] : [text.scoreLine(line)]));
  const reasons = [...reasonWords(context, advice.reasons), ...lossWords(context, advice.reasons)];
  const sentences = [
    where.words,
    ...named,
    ...reasons.map(({ amount, unit, words }) => `${amount} ${unit} ${words}`),
    ...advice.candidates.flatMap((one) => [
      valueWords(context, one),
      valueWords(context, one, true),
      behindWords(context, one),
      costWords(context, one),
    ]),
    differenceWords(context, advice),
    replyWords(context, advice) ?? '',
    workWords(context, advice),
  ].filter((sentence) => sentence !== '');
  return { sentences, texts: [...replyText, ...named, ...lines].sort((one, other) => other.length - one.length) };
}

test('every sentence about advice is true: legal moves, numbers of the run, no contradiction', async () => {
  const runs = (await Promise.all(GAMES.map(([game, seats, count]) => runsOf(game, seats, count)))).flat();
  let count = 0;
  for (const language of LANGUAGES) {
    const say = await sayIn(language);
    for (const run of runs) {
      const context = contextOf(run, say, language);
      const { sentences, texts } = sentencesOf(run, context);
      const numbers = numbersOf(run, context);
      for (const sentence of sentences) expectOwnNumbers(sentence, texts, numbers);
      expectAgreement(run, context);
      count += sentences.length;
    }
  }
  expect(count).toBeGreaterThan(LEAST_SENTENCES);
});
