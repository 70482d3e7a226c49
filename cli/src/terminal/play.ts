import type { Bot } from '@signoria/bots';
import { isBotLevel, USUAL_LEVEL } from '@signoria/bots';
import { BEGINNERS_GAME } from '@signoria/catalogue';
import { at } from '@signoria/engine';
import type { TableInput } from '../input.ts';
import type { Input } from './input.ts';
import { rule, shownPath, wrap } from './layout.ts';
import { paint } from './paint.ts';
import { askPerson } from './prompt.ts';
import { defaultSave } from './save.ts';
import { scoreSheet, winnerLine } from './scores.ts';
import { newsLines, print } from './screen.ts';
import type { TerminalGame } from './session.ts';
import { letBotDecide, seenBySession, takeDecision } from './session.ts';
import type { PromptWords } from './words/index.ts';

export function printGreeting(session: TerminalGame, continued: boolean): void {
  const { text, words, names, seat, bots, drawing, language } = session;
  const { name } = text.explain(at(text.components, 0), seenBySession(session).imagined);
  const legend = continued ? '' : drawing.legend(language);
  const others = names.flatMap((name, one) => (one === seat ? [] : [`${name} (${botWords(words, at(bots, one))})`]));
  print([
    '',
    rule(text.title),
    ...(continued ? [] : wrap(text.summary)),
    ...wrap(words.intro(names[seat] ?? '', others.join(', '))),
    ...(legend === '' ? [] : ['', ...wrap(legend)]),
    '',
    ...wrap(continued ? words.continued : words.howTo(name)),
  ]);
}

function botWords(words: PromptWords, { name }: Bot): string {
  return isBotLevel(name) ? words.bots[name] : name;
}

/** Asks pending seats until the game is over or the person leaves. The person is asked first if several seats are pending. */
export async function playToTheEnd(session: TerminalGame, input: Input): Promise<'over' | 'left'> {
  const { rules, seat } = session;
  for (let showsTable = true; ; ) {
    const [first, ...others] = rules.pending(session.game.state);
    if (first === undefined) return 'over';
    if (input.interrupted) return 'left';
    if (first !== seat && !others.includes(seat)) {
      await playBot(session, first);
      showsTable = true;
      continue;
    }
    const answer = await askPerson(session, input, showsTable);
    if (answer.kind === 'left') return 'left';
    if (answer.kind === 'move') takeDecision(session, seat, answer.move);
    if (session.saveFailure !== null) print(wrap(paint('alarm', cannotSave(session))));
    showsTable = answer.kind === 'move' && (session.steps.at(-1)?.events.length ?? 0) > 0;
  }
}

/** Lets a bot decide and shows its name meanwhile. Yields to the event loop first, so that Ctrl+C is handled. */
async function playBot(session: TerminalGame, seat: number): Promise<void> {
  const { words, names } = session;
  if (process.stdout.isTTY) process.stdout.write(paint('quiet', words.thinking(names[seat] ?? '')));
  await new Promise((resolve) => setImmediate(resolve));
  letBotDecide(session, seat);
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

export function showEnd(session: TerminalGame): void {
  const { words, file, drawing } = session;
  const seen = seenBySession(session);
  const revealedAtEnd = drawing.revealedAtEnd(seen);
  const shown = shownPath(file);
  print([
    '',
    paint('head', words.newsHeading),
    ...newsLines(session, seen),
    '',
    rule(words.over),
    ...scoreSheet(seen, words),
    ...(revealedAtEnd.length === 0 ? [] : ['', ...revealedAtEnd]),
    '',
    ...wrap(paint('highlight', drawing.ending(seen) ?? winnerLine(seen, words))),
    ...wrap(session.saveFailure === null ? words.saved(shown) : cannotSave(session)),
    words.replay,
    ...wrap(`npx signoria replay ${quoted(shown)}`, '  '),
  ]);
}

/** Prints the path of the saved game and the command to continue it. */
export function printGoodbye(session: TerminalGame, options: TableInput & { readonly bots: string }): void {
  const { words, file, language, rules } = session;
  if (session.saveFailure !== null) {
    print(wrap(paint('alarm', cannotSave(session))));
    process.exitCode = 1;
    return;
  }
  const extra = [
    ...(options.game === BEGINNERS_GAME.id ? [] : [`--game ${options.game}`]),
    ...(options.bots === USUAL_LEVEL ? [] : [`--bots ${options.bots}`]),
    ...(language === 'en' ? [] : [`--language ${language}`]),
    ...(file === defaultSave(rules.id) ? [] : [`--save ${quoted(shownPath(file))}`]),
  ];
  const command =
    process.env.npm_lifecycle_event === 'play' ? ['npm run play', ...(extra[0] ? ['--'] : [])] : ['npx signoria play'];
  print(['', ...wrap(words.saved(shownPath(file))), words.goOn, ...wrap([...command, ...extra].join(' '), '  ')]);
}

function cannotSave({ words, file, saveFailure }: TerminalGame): string {
  return words.cannotSave(shownPath(file), saveFailure ?? '');
}

function quoted(path: string): string {
  return /^[\w./+@:-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
