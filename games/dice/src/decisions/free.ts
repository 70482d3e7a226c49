import type { Immutable, Seat } from '@signoria/engine';
import { at, mapRows } from '@signoria/engine';
import type { Building } from '../components.ts';
import { BUILDING_IDS, PLACES } from '../components.ts';
import type { Figures } from '../figures.ts';
import { isArtwork } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { beyond, COIN, someOf } from '../goods.ts';
import { hasOpen, hasOpenFor, listOpen, listOpenResources, mark, marksAt, perIcon } from '../icons.ts';
import { buildable, gainSpares, nextSpace, owns, playerOf } from '../seats.ts';
import type { FreeMove, Log, Move, MoveOf, Player, State, Step } from '../state.ts';

const SPARES = perIcon<Move>((place, good) => ({ do: 'spare', place, resource: good as Resource }));
const COINS = perIcon<Move>((place) => ({ do: 'coin', place }));
const BUILDS: Readonly<Record<Building, MoveOf<'build'>>> = mapRows(
  Object.fromEntries(BUILDING_IDS.map((building) => [building, building])) as Record<Building, Building>,
  (building) => ({ do: 'build', building }),
);

/** R2.7  Free moves are possible at each decision; an artist is hired within the decision for his die. */
export function allowsFree({ ask }: Step): boolean {
  return ask !== 'hire';
}

export function isFree(move: Move): move is FreeMove {
  return move.do === 'spare' || move.do === 'coin' || move.do === 'build';
}

/** R2.5, R2.6, R8.2  Adds what the seat may do besides answering. */
export function listFree({ figures, table }: Immutable<State>, seat: Seat, list: Move[]): void {
  const player = at(table.players, seat);
  if (player.spares > 0) listOpenResources(figures, player, SPARES, list);
  if (player.fiorini >= COIN) listOpen(figures, player, 'fiorini', COINS, list);
  for (const building of buildable(figures, player)) list.push(BUILDS[building]);
}

/** Whether there is any, without listing them. */
export function hasFree(figures: Figures, player: Immutable<Player>): boolean {
  return (
    (player.fiorini >= COIN && hasOpen(figures, player, 'fiorini')) ||
    (player.spares > 0 && hasOpenFor(figures, player, null)) ||
    buildable(figures, player).length > 0
  );
}

export function applyFree(state: State, seat: Seat, move: FreeMove, log: Log): void {
  const player = playerOf(state, seat);
  switch (move.do) {
    case 'spare':
      player.spares--; // R2.5
      mark(player, move.place, move.resource);
      log?.({ type: 'marked', seat, place: move.place, good: move.resource, from: 'supply' });
      break;
    case 'coin':
      player.fiorini -= COIN; // R2.6
      mark(player, move.place, 'fiorini');
      log?.({ type: 'marked', seat, place: move.place, good: 'fiorini', from: 'supply' });
      break;
    case 'build':
      build(state, seat, move.building, log);
  }
}

/** R8.3, R8.5 to R8.7  The next space becomes this building; what was marked beyond its cost is lost. */
function build(state: State, seat: Seat, building: Building, log: Log): void {
  const { figures } = state;
  const player = playerOf(state, seat);
  const space = at(PLACES, nextSpace(player));
  if (isArtwork(space) || owns(player, building)) throw new Error(`${building} cannot be built on ${space}`);
  const leftover = beyond(marksAt(player, space), figures.buildings[building].cost);
  player.rione.push(building);
  const { number, spares } = figures.spaces[space];
  log?.({ type: 'built', seat, building, space: number, leftover: someOf(leftover) });
  if (spares > 0) gainSpares(state, seat, spares, space, log); // R8.7
  if (building === 'mercato') gainSpares(state, seat, figures.brings.mercato, building, log); // R11.11
}
