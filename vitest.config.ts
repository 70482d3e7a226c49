import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Browser tests take longest: begun first, they leave no worker alone with one of them at the end. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWeb = ({ moduleId }: TestSpecification) => moduleId.includes('/web/test/');
    return [...sorted.filter(isWeb), ...sorted.filter((file) => !isWeb(file))];
  }
}

/** Functions without a state of their own: their files can share a process, which need not load everything anew for each. */
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
    sequence: { sequencer: BrowserFirst },
    expect: { poll: { timeout: 20_000 } }, // browsers on a busy machine take their time
  },
});
