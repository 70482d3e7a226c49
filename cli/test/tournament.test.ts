import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wilson } from '@signoria/bots/wilson';
import { seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { readTable } from '../src/input.ts';
import { openTable, receive } from '../src/referee.ts';
import { adjustedMean, meanOf, shareOf, studentQuantile } from '../src/statistics.ts';
import { chartOf } from '../src/tournament/chart.ts';
import type { PlayedDeal, PlayedSeat } from '../src/tournament/deal.ts';
import { outcomesOf } from '../src/tournament/outcome.ts';
import { rotationsOf, slotsFor } from '../src/tournament/plan.ts';
import { ratingsOf } from '../src/tournament/ratings.ts';
import type { EntrantStanding } from '../src/tournament/standings.ts';
import { fileWith, folder, signoria } from './program.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/tournament_bot.mjs', import.meta.url));
const tournament = (bots: string, ...words: readonly string[]) =>
  signoria('tournament', '--game', 'dice', '--bots', bots, '--seed', 'arno', ...words);

interface Report {
  readonly entrants: readonly EntrantStanding[];
  readonly results: readonly PlayedDeal[];
}

function reportOf(bots: string, ...words: readonly string[]): Report {
  const { code, out, err } = tournament(bots, '--json', ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** Returns the report without the measured times. */
function withoutTimes(report: object): unknown {
  return JSON.parse(JSON.stringify(report, (key, value) => (/^(timing|seconds)$/.test(key) ? undefined : value)));
}

const seatsOf = ({ results }: Report): readonly PlayedSeat[] => results.flatMap(({ games }) => games.flat());

test('--json gives the figures of all entrants and the results of all deals', () => {
  const report = reportOf('greedy,random', '--games', '3', '--baseline');
  expect(report).toMatchObject({ game: 'dice', seats: 2, seed: 'arno', deals: 2, games: 4 });
  expect(report.results).toHaveLength(10);
  expect(report.results.map(({ games }) => games.length).slice(0, 3)).toEqual([2, 2, 0]);
  for (const { baseline } of report.results) expect(baseline).toHaveLength(2);
  const [greedy, random] = report.entrants;
  expect(greedy).toMatchObject({ name: 'greedy', games: 4, forfeits: 0, rating: { mu: 0 } });
  expect((greedy?.wins ?? 0) + (random?.wins ?? 0)).toBeCloseTo(4);
  expect(greedy?.lead.mean).toBeCloseTo(-(random?.lead.mean ?? 0));
  expect(random?.share.interval).toEqual([expect.any(Number), expect.any(Number)]);
  expect(random?.rating.mu).toBeLessThan(0);
});

test('the results do not depend on the number of workers', () => {
  const play = (workers: string) =>
    withoutTimes(reportOf('random,random,greedy', '--games', '6', '--workers', workers));
  expect(play('1')).toEqual(play('3'));
});

test('an entrant against itself wins equally often from all slots', () => {
  const report = reportOf('random,random,random', '--games', '12');
  const wins = [0, 1, 2].map((slot) =>
    seatsOf(report)
      .filter((seat) => seat.slot === slot)
      .reduce((sum, seat) => sum + seat.wins, 0),
  );
  expect(wins[1]).toBeCloseTo(wins[0] ?? -1);
  expect(wins[2]).toBeCloseTo(wins[0] ?? -1);
  expect(report.entrants).toHaveLength(1);
  expect(report.entrants[0]?.share.mean).toBeCloseTo(1 / 3);
});

test.each([
  { entrants: [0, 1], seats: 2 },
  { entrants: [0, 1], seats: 3 },
  { entrants: [0, 1, 2, 3, 4], seats: 4 },
])('every slot has every seat once in a deal: $entrants in $seats seats', ({ entrants, seats }) => {
  const slots = slotsFor(entrants, seats);
  for (const deal of [0, 1, 2]) {
    const games = rotationsOf({ seed: seedFromText('arno'), slots, seats }, deal);
    for (let seat = 0; seat < seats; seat++)
      expect(games.map((game) => game[seat]).sort()).toEqual(slots.map((_, slot) => slot));
    for (const game of games) expect(new Set(game).size).toBe(seats);
  }
});

test('without --json it prints tables of at most 80 columns, and the number of games played', () => {
  const chart = join(folder(), 'chart.svg');
  const { code, out } = tournament('random,random,greedy', '--games', '4', '--chart', chart);
  expect(code).toBe(0);
  expect(out).toContain('6 games: 2 deals in 3 rotations, 4 rounded up to whole deals');
  expect(out).toMatch(/^random +12 +/m);
  expect(out).toContain('The rating of greedy is 0.');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expectWellFormed(readFileSync(chart, 'utf8'));
});

describe('programs', () => {
  const patient = ['--time-limit', '100', '--games', '2'];

  test('the example of the documentation plays without forfeits', () => {
    const report = reportOf(`random,exec:node "${EXAMPLE}"`, ...patient);
    const own = seatsOf(report).filter(({ entrant }) => entrant === 1);
    expect(own.map(({ forfeit, stderr }) => ({ forfeit, stderr }))).toEqual([
      { forfeit: null, stderr: '' },
      { forfeit: null, stderr: '' },
    ]);
    expect(report.entrants[1]?.decisions).toBeGreaterThan(20);
  });

  test.each([
    ['exits', 'console.error("out of ideas"); process.exit(3)', 'ended with exit code 3', 'out of ideas'],
    ['writes nonsense', 'setInterval(() => console.log("hm"), 1)', 'more than 3 refused lines', ''],
    ['never ends a line', 'setInterval(() => process.stdout.write("x".repeat(9999)), 1)', 'wrote a line that', ''],
  ])('a program that %s forfeits with the last place', (_, source, reason, stderr) => {
    const report = reportOf(`random,exec:node "${fileWith(source, 'bot.mjs')}"`, ...patient);
    for (const { entrant, place, wins, forfeit } of seatsOf(report))
      expect({ entrant, place, wins, forfeit }).toEqual(
        entrant === 0
          ? { entrant, place: 1, wins: 1, forfeit: null }
          : { entrant, place: 2, wins: 0, forfeit: expect.stringContaining(reason) },
      );
    expect(report.entrants[1]).toMatchObject({ forfeits: 2, stderr });
  });

  test('a program that never answers, or does not exist, is listed with the reason', () => {
    const silent = `exec:node "${fileWith('setInterval(() => {}, 1000)', 'bot.mjs')}"`;
    const { code, out } = tournament(`random,${silent},exec:/no/such/program`, '--games', '1', '--time-limit', '1');
    expect(code).toBe(0);
    expect(out.replace(/\s+/g, ' ')).toContain('forfeited 3: no answer within 1 s (3)');
    expect(out.replace(/\s+/g, ' ')).toContain('cannot be started: no such file or directory (3)');
  });
});

test.each([
  [['--bots', 'greedy'], /--bots: expected 2 to 5 entrants, got 1/],
  [['--bots', 'greedy,deep'], /--bots: expected one of .*greedy.*, exec:COMMAND, got "deep"/],
  [['--bots', 'greedy,exec: '], /--bots: expected a command after exec:/],
  [['--bots', 'greedy,random', '--seats', '9'], /--seats: expected 2 to 4 for card, got 9/],
  [['--bots', 'greedy,random', '--game', 'dice', '--seats', '1'], /--seats: a tournament needs at least 2 seats/],
  [['--bots', 'greedy,random', '--workers', '0'], /--workers: expected a whole number of at least 1/],
  [['--bots', 'greedy,random', '--chart', '/no/such/chart.svg'], /chart\.svg: cannot be written: no such file/],
])('invalid input is reported in one line: %j', (words, line) => {
  const { code, err, out } = signoria('tournament', ...words);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(line);
  expect(err).toMatch(/^signoria: [^\n]*\n$/);
});

test('a program cannot answer for the seat of another program', () => {
  const options = readTable({ game: 'card', seats: 2 });
  const written: (readonly [object, number | null])[] = [];
  const referee = openTable(options, seedFromText('arno'), new Map(), (...message) => written.push(message));
  const [seat] = referee.asks.keys();
  const answer = JSON.stringify({ seat, version: 0, move: 0 });
  expect(receive(referee, answer, 1 - (seat ?? 0))).toBe(false);
  expect(written.at(-1)).toMatchObject([{ type: 'error', code: 'notPending' }, 1 - (seat ?? 0)]);
  expect(receive(referee, answer, seat)).toBe(true);
});

test('seats that forfeited come last, and the others keep their order', () => {
  const scores = [9, 5, 7].map((total, seat) => ({ seat, total, lines: [], rank: [1, 3, 2][seat] ?? 0 }));
  expect(outcomesOf(scores, new Set([0]))).toEqual([
    { points: 5, lead: -2, place: 3, wins: 0 },
    { points: 5, lead: -2, place: 2, wins: 0 },
    { points: 7, lead: 2, place: 1, wins: 1 },
  ]);
  expect(outcomesOf(scores, new Set([0, 1, 2])).map(({ wins }) => wins)).toEqual([0, 0, 0]);
});

describe('statistics', () => {
  test('intervals of means use the quantiles of Student', () => {
    expect(studentQuantile(1)).toBeCloseTo(12.706, 3);
    expect(studentQuantile(6)).toBeCloseTo(2.447, 2);
    expect(studentQuantile(30)).toBeCloseTo(2.042, 3);
    expect(meanOf([1, 2, 3]).interval?.[1]).toBeCloseTo(2 + 4.3027 / Math.sqrt(3), 3);
    expect(meanOf([1]).interval).toBeNull();
  });

  test('shares of few or equal values have at least the interval of Wilson', () => {
    expect(wilson(0.5, 10).map((bound) => bound.toFixed(3))).toEqual(['0.237', '0.763']);
    expect(shareOf(Array.from({ length: 100 }, () => 1)).interval[0]).toBeCloseTo(0.963, 3);
    const halves = Array.from({ length: 100 }, (_, index) => (index % 10 === 0 ? 1 : 0.5));
    expect(shareOf(halves).interval[0]).toBeGreaterThan(0.5);
  });

  test('a control variate that explains all removes all variance but that of its own mean', () => {
    const controls = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
    const own = controls.slice(0, 20);
    const adjusted = adjustedMean(
      own.map((control) => 3 + 2 * control),
      own,
      controls,
    );
    expect(adjusted?.mean).toBeCloseTo(3 + 2 * 49.5);
    expect(adjusted?.removed).toBeCloseTo(0.8);
    expect(adjustedMean([1, 2, 3, 4, 5], [7, 7, 7, 7, 7], [7])).toBeNull();
  });
});

test('ratings order the entrants, with the anchor at 0', () => {
  const games = Array.from({ length: 30 }, () => [
    { entrant: 0, place: 2 },
    { entrant: 1, place: 1 },
    { entrant: 2, place: 3 },
  ]);
  const [first, second, third] = ratingsOf(3, games, 0);
  expect(first?.mu).toBe(0);
  expect(second?.mu).toBeGreaterThan(1);
  expect(third?.mu).toBeLessThan(-1);
});

test('the chart escapes names', () => {
  const share = { mean: 0.5, interval: [0.4, 0.6] };
  const svg = chartOf('A & B', 2, [{ name: 'exec:a <"b">\u0007', share } as unknown as EntrantStanding]);
  expect(svg).toContain('exec:a &lt;&quot;b&quot;&gt; ');
  expectWellFormed(svg);
});

/** Checks that tags are balanced and that text has no stray characters of XML. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)(\w+)((?: [\w-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)(\/?)>/g,
    (_, closing, name, __, single) => {
      if (closing) expect(open.pop()).toBe(name);
      else if (!single) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
  expect(svg).toMatch(/^<svg /);
}
