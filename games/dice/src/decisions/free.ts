import type { Asides, Seat } from '@signoria/engine';
import { at, mapRows } from '@signoria/engine';
import type { Building, Space } from '../components.ts';
import { BUILDING_IDS, PLACES } from '../components.ts';
import type { Figures } from '../figures.ts';
import { isArtwork } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { COIN, RESOURCES, someOf, subtract } from '../goods.ts';
import {
  countIcons,
  everyIcon,
  hasOpen,
  hasOpenFor,
  iconsBy,
  iconsOn,
  listOpenCoins,
  listOpenResources,
  mark,
  marksAt,
  openIcon,
  perIcon,
  whyClosed,
} from '../icons.ts';
import { buildable, coveredBy, gainSpares, nextSpace, owns, playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { goodsIn, lacking, tooLittle } from '../reasons.ts';
import type { FreeMove, Move, MoveLog, MoveOf, ReadonlyPlayer, ReadonlyState, State } from '../state.ts';
import type { DiceTypes } from '../types.ts';

const SPARES = perIcon<FreeMove>((place, good) => ({ do: 'spare', place, resource: good as Resource }));
const COINS = perIcon<FreeMove>((place) => ({ do: 'coin', place }));
const BUILDS: Readonly<Record<Building, MoveOf<'build'>>> = mapRows(
  Object.fromEntries(BUILDING_IDS.map((building) => [building, building])) as Record<Building, Building>,
  (building) => ({ do: 'build', building }),
);

/** R2.7  Free moves. They are possible at each question but `hire`, which is part of the decision for its die. */
export const free: Asides<DiceTypes, FreeMove> = {
  every: [...everyIcon(SPARES, RESOURCES), ...everyIcon(COINS, ['fiorini']), ...Object.values(BUILDS)],
  isAside: isFree,
  beside: ({ ask }) => ask !== 'hire',
  list: listFree,
  candidates: {
    prepare: freeCandidates,
    count: ({ spares, coins, builds }: FreeCandidates) => spares + coins + builds.length,
    at: freeMove,
  },
  wishes: ({ figures }) => [
    ...iconsOn(figures, SPARES, RESOURCES),
    ...iconsOn(figures, COINS, ['fiorini']),
    ...Object.values(BUILDS),
  ],
  whyNot: whyNotFree,
  apply: applyFree,
};

export function isFree(move: Move): move is FreeMove {
  return move.do === 'spare' || move.do === 'coin' || move.do === 'build';
}

/** R2.5, R2.6, R8.2  Appends the free moves of the seat to a list. */
function listFree({ figures, table }: ReadonlyState, seat: Seat, list: Move[]): void {
  const player = at(table.players, seat);
  if (player.spares > 0) listOpenResources(figures, player, SPARES, list);
  if (player.fiorini >= COIN) listOpenCoins(figures, player, COINS, list);
  for (const building of buildable(figures, player)) list.push(BUILDS[building]);
}

/** The candidates for free moves, legal or not. */
interface FreeCandidates {
  readonly figures: Figures;
  readonly player: ReadonlyPlayer;
  /** The number of kinds of icons that a spare resource could mark. */
  readonly spares: number;
  /** The number of kinds of icons that 100 fiorini could mark. */
  readonly coins: number;
  readonly builds: readonly Building[];
}

function freeCandidates({ figures, table }: ReadonlyState, seat: Seat): FreeCandidates {
  const player = at(table.players, seat);
  return {
    figures,
    player,
    spares: player.spares > 0 ? countIcons(iconsBy(figures).resources, player) : 0,
    coins: player.fiorini >= COIN ? countIcons(iconsBy(figures).fiorini, player) : 0,
    builds: coveredBy(figures, player),
  };
}

function freeMove({ figures, player, spares, coins, builds }: FreeCandidates, index: number): FreeMove | null {
  const { resources, fiorini } = iconsBy(figures);
  if (index < spares) return openIcon(resources, figures, player, SPARES, index);
  if (index < spares + coins) return openIcon(fiorini, figures, player, COINS, index - spares);
  const building = at(builds, index - spares - coins);
  return owns(player, building) ? null : BUILDS[building];
}

/** Returns null if the move is legal. */
function whyNotFree({ figures, table }: ReadonlyState, seat: Seat, wish: FreeMove): Reason | null {
  const player = at(table.players, seat);
  switch (wish.do) {
    case 'spare':
      return whyClosed(figures, player, wish.place, wish.resource) ?? whyNoSpare(player);
    case 'coin':
      return whyClosed(figures, player, wish.place, 'fiorini') ?? tooLittle(player.fiorini, COIN, 'R2.6');
    case 'build':
      return whyNotBuild(figures, player, wish.building);
  }
}

function whyNoSpare({ spares }: ReadonlyPlayer): Reason | null {
  return spares > 0 ? null : { code: 'noSpare', rule: 'R2.5', missing: ['spare'] };
}

/** R8.1, R8.4, R8.5 */
function whyNotBuild({ buildings }: Figures, player: ReadonlyPlayer, building: Building): Reason | null {
  if (owns(player, building)) return { code: 'builtAlready', building, rule: 'R8.4' };
  const space = PLACES[nextSpace(player)] as Space | undefined;
  if (space === undefined) return { code: 'rioneFull', rule: 'R8.5' };
  const lacks = lacking(marksAt(player, space), buildings[building].cost);
  return lacks && { code: 'uncovered', space, lacks, rule: 'R8.1', missing: goodsIn(lacks) };
}

/** Returns true if any free move is possible, without listing them. */
export function hasFree(figures: Figures, player: ReadonlyPlayer): boolean {
  return (
    (player.fiorini >= COIN && hasOpen(figures, player, 'fiorini')) ||
    (player.spares > 0 && hasOpenFor(figures, player, null)) ||
    buildable(figures, player).length > 0
  );
}

function applyFree(state: State, seat: Seat, move: FreeMove, log: MoveLog): void {
  const player = playerOf(state, seat);
  switch (move.do) {
    case 'spare':
      player.spares--; // R2.5
      mark(player, move.place, move.resource);
      log.emit?.({ type: 'marked', seat, place: move.place, good: move.resource, from: 'supply' });
      break;
    case 'coin':
      player.fiorini -= COIN; // R2.6
      mark(player, move.place, 'fiorini');
      log.emit?.({ type: 'marked', seat, place: move.place, good: 'fiorini', from: 'supply' });
      break;
    case 'build':
      build(state, seat, move.building, log);
  }
}

/** R8.3, R8.5 to R8.7  Builds on the next space; marks beyond the cost are lost. */
function build(state: State, seat: Seat, building: Building, log: MoveLog): void {
  const { figures } = state;
  const player = playerOf(state, seat);
  const space = at(PLACES, nextSpace(player));
  if (isArtwork(space) || owns(player, building)) throw new Error(`${building} cannot be built on ${space}`);
  player.rione = [...player.rione, building];
  const { number, spares } = figures.spaces[space];
  const leftover = () => someOf(subtract(marksAt(player, space), figures.buildings[building].cost));
  log.emit?.({ type: 'built', seat, building, space: number, leftover: leftover() });
  if (spares > 0) gainSpares(state, seat, spares, space, log); // R8.7
  if (building === 'mercato') gainSpares(state, seat, figures.brings.mercato, building, log); // R11.11
}
