import { CATALOGUE } from '@signoria/catalogue/all';
import { TEST_FUNCTIONS } from '@signoria/catalogue/testkit';
import type { AnyRules, GameTypes } from '@signoria/engine';
import { advance, begin, byVerb, chance, LANGUAGES, pick, seedFromText } from '@signoria/engine';
import type { Choose } from '@signoria/testkit';
import { byKind } from '@signoria/testkit';
import { describe, expect, test } from 'vitest';
import { familyNames } from '../src/families.ts';
import type { Seen } from '../src/terminal/drawing.ts';
import { drawingOf } from '../src/terminal/drawing.ts';
import { widthOf } from '../src/terminal/paint.ts';
import { newsLines, showChoices } from '../src/terminal/screen.ts';
import type { TerminalGame } from '../src/terminal/session.ts';
import { seenBySession, stepFor } from '../src/terminal/session.ts';
import { WORDS } from '../src/terminal/words/index.ts';

/** The number of positions drawn of each game. */
const MOST_DECISIONS = 100;
const WIDTHS = [80, 120];

describe.each(Object.keys(CATALOGUE))('%s', (id) => {
  const { rules, text } = CATALOGUE[id] ?? {};
  if (rules === undefined || text === undefined) throw new Error(`no ${id}`);
  const random: Choose<GameTypes> = (moves, draw) => pick(draw, moves);
  const { lively = byKind } = TEST_FUNCTIONS[id] ?? {};

  test('has a drawing, not only the words of its text', () => {
    const [first = expect.fail('no position')] = positions(rules, rules.seats.max, random);
    const session: TerminalGame = { ...first, language: 'en', words: WORDS.en, text: text.en };
    expect(session.drawing.table(seenBySession(session), 80)).not.toEqual([]);
  });

  test.each([
    ['random', rules.seats.max, random],
    ['lively', rules.seats.min, lively],
    ['lively', rules.seats.max, lively],
  ] as const)(
    'the first positions of a %s game of %d fit on the screen and have distinct choices in all languages',
    (_, seats, choose) => {
      for (const session of positions(rules, seats, choose))
        for (const language of LANGUAGES) {
          const spoken = { ...session, language, words: WORDS[language], text: text[language] };
          const seen = seenBySession(spoken);
          expect([...faultyLines(spoken, seen), ...repeatedLabels(spoken, seen)]).toEqual([]);
        }
    },
  );
});

/** Yields each position of a game as the pending seat sees it. */
function* positions(rules: AnyRules, seats: number, choose: Choose<GameTypes>) {
  const options = rules.readOptions({}, seats);
  if (!options.ok) throw new Error(options.error.message);
  const names = familyNames(seats);
  const draw = chance(seedFromText('drawn'), rules.id, seats);
  let game = begin(rules, options.value, seats, seedFromText('drawn'));
  let steps: TerminalGame['steps'] = [];
  for (let [seat] = rules.pending(game.state); seat !== undefined; [seat] = rules.pending(game.state)) {
    const terminal = {
      drawing: drawingOf(rules.id),
      bots: [],
      plans: new Map(),
      file: '',
      shownDecisions: 0,
      unfolded: true,
      saveFailure: null,
    };
    yield { ...terminal, rules, names, seat, game, steps };
    if (game.decisions.length >= MOST_DECISIONS) return;
    const {
      events,
      turnStart,
      game: next,
    } = advance(rules, game, seat, choose(rules.moves(game.state, seat), draw, game.state, seat));
    game = next;
    steps = [stepFor({ rules, seat }, turnStart, events)];
  }
}

/** Returns lines that are too wide or contain raw values such as "undefined". */
function faultyLines(session: TerminalGame, seen: Seen): readonly string[] {
  const printed = [...showChoices(session, seen).lines, ...newsLines(session, seen)];
  return WIDTHS.flatMap((width) => {
    const drawn = session.drawing.table(seen, width).flatMap(({ lines }) => lines);
    return [...drawn, ...printed].filter(
      (line) => widthOf(line) > width || /undefined|NaN|\bnull\b|\[object|=>|\n/.test(line),
    );
  });
}

/** Returns the labels that several choices under one verb have. */
function repeatedLabels(session: TerminalGame, seen: Seen): readonly string[] {
  return byVerb(session.rules, seen.moves).flatMap(({ moves }) => {
    const labels = moves.map((move) => session.drawing.choice(move, seen));
    return labels.filter((label, index) => labels.indexOf(label) < index);
  });
}
