import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../server/test/postgres.ts';
import { startRedis } from '../../../server/test/redis.ts';
import type { Node } from '../../../server/torture/node.ts';
import { newNode } from '../../../server/torture/node.ts';
import { isAsked, version } from '../support/choosing.ts';
import { answerIfAsked, isOver, sitDownByLink, whoIsAsked } from '../support/guests.ts';
import { serverProgram } from '../support/server.ts';
import { launch, visitor } from '../support/visitor.ts';
import { openBalancer } from './balancer.ts';

const cleanUp: (() => unknown)[] = [];
const postgres = await startPostgres();
if (typeof postgres === 'string') console.warn(`» Two nodes are not tried in a browser: ${postgres}`);
else cleanUp.push(() => postgres.stop());
const redis = await startRedis();
if (typeof redis === 'string') console.warn(`» Two nodes are not tried in a browser: ${redis}`);
else cleanUp.push(() => redis.stop());

afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** Starts two nodes on one PostgreSQL and one Redis. */
async function startNodes(databaseUrl: string, redisUrl: string): Promise<readonly [Node, Node]> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-nodes-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, DATA_DIR: folder };
  const program = serverProgram();
  const nodes = [await newNode(program, env), await newNode(program, env)] as const;
  for (const node of nodes) {
    cleanUp.push(() => node.end('SIGKILL'));
    await node.start();
  }
  return nodes;
}

/** Lets the pending player answer and waits until both pages show it. */
async function oneAnswers(pages: readonly Page[]): Promise<void> {
  const asked = await whoIsAsked(pages);
  const before = await version(asked);
  await answerIfAsked(asked, 0);
  for (const page of pages) await expect.poll(() => version(page), { timeout: 60_000 }).toBe(before + 1);
}

/**
 * Freezes the node that serves both pages, without closing connections. The pending page reconnects because its answer
 * times out, the other because of its `online` event.
 */
async function playWithout(frozen: Node, other: Node, pages: readonly Page[]): Promise<void> {
  await oneAnswers(pages); // through the only running node
  await other.start();
  const goOn = frozen.freeze();
  for (const page of pages) if (!(await isAsked(page))) await page.evaluate(() => dispatchEvent(new Event('online')));
  await oneAnswers(pages);
  goOn();
}

test.skipIf(typeof postgres === 'string' || typeof redis === 'string')(
  'two browsers play a whole game behind a load balancer while nodes are killed one after the other and one is frozen',
  { timeout: 300_000, retry: 1 },
  async () => {
    if (typeof postgres === 'string' || typeof redis === 'string') return;
    const nodes = await startNodes(postgres.url(), redis.url);
    const balancer = await openBalancer(nodes.map(({ port }) => port));
    cleanUp.push(balancer.close);
    const browser = await launch();
    cleanUp.push(() => browser.close());
    const anna = await visitor(browser, balancer.address);
    const otto = await visitor(browser, balancer.address, { width: 390 });
    await sitDownByLink(anna.page, otto.page, 'card');

    for (let attempt = 0; !(await isOver(anna.page)); attempt++) {
      if (attempt === 5) await nodes[0].end('SIGKILL');
      if (attempt === 10) await nodes[0].start();
      if (attempt === 15) await nodes[1].end('SIGKILL');
      if (attempt === 20) await playWithout(nodes[0], nodes[1], [anna.page, otto.page]);
      const isAnswered = (await answerIfAsked(otto.page, attempt)) || (await answerIfAsked(anna.page, attempt));
      if (!isAnswered) await anna.page.waitForTimeout(50);
    }
    await otto.page.locator('.end').waitFor();
    const result = await anna.page.locator('.end h2').innerText();
    await expect.poll(() => otto.page.locator('.end h2').innerText()).toBe(result);
    const lostConnection = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/;
    for (const { consoleMessages } of [anna, otto])
      expect(consoleMessages.filter((line) => !lostConnection.test(line))).toEqual([]);
  },
);
