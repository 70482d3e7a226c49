import * as diceGame from '@signoria/dice';

const KEY = 'signoria.best.dice';

export type Best = Readonly<Partial<Record<diceGame.PopeLevel, number>>>;

/** Returns the best scores against the Pope from local storage, by level. Unreadable data counts as no score. */
export function bestScores(): Best {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const known = diceGame.POPE_LEVELS.filter((pope) => Number.isFinite(kept[pope]));
    return Object.fromEntries(known.map((pope) => [pope, kept[pope]])) as Best;
  } catch {
    return {};
  }
}

/** Saves a score if it is the best of its level. */
export function saveBest(pope: diceGame.PopeLevel, points: number): void {
  const best = bestScores();
  if (points <= (best[pope] ?? Number.NEGATIVE_INFINITY)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...best, [pope]: points }));
  } catch {
    // Local storage is full or blocked. The score is still shown after the game.
  }
}
