import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWatchdog } from '../src/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watchdog over an open connection, and the calls it has made. */
function watching(isLookedAt = () => true) {
  const done: string[] = [];
  const watchdog = newWatchdog({
    ping: () => done.push('ping'),
    onSilent: () => done.push('silent'),
    isLookedAt,
  });
  watchdog.opening();
  watchdog.heard();
  return { ...watchdog, done };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('after ten silent seconds it asks, and two more without an answer are too many', () => {
  const { done } = watching();
  pass(9999);
  expect(done).toEqual([]);
  pass(1);
  expect(done).toEqual(['ping']);
  pass(1999);
  expect(done).toEqual(['ping']);
  pass(2);
  expect(done).toEqual(['ping', 'silent']);
  pass(60_000);
  expect(done).toHaveLength(2);
});

test('any received message counts as a sign of life', () => {
  const { done, heard, sent } = watching();
  for (let count = 0; count < 10; count++) {
    pass(9000);
    heard();
  }
  expect(done).toEqual([]);
  sent();
  pass(1999);
  heard();
  pass(9999);
  expect(done).toEqual([]);
  pass(1);
  pass(1999);
  heard();
  pass(9999);
  expect(done).toEqual(['ping']);
});

test('a ping follows two seconds after the first unanswered message', () => {
  const { done, sent } = watching();
  sent();
  pass(1500);
  sent();
  pass(500);
  expect(done).toEqual(['ping']);
  sent();
  pass(2001);
  expect(done).toEqual(['ping', 'silent']);
});

test('a connection that does not open is lost after four seconds', () => {
  const { done, opening, stop } = watching();
  stop();
  opening();
  pass(3999);
  expect(done).toEqual([]);
  pass(2);
  expect(done).toEqual(['silent']);
});

test('nobody is asked for want of anything else while nobody looks; whoever looks again can ask at once', () => {
  let isLookedAt = false;
  const { done, ask, sent, heard } = watching(() => isLookedAt);
  pass(3_600_000);
  expect(done).toEqual([]);
  sent();
  pass(2000);
  expect(done).toEqual(['ping']); // a sent message needs an answer even on a hidden page
  heard();
  pass(3_600_000);
  isLookedAt = true;
  ask();
  expect(done).toEqual(['ping', 'ping']);
  pass(2001);
  expect(done).toEqual(['ping', 'ping', 'silent']);
});

test('asked once more while an answer is due, it neither asks again nor waits any longer', () => {
  const { done, ask } = watching();
  ask();
  pass(1500);
  ask();
  expect(done).toEqual(['ping']);
  pass(501);
  expect(done).toEqual(['ping', 'silent']);
});

test('an answer that came while the page itself stood still counts, however late its timers are', () => {
  const { done, ask, heard } = watching();
  ask();
  setTimeout(heard, 2000); // runs after the watchdog's own timer, which was set earlier
  pass(2001);
  expect(done).toEqual(['ping']);
  pass(9000);
  expect(done).toEqual(['ping']);
});

test('with each loss there is more time, until an answer comes as soon as usual', () => {
  const { done, opening, heard, sent } = watching();
  const lossAfter = (longest: number) => {
    opening();
    const from = performance.now();
    for (const before = done.length; done.length === before; ) pass(1);
    expect(performance.now() - from).toBeLessThan(longest + 2);
    return done.pop();
  };
  for (const longest of [4000, 6000, 9000, 13_500, 16_000, 16_000]) expect(lossAfter(longest)).toBe('silent');
  opening();
  heard();
  sent();
  pass(1000);
  heard();
  expect(lossAfter(4000)).toBe('silent');
});

test('a connection that is gone is not watched', () => {
  const { done, stop, sent } = watching();
  sent();
  stop();
  pass(60_000);
  expect(done).toEqual([]);
});
