import type { Chance, Seat } from '@signoria/engine';
import { at, below, drawnSeed, pick } from '@signoria/engine';
import { byKind } from '@signoria/testkit';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import type { Card } from './components.ts';
import type { Move, ReadonlyState, State } from './state.ts';

/** Helpers of this game for the conformance tests. They do not use `view.ts` and `guess.ts`, which they test. */

/**
 * Counts bricks, action cards and seals wherever they are. The counts are an invariant of the game. Throws if a building
 * or tile is there twice.
 */
export function census({ table }: ReadonlyState): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string, amount = 1) => {
    if (!(amount >= 0)) throw new Error(`${amount} of ${name} in one place`);
    counts[name] = (counts[name] ?? 0) + amount;
  };
  const { players } = table;
  const held = [table.pouch, ...table.row.map(({ bricks }) => bricks), ...players.map(({ store }) => store)];
  for (const colour of COLOURS) for (const bricks of held) count(colour, bricks[colour]);
  for (const { towers } of players)
    for (const { colour, height } of towers) {
      if (!(height >= 1)) throw new Error(`a tower of ${height} levels`);
      count(colour, height);
    }
  const piles: readonly (readonly Card[])[] = [
    ...[table.starts, table.deck, table.discard, table.churches],
    ...players.flatMap(({ hand, buildings }) => [hand, buildings]),
  ];
  for (const pile of piles) for (const card of pile) count(card);
  for (const { card } of table.row) count(card);
  players.forEach(({ seals, buildings }, seat) => {
    count(`seal ${seat}`, seals + table.seals.filter((sealer) => sealer === seat).length);
    if (new Set(buildings).size !== buildings.length) throw new Error(`seat ${seat} has a building twice`);
  });
  count('seal neutral', table.seals.filter((sealer) => sealer === 'neutral').length);
  if (new Set(table.levelTiles).size !== table.levelTiles.length) throw new Error('a level tile is there twice');
  if (table.balconiesDone > table.balconies.length) throw new Error('too many balconies are sealed');
  return counts;
}

/** Returns a state that differs only in what is hidden from the viewer: the seed of random draws. */
export function swapHidden(state: ReadonlyState, _viewer: Seat | null, draw: Chance): State {
  const { figures, table } = state;
  return { figures, table: structuredClone(table), secret: { seed: drawnSeed(draw) } } as State;
}

/**
 * Chooses a move that makes progress, because random play hardly ever finishes a tower. It prefers to fulfil
 * commissions and to raise standing towers, and begins few towers. One move in eight is random.
 */
export function lively(moves: readonly Move[], draw: Chance, { table }: ReadonlyState, seat: Seat): Move {
  if (below(draw, 8) === 0) return byKind(moves, draw);
  const { towers, store } = at(table.players, seat);
  const isDue = (tower: number) => towers[tower]?.due === true;
  const wishes: readonly ((move: Move) => boolean)[] = [
    (move) => move.do === 'fulfil' || move.do === 'dedicate',
    (move) => move.do === 'raise' && isDue(move.tower),
    (move) => move.do === 'raise' && table.laid < 4,
    (move) => move.do === 'found' && towers.length < 3 && store[move.colour] > 1,
    (move) => move.do === 'play' && table.laid === 0,
    (move) => move.do === 'give' && !isBuilt(towers, move.colour),
    (move) => move.do === 'done',
  ];
  const wanted = wishes.map((isWanted) => moves.filter(isWanted)).find((list) => list.length > 0);
  return pick(draw, wanted ?? moves);
}

function isBuilt(towers: readonly { readonly colour: Colour }[], colour: Colour): boolean {
  return towers.some((tower) => tower.colour === colour);
}
