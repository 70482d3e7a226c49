import { isGame } from '@signoria/catalogue';
import type { AnyRules, GameRecord } from '@signoria/engine';
import { resume, sameJson } from '@signoria/engine';
import type { LocalGame, LocalGames } from '../localGames/index.ts';
import { newGameId } from '../localGames/index.ts';
import type { FileOfRecords, NamedRecord } from '../replay/index.ts';
import { familyAt } from '../table/families.ts';
import type { TableSeat } from '../table/seats.ts';
import { nameAt } from '../table/seats.ts';

/** Results of importing a game of a file. */
export const IMPORT_RESULTS = [
  'imported',
  'duplicate',
  'unreadable',
  'otherGame',
  'otherVersion',
  'edited',
  'noRoom',
] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];
export type ImportCounts = Readonly<Record<ImportResult, number>>;

/**
 * Imports the games of a file into this browser. Each is replayed first, so that every imported game can be opened.
 * None replaces another, and none is imported twice.
 */
export async function importGames(
  { records, unreadable }: FileOfRecords,
  games: LocalGames,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<ImportCounts> {
  const counts = Object.fromEntries(IMPORT_RESULTS.map((outcome) => [outcome, 0])) as Record<ImportResult, number>;
  const existing = games.all().map(({ game }) => game.record);
  const importOne = async (named: NamedRecord): Promise<ImportResult> => {
    if (existing.some((record) => isSame(record, named.record))) return 'duplicate';
    const game = await readGame(named, rulesOf);
    if (typeof game === 'string') return game;
    existing.push(game.record);
    return games.save(game, named.savedAt ?? undefined) ? 'imported' : 'noRoom';
  };
  for (const named of records) counts[await importOne(named)]++;
  return { ...counts, unreadable };
}

/** Files do not say how many hints were shown. */
const UNKNOWN_HINTS = { isAllowed: true, asked: null, askedAt: null };

/** Returns the game to save, or the reason why it cannot be imported. */
async function readGame(
  named: NamedRecord,
  rulesOf: (game: string) => Promise<AnyRules>,
): Promise<LocalGame | ImportResult> {
  const { record, notes } = named;
  if (!isGame(record.game)) return 'otherGame';
  const rules = await rulesOf(record.game);
  const replay = resume(rules, record);
  if (!replay.ok) return replay.error.code === 'otherVersion' ? 'otherVersion' : 'edited';
  const over = rules.pending(replay.value.game.state).length === 0;
  return { id: newGameId(), seats: seatsOf(named), record, over, notes: notes ?? ['imported'], hints: UNKNOWN_HINTS };
}

/** Compares games regardless of the rules version. A game that was continued since counts as another game. */
function isSame(one: GameRecord<unknown>, other: GameRecord<unknown>): boolean {
  const played = ({ game, options, seats, seed, decisions }: GameRecord<unknown>) => {
    return { game, options, seats, seed, decisions };
  };
  return sameJson(played(one), played(other));
}

/** Returns the seats. If the file does not identify bots, all players count as persons. */
export function seatsOf({ seats, names, record }: NamedRecord): readonly TableSeat[] {
  return (
    seats ??
    Array.from({ length: record.seats }, (_, seat) => ({
      playerKind: 'person' as const,
      name: names[seat] || nameAt(seat),
      family: familyAt(seat, null),
    }))
  );
}
