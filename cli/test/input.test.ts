import { describe, expect, test } from 'vitest';
import { fileWith, folder, signoria } from './program.ts';

const NO_FILE = '/no/such/file.json';
const NEGATIVE = fileWith({ cards: { casa: { cost: { wood: -1 } } } });
const FRACTION = fileWith({ monuments: { 'duomo-cupola': { points: 1.5 } } });
const UNKNOWN_ID = fileWith({ cards: { castle: { points: 1 } } });
const UNKNOWN_KEY = fileWith({ colours: {} });
const TOO_MUCH = fileWith({ start: { gold: 9 } });
const BROKEN = fileWith('{ "cards": ');
const simulate = (...words: readonly string[]) => ['simulate', '--games', '1', '--bots', 'random', ...words];

/** Command lines with invalid values and the expected error in one line. */
const BAD_VALUES: readonly (readonly [readonly string[], RegExp])[] = [
  [simulate('--options', '{guilds'), /--options: expected JSON: /],
  [simulate('--options', '[]'), /--options: expected an object, got /],
  [simulate('--options', '{"guilds": 3}'), /--options: guilds: expected true or false, got 3/],
  [simulate('--options', '{"guild": true}'), /--options: guild: unknown; expected guilds, openPurses, figures/],
  [simulate('--options', '{"figures": {"start": {"gold": 9}}}'), /--options: figures\.start\.gold: asks for 18/],
  [simulate('--seats', '5'), /--seats: expected 2 to 4 for card, got 5/],
  [simulate('--seats', '1'), /--seats: expected 2 to 4 for card, got 1/],
  [simulate('--seats', 'two'), /--seats: expected a whole number of at least 1, got "two"/],
  [simulate('--games', '0'), /--games: expected a whole number of at least 1, got "0"/],
  [simulate('--games', '1.5'), /--games: expected a whole number of at least 1, got "1.5"/],
  [simulate('--game', 'chess'), /--game: expected one of florenza, card, dice, firenze, got "chess"/],
  [simulate('--game', 'constructor'), /--game: expected one of florenza, card, dice, firenze, got "constructor"/],
  [simulate('--bots', 'deep'), /--bots: expected one of random, apprentice, greedy, journeyman, master, got "deep"/],
  [simulate('--bots', 'random,random,random'), /--bots: expected one name, or 2 for 2 seats, got 3/],
  [simulate('--figures', NO_FILE), /\/no\/such\/file\.json: cannot be read: no such file/],
  [simulate('--figures', folder()), /cannot be read: it is a directory/],
  [simulate('--figures', BROKEN), /file\.json: expected JSON: /],
  [
    simulate('--figures', NEGATIVE),
    /figures\.cards\.casa\.cost\.wood: expected a whole number from 0 to 100000, got -1/,
  ],
  [simulate('--figures', FRACTION), /figures\.monuments\.duomo-cupola\.points: expected a whole number .*got 1\.5/],
  [simulate('--figures', UNKNOWN_ID), /figures\.cards\.castle: unknown/],
  [simulate('--figures', UNKNOWN_KEY), /figures\.colours: unknown/],
  [simulate('--figures', TOO_MUCH), /figures\.start\.gold: asks for 18, but there are 11/],
  [
    simulate('--figures', NEGATIVE, '--options', '{"figures": {}}'),
    /--figures: cannot be combined with figures in --options/,
  ],
  [simulate('--records', fileWith('')), /file\.json: cannot be created: /],
  [['figures', '--figures', NEGATIVE], /figures\.cards\.casa\.cost\.wood: /],
  [['fuzz', '--seats', '7'], /--seats: expected 2 to 4 for card, got 7/],
  [['games', '--language', 'fr'], /--language: expected one of en, de, it, got "fr"/],
  [['referee', '--bots', 'greedy'], /--bots: expected SEAT:BOT such as 1:greedy, got "greedy"/],
  [['referee', '--bots', '4:greedy'], /--bots: expected a seat from 0 to 1, got 4/],
  [['referee', '--bots', '1:greedy', '--bots', '1:random'], /--bots: seat 1 has two bots/],
  [['referee', '--save', '/no/such/folder/game.json'], /game\.json: cannot be written: no such file/],
  [['replay', NO_FILE], /\/no\/such\/file\.json: cannot be read: no such file/],
];

const BAD_USAGE: readonly (readonly [readonly string[], RegExp])[] = [
  [['dance'], /unknown command 'dance'/],
  [['simulate', '--loud'], /unknown option '--loud'/],
  [['simulate', '--seed'], /option '--seed <text>' argument missing/],
  [['replay'], /missing required argument 'file'/],
];

describe('invalid input is reported in one line', () => {
  test.each(BAD_VALUES)('%j', (words, line) => expectOneLine(words, line, 1));
  test.each(BAD_USAGE)('%j', (words, line) => expectOneLine(words, line, 2));
});

function expectOneLine(words: readonly string[], line: RegExp, expectedCode: number): void {
  const { code, err, out } = signoria(...words);
  expect(err).toMatch(line);
  expect(err).toMatch(/^signoria: [^\n]*\n$/);
  expect(code).toBe(expectedCode);
  if (words[0] !== 'referee') expect(out).toBe('');
}

test('without a command it prints the list of commands', () => {
  expect(signoria().err).toMatch(/Usage: signoria/);
  expect(signoria('--help')).toMatchObject({ code: 0, err: '' });
});
