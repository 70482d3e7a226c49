#!/usr/bin/env node
// `npx signoria`: builds the program if its sources have changed, then runs it.
import { build, isBuilt } from '../../scripts/build.mjs';

if (!isBuilt()) {
  console.error('signoria: building …'); // not to stdout, which may be read as JSON
  try {
    await build();
  } catch (reason) {
    // esbuild has already printed errors in the sources; other errors are printed here
    if (!reason.errors) console.error(`signoria: cannot build (${reason.message}). Has \`npm ci\` been run?`);
    process.exit(1);
  }
}
await import('../dist/signoria.mjs');
