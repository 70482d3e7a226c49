import type { AnyRules, Chance, GameState, Seat } from '@signoria/engine';
import { pick } from '@signoria/engine';

/** A simulated player: keeps the received view and sends moves. */
export interface SimulatedPlayer {
  readonly seat: Seat;
  /** Returns the latest version that this player has received. */
  version(): number;
  /** Returns the position, with a guess for the information hidden from the player. */
  state(): GameState;
  send(move: unknown): void;
  leave(): void;
}

/** Callbacks of a player: a new position, or a refused move or closed connection. */
export interface Listener {
  /** Called with the size of the message. */
  received(bytes: number): void;
  refused(reason: string): void;
}

/** A table with all its players. */
export interface BenchTable {
  /** Resolves when all players have the latest move and the next one is chosen; with false when the game is over. */
  ready(): Promise<boolean>;
  /** Sends the chosen move. Resolves with the time of its answer. */
  move(): Promise<number>;
  acknowledged(): number;
  leave(): void;
}

interface Chosen {
  readonly player: SimulatedPlayer;
  readonly move: unknown;
}

/**
 * Seats all players, who make random moves one at a time. Moves are chosen outside the measured time, so that the
 * client is idle when the answer arrives.
 */
export async function seatAll(
  rules: AnyRules,
  draw: Chance,
  sit: (listener: Listener) => Promise<readonly SimulatedPlayer[]>,
): Promise<BenchTable> {
  let players: readonly SimulatedPlayer[] = [];
  let version = 0;
  let chosen: Chosen | undefined;
  let recheck = () => {};
  let fail = (_reason: Error) => {};
  let failure: Error | undefined; // a connection may close while nothing is awaited
  const until = (condition: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      fail = reject;
      recheck = () => {
        if (condition()) resolve(performance.now());
      };
      recheck();
    });
  const refused = (reason: string) => {
    failure ??= new Error(reason);
    fail(failure);
  };
  players = await sit({ received: () => recheck(), refused });
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

function choose(rules: AnyRules, draw: Chance, players: readonly SimulatedPlayer[]): Chosen | undefined {
  const seen = players[0]?.state();
  const seat = seen && rules.pending(seen)[0];
  const player = players.find((one) => one.seat === seat);
  if (player === undefined || seat === undefined) return undefined;
  const state = player === players[0] ? seen : player.state();
  return state && { player, move: pick(draw, rules.moves(state, seat)) };
}
