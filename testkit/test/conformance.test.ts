import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../engine/test/toy/faults.ts';
import { palio } from '../../engine/test/toy/index.ts';
import { TEST_FUNCTIONS } from '../../engine/test/toy/testFunctions.ts';
import { CHECKS, examine, HIDDEN_SWAPPED, playLog } from '../src/index.ts';
import { anyOptions, conformance } from '../src/vitest/index.ts';

conformance(palio, TEST_FUNCTIONS);
anyOptions(palio);

describe('the kit catches', () => {
  test.each(FAULTS)('$mistake', ({ caughtBy, plant }) => {
    const { findings } = examine(plant(), { ...TEST_FUNCTIONS, optionSets: [{}], games: 3 });
    expect(findings.map(({ check }) => check)).toContain(caughtBy);
  });

  test('a fault with each of its checks', () => {
    const caught = new Set(FAULTS.map(({ caughtBy }) => caughtBy));
    expect(CHECKS.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([]);
  });

  test('the leak of an event with that one check alone', () => {
    const { findings } = examine({ ...palio, redact: (event) => event }, TEST_FUNCTIONS);
    expect(findings.map(({ check }) => check)).toEqual(['events contain nothing that the viewer may not know']);
  });

  test('a test whose swapHidden swaps nothing', () => {
    const { findings } = examine(palio, { ...TEST_FUNCTIONS, swapHidden: (state) => palio.clone(state) });
    expect(findings.map(({ check }) => check)).toEqual([HIDDEN_SWAPPED]);
    expect(findings[0]?.reason).toMatch(/^vacuous/);
  });

  test('a test whose swapHidden changes a public part', () => {
    const swapHidden: typeof TEST_FUNCTIONS.swapHidden = (state) => {
      const swapped = palio.clone(state);
      swapped.table.supply++;
      return swapped;
    };
    const { findings } = examine(palio, { ...TEST_FUNCTIONS, swapHidden });
    expect(findings.map(({ reason }) => reason)).toContain(
      `swapHidden, which the test supplies, changed a public part: supply: 8 and 9`,
    );
  });

  test('a test whose census counts nothing', () => {
    const { findings } = examine(palio, { ...TEST_FUNCTIONS, census: () => ({}) });
    expect(findings.map(({ check }) => check)).toEqual(['components are conserved']);
  });
});

describe('a finding', () => {
  const apply: typeof palio.apply = (state, seat, move, emit) => {
    const outcome = palio.apply(state, seat, move, emit);
    if (move.do === 'take') state.table.supply--;
    return outcome;
  };
  const leaky = { ...palio, apply };
  const [finding] = examine(leaky, TEST_FUNCTIONS).findings;

  test('names seed, options and log', () => {
    expect(finding?.message).toContain(`seed ${finding?.seed}`);
    expect(finding?.message).toContain('options {"thieves":true}');
    expect(finding?.message).toContain(`log ${JSON.stringify(finding?.decisions)}`);
  });

  test('can be reproduced from its log', () => {
    if (finding === undefined) throw new Error('the kit found no fault');
    const { findings } = playLog(leaky, { ...TEST_FUNCTIONS, ...finding }, finding.decisions);
    expect(findings[0]).toEqual(finding);
  });
});

test('options that no number of seats allows are refused', () => {
  expect(() => examine(palio, { optionSets: [{ thieves: 2 }] })).toThrow('thieves: expected true or false, got 2');
});
