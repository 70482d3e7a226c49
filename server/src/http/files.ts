import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** Finds the file of a page: the path itself, or the shell for a path that the page's own router knows. */
export async function findFile(webDir: string, url: string): Promise<string | undefined> {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = join(webDir, path);
  if (file !== webDir && !file.startsWith(webDir + sep)) return undefined;
  if (await isFile(file)) return file;
  const shell = join(webDir, 'index.html');
  return extname(path) === '' && (await isFile(shell)) ? shell : undefined;
}

/** Built files carry a print of their content in their name and never change; the others are asked for anew. */
export function sendFile(reply: FastifyReply, webDir: string, file: string): FastifyReply {
  const lasting = file.startsWith(join(webDir, 'assets') + sep);
  return reply
    .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
    .send(createReadStream(file));
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
