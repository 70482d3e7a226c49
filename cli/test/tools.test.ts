import { spawnSync } from 'node:child_process';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyRules } from '@signoria/engine';
import { LANGUAGES, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { explainFinding, fuzzTables } from '../src/commands/fuzz.ts';
import { readGame } from '../src/input.ts';
import { columns, wrapped } from '../src/textColumns.ts';
import { fileWith, PROGRAM, signoria } from './program.ts';

test('games lists every game with its seats and options', () => {
  const { games } = JSON.parse(signoria('games', '--json').out);
  expect(games.map(({ id }: { id: string }) => id)).toEqual(Object.keys(CATALOGUE));
  const card = games.find(({ id }: { id: string }) => id === 'card');
  expect(card).toMatchObject({ id: 'card', seats: { min: 2, max: 4 } });
  expect(card.options).toContainEqual({ id: 'guilds', kind: 'flag', default: true, name: expect.any(String) });
  for (const language of LANGUAGES)
    expect(signoria('games', '--language', language).out).toMatch(/^card: .+, 2 to 4 seats$/m);
});

describe('figures', () => {
  test('are printed with their sources', () => {
    const figures = JSON.parse(signoria('figures', '--game', 'card').out);
    expect(figures.cards.casa).toMatchObject({ cost: { wood: 2 }, source: 'published' });
    expect(figures.start.source).toBe('rulebook');
  });

  test('of an override are marked as such, and the others are unchanged', () => {
    const override = fileWith({ cards: { casa: { cost: { wood: 1 } } } });
    const figures = JSON.parse(signoria('figures', '--figures', override, '--seats', '4').out);
    expect(figures.cards.casa).toMatchObject({ cost: { wood: 1 }, source: 'override' });
    expect(figures.cards.casamento.source).toBe('published');
  });
});

test('closing the output early, as head does, causes no error', () => {
  const pipe = `"${process.execPath}" "${PROGRAM}" simulate --bots random --games 200 --json | head -c 10`;
  const { stderr, stdout } = spawnSync('sh', ['-c', pipe], { encoding: 'utf8' });
  expect(stdout).toHaveLength(10);
  expect(stderr).toBe('');
});

describe('fuzz', () => {
  test('reports no failure and prints its seed', () => {
    const { code, out } = signoria('fuzz', '--games', '1', '--seed', 'arno');
    expect(out).toMatch(
      /^seed arno\n(\d seats: [01] games by players who prefer rare moves, some of 4 combinations of options\n){3}/,
    );
    expect(out).toMatch(/no failures in 3 games\n$/);
    expect(code).toBe(0);
  });

  test('varies the options that apply to the number of seats, unless they are given', () => {
    const printed = (...words: string[]) => signoria('fuzz', '--game', 'dice', '--seed', 'arno', ...words).out;
    expect(printed('--games', '4', '--seats', '1')).toContain('all 4 combinations of options');
    expect(printed('--games', '1', '--seats', '2')).toContain('no options to vary');
    expect(printed('--games', '1', '--seats', '1', '--options', '{"pope": "easy"}')).toContain('options as given');
  });

  const { rules } = readGame('card');

  /** Returns the first finding in faulty rules. */
  function found(faulty: AnyRules, seats: number, games: number) {
    const options = faulty.readOptions({}, seats);
    if (!options.ok) throw new Error(options.error.message);
    const tables = { rules: faulty, seats, options: () => options.value };
    return fuzzTables(tables, seedFromText('arno'), games, () => {}).finding;
  }

  /** Returns the output of fuzz for faulty rules. */
  function printed(fault: Partial<AnyRules>): string {
    const faulty = { ...rules, ...fault };
    const finding = found(faulty, 2, 5);
    if (finding === undefined) throw new Error('nothing was found');
    const lines = explainFinding(faulty, finding).join('\n');
    expect(lines).toContain(`seed ${finding.seed}`);
    expect(lines).toContain(`log ${JSON.stringify(finding.decisions)}`);
    return lines;
  }

  test('explains a finding with its seed, its log and a shorter log', () => {
    const moves: typeof rules.moves = (state, seat) => {
      const list = rules.moves(state, seat);
      return list.length > 12 ? [...list, list[0]] : list;
    };
    const lines = printed({ moves });
    expect(lines).toMatch(/^no move is listed twice: seat \d is offered .* twice/);
    expect(lines).toMatch(/shortened to 0 decisions: \[\]/);
  });

  test('finds the decision that breaks the rules', () => {
    const apply: typeof rules.apply = (state, seat, move, emit) => {
      if (JSON.stringify(move).startsWith('{"do":"sell"')) throw new Error('the market is closed');
      return rules.apply(state, seat, move, emit);
    };
    const lines = printed({ apply });
    expect(lines).toMatch(/^the rules throw no error: the market is closed/);
    expect(lines).toMatch(/shortened to [1-3] decisions: .*\{"seat":\d,"move":\{"do":"sell",[^}]*\}\}\]$/);
  });

  test('finds a fault that random players rarely reach: the third artwork of a player', () => {
    const { rules: dice } = readGame('dice');
    const apply: AnyRules['apply'] = (state, seat, move, emit) => {
      const outcome = dice.apply(state, seat, move, emit);
      const { players } = state.table as { readonly players: readonly { readonly artworks: readonly unknown[] }[] };
      if (players[seat]?.artworks.length === 3) throw new Error('no room for a third');
      return outcome;
    };
    expect(found({ ...dice, apply }, 2, 30)?.reason).toBe('no room for a third');
  });
});

describe('text for a terminal', () => {
  test('columns never grow beyond 80', () => {
    const rows = columns([
      ['a name that goes on and on '.repeat(5), '1', '22'],
      ['b', '333', '4'],
    ]);
    expect(rows.map((row) => row.length)).toEqual([80, 80]);
    expect(rows[0]).toMatch(/…\s+1\s+22$/);
  });

  test('long lines are broken between words and indented', () => {
    const lines = wrapped('12  ', 'parola '.repeat(20).trim());
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(lines[0]).toMatch(/^12 {2}parola/);
    expect(lines[1]).toMatch(/^ {4}parola/);
  });
});
