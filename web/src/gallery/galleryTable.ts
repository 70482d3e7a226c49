import { USUAL_LEVEL } from '@signoria/bots/levels';
import type { LoadedGame } from '@signoria/catalogue';
import type { Seat } from '@signoria/engine';
import type { LocalTable } from '../localGames/index.ts';
import { freshSeed, localTable } from '../localGames/index.ts';
import { botClient } from '../table/botClient.ts';
import { familyAt } from '../table/families.ts';
import { nameAt } from '../table/seats.ts';
import type { GalleryMoment } from './walk.ts';

/** Opens a table that is not saved, with one person and bots, who wait for the person's first decision, undo or hint. */
export function galleryTable(entry: LoadedGame, { replay }: GalleryMoment, viewer: Seat): LocalTable {
  const { think, advise, close } = botClient();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const table = localTable({
    entry,
    seats: Array.from({ length: replay.game.seats }, (_, seat) => ({
      playerKind: seat === viewer ? 'person' : USUAL_LEVEL,
      name: nameAt(seat),
      family: familyAt(seat, null),
    })),
    replay,
    think,
    advise,
    review: advise,
    report: (error) => console.error(error),
    freshSeed,
    pause: () => begun,
    uncountedReasons: [],
    hints: { isAllowed: true, asked: 0, askedAt: null },
    addressAt: () => '/gallery',
    rematch: () => ({ refusal: () => 'The gallery has no rematch.' }),
    save() {
      begin();
      return true;
    },
  });
  return {
    ...table,
    close() {
      table.close();
      close();
    },
  };
}
