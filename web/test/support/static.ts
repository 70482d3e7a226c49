import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { PAGE_POLICY, policyText } from '../../../server/src/http/contentSecurityPolicy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The headers of the server, so that the page is tested under its content security policy. */
const HEADERS = { 'content-security-policy': policyText(PAGE_POLICY) };

/** Serves a folder on loopback. Paths without an extension get index.html, because routing is done in the page. */
export async function serve(folder: string): Promise<{ readonly address: string; close(): void }> {
  const server: Server = createServer(({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://web').pathname);
    const file = extname(path) === '' ? 'index.html' : path;
    try {
      const body = readFileSync(join(folder, file));
      answer
        .writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
