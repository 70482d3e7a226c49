import type { Prose } from '@signoria/engine';
import { byVerb } from '@signoria/engine';
import type { Section, Seen } from './drawing.ts';
import { ESSENTIAL } from './drawing.ts';
import { fit, rule, screenWidth, sideBySide, wrap } from './layout.ts';
import { paint, paintProse } from './paint.ts';
import type { Session } from './session.ts';
import { look } from './session.ts';

/** Where headings of choices end. */
const HEADING = 17;
/** So many actions besides the answer do not drown it. */
const FEW_ASIDES = 6;

export function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}

/** How many lines the screen has; a pipe, or a terminal that does not tell, has no end. */
export function screenRows(): number {
  return (process.stdout.isTTY && process.stdout.rows) || Number.POSITIVE_INFINITY;
}

/** The choices as numbered: move by move in the order they are shown. */
export interface Shown {
  readonly moves: readonly unknown[];
  readonly lines: readonly string[];
  readonly words: readonly Prose[];
  /** Whether there is anything to fold away. */
  readonly canFold: boolean;
}

/** Under the verbs of the game; much that may be done besides the answer is folded away, since it must not drown it. */
export function showChoices({ rules, drawing, unfolded, words }: Session, seen: Seen): Shown {
  const { text, imagined } = seen;
  const isAside = (move: unknown) => rules.isAside(move);
  const asides = seen.moves.filter(isAside).length;
  const canFold = asides > FEW_ASIDES && asides < seen.moves.length;
  const listed = canFold && !unfolded ? seen.moves.filter((move) => !isAside(move)) : seen.moves;
  const groups = byVerb(rules, listed);
  const digits = `${listed.length})`.length;
  let number = 0;
  const lines = groups.flatMap(({ verb, moves }) => {
    const labels = moves.map((move) => drawing.choice(move, seen));
    const items = labels.map((label) => `${paint('number', `${++number})`.padStart(digits))} ${label}`);
    const { name, under } = text.verb(verb, imagined);
    // The question says as much as a plain verb, but not whose or which a verb such as "From the Pazzi" names.
    if (groups.length === 1 && under === '') return sideBySide(items, '  ', false);
    return sideBySide(items, paint('head', fit(name, HEADING)));
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

/** What happened since the person was last told, with the cards turned over for them in front. */
export function newsLines(session: Session, seen: Seen): string[] {
  const events = session.steps.slice(session.told).flatMap((step) => step.events);
  const { drawing, words, text, names } = session;
  return events.flatMap((event) => {
    const lines = drawing.isNews(event, seen) ? eventLines(event, seen) : [];
    const triumph = drawing.triumph(event, seen);
    if (triumph === null) return lines;
    const { name, value, best } = triumph;
    const shout = `${words.worth(name, value)}${best ? ` · ${words.masterpiece}` : ''}`;
    return [...lines, ...wrap(paint('triumph', shout), paint('triumph', best ? '  ★ ' : '  ☆ '))];
  });

  function eventLines(event: unknown, { imagined }: Seen): string[] {
    return wrap(paintProse(text.event(event, imagined, names)), '  ');
  }
}

/** Turn by turn: what follows in one is indented. */
export function logLines(session: Session): string[] {
  const { imagined } = look(session);
  const told = session.steps.flatMap(({ turn, events }) => events.map((event) => ({ turn, event })));
  if (told.length === 0) return [session.words.noLog];
  return told.flatMap(({ turn, event }, index) => {
    const words = session.text.event(event, imagined, session.names);
    return wrap(paintProse(words), told[index - 1]?.turn === turn ? '    ' : '  ');
  });
}

/** The table for a screen with `room` lines, `news` of them taken: the essential first, then whatever else fits. */
export function tableLines({ drawing, words, text }: Session, seen: Seen, room: number, news = 0): string[] {
  const stage = text.stage(seen.imagined);
  const sections = drawing.table(seen, screenWidth());
  const whole = [rule(stage), ...sections.flatMap(({ lines }) => lines)];
  if (whole.length <= room - news) return whole;
  let left = room - 1;
  const kept = new Set<Section>();
  for (const section of [...sections].sort((one, other) => one.spare - other.spare)) {
    const reserved = section.spare > ESSENTIAL ? news : 0;
    if (section.spare > 0 && section.lines.length > left - reserved) continue;
    left -= section.lines.length;
    kept.add(section);
  }
  const shown = sections.filter((section) => kept.has(section));
  return [rule(stage, words.wholeTable), ...shown.flatMap(({ lines }) => lines)];
}
