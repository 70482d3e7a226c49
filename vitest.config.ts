import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,florence,bots,catalogue,protocol,server,web,cli,bench}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    globalSetup: 'test/built.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } }, // browsers on a busy machine take their time
  },
});
