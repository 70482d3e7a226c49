import { setTimeout as sleep } from 'node:timers/promises';

/** A denial-of-service attack that tries to slow the server down for other players. */
export interface Attack {
  readonly id: string;
  readonly what: string;
  /** Prepares the attack before the measurement. Resolves with the function that runs it, which never returns. */
  prepare(address: string, size: AttackSize): Promise<() => Promise<void>>;
}

export interface AttackSize {
  /** Messages or requests per wave. */
  readonly messages: number;
  /** Tables of the person who changes their name. */
  readonly tables: number;
  /** Decisions in the long game. */
  readonly decisions: number;
}

/** Pause between two waves in milliseconds. */
const PAUSE = 2000;

/** Repeats a wave with a pause in between. */
export function waves(wave: (count: number) => unknown) {
  return async () => {
    for (let count = 0; ; count++) {
      await wave(count);
      await sleep(PAUSE);
    }
  };
}
