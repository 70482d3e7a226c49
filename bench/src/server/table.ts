import type { AnyRules, Chance, GameState, Seat } from '@signoria/engine';
import { pick } from '@signoria/engine';

/** Somebody at a table: keeps what the server shows, and sends what it is told. */
export interface Player {
  readonly seat: Seat;
  /** How many decisions this player has heard of. */
  version(): number;
  /** The position, as far as the player can tell. */
  state(): GameState;
  send(move: unknown): void;
  leave(): void;
}

/** What players call when they have heard something: a new position, or that the server would not have their move. */
export interface Listener {
  /** With the size of the message. */
  heard(bytes: number): void;
  refused(reason: string): void;
}

/** A table with everybody who sits at it. */
export interface BenchTable {
  /** Resolves when all have heard of the latest move and the next is chosen; false when the game is over. */
  ready(): Promise<boolean>;
  /** Sends the move that was chosen. Resolves with the time at which whoever made it was answered. */
  move(): Promise<number>;
  /** The moves that were answered. */
  acknowledged(): number;
  leave(): void;
}

interface Chosen {
  readonly player: Player;
  readonly move: unknown;
}

/** Random moves, one at a time. They are chosen while nothing is measured, so that the answer finds us at rest. */
export async function seatAll(
  rules: AnyRules,
  draw: Chance,
  sit: (listener: Listener) => Promise<readonly Player[]>,
): Promise<BenchTable> {
  let players: readonly Player[] = [];
  let version = 0;
  let chosen: Chosen | undefined;
  let look = () => {};
  let fail = (_reason: Error) => {};
  const until = (isSo: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      fail = reject;
      look = () => {
        if (isSo()) resolve(performance.now());
      };
      look();
    });
  players = await sit({ heard: () => look(), refused: (reason) => fail(new Error(reason)) });
  return {
    async ready() {
      await until(() => players.every((player) => player.version() === version));
      chosen = choose(rules, draw, players);
      return chosen !== undefined;
    },
    async move() {
      if (chosen === undefined) throw new Error('bench: no move is ready');
      const { player, move } = chosen;
      player.send(move);
      const answered = await until(() => player.version() > version);
      version++;
      return answered;
    },
    acknowledged: () => version,
    leave: () => {
      for (const player of players) player.leave();
    },
  };
}

function choose(rules: AnyRules, draw: Chance, players: readonly Player[]): Chosen | undefined {
  const seen = players[0]?.state();
  const seat = seen && rules.pending(seen)[0];
  const player = players.find((one) => one.seat === seat);
  if (player === undefined || seat === undefined) return undefined;
  const state = player === players[0] ? seen : player.state();
  return state && { player, move: pick(draw, rules.moves(state, seat)) };
}
