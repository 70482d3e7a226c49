import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfApi } from './routeKind.ts';
import { plainPath } from './target.ts';

const SHELL = 'index.html';

/** The files of the built page. Those that are not there are left to whoever answers for the unknown. */
export async function pageFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const lasting = join(webDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webDir,
    dotfiles: 'ignore',
    allowedPath: (path) => !/\.\.|\0/.test(path), // to be unknown, not forbidden
    cacheControl: false,
    preCompressed: true, // the build has written them
    // Built files carry a print of their content in their name and never change; the others are asked for anew.
    setHeaders: (response, path) => {
      const isLasting = path.startsWith(lasting);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The shell, for an address that the page's own router knows. */
export function shellFor({ method, url }: FastifyRequest, webDir: string): string | undefined {
  const isPage = (method === 'GET' || method === 'HEAD') && !isOfApi(url);
  return isPage && extname(plainPath(url)) === '' && existsSync(join(webDir, SHELL)) ? SHELL : undefined;
}
