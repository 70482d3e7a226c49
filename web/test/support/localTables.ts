import type { BotQuestion } from '@signoria/bots';
import { botsFor, think as thinkHere } from '@signoria/bots';
import { adviceFor } from '@signoria/bots/analysis';
import { loadGame } from '@signoria/catalogue';
import type { AnyReplay, GameRecord } from '@signoria/engine';
import { at, chance, derivedSeed, seedFromText, startReplay } from '@signoria/engine';
import { expect } from 'vitest';
import type { HintUse } from '../../src/localGames/localGame.ts';
import type { LocalTable } from '../../src/localGames/localTable.ts';
import { localTable } from '../../src/localGames/localTable.ts';
import type { AdviceWork } from '../../src/table/adviceWork.ts';
import type { Advise, Think } from '../../src/table/botClient.ts';
import { FAMILIES } from '../../src/table/families.ts';
import type { PlayerKind, TableSeat } from '../../src/table/seats.ts';

export const entry = await loadGame('card', 'en');
await botsFor(['card']); // loads the bots' code before `playUntilOver` counts its rounds
export const { rules } = entry;
export const SEED = seedFromText('a table in the browser');

export function seatsOf(...playerKinds: PlayerKind[]): readonly TableSeat[] {
  return playerKinds.map((playerKind, seat) => ({ playerKind, name: `P${seat}`, family: at(FAMILIES, seat) }));
}

/** Creates a bot in the same thread that records its questions. The first `lost` questions fail. */
export function thinker(lost: number) {
  const asked: BotQuestion[] = [];
  const think: Think = async (question) => {
    if (asked.push(question) <= lost) throw new Error('no network');
    return thinkHere(question);
  };
  return { asked, think };
}

/** Advises in the same thread. */
export const adviseHere: Advise = (request, _, onProgress) => adviceFor(request, onProgress);

/** Computes advice with the usual number of samples. */
export const WORK: AdviceWork = {
  isDeep: false,
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

export interface Opened {
  readonly table: LocalTable;
  /** All saves of the game, in order. */
  readonly kept: { record: GameRecord<unknown>; over: boolean; notes: readonly string[]; hints: HintUse }[];
  /** The questions to bots. */
  readonly asked: readonly BotQuestion[];
  readonly reported: readonly Error[];
  /** Set `isFull` to make further saves fail. */
  readonly storage: { isFull: boolean };
  /** For each pause before a bot's answer, true if it was in the middle of a turn. */
  readonly pauses: readonly boolean[];
}

/** Opens a table of this browser. The first `lost` questions to bots fail; `instead` replaces the bots. */
export function open(
  seats: readonly TableSeat[],
  replayed?: AnyReplay,
  lost = 0,
  instead?: Think,
  hints: HintUse = { isAllowed: true, asked: 0, askedAt: null },
): Opened {
  const options = rules.readOptions({}, seats.length);
  if (!options.ok) return expect.fail(options.error.message);
  const kept: Opened['kept'] = [];
  const storage = { isFull: false };
  const pauses: boolean[] = [];
  const { asked, think } = thinker(lost);
  const reported: Error[] = [];
  let count = 0;
  const table = localTable({
    entry,
    seats,
    replay: replayed ?? startReplay(rules, options.value, seats.length, SEED),
    think: instead ?? think,
    advise: adviseHere,
    review: adviseHere,
    report: (error) => reported.push(error),
    uncountedReasons: [],
    hints,
    addressAt: (count) => `/look?at=${count}`,
    rematch: () => ({ address: '/' }),
    freshSeed: () => derivedSeed(SEED, 'bots', count++),
    pause(within) {
      pauses.push(within);
      return null;
    },
    save(record, over, notes, hints) {
      if (!storage.isFull) kept.push({ record, over, notes, hints });
      return !storage.isFull;
    },
  });
  return { table, kept, storage, asked, pauses, reported };
}

export const settled = () => new Promise<void>((done) => setImmediate(done));

/** Plays for all persons, lifting curtains, until the game is over or `until` returns true. */
export async function playUntilOver(table: LocalTable, until: () => boolean = () => false): Promise<void> {
  const draw = chance(seedFromText('persons'), 'choice');
  for (let rounds = 0; rounds < 5000; rounds++) {
    await settled();
    const { over, moves } = table.snapshot();
    if (over || until()) return;
    if (table.curtain() !== null) table.liftCurtain();
    else if (table.next() !== null) table.pass();
    else if (moves.length > 0) table.answer(at(moves, draw() % moves.length));
  }
  expect.fail('the game does not end');
}
