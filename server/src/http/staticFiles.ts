import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfApi, plainPath } from './requestTarget.ts';

const SHELL = 'index.html';

/** Serves the files of the built web app. Missing files fall through to the not-found handler. */
export async function serveStaticFiles(app: FastifyInstance, webDir: string): Promise<void> {
  const lasting = join(webDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: webDir,
    dotfiles: 'ignore',
    allowedPath: (path) => !/\.\.|\0/.test(path), // a refused path gets 404 instead of 403
    cacheControl: false,
    preCompressed: true, // the build writes the compressed files
    // Files in assets have a content hash in their name and never change. Browsers revalidate the others.
    setHeaders: (response, path) => {
      const isLasting = path.startsWith(lasting);
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Returns the app shell for a path that the client-side router handles, or undefined. */
export function appShellFor({ method, url }: FastifyRequest, webDir: string): string | undefined {
  const isPage = (method === 'GET' || method === 'HEAD') && !isOfApi(url);
  return isPage && extname(plainPath(url)) === '' && existsSync(join(webDir, SHELL)) ? SHELL : undefined;
}
