import type { AnyRules } from '@signoria/engine';
import { at, begin, LANGUAGES, seedFromText } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { firenzeText } from '@signoria/firenze/text';
import { describe, expect, test } from 'vitest';
import type { Seen } from '../src/terminal/drawing.ts';
import { drawFirenze } from '../src/terminal/firenze/index.ts';
import { showChoices } from '../src/terminal/screen.ts';
import type { TerminalGame } from '../src/terminal/session.ts';
import { seenBySession } from '../src/terminal/session.ts';
import { WORDS } from '../src/terminal/words/index.ts';
import { numberOf, ones, playWith, runWithAnswers } from './playing.ts';
import { folder, signoria } from './program.ts';

const game = (...more: readonly string[]) => ['--game', 'firenze', ...more];
const names = ['Medici', 'Pazzi', 'Pitti'];

/** Returns a table of three as the Medici see it, who must take a card. `change` modifies it first. */
function seenAt(change: (table: firenze.Table) => void, language: Seen['language'] = 'en'): Seen {
  const rules = firenze.firenze as unknown as AnyRules;
  const options = rules.readOptions({}, 3);
  if (!options.ok) throw new Error(options.error.message);
  const dealt = begin(rules, options.value, 3, seedFromText('drawn'));
  const state = dealt.state as unknown as firenze.State;
  const { table } = state;
  Object.assign(table, { active: 0, first: 0, agenda: { steps: [{ ask: 'card', seat: 0 }], lanes: [] } });
  change(table);
  return seenBySession({
    rules,
    game: dealt,
    seat: 0,
    names,
    language,
    text: firenzeText[language],
  } as unknown as TerminalGame);
}

function drawn(seen: Seen, width = 80): string {
  return drawFirenze
    .table(seen, width)
    .flatMap(({ lines }) => lines)
    .join('\n');
}

/** Returns the cells in the row of a heading or label. */
const cells = (table: string, label: RegExp) =>
  table
    .split('\n')
    .find((line) => label.test(line))
    ?.slice(19)
    .match(/.{1,8}/g)
    ?.map((cell) => cell.trim()) ?? [];

const terminal = { rules: firenze.firenze, drawing: drawFirenze, unfolded: false, words: WORDS.en };
const session = terminal as unknown as TerminalGame;

const set = <K extends keyof firenze.Player>(table: firenze.Table, seat: number, key: K, value: firenze.Player[K]) => {
  at(table.players, seat)[key] = value;
};
const bricks = (some: firenze.SomeBricks): firenze.Bricks => ({
  ...{ white: 0, yellow: 0, green: 0, red: 0, blue: 0, purple: 0 },
  ...some,
});

