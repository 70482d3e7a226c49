import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Bot, BotLevel } from '@signoria/bots';
import { BOT_LEVELS, botFor, isBotLevel } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import type { CatalogueEntry } from '@signoria/catalogue/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Language, Seat, Seed } from '@signoria/engine';
import { errorText, LANGUAGES, seedFromText } from '@signoria/engine';
import type { Entrant } from './tournament/plan.ts';

/** An error of the input, the files or the store, reported to the user in one line. */
export class UserError extends Error {}

/** A table as given on the command line, not yet validated. */
export interface TableInput {
  readonly game: string;
  readonly seats: number;
  /** JSON. */
  readonly options?: string;
  /** The path of a JSON file with a sparse override of the figures. */
  readonly figures?: string;
}

/** A validated table. */
export interface TableChoice extends CatalogueEntry {
  readonly seats: number;
  /** The options as parsed by `readOptions`, including the override of the figures. */
  readonly options: unknown;
}

export function readTable({ game, seats, options, figures }: TableInput): TableChoice {
  const entry = readGame(game);
  const { min, max } = entry.rules.seats;
  if (seats < min || seats > max) throw new UserError(`--seats: expected ${min} to ${max} for ${game}, got ${seats}`);
  const given = options === undefined ? {} : readJson(options, '--options');
  const read = entry.rules.readOptions(figures === undefined ? given : withFigures(given, figures), seats);
  if (read.ok) return { ...entry, seats, options: read.value };
  const fromFile = figures !== undefined && read.error.path.startsWith('figures');
  throw new UserError(`${fromFile ? `--figures ${figures}` : '--options'}: ${errorText(read.error)}`);
}

function withFigures(options: unknown, figures: string): unknown {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  if (Object.hasOwn(options, 'figures')) throw new UserError('--figures: cannot be combined with figures in --options');
  return { ...options, figures: readJsonFile(figures) };
}

export function readGame(id: string): CatalogueEntry {
  const entry = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined;
  if (entry === undefined) throw new UserError(`--game: expected ${oneOf(GAME_IDS)}, got ${JSON.stringify(id)}`);
  return entry;
}

/** Parses "greedy" for all seats, or "greedy,random" with one bot per seat. Loads these bots, for one game. */
export async function readBots(names: string, seats: number, game: string): Promise<readonly Bot[]> {
  const levels = names.split(',').map((name) => readLevel(name.trim()));
  if (levels.length !== 1 && levels.length !== seats)
    throw new UserError(`--bots: expected one name, or ${seats} for ${seats} seats, got ${levels.length}`);
  const bots = await Promise.all(levels.map((level) => botFor(level, [game])));
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as Bot);
}

/** Parses "1:greedy,2:random": the seats played by bots. Loads these bots, for one game. */
export async function readSeatBots(
  pairs: readonly string[],
  seats: number,
  game: string,
): Promise<ReadonlyMap<Seat, Bot>> {
  const bots = new Map<Seat, Bot>();
  for (const pair of pairs.flatMap((list) => list.split(','))) {
    const [, digits, name] = /^\s*(\d+)\s*:\s*(.+?)\s*$/.exec(pair) ?? [];
    if (digits === undefined || name === undefined)
      throw new UserError(`--bots: expected SEAT:BOT such as 1:greedy, got ${JSON.stringify(pair)}`);
    const seat = Number(digits);
    if (seat >= seats) throw new UserError(`--bots: expected a seat from 0 to ${seats - 1}, got ${digits}`);
    if (bots.has(seat)) throw new UserError(`--bots: seat ${seat} has two bots`);
    bots.set(seat, await botFor(readLevel(name), [game]));
  }
  return bots;
}

function readLevel(name: string, also: readonly string[] = []): BotLevel {
  if (!isBotLevel(name))
    throw new UserError(`--bots: expected ${oneOf([...BOT_LEVELS, ...also])}, got ${JSON.stringify(name)}`);
  return name;
}

const PROGRAM_PREFIX = 'exec:';
const ENTRANTS = { min: 2, max: 5 };

/** Parses the entrants of a tournament, as in "greedy,random,exec:python3 bot.py". */
export function readEntrants(names: string): readonly Entrant[] {
  const entrants = names.split(',').map((text): Entrant => {
    const name = text.trim();
    if (!name.startsWith(PROGRAM_PREFIX)) return { name, level: readLevel(name, [`${PROGRAM_PREFIX}COMMAND`]) };
    const command = readCommand(name.slice(PROGRAM_PREFIX.length));
    return { name, command };
  });
  const { min, max } = ENTRANTS;
  if (entrants.length < min || entrants.length > max)
    throw new UserError(`--bots: expected ${min} to ${max} entrants, got ${entrants.length}`);
  return entrants;
}

/** Splits a command line into words. Quotes keep spaces in a word. No shell is involved. */
function readCommand(text: string): readonly string[] {
  const words = text.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  if (words.length === 0) throw new UserError(`--bots: expected a command after ${PROGRAM_PREFIX}`);
  return words.map((word) => word.replace(/^(["'])(.*)\1$/, '$2'));
}

/** Returns the seed of a text, or a random seed if there is no text. */
export function readSeed(text: string | undefined): Seed {
  return seedFromText(text ?? freshSeed());
}

export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}

export function readLanguage(text: string): Language {
  const language = LANGUAGES.find((one) => one === text);
  if (language === undefined)
    throw new UserError(`--language: expected ${oneOf(LANGUAGES)}, got ${JSON.stringify(text)}`);
  return language;
}

/** Returns a parser of whole numbers for the option of this name. */
export function wholeNumber(name: string, min: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number) || number < min)
      throw new UserError(`${name}: expected a whole number of at least ${min}, got ${JSON.stringify(text)}`);
    return number;
  };
}

export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`${path}: cannot be read: ${reasonOf(error)}`);
  }
  return readJson(text.replace(/^\uFEFF/, ''), path);
}

function readJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${from}: expected JSON: ${reasonOf(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EISDIR: 'it is a directory',
  ENOTDIR: 'part of the path is not a directory',
  EEXIST: 'a file with that name exists',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Returns the reason of a failure in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (REASONS[code ?? ''] ?? error.message).replace(/\s+/g, ' ');
}

function oneOf(choices: readonly string[]): string {
  return choices.length > 1 ? `one of ${choices.join(', ')}` : choices.join();
}
