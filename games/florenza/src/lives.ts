import { at, below, chance, unreachable, withItemAt, withoutItemAt } from '@signoria/engine';
import type { AnyArtist, AnyPreacher, Character } from './characters.ts';
import { isArtist } from './characters.ts';
import type { Skill } from './components.ts';
import type { Figures } from './figures.ts';
import type { Life, ReadonlyTable, State, Table, TilePlace, Unnamed } from './state.ts';

/** R1.7 */
export function unnamedTiles({ unnamed, preachers }: Figures): Unnamed {
  return {
    architect: unnamed['unnamed-architect'].copies,
    sculptor: unnamed['unnamed-sculptor'].copies,
    painter: unnamed['unnamed-painter'].copies,
    preacher: preachers['unnamed-preacher'].copies,
  };
}

/**
 * R1.6, R11.6  Draws characters from the bag while there are any. `round` is 0 in the set-up, later the round that ends.
 */
export function drawCharacters({ figures, table, secret }: State, count: number, round: number): readonly Character[] {
  if (count === 0) return [];
  const draw = chance(secret.seed, 'characters', round);
  const drawn: Character[] = [];
  while (drawn.length < count && table.bag.length > 0) {
    const index = below(draw, table.bag.length);
    drawn.push(at(table.bag, index));
    table.bag = withoutItemAt(table.bag, index);
  }
  table.lives = [...table.lives, ...drawn.map((character) => newLife(figures, character))];
  return drawn;
}

function newLife({ artists, preachers }: Figures, character: Character): Life {
  const rounds = isArtist(character) ? artists[character].life : preachers[character].life;
  return { character, rounds, isMaster: false, tile: 'card' };
}

/** Returns a named character in Florence; undefined for any other. */
export function lifeOf({ lives }: ReadonlyTable, character: AnyArtist | AnyPreacher): Life | undefined {
  for (let index = 0; index < lives.length; index++)
    if ((lives[index] as Life).character === character) return lives[index];
  return undefined;
}

function replaceLife(table: Table, character: Character, isMaster: boolean | null, tile: TilePlace): void {
  const index = table.lives.findIndex((life) => life.character === character);
  const life = table.lives[index] ?? unreachable(`${character} is not in Florence`);
  table.lives = withItemAt(table.lives, index, {
    character,
    rounds: life.rounds,
    isMaster: isMaster ?? life.isMaster,
    tile,
  });
}

/** Moves the tile of a named character. */
export function moveTile(table: Table, character: Character, tile: TilePlace): void {
  replaceLife(table, character, null, tile);
}

/** R9.7  Turns the card over; the tile is on it again (R9.10). */
export function turnCard(table: Table, character: Character): void {
  replaceLife(table, character, true, 'card');
}

/** R6.7, R4.3  Returns true if the tile can be taken: it lies on the card, or the Captain takes a detained artist. */
export function isHirable({ tile }: Life, isCaptain: boolean): boolean {
  return tile === 'card' || (tile === 'detained' && isCaptain);
}

/** Takes the artist's tile from the card. */
export function takeArtist({ figures, table }: State, artist: AnyArtist): void {
  if (isArtist(artist)) moveTile(table, artist, 'placed');
  else addUnnamed(table, figures.unnamed[artist].skill, -1);
}

/** R9.10 */
export function returnArtist({ figures, table }: State, artist: AnyArtist): void {
  if (isArtist(artist)) moveTile(table, artist, 'card');
  else addUnnamed(table, figures.unnamed[artist].skill, 1);
}

function addUnnamed({ unnamed }: Table, skill: Skill, count: number): void {
  if (skill === 'architect') unnamed.architect += count;
  else if (skill === 'sculptor') unnamed.sculptor += count;
  else unnamed.painter += count;
}

export function unnamedLeft({ unnamed }: ReadonlyTable, skill: Skill): number {
  if (skill === 'architect') return unnamed.architect;
  return skill === 'sculptor' ? unnamed.sculptor : unnamed.painter;
}
