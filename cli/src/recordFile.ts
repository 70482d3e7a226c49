import { GAME_IDS } from '@signoria/catalogue';
import type { CatalogueEntry } from '@signoria/catalogue/all';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyReplay, GameRecord } from '@signoria/engine';
import { errorText, readRecord, replay } from '@signoria/engine';
import { readJsonFile, UserError } from './input.ts';

/** A record with its game. */
export interface RecordFile {
  readonly record: GameRecord<unknown>;
  readonly entry: CatalogueEntry;
}

/** Reads the record in a file. Its decisions are not checked yet. */
export function readRecordFile(file: string): RecordFile {
  const record = readRecord(readJsonFile(file));
  if (!record.ok) throw new UserError(`${file}: ${errorText(record.error)}`);
  const { game } = record.value;
  const entry = Object.hasOwn(CATALOGUE, game) ? CATALOGUE[game] : undefined;
  if (entry === undefined)
    throw new UserError(`${file}: game: expected ${GAME_IDS.join(', ')}, got ${JSON.stringify(game)}`);
  return { record: record.value, entry };
}

/** Replays a record, up to `to` decisions. The decisions must be legal. */
export function replayRecord(file: string, { record, entry }: RecordFile, to?: number): AnyReplay {
  const replayed = replay(entry.rules, record, to);
  if (!replayed.ok) throw new UserError(`${file}: ${errorText(replayed.error)}`);
  return replayed.value;
}
