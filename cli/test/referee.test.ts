import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, folder, PROGRAM, signoria, startSignoria, withoutBuilding } from './program.ts';

interface Message {
  readonly type: 'hello' | 'ask' | 'events' | 'error' | 'over';
  readonly seat: number;
  readonly version: number;
  readonly moves: readonly unknown[];
  readonly code: string;
  readonly [key: string]: unknown;
}

/** Starts a referee, answers each message with the lines from `reply`, and returns the result. */
async function runReferee(
  words: readonly string[],
  reply: (message: Message) => readonly unknown[] | 'endInput' | 'closeOutput',
) {
  const child = startSignoria('referee', ...words);
  const messages: Message[] = [];
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {}); // the referee may have exited already
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const message: Message = JSON.parse(line);
    messages.push(message);
    const replies = reply(message);
    if (replies === 'endInput') child.stdin.end();
    else if (replies === 'closeOutput') break;
    else for (const one of replies) child.stdin.write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
  }
  child.stdout.destroy();
  child.stdin.end(`${JSON.stringify({ seat: 0, version: 0, move: 0 })}\n`);
  const [code] = await ended;
  return { code: code as number, messages, err: withoutBuilding(err) };
}

const firstMove = ({ type, seat, version }: Message) => (type === 'ask' ? [{ seat, version, move: 0 }] : []);

test('a complete game is played through the pipe', async () => {
  const save = join(folder(), 'game.json');
  const words = ['--seats', '3', '--seed', 'arno', '--bots', '1:random', '--save', save];
  const { code, messages, err } = await runReferee(words, ({ type, seat, version, moves }) =>
    type === 'ask' ? [{ seat, version, move: moves.at(-1) }] : [],
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(messages[0]).toMatchObject({ type: 'hello', protocol: 1, game: 'card', seats: 3, bots: { 1: 'random' } });
  expect(messages[0]).toHaveProperty('figures.cards.casa.source', 'published');
  expect(messages.some(({ type, seat }) => seat === 1 && type !== 'hello')).toBe(false);
  const asks = messages.filter(({ type }) => type === 'ask').map(({ seat, version }) => `${seat} at ${version}`);
  expect(new Set(asks).size).toBe(asks.length);

  const over = messages.at(-1);
  expect(over).toMatchObject({ type: 'over', winners: [expect.any(Number)] });
  expect(messages.slice(0, -1).some((message) => JSON.stringify(message).includes(String(over?.seed)))).toBe(false);
  const replayed = JSON.parse(signoria('replay', save, '--json').out);
  expect(over?.scores).toMatchObject(replayed.scores);
});

test('a seat receives only what it may see', async () => {
  const { messages } = await runReferee(['--seats', '2', '--seed', 'arno'], firstMove);
  for (const message of messages) {
    if (message.type === 'ask') expect(message.view).toMatchObject({ viewer: message.seat });
    if (message.type !== 'events') continue;
    for (const event of message.events as { type: string; seat: number }[])
      if (['cardsDrawn', 'cardsDiscarded'].includes(event.type))
        expect('cards' in event).toBe(event.seat === message.seat);
  }
  expect(messages.at(-1)?.type).toBe('over');
});

test('invalid lines are answered with an error, and the question stays open', async () => {
  let wrong = false;
  const { code, messages } = await runReferee(['--seats', '2', '--seed', 'arno'], (message) => {
    if (message.type !== 'ask') return [];
    const { seat, version, moves } = message;
    const good = { seat, version, move: 0 };
    if (wrong) return [good];
    wrong = true;
    return [
      'not JSON',
      '[]',
      '',
      { seat, version },
      { ...good, seat: 1 - seat },
      { ...good, seat: 'me' },
      { ...good, version: version + 1 },
      { ...good, move: moves.length },
      { ...good, move: -1 },
      { ...good, move: { do: 'fly' } },
      good,
    ];
  });
  expect(messages.filter(({ type }) => type === 'error').map((message) => message.code)).toEqual([
    ...['malformed', 'malformed', 'malformed', 'notPending', 'malformed'],
    ...['staleVersion', 'notLegal', 'notLegal', 'notLegal'],
  ]);
  expect(code).toBe(0);
});

test('an illegal move is answered with the reason and the rule', async () => {
  const used = { do: 'use', die: 'white', use: 'fiorini' };
  const { messages } = await runReferee(['--game', 'dice', '--seats', '1', '--seed', 'arno'], ({ type, version }) => {
    if (type === 'error') return 'endInput';
    return type === 'ask' ? [{ seat: 0, version, move: used }] : [];
  });
  expect(messages.at(-1)).toMatchObject({ type: 'error', code: 'notLegal', path: 'move' });
  expect(messages.at(-1)?.message).toMatch(
    /^expected one of the \d+ moves offered to seat 0; not this one: You have already used the white die\. \(R6\.2\)$/,
  );
});

test('the end of the input before the end of the game is an error, and the game is saved', async () => {
  const save = join(folder(), 'game.json');
  const { code, err } = await runReferee(['--seats', '2', '--seed', 'arno', '--save', save], (message) =>
    message.version >= 7 && message.type === 'ask' ? 'endInput' : firstMove(message),
  );
  expect(err).toBe('signoria: the input ended before the game was over, after 7 decisions\n');
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(save, 'utf8')).decisions).toHaveLength(7);
  expect(signoria('replay', save).code).toBe(0);
});

test('a broken pipe is an error, and the game is saved', async () => {
  const save = join(folder(), 'game.json');
  const { code, err } = await runReferee(['--seats', '2', '--seed', 'arno', '--save', save], (message) =>
    message.type === 'ask' && message.version >= 3 ? 'closeOutput' : firstMove(message),
  );
  expect(err).toMatch(/^signoria: the reader of the output closed the pipe, after \d+ decisions\n$/);
  expect(code).toBe(1);
  expect(signoria('replay', save).code).toBe(0);
});

test('a game of bots alone is shown to a spectator, and its record contains the figures', async () => {
  const save = join(folder(), 'game.json');
  const override = { prestige: { captain: 9 } };
  const words = ['--seats', '2', '--bots', '0:random,1:random', '--figures', fileWith(override), '--save', save];
  const { code, messages } = await runReferee(words, () => []);
  expect(code).toBe(0);
  expect(messages[0]).toHaveProperty('figures.prestige', expect.objectContaining({ captain: 9, source: 'override' }));
  expect(messages.filter(({ type }) => type === 'events').every(({ seat }) => seat === null)).toBe(true);
  expect(JSON.parse(readFileSync(save, 'utf8')).options.figures).toEqual(override);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
test.runIf(hasPython)('the example bot plays a game', () => {
  const example = fileURLToPath(new URL('../../docs/examples/random_bot.py', import.meta.url));
  const words = [example, process.execPath, PROGRAM, 'referee', '--game', 'card', '--seats', '3', '--seed', 'arno'];
  const { status, stdout } = spawnSync('python3', words, { encoding: 'utf8' });
  expect(stdout).toMatch(/^card, rules version \d+, 3 seats\n(seat \d: -?\d+ points, rank \d\n){3}$/);
  expect(status).toBe(0);
});
