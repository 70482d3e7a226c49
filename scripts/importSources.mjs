// Imports TypeScript sources in scripts, bundled in memory by esbuild.
import { build } from 'esbuild';

/** Returns the module with the source `contents`; its imports are resolved from `folder`. */
export async function importSources(contents, folder) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
