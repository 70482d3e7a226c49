import { localGames } from '../localGames/index.ts';
import { fetchMyGames, whoAmI } from '../server/index.ts';
import { saveJson } from '../shell/saveJson.ts';

/**
 * Every finished game of this browser and of my tables, as `signoria replay` reads them, in one file. Those of this browser
 * come with all it takes to put them back (importGames.ts).
 */
export async function exportGames(): Promise<number> {
  const here = localGames()
    .all()
    .filter(({ game }) => game.over)
    .map(({ game: { seats, notes, record }, savedAt }) => {
      return { names: seats.map(({ name }) => name), seats, notes, savedAt, record };
    });
  const there = (await whoAmI()) === null ? [] : (await fetchMyGames()).games;
  const games = [...here, ...there];
  if (games.length > 0) saveJson('signoria-games.json', { games });
  return games.length;
}
