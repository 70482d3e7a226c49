import type { Chance, Immutable, Seat } from '@signoria/engine';
import { at, seedBy } from '@signoria/engine';
import { PLACES } from './components.ts';
import { GOODS } from './goods.ts';
import type { Player, State } from './state.ts';

/** What the conformance kit must know of the game beyond its contract; written without `view.ts` and `guess.ts`. */

/** The icons and spaces of the sheets, marked and open; the same all game. Nothing is ever marked that is not there. */
export function census({ figures, table }: Immutable<State>): Record<string, number> {
  const counts: Record<string, number> = { dice: new Set(table.used).size + 6 - table.used.length };
  const count = (name: string, marked: number, all: number) => {
    if (!(marked >= 0 && marked <= all)) throw new Error(`${marked} of ${all} ${name} marked`);
    counts[name] = (counts[name] ?? 0) + all;
  };
  table.players.forEach((player, seat) => {
    PLACES.forEach((place, index) => {
      for (const good of GOODS)
        count(`${good} of ${place}`, at(player.marks, index)[good], at(figures.sheet, index)[good]);
    });
    for (const track of ['captain', 'bishop', 'preacher'] as const)
      count(`spaces of ${track}`, player.tracks[track], figures.tracks[track].spaces.length);
    count('spaces of the Rione', new Set(player.rione).size, 8);
    count('artworks', new Set(player.artworks.map(({ artwork }) => artwork)).size, 8);
    checkSupply(player, seat);
  });
  return counts;
}

function checkSupply({ spares, stars, fiorini, rione, artworks, usedUp }: Immutable<Player>, seat: Seat): void {
  if (spares < 0 || stars < 0 || fiorini < 0 || fiorini % 100 !== 0) throw new Error(`seat ${seat} overspent`);
  for (const list of [rione, usedUp, artworks.map(({ artwork }) => artwork)])
    if (new Set<string>(list).size !== list.length) throw new Error(`seat ${seat} has something twice: ${list}`);
}

/** A state that differs only in what the viewer may not know: the rolls to come. */
export function swapHidden(state: Immutable<State>, _viewer: Seat | null, draw: Chance): State {
  const { figures, table } = state;
  return { figures, table: structuredClone(table), secret: { seed: seedBy(draw) } } as State;
}
