import type { Immutable } from '@signoria/engine';
import { at, below, chance, withoutPlace } from '@signoria/engine';
import type { AnyArtist, Character } from './characters.ts';
import { isArtist } from './characters.ts';
import type { Figures } from './figures.ts';
import type { Life, State, Table, TilePlace, Unnamed } from './state.ts';

/** R1.7 */
export function unnamedTiles({ unnamed, preachers }: Figures): Unnamed {
  return {
    architect: unnamed['unnamed-architect'].copies,
    sculptor: unnamed['unnamed-sculptor'].copies,
    painter: unnamed['unnamed-painter'].copies,
    preacher: preachers['unnamed-preacher'].copies,
  };
}

/** R1.6, R11.6  So many from the bag, while there are any. */
export function drawCharacters({ figures, table, secret }: State, count: number): readonly Character[] {
  const draw = chance(secret.seed, 'characters', table.round);
  const drawn: Character[] = [];
  while (drawn.length < count && table.bag.length > 0) {
    const place = below(draw, table.bag.length);
    drawn.push(at(table.bag, place));
    table.bag = withoutPlace(table.bag, place);
  }
  table.lives = [...table.lives, ...drawn.map((character) => newLife(figures, character))];
  return drawn;
}

function newLife({ artists, preachers }: Figures, character: Character): Life {
  const rounds = isArtist(character) ? artists[character].life : preachers[character].life;
  return { character, rounds, isMaster: false, tile: 'card' };
}

/** The place of a character among those in Florence; −1 for one who is not there. */
export function placeOfLife({ lives }: Immutable<Table>, character: Character | AnyArtist): number {
  for (let place = 0; place < lives.length; place++) if (at(lives, place).character === character) return place;
  return -1;
}

/** The tile of a named character goes somewhere else. */
export function moveTile(table: Table, character: Character, tile: TilePlace): void {
  const place = placeOfLife(table, character);
  table.lives = table.lives.with(place, { ...at(table.lives, place), tile });
}
