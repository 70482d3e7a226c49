import type { LoadedGame } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyReplay, AnyRules, Seat } from '@signoria/engine';
import { advance, at, replay, undoDecisions } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { changesBetween } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../src/replay/playedGame.ts';
import { addressOf, positionFromUrl } from '../../src/replay/positionUrl.ts';
import { readRecords } from '../../src/replay/readFile.ts';
import { replayTable } from '../../src/replay/replayTable.ts';
import { seatsToPlay } from '../../src/replay/seatsToPlay.ts';
import { seenGame } from '../../src/replay/seenGame.ts';
import { roundStarts, stepFrom } from '../../src/replay/steps.ts';
import { replayViews } from '../../src/table/replayViews.ts';
import type { TableSeat } from '../../src/table/seats.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import { randomGame } from '../support/randomGame.ts';

const SEATS: readonly TableSeat[] = [
  { playerKind: 'person', name: 'Anna', family: 'medici' },
  { playerKind: 'greedy', name: 'Bruno', family: 'pazzi' },
];
const NAMES = SEATS.map(({ name }) => name);

function wholeReplay(rules: AnyRules): AnyReplay {
  return randomGame(rules, SEATS.length, 'looked back at').at(-1) ?? expect.fail();
}

describe.each(Object.entries(CATALOGUE))('%s', (_, { rules, text }) => {
  const entry = { rules, text: text.en } as unknown as LoadedGame;
  const replayed = wholeReplay(rules);
  const last = replayed.entries.length;
  const own: readonly Seat[] = [0];
  const game = playedGame({ entry, seats: SEATS, replay: replayed, own, isOver: true });
  const upTo = (count: number) => undoDecisions(replayed, last - count);

  test('every position is the view of that time, without a question', () => {
    const table = replayTable(game, {}, () => null);
    const { build } = snapshotBuilder(rules, NAMES);
    const viewOf = replayViews(rules);
    for (const count of [0, 1, 17, last - 1, last])
      for (const perspective of [0, 1]) {
        table.go({ count, perspective });
        const shown = table.snapshot();
        const then = build(viewOf(upTo(count), perspective), text.en);
        expect({ ...shown, undoable: 0, undoableTurn: 0 }).toEqual({
          ...{ ...then, moves: [], undoable: 0, undoableTurn: 0 },
        });
      }
  });

  test('the view of everything shows the true state and complete scores', () => {
    const table = replayTable(game, { count: 17, perspective: 'all' }, () => null);
    const { laidOpen, scores } = table.snapshot();
    expect(laidOpen).toBe(upTo(17).game.state);
    expect(scores.map(({ total }) => total)).toEqual(rules.totals(upTo(17).game.state));
    expect(scores.every(({ isWhole }) => isWhole)).toBe(true);
  });

  test('while a game runs, only the own view can be replayed', () => {
    const running = playedGame({ entry, seats: SEATS, replay: upTo(17), own, isOver: false });
    expect(running.perspectives).toEqual([0]);
    const table = replayTable(running, { perspective: 1 }, () => null);
    expect([table.position().perspective, table.position().count]).toEqual([0, 17]);
    table.go({ perspective: 'all', count: 99 });
    expect([table.position().perspective, table.position().count]).toEqual([0, 17]);
    const shared = playedGame({ entry, seats: SEATS, replay: upTo(17), own: [0, 1], isOver: false });
    expect(shared.perspectives).toEqual(['spectator']);
  });

  test('stepping through a replay does not apply decisions again', () => {
    let applied = 0;
    const counting: AnyRules = {
      ...rules,
      apply(...given) {
        applied++;
        return rules.apply(...given);
      },
    };
    const counted = playedGame({
      entry: { ...entry, rules: counting },
      seats: SEATS,
      replay: replayed,
      own,
      isOver: true,
    });
    const table = replayTable(counted, {}, () => null);
    for (let count = last; count >= 0; count--) {
      table.go({ count });
      table.snapshot();
    }
    expect(applied).toBe(0);
  });

  test('stepping goes by decision, turn and round, and stops at either end', () => {
    const starts = roundStarts(game);
    expect(starts[0]).toEqual({ round: 1, count: 0 });
    expect(starts.length).toBeGreaterThan(2);
    const [, second = { count: 0 }, third = { count: 0 }] = starts;
    expect(stepFrom(game, 0, 'round', 1)).toBe(second.count);
    expect(stepFrom(game, second.count, 'round', 1)).toBe(third.count);
    expect(stepFrom(game, third.count, 'round', -1)).toBe(second.count);
    expect(stepFrom(game, 0, 'decision', -1)).toBe(0);
    expect(stepFrom(game, last, 'round', 1)).toBe(last);
    for (let count = 0, next = 0; count < last; count = next) {
      next = stepFrom(game, count, 'turn', 1);
      expect(game.turns.slice(count, next).every((turn) => turn === game.turns[count])).toBe(true);
    }
  });

  test('a new game continues from the record up to a position', () => {
    const record = game.recordAt(17) ?? expect.fail();
    const played = replay(rules, JSON.parse(JSON.stringify(record)));
    expect(played.ok && played.value.game.state).toEqual(upTo(17).game.state);
  });

  test('a running online game is replayed from the messages that its seat received', () => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Opaque;
    const without = ({ figures: _figures, ...view }: { figures: unknown }) => plain(view);
    const viewOf = (state: AnyReplay['game']['state']) => without(rules.view(state, 1));
    const start = upTo(0).game;
    let before = start;
    const steps = replayed.game.decisions.slice(0, 40).map(({ seat, move }) => {
      const { game: next, events, turnStart } = advance(rules, before, seat, move);
      const [{ table: was, ...wasOwn }, { table: is, ...isOwn }] = [viewOf(before.state), viewOf(next.state)];
      before = next;
      const seen = { viewer: 1, events: events.map((event) => plain(rules.redact(event, 1))) };
      const views = [{ ...seen, changes: changesBetween(wasOwn, isOwn) }];
      return { seat, turn: turnStart, table: changesBetween(was as Opaque, is as Opaque), views };
    });
    const history = { views: [{ viewer: 1, view: viewOf(start.state) }], steps };
    const options = replayed.game.options;
    const seen = seenGame({ entry, seats: SEATS, options, history });
    const table = replayTable(seen, {}, () => null);
    const known = replayTable(
      playedGame({ entry, seats: SEATS, replay: replayed, own: [1], isOver: true }),
      {},
      () => null,
    );
    expect(table.position().count).toBe(40);
    for (const count of [0, 5, 40]) {
      table.go({ count });
      known.go({ count });
      expect(table.snapshot().chronicle).toEqual(known.snapshot().chronicle);
      expect(plain(table.snapshot().view)).toEqual(plain(known.snapshot().view));
    }
    expect(seen.recordAt(5)).toBeNull();
  });
});

