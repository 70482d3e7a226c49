import type { AnalysedDecision, Analysis, Estimate, TurningPoint } from '@signoria/bots/analysis';
import { analyse, isLoss, labelOf, learnedOf, stateBefore } from '@signoria/bots/analysis';
import type { GameEntry } from '@signoria/catalogue';
import type { CatalogueEntry } from '@signoria/catalogue/all';
import type { AnyReplay, Language } from '@signoria/engine';
import { at, numeral, plain } from '@signoria/engine';
import { familyNames } from '../families.ts';
import { UserError } from '../input.ts';
import { printJson, printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { readRecordFile, replayRecord } from '../recordFile.ts';
import { columns, signed, wrapped } from '../textColumns.ts';

export interface AnalyseOptions {
  readonly samples: number;
  readonly json: boolean;
  readonly language: Language;
}

/** The number of decisions listed as those that lost the most. */
const WORST = 5;
const PERCENT = 100;

/** Analyses the finished game of a record: chances, luck, and what the decisions lost. */
export async function analyseCommand(file: string, { samples, json, language }: AnalyseOptions): Promise<void> {
  const read = readRecordFile(file);
  const { entry } = read;
  const replayed = replayRecord(file, read);
  if (entry.rules.pending(replayed.game.state).length > 0)
    throw new UserError(`${file}: the game is not over; only finished games can be analysed`);
  const learned = await learnedOf(entry.rules.id as GameEntry['id']);
  const progress = startProgress(replayed.entries.length, 'decisions');
  const steps = analyse(entry.rules, learned, replayed, samples);
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) progress.step();
  progress.stop();
  if (json) printJson(next.value);
  else printAnalysis(entry, replayed, next.value, language);
}

function printAnalysis(entry: CatalogueEntry, replayed: AnyReplay, analysis: Analysis, language: Language): void {
  const { seats, decisions, samples } = analysis;
  const judged = decisions.filter(({ judgement }) => judgement !== null).length;
  const names = familyNames(seats);
  printLine(
    `${entry.text[language].title}, ${decisions.length} decisions, ${judged} judged by ${samples} samples each`,
  );
  printLine('');
  printAccounts(entry, replayed, analysis, names);
  const moveOf = moveTexts(entry, replayed, language);
  printLine('');
  printLine(
    seats === 1
      ? 'Largest changes in the points'
      : `Largest changes in the chance that ${at(names, at(analysis.winners, 0))} wins`,
  );
  for (const point of analysis.turningPoints) printTurningPoint(point, analysis, moveOf, names);
  printLine('');
  printLine('Decisions that lost the most');
  for (const [index, decision] of worst(decisions)) printLoss(index, decision, moveOf, names);
}

/** Prints where the result of each seat came from: chances to win, in a solo game points. */
function printAccounts(
  { rules }: CatalogueEntry,
  { game }: AnyReplay,
  { accounts, seats, expected, decisions }: Analysis,
  names: readonly string[],
): void {
  const part = seats === 1 ? 'points' : 'chances';
  const amount = (account: { readonly chance: number; readonly points: number }) =>
    seats === 1 ? points(account.points) : percent(account.chance);
  const result = at(decisions, decisions.length - 1).outlook;
  const shown = (value: number) => (seats === 1 ? value.toFixed(1) : `${Math.round(PERCENT * value)} %`);
  const rows = rules
    .scores(game.state)
    .map(({ seat, total }) => [
      at(names, seat),
      numeral(total),
      shown(at(expected[part], seat)),
      ...(['luck', 'own', 'gifts', 'rest'] as const).map((name) => amount(at(accounts, seat)[name])),
      shown(at(result[part], seat)),
    ]);
  const head = ['', 'points', 'before', 'luck', 'own moves', 'others’ moves', 'not explained', 'result'];
  for (const line of columns([head, ...rows])) printLine(line);
}

type MoveTexts = (index: number, move?: unknown) => string;

/** Returns a function that describes the move of a decision, or another move at the same decision. */
function moveTexts({ text }: CatalogueEntry, replayed: AnyReplay, language: Language): MoveTexts {
  return (index, move) => {
    const { seat, move: played } = at(replayed.entries, index);
    return plain(text[language].move(move ?? played, stateBefore(replayed, index), seat));
  };
}

function printTurningPoint(
  { decision, kind, change }: TurningPoint,
  { decisions, seats }: Analysis,
  moveOf: MoveTexts,
  names: readonly string[],
): void {
  const amount = seats === 1 ? points(change) : percent(change);
  const head = `${amount.padStart(7)}  ${{ luck: 'luck', own: 'own move', gift: 'gift' }[kind].padEnd(8)}  `;
  const what =
    decision === null ? 'the deal' : `${decision + 1} ${at(names, at(decisions, decision).seat)}: ${moveOf(decision)}`;
  for (const line of wrapped(head, what)) printLine(line);
}

/** Returns the decisions that lost the most of the lead in points, with their indexes. */
function worst(decisions: readonly AnalysedDecision[]): readonly (readonly [number, AnalysedDecision])[] {
  const loss = ({ seat, judgement }: AnalysedDecision) =>
    judgement !== null && isLoss(judgement, seat) ? judgement.lead.value : 0;
  return [...decisions.entries()]
    .filter(([, decision]) => loss(decision) < 0)
    .sort(([, one], [, other]) => loss(one) - loss(other))
    .slice(0, WORST);
}

function printLoss(
  index: number,
  { seat, judgement }: AnalysedDecision,
  moveOf: MoveTexts,
  names: readonly string[],
): void {
  if (judgement === null) return;
  const label = labelOf(judgement, seat);
  const chance =
    judgement.chances.length === 1 ? '' : `, ${estimated(at(judgement.chances, seat), PERCENT, 0)} % chance`;
  const lost = `${estimated(judgement.lead, 1, 1)} points${chance}${label === null ? '' : `, ${label}`}`;
  for (const line of wrapped(`${index + 1}  `, `${at(names, seat)}: ${moveOf(index)} [${lost}]`)) printLine(line);
  for (const line of wrapped('     better: ', moveOf(index, judgement.other))) printLine(line);
}

function estimated({ value, error }: Estimate, unit: number, digits: number): string {
  return `${signed(unit * value, digits)} ± ${(unit * error).toFixed(digits)}`;
}

function percent(chance: number): string {
  return `${signed(PERCENT * chance, 0)} %`;
}

function points(amount: number): string {
  return signed(amount, 1);
}
