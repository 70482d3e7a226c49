import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { AnyRules, Game, GameState, Replay } from '@signoria/engine';
import { describe, readRecord, resume, toRecord } from '@signoria/engine';

export type AnyGame = Game<GameState, unknown, unknown>;

/** A game from a file with what every decision brought about. */
export type Loaded = Replay<GameState, unknown, unknown, unknown>;

export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly why: string }
  | { readonly kind: 'finished' }
  | ({ readonly kind: 'unfinished' } & Loaded);

/** Where games of this kind are kept unless --save says otherwise. */
export function defaultSave(game: string): string {
  const folder = process.env.DATA_DIR ?? join(process.cwd(), 'data');
  return resolve(folder, `play-${game}.json`);
}

/** A whole file or none: written beside the old one and then moved over it. */
export function save(rules: AnyRules, game: AnyGame, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(toRecord(rules, game))}\n`);
  renameSync(draft, file);
}

/** What lies in the file; throws if nothing can be read there at all, as from a folder. */
export function find(rules: AnyRules, file: string): Found {
  if (!existsSync(file)) return { kind: 'none' };
  const content = readFileSync(file, 'utf8');
  let input: unknown;
  try {
    input = JSON.parse(content);
  } catch {
    return { kind: 'unreadable', why: 'not JSON' };
  }
  const record = readRecord(input);
  if (!record.ok) return { kind: 'unreadable', why: describe(record.error) };
  const played = resume(rules, record.value);
  if (!played.ok) return { kind: 'unreadable', why: describe(played.error) };
  const isOver = rules.pending(played.value.game.state).length === 0;
  return isOver ? { kind: 'finished' } : { kind: 'unfinished', ...played.value };
}

/** Nothing is deleted: an earlier game gets the time of day into its name. */
export function setAside(file: string, now = new Date()): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const stem = join(dirname(file), basename(file).replace(/\.json$/, ''));
  let kept = `${stem}-${time}.json`;
  for (let count = 2; existsSync(kept); count++) kept = `${stem}-${time}-${count}.json`;
  renameSync(file, kept);
  return kept;
}
