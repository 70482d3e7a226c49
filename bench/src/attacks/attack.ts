import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody does to make others wait. */
export interface Attack {
  readonly id: string;
  readonly what: string;
  /** Everything that is done before anybody is measured. Resolves with the attack itself, which has no end. */
  prepare(address: string, size: AttackSize): Promise<() => Promise<void>>;
}

export interface AttackSize {
  /** Messages or requests in one go. */
  readonly messages: number;
  /** Tables of who changes their name. */
  readonly tables: number;
  /** Decisions in the long game. */
  readonly decisions: number;
}

/** From one wave to the next, in milliseconds. */
const PAUSE = 2000;

/** Repeats waves; each begins when the one before is over. */
export function waves(wave: (count: number) => unknown) {
  return async () => {
    for (let count = 0; ; count++) {
      await wave(count);
      await sleep(PAUSE);
    }
  };
}
