import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { builtPage } from '../../../test/built.ts';
import type { RunningServer } from './server.ts';
import { runServer } from './server.ts';
import { serve } from './static.ts';
import type { Visitor, VisitorSettings } from './visitor.ts';
import { launch, visitor } from './visitor.ts';

/** Serves the built page without a game server and starts a browser, for all tests of a file. */
export function serveBuiltPage() {
  let browser: Browser;
  let web: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    web = await serve(builtPage());
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    web?.close();
  });
  const newVisitor = (wanted?: VisitorSettings): Promise<Visitor> => visitor(browser, web.address, wanted);
  return {
    newVisitor,
    /** Runs a visit and expects no console messages. */
    async visit(act: (one: Visitor) => Promise<void>, wanted?: VisitorSettings): Promise<void> {
      const one = await newVisitor(wanted);
      try {
        await act(one);
        expect(one.consoleMessages).toEqual([]);
      } finally {
        await one.close();
      }
    },
  };
}

/** Runs the server like `npm start` and starts a browser, for all tests of a file. */
export function openServer() {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await runServer();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  return {
    address: () => server.address,
    /** `address` may use another host name of this machine. */
    newVisitor: (wanted?: VisitorSettings, address = server.address): Promise<Visitor> =>
      visitor(browser, address, wanted),
  };
}
