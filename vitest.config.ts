import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Starts the longest test files first, so that no worker runs one of them alone at the end. Those of rules are short. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // by project, since only files of the same project share processes
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (/\/web\/test\/games\/(oneScreen|together)\./.test(moduleId)) return 0;
      if (moduleId.includes('/web/test/')) return 1;
      return project.name === rules.name ? 3 : 2;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests of pure functions. Their files share a process, so that modules are loaded once. */
const rules = {
  name: 'rules',
  include: ['{engine,testkit,common,bots,catalogue,protocol}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
  isolate: false,
};
/** Tests of the server. Their files share a process too; the setup closes what a file has opened. */
const server = {
  name: 'server',
  include: ['server/test/**/*.test.ts'],
  globalSetup: ['server/test/botWorker.ts'],
  setupFiles: ['server/test/setup.ts'],
  isolate: false,
};
const programs = { name: 'programs', include: ['{web,cli,bench}/test/**/*.test.ts', 'test/**/*.test.ts'] };

export default defineConfig({
  test: {
    projects: [rules, server, programs].map((test) => ({ extends: true, test })),
    testTimeout: 300_000, // for machines with many other processes
    hookTimeout: 300_000,
    pool: 'forks',
    maxWorkers: 3, // on two processors: browsers and servers often wait
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } }, // browsers on a busy machine take their time
  },
});
