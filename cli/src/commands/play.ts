import { resolve } from 'node:path';
import type { AnyReplay } from '@signoria/engine';
import { startReplay } from '@signoria/engine';
import { familyNames } from '../families.ts';
import type { TableInput } from '../input.ts';
import { readBots, readLanguage, readSeed, readTable, reasonOf, UserError } from '../input.ts';
import { drawingOf } from '../terminal/drawing.ts';
import type { Input } from '../terminal/input.ts';
import { openInput } from '../terminal/input.ts';
import { shownPath, wrap } from '../terminal/layout.ts';
import { playToTheEnd, printGoodbye, printGreeting, showEnd } from '../terminal/play.ts';
import { defaultSave, findSavedGame, renameSavedGame } from '../terminal/save.ts';
import { print } from '../terminal/screen.ts';
import type { TerminalGame } from '../terminal/session.ts';
import { saveSession, stepFor } from '../terminal/session.ts';
import type { PromptWords } from '../terminal/words/index.ts';
import { WORDS } from '../terminal/words/index.ts';

export interface PlayOptions extends TableInput {
  readonly bots: string;
  readonly seed?: string;
  readonly language: string;
  readonly save?: string;
}

/** Plays a game in the terminal against bots. Saves it after every decision. */
export async function playCommand(options: PlayOptions): Promise<void> {
  const language = readLanguage(options.language);
  const words = WORDS[language];
  const { rules, text, seats, options: tableOptions } = readTable(options);
  await readBots(options.bots, seats - 1, rules.id); // reports invalid --bots before the first question
  const seed = readSeed(options.seed);
  const file = options.save === undefined ? defaultSave(rules.id) : resolve(options.save);
  const input = openInput();
  try {
    const found = await savedGameToContinue(rules, file, input, words).catch((reason: unknown) => {
      throw new UserError(words.cannotSave(shownPath(file), reasonOf(reason)));
    });
    if (found === 'left') return;
    const loaded = found ?? startReplay(rules, tableOptions, seats, seed);
    const session = sessionOf(loaded, {
      ...{ rules, language, words, file },
      text: text[language],
      drawing: drawingOf(rules.id),
      bots: await readBots(options.bots, loaded.game.seats - 1, rules.id),
    });
    saveSession(session);
    if (session.saveFailure !== null) throw new UserError(words.cannotSave(shownPath(file), session.saveFailure));
    printGreeting(session, found !== undefined);
    const end = await playToTheEnd(session, input);
    if (end === 'over') showEnd(session);
    else printGoodbye(session, options);
  } finally {
    input.close();
  }
}

type Setting = Pick<TerminalGame, 'rules' | 'language' | 'words' | 'file' | 'text' | 'drawing' | 'bots'>;

/** Starts a session with the person at the first seat. The first news covers the events since their last decision. */
function sessionOf({ game, entries }: AnyReplay, setting: Setting): TerminalGame {
  const seat = 0;
  return {
    ...setting,
    seat,
    names: familyNames(game.seats),
    bots: [...setting.bots.slice(0, 1), ...setting.bots], // indexed by seat; the first entry is never used
    plans: new Map(),
    game,
    steps: entries.map(({ turnStart, events }) => stepFor({ ...setting, seat }, turnStart, events)),
    shownDecisions: Math.max(0, game.decisions.map((decision) => decision.seat).lastIndexOf(seat)),
    unfolded: false,
    saveFailure: null,
  };
}

/**
 * Returns an unfinished game if the person wants to continue it. Any other existing file is renamed, not overwritten.
 */
async function savedGameToContinue(
  rules: Parameters<typeof findSavedGame>[0],
  file: string,
  input: Input,
  words: PromptWords,
): Promise<AnyReplay | 'left' | undefined> {
  const found = findSavedGame(rules, file);
  if (found.kind === 'none') return undefined;
  if (found.kind === 'unfinished') {
    const goesOn = await askYesOrNo(input, words);
    if (goesOn === 'left') {
      print(['']);
      return 'left';
    }
    if (goesOn) return found;
  }
  if (found.kind === 'unreadable') print(wrap(words.corrupt(shownPath(file), found.why)));
  print(wrap(words.keptAside(shownPath(renameSavedGame(file)))));
  return undefined;
}

async function askYesOrNo(input: Input, words: PromptWords): Promise<boolean | 'left'> {
  for (;;) {
    const line = await input.ask(words.continueQuestion);
    if (line.left) return 'left';
    const answer = line.text.trim().toLowerCase();
    if (words.yes.includes(answer)) return true;
    if (words.no.includes(answer)) return false;
    print(wrap(words.continueExpected));
  }
}
