import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/files.mjs';
import { commentsOf } from './sources.ts';

/** First words of relative clauses and of other subjects that name no thing, which doc comments must not open with. */
const RELATIVE =
  /^(?:Who|Whose|Whom|Whoever|What|Whatever|Whether|Which|Where|Wherever|When|Whenever|How|Why|That|Those|Nobody|Everything)\b/i;
/** First words of relative clauses, which test names must not open with. A condition ("when …") is allowed. */
const RELATIVE_NAME = /^(?:Who|Whose|Whom|Whoever|What|Whatever|Whether|Which|Whichever)\b/i;
/** A test name: the first argument of `test`, `it` or `describe`, or of the call after `each(…)` and the like. */
const TEST_NAME = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g;
/** Rule numbers before the text of a doc comment or test name. */
const CITATION = /^R\d+(?:\.\d+)*(?:(?:,| to| and) R\d+(?:\.\d+)*)*[\s:·]*/;

/** Metaphors for packages, waiting, pings and storage. Lower case only: a House can be a name in a game. */
const METAPHORS = [
  ...[/\b(?:the|this|our) house\b/, /(?<!(?:living|waiting) )\brooms\b/, /\bdoors?\b/, /\basked after\b/],
  ...[/\basks? after\b/, /\bheaps of\b/, /\bunless told\b/, /\bgame lives?\b/],
];
const THING = '(?:browser|client|connection|engine|page|program|rule|server|socket|store|table)';
/** Verbs that only people can do, with a thing as the subject. */
const PERSONIFICATIONS = [
  new RegExp(`\\b${THING} (?:believes|forgets|hopes|knows|learns|notices|remembers|thinks|wants)\\b`),
  new RegExp(`\\b${THING}s (?:believe|forget|hope|know|learn|notice|remember|think)\\b`),
  new RegExp(`\\b${THING}s? (?:forgot|knew|learned|remembered|(?:is|are|was|were|has been|have been) told)\\b`),
];

const LONGEST_SUBJECT = 72;
const SUBJECT = /^[a-z0-9][a-z0-9/-]*: (?<verb>[a-z][a-z-]*)\b/;
const NOT_PAST = /^(?:bleed|embed|exceed|feed|heed|need|proceed|seed|shed|speed|succeed|weed)$/;
const NOT_THIRD_PERSON = /(?:ss|^(?:alias|bias|canvas|focus))$/;

/** Returns the first lines of doc comments that open with a relative clause. */
function relativeOpenings(source: string): string[] {
  const openings = [...source.matchAll(/\/\*\*(?!\/)[\s*]*([^\n]*)/g)].map(([, line = '']) => line);
  return openings.filter((line) => RELATIVE.test(line.replace(CITATION, '')));
}

/** Returns the test names that open with a relative clause. */
function relativeNames(source: string): string[] {
  const names = [...source.matchAll(TEST_NAME)].map(([, , name = '']) => name);
  return names.filter((name) => RELATIVE_NAME.test(name.replace(CITATION, '')));
}

/** Returns the metaphors and personifications in a text. Ignores code in backticks and line breaks within a phrase. */
function metaphorsIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ').replace(/\s*\n[\s*/]*/g, ' ');
  return [...METAPHORS, ...PERSONIFICATIONS].flatMap((pattern) => pattern.exec(prose)?.[0] ?? []);
}

/** Returns the error in a commit subject, or undefined. */
function subjectError(subject: string): string | undefined {
  if ([...subject].length > LONGEST_SUBJECT) return `longer than ${LONGEST_SUBJECT} characters`;
  const verb = SUBJECT.exec(subject)?.groups?.verb;
  if (verb === undefined) return 'not of the form "scope: imperative"';
  if (verb.endsWith('ed') && !NOT_PAST.test(verb)) return `"${verb}" is not an imperative`;
  return verb.endsWith('s') && !NOT_THIRD_PERSON.test(verb) ? `"${verb}" is not an imperative` : undefined;
}

