import { setTimeout as sleep } from 'node:timers/promises';

/** A denial-of-service attack that tries to slow the server down for other players. */
export interface Attack {
  readonly id: string;
  readonly what: string;
  /** Prepares the attack before the measurement. Resolves with the function that runs it until its thread is ended. */
  prepare(address: string, size: AttackSize): Promise<() => Promise<void>>;
}

export interface AttackSize {
  /** Messages or requests per wave and socket: for protocol pings a hundred times as many, for refused requests ten times. */
  readonly messages: number;
  /** Tables of the person who changes their name. The attacks with public tables and with bots create at most 50. */
  readonly tables: number;
  /** Decisions in the long game. */
  readonly decisions: number;
}

/** Pause between two waves. */
const PAUSE_MS = 2000;

/** Repeats a wave with a pause in between. */
export function waves(wave: (count: number) => unknown) {
  return async () => {
    for (let count = 0; ; count++) {
      await wave(count);
      await sleep(PAUSE_MS);
    }
  };
}
