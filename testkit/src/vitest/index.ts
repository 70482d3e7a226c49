import type { GameRules, GameTypes } from '@signoria/engine';
import { seedFromText } from '@signoria/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultOf, readArchive } from '../archive.ts';
import type { TestFunctions } from '../check.ts';
import type { Conformance, Report } from '../conformance.ts';
import { examine, FINDING_NAMES } from '../conformance.ts';
import type { GoldenGame } from '../golden.ts';
import { transcript } from '../golden.ts';
import { perft } from '../perft.ts';
import { propertySettings } from '../propertySettings.ts';

export { workedExamples } from './examples.ts';
export { speech } from './speech.ts';

/** A timeout only for games that hang; it sets no limit on speed. */
const HANG_TIMEOUT_MS = 600_000;

/** Registers the kit's checks for a game, one test each. The game's test supplies the `TestFunctions` that the checks need. */
export function conformance<G extends GameTypes>(
  rules: GameRules<G>,
  plan: Conformance<G> & Required<Pick<TestFunctions<G>, 'census' | 'swapHidden'>>,
): void {
  describe(`${rules.id} conforms`, () => {
    let report: Report = { findings: [], games: 0 };
    const { seed = process.env.SIGNORIA_FUZZ_SEED ?? 'conformance' } = plan;
    beforeAll(() => {
      report = examine(rules, { ...plan, seed });
    }, HANG_TIMEOUT_MS);
    test.each(FINDING_NAMES)('%s', (name) => {
      const found = report.findings.find(({ check }) => check === name);
      if (found !== undefined) throw new Error(found.message);
      expect(report.games).toBeGreaterThan(0);
    });
  });
}

/** Registers a snapshot test of a seeded game; the file is in `test/golden/`. */
export function golden<G extends GameTypes>(
  name: string,
  file: string,
  rules: GameRules<G>,
  game: GoldenGame<G>,
): void {
  test(`golden: ${name}`, async () => {
    await expect(transcript(rules, game)).toMatchFileSnapshot(file);
  });
}

/** Registers a test that the games of an archive end as recorded. Results may change only with `rulesVersion`. */
export function archive<G extends GameTypes>(rules: GameRules<G>, text: string): void {
  test(`archive: finished games of ${rules.id} end as recorded`, () => {
    const kept = readArchive(text);
    const fault = faultOf(rules, kept);
    if (fault !== undefined) throw new Error(fault);
    expect(kept.games.length).toBeGreaterThanOrEqual(50);
  });
}

/** Registers perft counts of a named position for depths 1, 2 and so on, which detect changes in the legal moves. */
export function perftCounts<G extends GameTypes>(
  name: string,
  rules: GameRules<G>,
  state: G['state'],
  counts: readonly number[],
): void {
  test(`perft: ${name}`, () => {
    expect(counts.map((_, index) => perft(rules, state, index + 1))).toEqual(counts);
  });
}

/** Registers a property test that any options are either rejected with a message or allow a game to be set up. */
export function anyOptions<G extends GameTypes>(rules: GameRules<G>): void {
  test('arbitrary JSON as options or anywhere in the figures never throws, and accepted ones set up a game', () => {
    const figures = fc.array(changeIn(usualFigures(rules)), { maxLength: 3 }).map((some) => Object.assign({}, ...some));
    const input = fc.oneof(fc.jsonValue(), fc.record({ figures }));
    fc.assert(
      fc.property(input, fc.integer(rules.seats), (options, seats) => {
        const read = rules.readOptions(options, seats);
        if (!read.ok) expect(read.error.message).not.toBe('');
        else expect(rules.pending(rules.setup(read.value, seats, seedFromText('any')))).not.toEqual([]);
      }),
      propertySettings(1000),
    );
  });
}

function usualFigures<G extends GameTypes>(rules: GameRules<G>): unknown {
  const usual = rules.readOptions({}, rules.seats.min);
  return usual.ok ? rules.figures(usual.value) : expect.fail();
}

/** Generates an override that changes one place of the figures, which can be a whole row or section. */
function changeIn(figures: unknown): fc.Arbitrary<object> {
  const places = fc.constantFrom(...pathsIn(figures));
  return fc
    .tuple(places, fc.oneof(fc.nat(9), fc.jsonValue()))
    .map(([path, value]) => path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object);
}

function pathsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);
}