describe('a game of Firenze', () => {
  test.each(LANGUAGES)('is played until the input ends, and saved: %s', (language) => {
    const data = folder();
    const { code, err, out } = playWith(ones, data, ...game('--language', language, '--seats', '4', '--seed', 'part'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(firenzeText[language].labels.site.toUpperCase());
    expect(signoria('replay', `${data}/play-firenze.json`).code).toBe(0);
  });

  test('shows a laid brick on the site and in the cost', async () => {
    const { printed } = await runWithAnswers(
      folder(),
      game('--seats', '2', '--seed', 'brick'),
      numberOf('[A-Z][a-z ]+, free'),
      numberOf('□ white'),
    );
    const [first = '', taken = '', laid = ''] = printed;
    expect(first).toMatch(/^▸0 /m);
    expect(taken).toMatch(/^YOUR SITE 1 to 6 bricks cost 0 0 1 3 6 10$/m);
    expect(laid).toMatch(/^YOUR SITE 1 to 6 bricks cost \[0\] 0 1 3 6 10\n[▸ ]✓ □ 1 +possible heights: /m);
  });
});

describe('the city', () => {
  const seen = seenAt((table) => {
    const free: firenze.Sealer[] = firenze.COMMISSION_IDS.map(() => null);
    const seal = (commission: firenze.Commission, sealer: firenze.Sealer) =>
      free.splice(firenze.COMMISSION_IDS.indexOf(commission), 1, sealer);
    seal('white-3', 0);
    seal('red-7', 1);
    seal('green-5', 'neutral');
    const balconies = ['balcony-I-white', 'balcony-II-blue', 'balcony-III-green', 'balcony-IV-yellow'] as const;
    Object.assign(table, { seals: free, balconies, balconiesDone: 1, churches: ['san-lorenzo'] });
    table.levelTiles = ['tile-5', 'tile-7'];
    table.endTile = 1;
    table.lastTurn = table.round + 1;
  });

  test('R1.3, R7.3, R13.3 shows open, sealed and closed commissions and the leader of each flag', () => {
    const table = drawn(seen);
    expect(cells(table, /^CITY/)).toEqual(['white', 'yellow', 'green', 'red', 'blue', 'purple']);
    expect(cells(table, /^flag/)).toEqual(['2 Med×1', '3', '3', '4 Paz×1', '4', '5']);
    expect(cells(table, /^ 7 /)).toEqual(['□5', '●6', '▲12 III', 'Pazzi', '≈10', '✚12']);
    expect(cells(table, /^ 5 /)).toEqual(['□3', '●3', '×', '■5', '≈10 II', '✚7']);
    expect(cells(table, /^ 3/)[0]).toBe('Medici');
    expect(table).toContain('balcony II is next');
  });

  test('R7.4, R9.9, R13.2 shows level tiles, churches and the last turns', () => {
    const table = drawn(seen);
    expect(table).toMatch(/^ 7 {2}first \+3/m);
    expect(table).toMatch(/^ 6 .* S\. Lorenzo \+3$/m);
    expect(table).not.toMatch(/^ 6 {2}first/m);
    expect(drawn(seen, 120)).toMatch(/^ 6 .* San Lorenzo \+3$/m);
    expect(table).toContain('last turns: Pazzi\n');
    expect(table).toContain('the Pazzi have the end tile');
  });
});

describe('the row', () => {
  const seen = seenAt((table) => {
    table.row = table.row.with(1, { card: 'tribute', bricks: bricks({ red: 2, blue: 1 }) });
    set(table, 0, 'store', bricks({ white: 9 }));
    set(table, 1, 'store', bricks({ yellow: 1 }));
    set(table, 2, 'store', bricks({}));
  });

  test('R3.1 shows the price before a card and its bricks in the columns of the storehouse', () => {
    const table = drawn(seen);
    expect(table).toMatch(/^▸1 Tribute {9}· {7}· {7}· {7}■■ {6}≈ {7}· {7}you −2$/m);
    expect(cells(table, /^STOREHOUSE 9\/10/)).toEqual(['□×9', '·', '·', '·', '·', '·']);
  });

  test('R10.1 shows the cost of an event for every player in its choice, and in the row if it fits', () => {
    expect(drawn(seen, 120)).toMatch(/ you −2, Pazzi −1$/m);
    const take = { do: 'take', place: 1 } as const;
    expect(drawFirenze.choice(take, seen)).toBe('Tribute, 1 brick, ■■ ≈: you −2, Pazzi −1');
  });
});

describe('a site', () => {
  const towers: readonly firenze.Tower[] = [
    { colour: 'red', height: 5, due: true },
    { colour: 'blue', height: 9, due: false },
  ];
  const lay = (table: firenze.Table) => {
    const seals: firenze.Sealer[] = firenze.COMMISSION_IDS.map((id) => (id === 'red-6' ? 2 : null));
    Object.assign(table, { seals, laid: 3, balconies: [], levelTiles: ['tile-7'] });
    set(table, 0, 'towers', towers);
    set(table, 1, 'towers', [{ colour: 'green', height: 3, due: false }]);
    set(table, 0, 'buildings', ['workshop']);
  };

  test.each([
    ['en', '! ■■■■■ 5  torn down unless raised (you keep 2) · possible heights: 5 for 5,'],
    ['de', '! ■■■■■ 5  wird abgerissen, wenn er nicht wächst (du behältst 2) · mögliche'],
    ['it', '! ■■■■■ 5  viene demolita se non la alzi (ne tieni 2) · altezze possibili:'],
  ] as const)('R6.1, R7.1 says what falls and what a tower can become: %s', (language, line) => {
    expect(drawn(seenAt(lay, language)).replaceAll('\u00a0', ' ')).toContain(line);
  });

  test('R5.4, R12.1 shows the cost of bricks with discounts, and towers beyond every commission', () => {
    const table = drawn(seenAt(lay));
    expect(table).toContain('1 to 6 bricks cost 0 0 [0] 2 5 9');
    expect(table).toMatch(/^ ✓ ≈×9 9 +no commission left for this tower$/m);
  });

  test('of another player shows the bricks of each tower', () => {
    expect(drawn(seenAt(lay))).toMatch(/^ {2}Storehouse \d\/10: .+Site: ▲▲▲ 3$/m);
  });
});

test('R11.8 the owner of a brick is named even if only one player has bricks', () => {
  const seen = seenAt((table) => {
    table.agenda.steps = [{ ask: 'rob', seat: 0, card: 'spy' }];
    set(table, 1, 'store', bricks({ red: 1, blue: 2 }));
    set(table, 2, 'store', bricks({}));
  });
  const { lines } = showChoices(session, seen);
  expect(lines).toEqual(['From the Pazzi   1) ■ red   2) ≈ blue']);
});

test('R9.4 personnel that can be played now is listed with the answers', () => {
  const seen = seenAt((table) => set(table, 0, 'hand', ['mason', 'princess']));
  const { lines, canFold } = showChoices(session, seen);
  expect(canFold).toBe(false);
  expect(lines.join('\n')).toMatch(/^Play personnel +\d\) Mason \(building costs 3 less\)/m);
});

test.each(LANGUAGES)('the greeting explains the sign of every colour: %s', (language) => {
  const printed = drawFirenze.legend(language);
  for (const [colour, sign] of [
    ['white', '□'],
    ['yellow', '●'],
    ['green', '▲'],
    ['red', '■'],
    ['blue', '≈'],
    ['purple', '✚'],
  ] as const)
    expect(printed).toContain(`${sign} ${firenzeText[language].words.colour(colour)}`);
});

test('news omit events that the table shows', () => {
  const seen = seenAt(() => undefined);
  const isNews = (type: string) => drawFirenze.isNews({ type, seat: 1 }, seen);
  expect(['brickLaid', 'rowRefilled', 'turnBegan'].filter(isNews)).toEqual([]);
  expect(['cardTaken', 'fulfilled', 'tornDown', 'robbed'].filter(isNews)).toHaveLength(4);
});
