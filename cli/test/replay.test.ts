import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@signoria/catalogue/all';
import { LANGUAGES, numeral, replay } from '@signoria/engine';
import { expect, test } from 'vitest';
import { fileWith, folder, signoria } from './program.ts';

const records = folder();
const { out } = signoria(
  ...['simulate', '--seats', '3', '--bots', 'random', '--games', '1', '--seed', 'arno', '--json', '--records', records],
);
const [result] = JSON.parse(out).results;
const path = join(records, 'card-00000.json');
const text = readFileSync(path, 'utf8');
const record = JSON.parse(text);

test('replay reproduces the game of a record', () => {
  const { code, out: json } = signoria('replay', path, '--json');
  expect(code).toBe(0);
  const replayed = JSON.parse(json);
  expect(replayed).toMatchObject({ game: 'card', seats: 3, over: true, ...result });
  expect(replayed.state).toEqual(record.snapshot);
  expect(replayed.events).toHaveLength(result.decisions);
  expect(replayed.events.at(-1).at(-1)).toEqual({ type: 'gameEnded' });
});

test('--to stops after the given decision', () => {
  const replayed = JSON.parse(signoria('replay', path, '--to', '5', '--json').out);
  expect(replayed).toMatchObject({ decisions: 5, over: false, winners: [] });
  expect(JSON.parse(signoria('replay', path, '--to', '0', '--json').out).events).toEqual([]);
  const tooFar = signoria('replay', path, '--to', '5000');
  expect(tooFar.err).toBe(`signoria: --to: expected 0 to ${result.decisions}, got 5000\n`);
  expect(tooFar.code).toBe(1);
});

test('--state prints the position instead of the log', () => {
  const { code, out: printed } = signoria('replay', path, '--to', '5', '--state');
  expect(code).toBe(0);
  expect(printed).toMatch(/^agenda, next step first\n {2}\w+ of seat \d/);
  expect(printed).toContain(`seed: ${record.seed}`);
});

test('--verify confirms a valid record and prints the hash of its seed', () => {
  const hash = createHash('sha256').update(record.seed).digest('hex');
  const checked = signoria('replay', '--verify', path);
  expect(checked.code).toBe(0);
  expect(checked.out).toContain(`All ${result.decisions} decisions are legal`);
  expect(checked.out).toContain(hash);
  expect(signoria('replay', path, '--hash', hash.toUpperCase()).out).toContain('The seed matches the given SHA-256.');
  expect(JSON.parse(signoria('replay', path, '--json').out).seedHash).toBe(hash);
});

test.each([['--verify'], ['--hash', '0'.repeat(64)]])('a part of a record cannot be verified: %s', (...words) => {
  expect(signoria('replay', path, '--to', '5', ...words)).toEqual({
    code: 1,
    out: '',
    err: 'signoria: --to: cannot be combined with --verify or --hash\n',
  });
});

test.each([
  ['another seed', '0'.repeat(64), /seed: its SHA-256 is [0-9a-f]{64}, not the given one/],
  ['six letters', 'lilium', /--hash: expected 64 hexadecimal digits, got "lilium"/],
])('a hash of %s is refused', (_, hash, line) => {
  const { code, err, out: nothing } = signoria('replay', path, '--verify', '--hash', hash);
  expect(err).toMatch(line);
  expect({ code, nothing }).toEqual({ code: 1, nothing: '' });
});

test.each(LANGUAGES)('the log is printed as prose (%s)', (language) => {
  const { code, out: printed } = signoria('replay', path, '--language', language);
  expect(code).toBe(0);
  const lines = printed.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(result.decisions);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  const totals = result.scores.map(({ total }: { total: number }) => numeral(total));
  expect(lines.at(-1)).toMatch(new RegExp(`^= +${totals.join(' +')}$`));
});

test('later events of a turn are indented', () => {
  const place = folder();
  const words = ['--game', 'dice', '--seats', '2', '--bots', 'random', '--games', '1', '--seed', 'arno'];
  signoria('simulate', ...words, '--records', place);
  const file = join(place, 'dice-00000.json');
  const replayed = replay(CATALOGUE.dice?.rules ?? expect.fail(), JSON.parse(readFileSync(file, 'utf8')));
  const { entries } = replayed.ok ? replayed.value : expect.fail(replayed.error.message);
  const turns = entries.map(({ turnStart }) => turnStart);
  const events = entries.map((entry) => entry.events);
  const printed = turns.flatMap((turn, index) => (events[index]?.length ? [{ number: index + 1, turn }] : []));
  const lines = [...signoria('replay', file).out.matchAll(/^ *(\d+)( {2,})\S/gm)];
  expect(lines.map(([, number, gap]) => [Number(number), gap?.length])).toEqual(
    printed.map(({ number, turn }, index) => [number, printed[index - 1]?.turn === turn ? 4 : 2]),
  );
  expect(new Set(lines.map(([, , gap]) => gap)).size).toBe(2);
});

test.each([
  ['broken JSON', text.slice(0, text.length / 2), /expected JSON: /],
  [
    'decisions left out at the end',
    { ...record, decisions: record.decisions.slice(0, -1) },
    /snapshot: .*cut or edited/,
  ],
  [
    'a decision left out',
    { ...record, decisions: record.decisions.toSpliced(3, 1) },
    /decisions\.\d+: cannot be played|snapshot: /,
  ],
  [
    'another move',
    { ...record, decisions: record.decisions.with(0, { seat: 0, move: { do: 'fly' } }) },
    /decisions\.0: /,
  ],
  ['another result', { ...record, snapshot: { ...record.snapshot, table: {} } }, /snapshot: .*cut or edited/],
  ['no decisions at all', { ...record, decisions: undefined }, /decisions: is missing/],
  ['another seed', { ...record, seed: '0'.repeat(32) }, /decisions\.\d+: cannot be played|snapshot: /],
  ['an invalid seed', { ...record, seed: 'arno' }, /seed: expected 32 hexadecimal digits/],
  ['another version', { ...record, rulesVersion: record.rulesVersion + 1 }, /rulesVersion: expected \d+, got \d+/],
  ['another game', { ...record, game: 'chess' }, /game: expected florenza, card, dice, firenze, got "chess"/],
  ['too many seats', { ...record, seats: 9 }, /seats: expected 2 to 4, got 9/],
  ['bad options', { ...record, options: { guilds: 1 } }, /guilds: expected true or false, got 1/],
  ['something else', [1, 2, 3], /file\.json: expected an object, got /],
])('a record with %s is refused', (_, content, line) => {
  const { code, err, out: nothing } = signoria('replay', fileWith(content));
  expect(err).toMatch(line);
  expect(err).toMatch(/^signoria: [^\n]*\n$/);
  expect({ code, nothing }).toEqual({ code: 1, nothing: '' });
});
