import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Starts the longest test files first, so that no worker runs one of them alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) =>
      /\/web\/test\/games\/(oneScreen|together)\./.test(moduleId) ? 0 : moduleId.includes('/web/test/') ? 1 : 2;
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests of pure functions. Their files share a process, so that modules are loaded once. */
const rules = {
  name: 'rules',
  include: ['{engine,testkit,common,bots,catalogue,protocol}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
  isolate: false,
};
const programs = { name: 'programs', include: ['{server,web,cli,bench}/test/**/*.test.ts', 'test/**/*.test.ts'] };

export default defineConfig({
  test: {
    projects: [rules, programs].map((test) => ({ extends: true, test })),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 3, // on two processors: browsers and servers often wait
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } }, // browsers on a busy machine take their time
  },
});
