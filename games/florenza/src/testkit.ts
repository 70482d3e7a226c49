import type { Chance, Seat } from '@signoria/engine';
import { at, below, drawnSeed, pick } from '@signoria/engine';
import { byKind } from '@signoria/testkit';
import { CHARACTER_IDS } from './characters.ts';
import { WORKSHOP_IDS } from './components.ts';
import type { GameEvent } from './events.ts';
import { RESOURCES } from './goods.ts';
import type { Move, ReadonlyPlayer, ReadonlyState, ReadonlyTable, State } from './state.ts';

/** Helpers of this game for the conformance tests. They do not use `view.ts` and `guess.ts`, which they test. */

/**
 * Counts limited cubes, workshop tiles, workers and unnamed tiles wherever they are. The counts are an invariant of the
 * game. Named characters are only checked, because they leave.
 */
export function census({ figures, table }: ReadonlyState): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string, amount = 1) => {
    if (!(amount >= 0)) throw new Error(`${amount} of ${name} in one place`);
    counts[name] = (counts[name] ?? 0) + amount;
  };
  const { players, cubes } = table;
  if (cubes !== null)
    for (const resource of RESOURCES) {
      count(`cube ${resource}`, cubes[resource]);
      for (const { goods } of players) count(`cube ${resource}`, goods[resource]);
    }
  for (const [index, workshop] of WORKSHOP_IDS.entries()) count(`tile ${workshop}`, at(table.supply, index));
  players.forEach((player, seat) => {
    for (const space of player.spaces) if (space !== null) count(`tile ${space.workshop}`);
    count(`worker ${seat}`, player.workers + player.pool + placedBy(table, player, seat));
    for (const good of [...RESOURCES, 'fiorini'] as const)
      if (player.goods[good] < 0) throw new Error(`seat ${seat} owes ${good}`);
  });
  checkCharacters(table);
  for (const skill of ['architect', 'sculptor', 'painter'] as const) {
    const hired = players
      .flatMap(({ commissions }) => commissions)
      .filter(({ artist }) => artist === `unnamed-${skill}`);
    count(`unnamed ${skill}`, table.unnamed[skill] + hired.length);
  }
  const preaching = [...players.map(({ pulpit }) => pulpit), table.pulpit?.preacher];
  count('unnamed preacher', table.unnamed.preacher + preaching.filter((one) => one === 'unnamed-preacher').length);
  if (counts['worker 0'] !== figures.workers.all) throw new Error('workers are lost');
  return counts;
}

function placedBy(table: ReadonlyTable, player: ReadonlyPlayer, seat: Seat): number {
  const inWorkshops = table.players.flatMap(({ spaces }) => spaces).filter((space) => space?.worker === seat);
  const alone = [player.isAtMarket, player.pulpit !== null, table.pulpit?.seat === seat, table.detained === seat];
  return inWorkshops.length + player.commissions.length + player.atWork + alone.filter(Boolean).length;
}

/** Checks that no character is in two places, and that a tile is with a worker exactly if `tile` says so. */
function checkCharacters({ bag, lives, players, pulpit }: ReadonlyTable): void {
  const placed: readonly string[] = [
    ...players.flatMap(({ commissions }) => commissions.map(({ artist }) => artist)),
    ...players.flatMap((player) => (player.pulpit === null ? [] : [player.pulpit])),
    ...(pulpit === null ? [] : [pulpit.preacher]),
  ];
  for (const { character, tile, rounds } of lives) {
    if (rounds < 1) throw new Error(`${character} should have left`);
    if (placed.filter((one) => one === character).length !== (tile === 'placed' ? 1 : 0))
      throw new Error(`the tile of ${character} is not where it should be`);
  }
  for (const character of CHARACTER_IDS) {
    const places =
      bag.filter((one) => one === character).length + lives.filter((life) => life.character === character).length;
    if (places > 1) throw new Error(`${character} is there twice`);
  }
}

/**
 * R9.5, R9.6, R3.3  Events with a public number that no later view contains: with another number, the position could be
 * the same.
 */
const SHOWN_ONLY_ONCE: readonly GameEvent['type'][] = [
  'dieRolled',
  'artistRolled',
  'artistScored',
  'artworkFailed', // R2.5  at −3 less is lost
  'captainNamed', // R10.3  the marker goes back to 0 from any number
  'noCaptain',
];

export function isShownOnlyOnce({ type }: GameEvent): boolean {
  return SHOWN_ONLY_ONCE.includes(type);
}

/** Returns a state that differs only in what is hidden from the viewer: the seed of draws and rolls. */
export function swapHidden(state: ReadonlyState, _viewer: Seat | null, draw: Chance): State {
  const { figures, table } = state;
  return { figures, table: structuredClone(table), secret: { seed: drawnSeed(draw) } } as State;
}

/**
 * Chooses a move that makes progress, because in random play hardly any pledge can be paid. It hires artists for what
 * it can pay, operates workshops and pays their prices. One move in eight is random.
 */
export function lively(moves: readonly Move[], draw: Chance, { figures, table }: ReadonlyState, seat: Seat): Move {
  if (below(draw, 8) === 0) return byKind(moves, draw);
  const { goods, commissions } = at(table.players, seat);
  const isPaid = (cost: Readonly<Record<string, number>>) =>
    RESOURCES.every((resource) => goods[resource] >= (cost[resource] ?? 0)) && goods.fiorini >= (cost.fiorini ?? 0);
  const wishes: readonly ((move: Move) => boolean)[] = [
    (move) => move.do === 'use' || move.do === 'charity',
    (move) => move.do === 'commission' && commissions.length < 2 && isPaid(figures.artworks[move.artwork].cost),
    (move) => move.do === 'build' && below(draw, 2) === 0 && isPaid(figures.workshops[move.workshop].cost),
    (move) => move.do === 'operate',
    (move) => move.do === 'market' || move.do === 'work',
    (move) => move.do !== 'leave' && move.do !== 'decline' && move.do !== 'pass',
  ];
  const wanted = wishes.map((isWanted) => moves.filter(isWanted)).find((list) => list.length > 0);
  return pick(draw, wanted ?? moves);
}
