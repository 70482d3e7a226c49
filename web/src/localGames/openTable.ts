import type { CatalogueEntry } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { moves, settings } from '../settings.ts';
import { workerThinker } from '../table/workerThinker.ts';
import type { LocalGame } from './localGame.ts';
import { resumeCourse } from './localGame.ts';
import { shelf } from './localGames.ts';
import type { LocalTable } from './localTable.ts';
import { localTable } from './localTable.ts';
import { foundGame, freshSeed } from './startGame.ts';
import { PREFIX } from './storage.ts';

/** Before a bot's turn, and between its decisions: milliseconds. */
const PAUSES = {
  calm: { turn: 900, step: 250 },
  brisk: { turn: 350, step: 100 },
  instant: { turn: 0, step: 0 },
} as const;

function pause(within: boolean): Promise<void> {
  const { pace } = settings();
  const { turn, step } = PAUSES[pace === 'calm' && !moves() ? 'brisk' : pace];
  return new Promise((done) => setTimeout(done, within ? step : turn));
}

/** Takes a game of this browser off the shelf and sets its bots to work; null when it cannot be read. */
export function openTable(entry: CatalogueEntry, game: LocalGame, language: Language): LocalTable | null {
  const course = resumeCourse(entry, game.record);
  if (course === null) return null;
  const { think, close } = workerThinker();
  const table = localTable({
    entry,
    seats: game.seats,
    course,
    language,
    think,
    freshSeed,
    found(seats, options) {
      const made = foundGame(entry.rules, seats, options);
      return made.ok ? `/table/${made.value}` : null;
    },
    pause,
    keep: (record, over) => shelf().keep({ ...game, record, over }),
  });
  const forget = heedOtherWindows(entry, game, table);
  return {
    ...table,
    close() {
      forget();
      table.close();
      close();
    },
  };
}

/** Two windows at one table: what one keeps the other shows, so that neither overwrites the other's decisions. */
function heedOtherWindows(entry: CatalogueEntry, { id }: LocalGame, { follow, wake }: LocalTable): () => void {
  const heed = ({ key }: StorageEvent) => {
    const kept = key === PREFIX + id ? shelf().find(id) : null;
    const course = kept === null ? null : resumeCourse(entry, kept.record);
    if (course !== null) follow(course);
  };
  addEventListener('storage', heed);
  addEventListener('focus', wake);
  return () => {
    removeEventListener('storage', heed);
    removeEventListener('focus', wake);
  };
}
