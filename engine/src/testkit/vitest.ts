import { beforeAll, describe, expect, test } from 'vitest';
import type { GameRules, GameState, GameView } from '../rules.ts';
import type { Conformance, Report } from './conformance.ts';
import { examine, HEADINGS } from './conformance.ts';
import type { Tale } from './golden.ts';
import { tell } from './golden.ts';
import type { Knowledge } from './subject.ts';

/** Only as a stop for a game that hangs: how long the games take is no one's promise. */
const PATIENCE = 600_000;

/** Registers the kit's checks for a game, one test each. A game's own test must say what the contract cannot. */
export function conformance<S extends GameState, M, E, V extends GameView, O>(
  rules: GameRules<S, M, E, V, O>,
  plan: Conformance<S, M, E> & Required<Pick<Knowledge<S, E>, 'census' | 'swapHidden'>>,
): void {
  describe(`${rules.id} conforms`, () => {
    let report: Report = { findings: [], games: 0 };
    const { seed = process.env.SIGNORIA_FUZZ_SEED ?? 'conformance' } = plan;
    beforeAll(() => {
      report = examine(rules, { ...plan, seed });
    }, PATIENCE);
    test.each(HEADINGS)('%s', (heading) => {
      const found = report.findings.find(({ check }) => check === heading);
      if (found !== undefined) throw new Error(found.message);
      expect(report.games).toBeGreaterThan(0);
    });
  });
}

/** Registers a seeded game that must go as it is written in a file, kept in `test/golden/`. */
export function golden<S extends GameState, M, E, V extends GameView, O>(
  name: string,
  file: string,
  rules: GameRules<S, M, E, V, O>,
  tale: Tale<S, M, E, O>,
): void {
  test(`golden: ${name}`, async () => {
    await expect(tell(rules, tale)).toMatchFileSnapshot(file);
  });
}
