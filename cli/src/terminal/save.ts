import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AnyGame, AnyReplay, AnyRules } from '@signoria/engine';
import { errorText, readRecord, resume, toRecord } from '@signoria/engine';

export type FoundSave =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly why: string }
  | { readonly kind: 'finished' }
  | ({ readonly kind: 'unfinished' } & AnyReplay);

/** Returns the default path for games of this kind, without --save. */
export function defaultSave(game: string): string {
  const folder = process.env.DATA_DIR ?? join(process.cwd(), 'data');
  return resolve(folder, `play-${game}.json`);
}

/** Saves the game atomically: writes a temporary file and renames it. */
export function save(rules: AnyRules, game: AnyGame, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(toRecord(rules, game))}\n`);
  renameSync(draft, file);
}

/** Reads a saved game. Throws if the file cannot be read at all, for example if it is a folder. */
export function findSavedGame(rules: AnyRules, file: string): FoundSave {
  if (!existsSync(file)) return { kind: 'none' };
  const content = readFileSync(file, 'utf8');
  let input: unknown;
  try {
    input = JSON.parse(content);
  } catch {
    return { kind: 'unreadable', why: 'not JSON' };
  }
  const record = readRecord(input);
  if (!record.ok) return { kind: 'unreadable', why: errorText(record.error) };
  const played = resume(rules, record.value);
  if (!played.ok) return { kind: 'unreadable', why: errorText(played.error) };
  const isOver = rules.pending(played.value.game.state).length === 0;
  return isOver ? { kind: 'finished' } : { kind: 'unfinished', ...played.value };
}

/** Renames an earlier game by adding the time; nothing is deleted. */
export function renameSavedGame(file: string, now = new Date()): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const stem = join(dirname(file), basename(file).replace(/\.json$/, ''));
  let kept = `${stem}-${time}.json`;
  for (let count = 2; existsSync(kept); count++) kept = `${stem}-${time}-${count}.json`;
  renameSync(file, kept);
  return kept;
}
