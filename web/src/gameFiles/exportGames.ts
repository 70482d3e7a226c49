import { request, whoAmI } from '../api/index.ts';
import { localGames } from '../localGames/index.ts';
import { saveJson } from '../shell/saveJson.ts';

/**
 * Saves all finished games of this browser and of the player's tables in one file. Returns their number. `signoria replay`
 * reads single records, not this file. Games of this browser include the data to import them again (importGames.ts).
 */
export async function exportGames(): Promise<number> {
  const here = localGames()
    .all()
    .filter(({ game }) => game.over)
    .map(({ game: { seats, notes, record }, savedAt }) => {
      return { names: seats.map(({ name }) => name), seats, notes, savedAt, record };
    });
  const there = (await whoAmI()) === null ? [] : (await request('exportMyGames')).games;
  const games = [...here, ...there];
  if (games.length > 0) saveJson('signoria-games.json', { games });
  return games.length;
}
