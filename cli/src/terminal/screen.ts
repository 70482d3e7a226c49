import type { Prose } from '@signoria/engine';
import { byVerb } from '@signoria/engine';
import type { DrawnSection, Seen } from './drawing.ts';
import { ESSENTIAL } from './drawing.ts';
import { fit, rule, screenWidth, sideBySide, wrap } from './layout.ts';
import { paint, paintProse } from './paint.ts';
import type { TerminalGame } from './session.ts';
import { seenBySession } from './session.ts';

/** Smallest width of the headings of choices. */
const HEADING_WIDTH = 17;
/** Maximum number of optional moves that are listed without folding. */
const FEW_ASIDES = 6;

export function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns the number of lines of the screen; infinite for a pipe or a terminal of unknown height. */
export function screenRows(): number {
  return (process.stdout.isTTY && process.stdout.rows) || Number.POSITIVE_INFINITY;
}

/** The numbered choices; `moves` is in the order shown. */
export interface ShownChoices {
  readonly moves: readonly unknown[];
  readonly lines: readonly string[];
  readonly words: readonly Prose[];
  /** True if there are optional moves to fold. */
  readonly canFold: boolean;
}

/**
 * Groups the choices by verb. Many optional moves (`isAside`) are folded, so that they do not hide the main choices.
 */
export function showChoices({ rules, drawing, unfolded, words }: TerminalGame, seen: Seen): ShownChoices {
  const { text, imagined } = seen;
  const isAside = (move: unknown) => rules.isAside(move);
  const asides = seen.moves.filter(isAside).length;
  const canFold = asides > FEW_ASIDES && asides < seen.moves.length;
  const listed = canFold && !unfolded ? seen.moves.filter((move) => !isAside(move)) : seen.moves;
  const groups = byVerb(rules, listed);
  const digits = `${listed.length})`.length;
  const widest = Math.max(HEADING_WIDTH, ...groups.map(({ verb }) => text.verb(verb, imagined).name.length + 1));
  let number = 0;
  const lines = groups.flatMap(({ verb, moves }) => {
    const labels = moves.map((move) => drawing.choice(move, seen));
    const items = labels.map((label) => `${paint('number', `${++number})`.padStart(digits))} ${label}`);
    const { name, under } = text.verb(verb, imagined);
    // A single plain verb repeats the question. A verb with a subject, such as "From the Pazzi", is kept.
    if (groups.length === 1 && under === '') return sideBySide(items, '  ', false);
    return sideBySide(items, paint('head', fit(name, widest)));
  });
  const moves = groups.flatMap((group) => group.moves);
  const fold = canFold ? [paint('quiet', unfolded ? words.fold : words.unfold(asides))] : [];
  return {
    moves,
    lines: [...lines, ...fold],
    words: moves.map((move) => text.move(move, imagined, seen.seat)),
    canFold,
  };
}

/** Returns the events since the last news, with a highlighted line for cards turned over for the person. */
export function newsLines(session: TerminalGame, seen: Seen): string[] {
  const events = session.steps.slice(session.shownDecisions).flatMap((step) => step.events);
  const { drawing, words, text, names } = session;
  return events.flatMap((event) => {
    const lines = drawing.isNews(event, seen) ? eventLines(event, seen) : [];
    const revealed = drawing.revealedCard(event, seen);
    if (revealed === null) return lines;
    const { name, value, isMasterpiece } = revealed;
    const headline = `${words.worth(name, value)}${isMasterpiece ? ` · ${words.masterpiece}` : ''}`;
    return [...lines, ...wrap(paint('highlight', headline), paint('highlight', isMasterpiece ? '  ★ ' : '  ☆ '))];
  });

  function eventLines(event: unknown, { imagined }: Seen): string[] {
    return wrap(paintProse(text.event(event, imagined, names)), '  ');
  }
}

/** Returns the log turn by turn. Later events of a turn are indented. */
export function logLines(session: TerminalGame): string[] {
  const { imagined } = seenBySession(session);
  const logged = session.steps.flatMap(({ turnStart, events }) => events.map((event) => ({ turnStart, event })));
  if (logged.length === 0) return [session.words.noLog];
  return logged.flatMap(({ turnStart, event }, index) => {
    const words = session.text.event(event, imagined, session.names);
    return wrap(paintProse(words), logged[index - 1]?.turnStart === turnStart ? '    ' : '  ');
  });
}

/**
 * Draws the table for a screen with `room` lines, of which the news takes `news`.
 * Sections are chosen in ascending order of `dropOrder`.
 */
export function tableLines({ drawing, words, text }: TerminalGame, seen: Seen, room: number, news = 0): string[] {
  const stage = text.stage(seen.imagined);
  const sections = drawing.table(seen, screenWidth());
  const whole = [rule(stage), ...sections.flatMap(({ lines }) => lines)];
  if (whole.length <= room - news) return whole;
  let left = room - 1;
  const kept = new Set<DrawnSection>();
  for (const section of [...sections].sort((one, other) => one.dropOrder - other.dropOrder)) {
    const reserved = section.dropOrder > ESSENTIAL ? news : 0;
    if (section.dropOrder > 0 && section.lines.length > left - reserved) continue;
    left -= section.lines.length;
    kept.add(section);
  }
  const shown = sections.filter((section) => kept.has(section));
  return [rule(stage, words.wholeTable), ...shown.flatMap(({ lines }) => lines)];
}
