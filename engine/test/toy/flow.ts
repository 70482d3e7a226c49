import type { MoveLog, Phase, Rounds } from '../../src/index.ts';
import { at, openLanes, pushStepsInOrder } from '../../src/index.ts';
import type { Palio, PalioEvent, Step, Table } from './state.ts';
import type { PalioTypes } from './types.ts';

const ROUNDS = 3;

/** In each round a seat bids, acts and answers a thief at most once. */
export function mostDecisions(seats: number): number {
  return ROUNDS * 3 * seats;
}

/** All bid simultaneously, then all act in turn. */
const ROUND: readonly Phase<PalioTypes>[] = [
  { name: 'bid', begin: ({ table }) => openLanes(table.agenda, table.players.length, everyone(table, 'bid')) },
  { name: 'revealBids', begin: revealBids },
  { name: 'act', begin: ({ table }) => pushStepsInOrder(table.agenda, everyone(table, 'act')) },
];

export const FLOW: Rounds<PalioTypes> = {
  phases: ROUND,
  lastRound: () => ROUNDS,
  beginRound: () => undefined,
  end: () => undefined,
};

function everyone({ players }: Table, ask: 'bid' | 'act'): Step[] {
  return players.map((_, seat) => ({ ask, seat }));
}

function revealBids({ table, secret }: Palio, log: MoveLog<PalioEvent>): void {
  const bids = secret.sealed.map((cubes) => cubes ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  secret.sealed = bids.map(() => null);
  log.revealed = true;
  log.emit?.({ type: 'bids', bids, winner });
  const card = secret.deck.at(-1);
  if (card === undefined) return;
  const player = at(table.players, winner);
  secret.deck = secret.deck.slice(0, -1);
  player.cubes -= at(bids, winner);
  table.supply += at(bids, winner);
  player.cards++;
  secret.hands = secret.hands.map((hand, seat) => (seat === winner ? [...hand, card].sort() : hand));
  log.emit?.({ type: 'drew', seat: winner, card });
}
