import { undo, undoable } from '@signoria/engine';
import type { Seen } from './drawing.ts';
import { commandLines, explain, ruleChapters } from './help.ts';
import type { Input } from './input.ts';
import { wrap } from './layout.ts';
import { paint, paintProse } from './paint.ts';
import { scoreSheet } from './scores.ts';
import type { ShownChoices } from './screen.ts';
import { logLines, newsLines, print, screenRows, showChoices, tableLines } from './screen.ts';
import type { TerminalGame } from './session.ts';
import { saveSession, seenBySession } from './session.ts';

/** The result of asking the person: a move, an undo, or leaving. */
export type PromptAnswer =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'undone' }
  | { readonly kind: 'left' };

/** Maximum number of invalid or empty inputs in a row, so that a pipe of them cannot run forever. */
const MAX_INVALID_ANSWERS = 100;

/**
 * Asks until there is an answer, or too many inputs in a row were invalid or empty. The question is printed below the
 * choices, next to the cursor.
 */
export async function askPerson(session: TerminalGame, input: Input, showsTable: boolean): Promise<PromptAnswer> {
  const seen = seenBySession(session);
  let shown = showChoices(session, seen);
  const question = questionLines(session, seen);
  showSituation(session, seen, shown.lines.length + question.length, showsTable);
  let repeat = true;
  for (let wrong = 0; wrong < MAX_INVALID_ANSWERS; ) {
    if (repeat) print([...shown.lines, ...question]);
    const line = await input.ask(paint('number', `[${session.words.choose(shown.moves.length)}] > `));
    if (line.left) return { kind: 'left' };
    const text = line.text.trim();
    const move = /^\d+$/.test(text) ? shown.moves[Number(text) - 1] : undefined;
    if (move !== undefined) {
      session.unfolded &&= session.rules.isAside(move);
      return { kind: 'move', move };
    }
    const done = runCommand(session, seen, shown, text);
    if (typeof done === 'object') return done;
    shown = showChoices(session, seen);
    repeat = done === 'repeat' || done === 'again';
    wrong = done === 'wrong' || done === 'again' ? wrong + 1 : 0;
  }
  print([session.words.wrongTooOften]);
  return { kind: 'left' };
}

function questionLines({ text, names, seat }: TerminalGame, seen: Seen): string[] {
  return wrap(paintProse(text.question(seen.imagined, seat, names))).map((line) => paint('question', line));
}

/**
 * Prints the news, then as much of the table as leaves room for the choices. Without news, prints the table only if
 * `showsTable` is true.
 */
function showSituation(session: TerminalGame, seen: Seen, below: number, showsTable: boolean): void {
  const news = newsLines(session, seen);
  session.shownDecisions = session.steps.length;
  if (news.length > 0) print(['', paint('head', session.words.newsHeading), ...news]);
  if (showsTable || news.length > 0) {
    const room = screenRows() - below - 3;
    print(['', ...tableLines(session, seen, room, news.length > 0 ? news.length + 1 : 0)]);
  }
  print(['']);
}

/**
 * Runs a command. Returns the answer that ends the prompt, or what to do next: `repeat` prints the choices again, `stay` does
 * not. `wrong` is returned for invalid input, `again` for an empty line (Enter). Both count towards `MAX_INVALID_ANSWERS`;
 * `again` also prints the choices.
 */
function runCommand(
  session: TerminalGame,
  seen: Seen,
  shown: ShownChoices,
  text: string,
): PromptAnswer | 'repeat' | 'stay' | 'wrong' | 'again' {
  const { words, game, steps } = session;
  const [, command = '', about = ''] = /^(\?|h(?:elp)?\b|r(?:ules)?(?=[\s\d]|$)|.*)\s*(.*)$/i.exec(text) ?? [];
  switch (command.toLowerCase()) {
    case '':
      return 'again';
    case 'q':
    case 'quit':
      return { kind: 'left' };
    case 'u':
    case 'undo':
      return undoDecisions(session, 1);
    case 'u turn':
    case 'undo turn':
      return undoDecisions(session, game.decisions.length - (steps.at(-1)?.turnStart ?? 0));
    case '?':
    case 'h':
    case 'help':
      print(about === '' ? commandLines(words) : explain(about, shown.words, seen, words));
      return 'stay';
    case 'r':
    case 'rules':
      print(
        about === '' ? ruleChapters(seen, words) : explain(`R${about.replace(/^r/i, '')}`, shown.words, seen, words),
      );
      return 'stay';
    case 't':
      return showTable(session, seen, shown);
    case 'f':
      if (!shown.canFold) break;
      session.unfolded = !session.unfolded;
      return 'repeat';
    case 's':
      print(scoreSheet(seen, words));
      return 'stay';
    case 'l':
      print(logLines(session));
      return 'stay';
  }
  print(wrap(paint('alarm', words.notAChoice(text.slice(0, 30), shown.moves.length))));
  return 'wrong';
}

/** Prints the whole table, and the choices again if both fit on the screen. */
function showTable(session: TerminalGame, seen: Seen, shown: ShownChoices): 'repeat' | 'stay' {
  const table = tableLines(session, seen, Number.POSITIVE_INFINITY);
  print(['', ...table, '']);
  return table.length + shown.lines.length + 4 <= screenRows() ? 'repeat' : 'stay';
}

/** Undoes up to `count` of the person's last decisions, or prints why that is not possible. */
function undoDecisions(session: TerminalGame, count: number): PromptAnswer | 'stay' {
  const { rules, game, words, seat, names } = session;
  const last = game.decisions.at(-1);
  if (last !== undefined && last.seat === seat && undoable(game) > 0) {
    session.game = undo(rules, game, Math.min(count, undoable(game)));
    session.steps = session.steps.slice(0, session.game.decisions.length);
    session.shownDecisions = Math.min(session.shownDecisions, session.steps.length);
    saveSession(session);
    print([paint('good', words.undone)]);
    return { kind: 'undone' };
  }
  print(wrap(paint('alarm', whyNot())));
  return 'stay';

  function whyNot(): string {
    if (last === undefined || game.decisions.every((decision) => decision.seat !== seat)) return words.nothingToUndo;
    return last.seat === seat ? words.revealedSince : words.movedSince(names[last.seat] ?? '');
  }
}