test('a continued game has the viewing persons, or the viewed seat, and bots for all others', () => {
  const seats: readonly TableSeat[] = [...SEATS, { playerKind: 'person', name: 'Clara', family: 'pitti' }];
  const playerKinds = (own: readonly Seat[], seat: Seat, perspective: Seat | 'all') =>
    seatsToPlay({ seats, own } as never, { seat }, perspective).map(({ playerKind }) => playerKind);
  expect(playerKinds([2], 0, 0)).toEqual(['journeyman', 'greedy', 'person']);
  expect(playerKinds([], 1, 1)).toEqual(['journeyman', 'person', 'journeyman']);
  expect(playerKinds([], 0, 'all')).toEqual(['person', 'greedy', 'journeyman']);
});

test('an address names a position, and invalid parts of it are ignored', () => {
  expect(addressOf('/with/x/look', { count: 57, perspective: 1 })).toBe('/with/x/look?at=57&eyes=1');
  expect(positionFromUrl('at=57&eyes=1')).toEqual({ count: 57, perspective: 1 });
  expect(positionFromUrl('eyes=all')).toEqual({ perspective: 'all' });
  expect(positionFromUrl('at=-3&eyes=me')).toEqual({});
});

describe('a file', () => {
  const { rules } = at(Object.values(CATALOGUE), 0);
  const entry = { rules } as unknown as LoadedGame;
  const record = playedGame({ entry, seats: SEATS, replay: wholeReplay(rules), own: [], isOver: true }).recordAt(9);

  test('has one record, or several with names', () => {
    const one = readRecords(JSON.stringify(record));
    expect(one).toMatchObject({ value: { records: [{ names: [], seats: null }], unreadable: 0, isList: false } });
    const several = readRecords(
      JSON.stringify({
        games: [
          { names: NAMES, record },
          { names: [1, ''], seats: SEATS.slice(1), notes: [], record },
          { names: NAMES, seats: SEATS, notes: ['takenBack', 'unheard of'], savedAt: 5, record },
          null,
        ],
      }),
    );
    const [plain, odd, kept] = [
      { names: NAMES, seats: null, notes: null, savedAt: null },
      { names: ['', ''], seats: null, notes: null },
      { seats: SEATS, notes: ['takenBack'], savedAt: 5 },
    ];
    expect(several).toMatchObject({ value: { records: [plain, odd, kept], unreadable: 1, isList: true } });
  });

  test.each([
    ['not a record', 'notJson'],
    ['[]', 'notRecord'],
    ['null', 'notRecord'],
    ['{"games":[]}', 'notRecord'],
    ['{"games":[{"record":{}}]}', 'notRecord'],
  ])('that is not a record is refused: %s', (content, code) => {
    expect(readRecords(content)).toMatchObject({ ok: false, error: { code } });
  });
});
