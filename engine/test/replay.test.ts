import { describe, expect, test } from 'vitest';
import type { Advance, AnyRules, GameRecord, Replay } from '../src/index.ts';
import {
  advance,
  at,
  chance,
  checkedDecisions,
  decisionsSince,
  pick,
  playedUpTo,
  replay,
  replayDecisions,
  resume,
  seedFromText,
  startReplay,
  toRecord,
  undoDecisions,
  withDecision,
} from '../src/index.ts';
import { palio } from './toy/index.ts';
import type { PalioTypes } from './toy/types.ts';

const SEED = seedFromText('replay');

/** Returns a whole game played at random, and the result of each decision. */
function wholeReplay() {
  const draw = chance(SEED, 'test');
  const steps: Advance<PalioTypes>[] = [];
  let replayed: Replay<PalioTypes> = startReplay(palio, { thieves: false }, 3, SEED);
  for (let [seat] = palio.pending(replayed.game.state); seat !== undefined; ) {
    const move = pick(draw, palio.moves(replayed.game.state, seat));
    steps.push(advance(palio, replayed.game, seat, move));
    replayed = withDecision(palio, replayed, seat, move);
    [seat] = palio.pending(replayed.game.state);
  }
  return { replayed, steps };
}

const { replayed, steps } = wholeReplay();
const { length } = replayed.entries;
const recordOf = ({ game }: Replay<PalioTypes>): GameRecord<unknown> =>
  JSON.parse(JSON.stringify(toRecord(palio, game)));

describe('a replay', () => {
  test('has an entry for each decision with its results and the state after it', () => {
    expect(length).toBeGreaterThan(10);
    expect(replayed.entries).toEqual(
      steps.map(({ game, events, turnStart, ended }) => {
        const { state, barrier, turns, decisions } = game;
        return { ...decisions.at(-1), events, turnStart, ended, state, barrier, turns };
      }),
    );
    expect(replayed.game).toEqual(at(steps, length - 1).game);
  });

  test('is the same from the record', () => {
    const again = replay(palio, recordOf(replayed));
    expect(again).toEqual({ ok: true, value: replayed });
    expect(resume({ ...palio, rulesVersion: 2 }, recordOf(replayed))).toEqual(again);
  });

  test('stops where it is asked to', () => {
    expect(replay(palio, recordOf(replayed), 4)).toEqual({ ok: true, value: undoDecisions(replayed, length - 4) });
  });

  test('goes back to any position without playing a move', () => {
    for (let count = 0; count <= length; count++) {
      const back = undoDecisions(replayed, length - count);
      expect(back.game).toEqual(playedUpTo(palio, replayed.game, count));
      expect(back.entries).toEqual(replayed.entries.slice(0, count));
      expect(back.game.state).toBe(count === 0 ? replayed.start.state : replayed.entries[count - 1]?.state);
    }
  });

  test('counts the decisions since a seat decided', () => {
    const seats = replayed.entries.map(({ seat }) => seat);
    for (const seat of [0, 1, 2]) expect(decisionsSince(replayed, seat, 1)).toBe(length - seats.lastIndexOf(seat));
    expect(decisionsSince(replayed, 0, 1000)).toBe(0);
  });
});

describe('the steps of a game', () => {
  const { start, game } = replayed;

  test('are played one at a time, only as far as they are read', () => {
    let applied = 0;
    const counting: typeof palio = {
      ...palio,
      apply(...given) {
        applied++;
        return palio.apply(...given);
      },
    };
    for (const step of replayDecisions(counting, start, game.decisions)) {
      expect(step).toEqual(at(steps, applied - 1));
      if (applied === 5) break;
    }
    expect(applied).toBe(5);
  });

  test('that are checked end with the first error', () => {
    const edited = game.decisions.map((decision, index) =>
      index === 3 ? { ...decision, move: { do: 'win' } } : decision,
    );
    const checked = [...checkedDecisions(palio as unknown as AnyRules, start, edited)];
    expect(checked.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(checked.slice(0, 3)).toEqual(steps.slice(0, 3).map((value) => ({ ok: true, value })));
    const refused = replay(palio, { ...recordOf(replayed), decisions: edited });
    expect(refused).toMatchObject({ ok: false, error: { code: 'edited', path: 'decisions.3' } });
  });
});
