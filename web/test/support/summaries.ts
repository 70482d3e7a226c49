import type { Family } from '@signoria/common';
import type { PersonSummary } from '../../src/analysis/gameSummary.ts';
import type { StoredGameSummary } from '../../src/analysis/storedSummaries.ts';

/** Returns the summary of a person with ten decisions with a choice. `change` replaces some of its values. */
export function personSummary(change: Partial<PersonSummary> = {}): PersonSummary {
  const quarter = { decisions: 2, lost: 1 };
  return {
    ...{ name: 'Anna', family: 'medici' as Family, rank: 1, points: 40, decisions: 10, lost: 5, mistakes: 1, luck: 0 },
    parts: [quarter, quarter, quarter, { decisions: 4, lost: 2 }],
    opening: { names: { en: 'Take wood', de: 'Nimm Holz', it: 'Prendi legno' }, lost: 0 },
    ...change,
  };
}

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 8, 1);

/** Returns the stored summary of a game. Games with greater numbers are later. `change` replaces some of its values. */
export function storedSummary(number: number, change: Partial<StoredGameSummary> = {}): StoredGameSummary {
  return {
    ...{ key: `game ${number}`, version: '1', game: 'card', seats: 3, samples: 200 },
    ...{ playedAt: FIRST_DAY + number * DAY, address: `/table/${number}` },
    persons: [personSummary()],
    ...change,
  };
}
