import { expect, test } from 'vitest';
import type { OptionSpec, Result } from '../src/index.ts';
import { amount, describeFigures, ok, optionsReader, quantities, unmet, whole } from '../src/index.ts';

const OPTIONS = [
  { id: 'thieves', kind: 'flag', default: true },
  { id: 'laps', kind: 'number', default: 3, min: 1, max: 5 },
  { id: 'weather', kind: 'choice', default: 'fair', choices: ['fair', 'foul'], seats: { min: 2, max: 2 } },
] as const satisfies readonly OptionSpec[];

const { figuresWith, readOverride } = describeFigures(
  quantities({ stable: { horses: 6 } }, 'rulebook', { stable: amount(whole(0, 9)) }),
);
const readAny = optionsReader(OPTIONS, readOverride);
/** Each lap needs a fresh horse for every player. */
const read = optionsReader(OPTIONS, readOverride, (options, seats) => {
  const { horses } = figuresWith(options.figures).stable;
  const needed = options.laps * seats;
  return needed > horses
    ? unmet('outOfRange', 'scarce', { needed, there: horses, what: 'horses' }, 'laps')
    : ok(options);
});
const refusal = <T>(result: Result<T, string>) =>
  result.ok ? 'accepted' : `${result.error.code} ${result.error.path}: ${result.error.message}`;

test('missing options have their defaults', () => {
  const usual = { thieves: true, laps: 3, weather: 'fair' };
  for (const input of [undefined, null, {}]) expect(readAny(input, 2)).toEqual({ ok: true, value: usual });
  const given = { thieves: false, laps: 5, weather: 'foul', figures: { stable: { horses: 9 } } } as const;
  expect(readAny(given, 4)).toEqual({ ok: true, value: given });
  expect(JSON.stringify(readAny({ figures: {}, laps: 1 }, 2))).toBe(
    JSON.stringify({ ok: true, value: { ...usual, laps: 1, figures: {} } }),
  );
});

test.each([
  [[], 'malformed : expected an object, got […]'],
  [{ thieves: 1 }, 'malformed thieves: expected true or false, got 1'],
  [{ laps: '3' }, 'malformed laps: expected a whole number from 1 to 5, got "3"'],
  [{ laps: 6 }, 'outOfRange laps: expected a whole number from 1 to 5, got 6'],
  [{ weather: 'fog' }, 'malformed weather: expected one of fair, foul, got "fog"'],
  [{ moon: 1 }, 'malformed moon: unknown; expected thieves, laps, weather, figures'],
  [
    { figures: { stable: { horses: 10 } } },
    'outOfRange figures.stable.horses: expected a whole number from 0 to 9, got 10',
  ],
])('options %j are refused: %s', (input, message) => {
  expect(refusal(readAny(input, 2))).toBe(message);
  expect(refusal(read(input, 2))).toBe(message);
});

test('the game checks further conditions for the number of players', () => {
  expect(refusal(read({}, 2))).toBe('accepted');
  expect(refusal(read({}, 3))).toBe('outOfRange laps: asks for 9, but there are 6 horses');
  expect(refusal(read({ figures: { stable: { horses: 9 } } }, 3))).toBe('accepted');
  expect(refusal(readAny({}, 3))).toBe('accepted');
});
