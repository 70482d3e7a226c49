/**
 * The page's own porter, a service worker: it keeps the built files, so that games against bots go on without a network.
 * The server is asked first for the page itself, so nobody is stuck with an old one; nothing of the server's is kept.
 */

/** What the types of a page do not know of a service worker. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Filled in by the build. */
declare const BUILT_FILES: readonly string[];
declare const BUILT_PRINT: string;

const OURS = 'signoria.page.';
const CUPBOARD = OURS + BUILT_PRINT;
const SHELL = '/';

async function stock(): Promise<void> {
  const cupboard = await caches.open(CUPBOARD);
  await cupboard.addAll([SHELL, ...BUILT_FILES]);
}

async function clearOut(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CUPBOARD);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(SHELL);
    if (kept === undefined) throw failure;
    return kept;
  }
}

const file = async (request: Request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', (event) => (event as Lasting).waitUntil(stock()));
self.addEventListener('activate', (event) => (event as Lasting).waitUntil(clearOut()));
self.addEventListener('fetch', (event) => {
  const asked = event as Fetching;
  const { request } = asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') asked.respondWith(page(request));
  else if (BUILT_FILES.includes(pathname)) asked.respondWith(file(request));
});