/** Returns the items that git prints, or none if git or its repository is missing. */
function git(separator: string, ...args: string[]): string[] {
  try {
    const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return printed.split(separator).filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Returns the subjects of all non-merge commits since the one that added this test, or undefined if that one is missing.
 * Ignores the oldest commits of a shallow clone: git lists them without parents, so each seems to add every file, and merges
 * are not recognised.
 */
function subjectsSinceThisTest(): string[] | undefined {
  const [shallow = ''] = git('\n', 'rev-parse', '--git-path', 'shallow').map((path) => resolve(root, path));
  const cutOff = existsSync(shallow) ? readFileSync(shallow, 'utf8') : '';
  const added = git('\n', 'log', '--diff-filter=A', '--format=%H', '--', 'test/style.test.ts').at(-1);
  if (added === undefined || cutOff.includes(added)) return undefined;
  const own = git('\n', 'log', '-1', '--format=%H %s', added);
  return [...own, ...git('\n', 'log', '--no-merges', '--format=%H %s', `${added}..HEAD`)]
    .filter((line) => !cutOff.includes(line.slice(0, line.indexOf(' '))))
    .map((line) => line.slice(line.indexOf(' ') + 1));
}

const files = git('\0', 'ls-files', '-z').filter((file) => existsSync(join(root, file)));
const sources = files.filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file));
/** STYLE.md quotes bad examples; RULES.md is generated from texts for players. */
const documents = files.filter((file) => /\.md$/.test(file) && !/^STYLE\.md$|\/RULES(?:\.\w+)?\.md$/.test(file));
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the checks accept good examples and reject bad ones', () => {
  const doc = (text: string) => `const before = 1;\n  /** ${text} */\nconst after = 2;`;

  test.each([
    'What nobody needs.',
    'Whoever asks first.',
    'R4.1 Whether a card is free.',
    'R9.2, R3.5  Those who may bid.',
    'R1 to R3: How the game begins.',
    '\n   * Everything that a page loads.\n  ',
  ])('rejects a doc comment: %j', (text) => {
    expect(relativeOpenings(doc(text))).toHaveLength(1);
  });

  test.each([
    'Returns what nobody needs.',
    'R4.1',
    'R4.1, R4.2  The seats that may bid.',
    'Whole turns.',
    'Thatched roofs.',
  ])('accepts a doc comment: %j', (text) => expect(relativeOpenings(doc(text))).toEqual([]));

  test.each([
    `test('what was undone is gone', () => {`,
    `describe("R4.1 Whoever is first", () => {`,
    `test.each([1])('R4.1, R4.2 who has %s', (`,
  ])('rejects a test name: %s', (source) => expect(relativeNames(source)).toHaveLength(1));

  test.each([
    `test('undo removes the decision', () => {`,
    `test('R4.1 when a card is taken, the row is refilled', () => {`,
    `expect(call('what', 'who')).toBe(1)`,
  ])('accepts a test name: %s', (source) => expect(relativeNames(source)).toEqual([]));

  test.each([
    ...['of the house', 'the\n * house', 'the rooms above', 'waits at the door', 'heaps of cards', 'ten unless told'],
    ...['the table knows its seats', 'pages notice it', 'servers were told', 'the store\n * forgot it'],
    ...['a client is told', 'the page wants a view', 'every server asks after its tables'],
  ])('rejects a metaphor: %j', (text) => {
    expect(metaphorsIn(text)).toHaveLength(1);
    expect(commentsOf(doc(text)).flatMap(metaphorsIn)).toHaveLength(1);
    expect(commentsOf(`go(); // ${text.replace(/\n \*/, '')}`).flatMap(metaphorsIn)).toHaveLength(1);
  });

  test.each([
    ...[
      'the House of Medici',
      'houses',
      'a waiting room',
      'room for two',
      'outdoors',
      'calls `rooms`',
      'a heap of 1 MB',
    ],
    ...['players who open a table want to see it', 'what the viewer may not know', 'people remember the page'],
    ...['the table known to all', 'a page told apart by its title'],
  ])('accepts a literal word: %j', (text) => expect(metaphorsIn(text)).toEqual([]));

  test.each([
    'Tables are deleted',
    'server revoke the increment',
    'Server: revoke the increment',
    'server: Revoke the increment',
    'server: revoked the increment',
    'server: revokes the increment',
    `server: ${'revoke '.repeat(10)}`,
  ])('rejects a commit subject: %j', (subject) => expect(subjectError(subject)).toBeDefined());

  test.each([
    'server: revoke the increment',
    'web/table: address each seat',
    'games/card: focus the hand',
    'ci: feed seeds',
  ])('accepts a commit subject: %j', (subject) => expect(subjectError(subject)).toBeUndefined());
});

describe('STYLE.md', () => {
  test('no doc comment opens with a relative clause', ({ skip }) => {
    skip(sources.length === 0, 'no git: the files of the repository are unknown');
    expect(sources.flatMap((file) => relativeOpenings(contentOf(file)).map((line) => `${file}: ${line}`))).toEqual([]);
  });

  test('no test name opens with a relative clause', ({ skip }) => {
    skip(sources.length === 0, 'no git: the files of the repository are unknown');
    const tests = sources.filter((file) => /(?:^|\/)test\//.test(file) && file !== 'test/style.test.ts');
    expect(tests.flatMap((file) => relativeNames(contentOf(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('comments and documents use no metaphors and no personification', ({ skip }) => {
    skip(sources.length === 0, 'no git: the files of the repository are unknown');
    const texts = [
      ...sources.map((file) => ({ file, parts: commentsOf(contentOf(file)) })),
      ...documents.map((file) => ({ file, parts: [contentOf(file)] })),
    ];
    const found = texts.flatMap(({ file, parts }) => parts.flatMap(metaphorsIn).map((word) => `${file}: ${word}`));
    expect(found).toEqual([]);
  });

  test('ARCHITECTURE.md stays a map of at most 10 KB', () => {
    expect(Buffer.byteLength(contentOf('ARCHITECTURE.md'))).toBeLessThanOrEqual(10 * 1024);
  });

  test('commit subjects have a scope and an imperative', ({ skip }) => {
    const subjects = subjectsSinceThisTest();
    if (subjects === undefined) return skip('no git history since this test was added');
    const found = subjects
      .map((subject) => [subject, subjectError(subject)])
      .filter(([, error]) => error !== undefined);
    expect(found).toEqual([]);
  });
});
