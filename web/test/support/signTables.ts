import { loadGame } from '@signoria/catalogue';
import { seedFromText, startReplay } from '@signoria/engine';
import { expect } from 'vitest';
import type { GameSigns } from '../../src/signs/index.ts';
import { pageSigns } from '../../src/signs/pageSigns.tsx';
import { FAMILIES } from '../../src/table/families.ts';
import { replayViews } from '../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';

const SIGNS = import.meta.glob<GameSigns>('../../src/games/*/signTable.tsx');
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];

/** Returns the signs of a game in English at a full table, and its numbered rules. */
export async function signsAndRules(id: string) {
  const { rules, text } = await loadGame(id, 'en');
  const players = rules.seats.max;
  const options = rules.readOptions({}, players);
  const replay = startReplay(rules, options.ok ? options.value : expect.fail(), players, seedFromText('signs'));
  const snapshot = snapshotBuilder(rules, NAMES.slice(0, players)).build(replayViews(rules)(replay, 0), text);
  const { signsOf } = (await SIGNS[`../../src/games/${id}/signTable.tsx`]?.()) ?? expect.fail(`${id} has no signs`);
  return { signs: signsOf(snapshot), numbered: text.rules };
}

/** Returns the ids of all signs that a table of the game can have, those of the page included. */
export async function signIds(id: string): Promise<ReadonlySet<string>> {
  const { signs } = await signsAndRules(id);
  return new Set([
    ...Object.keys(signs),
    ...Object.keys(pageSigns({ say: (key) => key, families: FAMILIES, names: [] }, true)),
  ]);
}
