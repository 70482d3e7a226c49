import { GAME_IDS } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { signoria } from './program.ts';

test('bench --server measures every server, and ours keeps all moves after a kill', () => {
  const { code, out } = signoria('bench', '--server', '--quick', '--json');
  expect(code).toBe(0);
  const { measured, ratios, opening, stepBytes } = JSON.parse(out);
  expect(measured.map(({ id }: { id: string }) => id)).toEqual([
    'signoria',
    'boardgame.io-files',
    'boardgame.io-memory',
  ]);
  for (const { moves, processorPerMove, movesPerSecond, delay } of measured) {
    expect(moves).toBe(40);
    for (const figure of [processorPerMove, movesPerSecond, delay.p50, delay.p95, delay.p99])
      expect(figure).toBeGreaterThan(0);
  }
  const [ours, , inMemory] = measured;
  expect(ours.kept).toEqual({ acknowledged: 20, found: 20 });
  expect(inMemory.kept).toEqual({ acknowledged: 20, found: 0 });
  expect(Object.keys(ratios)).toHaveLength(4);
  expect(opening.decisions).toBeGreaterThan(99);
  expect(opening.first).toBeGreaterThan(0);
  for (const { steps, p50, p95 } of stepBytes) {
    expect(steps).toBeGreaterThan(100);
    expect(p95).toBeGreaterThan(p50);
    expect(p50).toBeLessThan(600); // holds while a step contains only what changed
  }
});

test('bench --bots measures evaluations, networks and samples in every game', () => {
  const { code, out } = signoria('bench', '--bots', '--quick', '--json');
  expect(code).toBe(0);
  const { measured } = JSON.parse(out) as { measured: Readonly<Record<string, number>>[] };
  expect(measured.map(({ game }) => game)).toEqual(GAME_IDS);
  for (const { evaluationsPerSecond, networkEvaluationsPerSecond, samplesPerSecond } of measured)
    for (const speed of [evaluationsPerSecond, networkEvaluationsPerSecond, samplesPerSecond])
      expect(speed).toBeGreaterThan(0);
});

test('bench --attacks: all moves at other tables are answered', () => {
  const { code, out } = signoria('bench', '--attacks', '--quick', '--json');
  expect(code).toBe(0);
  const { measured } = JSON.parse(out);
  expect(measured.map(({ id }: { id: string }) => id)).toEqual([
    'chat',
    'protocol-pings',
    'rename',
    'refused',
    'start',
  ]);
  for (const { moves, p50, p99, longest } of measured) {
    expect(moves).toBe(10);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(longest).toBeGreaterThanOrEqual(p99);
  }
});

test('bench --attacks --only measures one attack and lists all for an unknown id', () => {
  const { code, out } = signoria('bench', '--attacks', '--quick', '--json', '--only', 'encoded');
  expect(code).toBe(0);
  expect(JSON.parse(out).measured).toMatchObject([{ id: 'encoded', moves: 10 }]);
  expect(signoria('bench', '--attacks', '--only', 'siege').err).toContain('expected one of nothing, chat, ');
  expect(signoria('bench', '--server', '--only', 'chat').err).toBe('signoria: bench: --only is only for --attacks\n');
});

test('bench --load measures many tables with spectators, and stored moves per second', () => {
  const { code, out } = signoria('bench', '--load', '--quick', '--json');
  expect(code).toBe(0);
  const { crowd, stored } = JSON.parse(out);
  expect(crowd).toMatchObject({ tables: 20, sockets: 80, moves: 60 });
  expect(crowd.p50).toBeGreaterThan(0);
  expect(crowd.p99).toBeGreaterThanOrEqual(crowd.p50);
  expect(crowd.memoryPerTable).toEqual(expect.any(Number)); // in a run this small memory use may even shrink
  expect(stored[0]).toMatchObject({ id: 'sqlite', moves: 20 });
  for (const { movesPerSecond, processorPerMove } of stored) {
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(processorPerMove).toBeGreaterThan(0);
  }
});

test('bench --load reports a limit of open files that is too low', () => {
  const { code, err } = signoria('bench', '--load', '--tables', '1000000000');
  expect(code).toBe(1);
  expect(err).toMatch(/^signoria: bench: 1000000000 tables need 4000000100 open files .* --tables \d+\n$/);
});

test('bench rejects options that do not belong together', () => {
  expect(signoria('bench', '--quick')).toMatchObject({
    code: 1,
    out: '',
    err: 'signoria: bench: --quick is only for --bots, --server, --attacks, --load and --page\n',
  });
  expect(signoria('bench', '--server', '--figures', 'any.json')).toMatchObject({ code: 1, out: '' });
});
