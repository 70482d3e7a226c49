import * as diceGame from '@signoria/dice';

const KEY = 'signoria.best.dice';

export type Best = Readonly<Partial<Record<diceGame.Pope, number>>>;

/** The best scores of this browser against the Pope, by his level; what cannot be read counts as none. */
export function bestScores(): Best {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const known = diceGame.POPES.filter((pope) => Number.isFinite(kept[pope]));
    return Object.fromEntries(known.map((pope) => [pope, kept[pope]])) as Best;
  } catch {
    return {};
  }
}

/** Keeps a score if it is the best of its level. */
export function keepBest(pope: diceGame.Pope, points: number): void {
  const best = bestScores();
  if (points <= (best[pope] ?? Number.NEGATIVE_INFINITY)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...best, [pope]: points }));
  } catch {
    // No room to keep it: the game itself still tells.
  }
}
