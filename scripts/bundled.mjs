// What the sources export, for scripts: bundled in memory, nothing is written.
import { build } from 'esbuild';

/** The module that `contents` describes, with imports as from a file in `folder`. */
export async function bundled(contents, folder) {
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
