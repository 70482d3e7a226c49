/**
 * The service worker: caches the built files, so that games against bots work offline. The page itself is fetched from
 * the network first, so that no old version stays in use. API responses are never cached.
 */

/** Service worker events, which the DOM types of a page do not include. */
interface WaitingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Constants injected by the build. */
declare const BUILT_FILES: readonly string[];
declare const BUILD_HASH: string;

const PREFIX = 'signoria.page.';
const CACHE = PREFIX + BUILD_HASH;
const SHELL = '/';

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...BUILT_FILES]);
}

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(SHELL);
    if (cached === undefined) throw error;
    return cached;
  }
}

const fileFor = async (request: Request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', (event) => (event as WaitingEvent).waitUntil(fillCache()));
self.addEventListener('activate', (event) => (event as WaitingEvent).waitUntil(deleteOldCaches()));
self.addEventListener('fetch', (event) => {
  const asked = event as RequestEvent;
  const { request } = asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') asked.respondWith(pageFor(request));
  else if (BUILT_FILES.includes(pathname)) asked.respondWith(fileFor(request));
});
