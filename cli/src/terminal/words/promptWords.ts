import type { BotLevel } from '@signoria/bots';

/** The words of the terminal; the words of the games are in their `text/` folders. */
export interface PromptWords {
  /** `others` is empty in a solo game. */
  readonly intro: (you: string, others: string) => string;
  /** `name` is a component that can be explained. */
  readonly howTo: (name: string) => string;
  readonly bots: Readonly<Record<BotLevel, string>>;
  readonly and: string;
  readonly newsHeading: string;
  readonly choose: (count: number) => string;
  readonly wholeTable: string;
  /** Hint at the key that shows the optional moves. */
  readonly unfold: (count: number) => string;
  readonly fold: string;
  readonly thinking: (name: string) => string;
  readonly notAChoice: (input: string, count: number) => string;
  readonly wrongTooOften: string;

  readonly commands: readonly (readonly [string, string])[];
  readonly nothingFound: (searched: string) => string;
  readonly several: (searched: string) => string;
  readonly seeRules: string;
  readonly howToReadRules: string;
  readonly noLog: string;

  readonly undone: string;
  readonly nothingToUndo: string;
  readonly revealedSince: string;
  readonly movedSince: (name: string) => string;

  readonly worth: (artist: string, value: number) => string;
  readonly masterpiece: string;

  readonly total: string;
  readonly unknownLines: string;
  readonly over: string;
  readonly wins: (name: string) => string;
  readonly youWin: string;
  readonly shared: (names: string) => string;

  readonly saved: (file: string) => string;
  readonly goOn: string;
  readonly replay: string;
  readonly continueQuestion: string;
  readonly continueExpected: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly continued: string;
  readonly keptAside: (file: string) => string;
  readonly corrupt: (file: string, why: string) => string;
  readonly cannotSave: (file: string, why: string) => string;
}
