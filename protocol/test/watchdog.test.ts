import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWatchdog } from '../src/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watchdog over an open connection, and the calls it has made. */
function watching(isVisible = () => true) {
  const done: string[] = [];
  const watchdog = newWatchdog({
    ping: () => done.push('ping'),
    onSilent: () => done.push('silent'),
    isVisible,
  });
  watchdog.opening();
  watchdog.received();
  return { ...watchdog, done };
}

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('pings after ten seconds of silence, and reports a dead connection two seconds later', () => {
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

test('any received message postpones the ping', () => {
  const { done, received, sent } = watching();
  for (let count = 0; count < 10; count++) {
    pass(9000);
    received();
  }
  expect(done).toEqual([]);
  sent();
  pass(1999);
  received();
  pass(9999);
  expect(done).toEqual([]);
  pass(1);
  pass(1999);
  received();
  pass(9999);
  expect(done).toEqual(['ping']);
});

test('pings two seconds after the first unanswered message', () => {
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

test('reports a connection that does not open within four seconds', () => {
  const { done, opening, stop } = watching();
  stop();
  opening();
  pass(3999);
  expect(done).toEqual([]);
  pass(2);
  expect(done).toEqual(['silent']);
});

test('sends no idle pings while the page is hidden, and can ping at once when it is visible again', () => {
  let isVisible = false;
  const { done, pingNow, sent, received } = watching(() => isVisible);
  pass(3_600_000);
  expect(done).toEqual([]);
  sent();
  pass(2000);
  expect(done).toEqual(['ping']); // a sent message needs an answer even on a hidden page
  received();
  pass(3_600_000);
  isVisible = true;
  pingNow();
  expect(done).toEqual(['ping', 'ping']);
  pass(2001);
  expect(done).toEqual(['ping', 'ping', 'silent']);
});

test('a request for a ping while a pong is due neither sends another ping nor extends the timeout', () => {
  const { done, pingNow } = watching();
  pingNow();
  pass(1500);
  pingNow();
  expect(done).toEqual(['ping']);
  pass(501);
  expect(done).toEqual(['ping', 'silent']);
});

test('accepts a pong that arrived while the timers of the page were suspended', () => {
  const { done, pingNow, received } = watching();
  pingNow();
  setTimeout(received, 2000); // runs after the watchdog's own timer, which was set earlier
  pass(2001);
  expect(done).toEqual(['ping']);
  pass(9000);
  expect(done).toEqual(['ping']);
});

test('the timeout grows with each lost connection until a pong arrives in the usual time', () => {
  const { done, opening, received, sent } = watching();
  const lossAfter = (longest: number) => {
    opening();
    const from = performance.now();
    for (const before = done.length; done.length === before; ) pass(1);
    expect(performance.now() - from).toBeLessThan(longest + 2);
    return done.pop();
  };
  for (const longest of [4000, 6000, 9000, 13_500, 16_000, 16_000]) expect(lossAfter(longest)).toBe('silent');
  opening();
  received();
  sent();
  pass(1000);
  received();
  expect(lossAfter(4000)).toBe('silent');
});

test('does not monitor a closed connection', () => {
  const { done, stop, sent } = watching();
  sent();
  stop();
  pass(60_000);
  expect(done).toEqual([]);
});
