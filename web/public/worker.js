/*
 * Keeps the shell of the pages, so that they open without a network and say so themselves.
 * Files under /assets/ are named after their content and are taken from the store once they are there;
 * pages are asked for first and taken from the store only when the server does not answer. The API is
 * never touched.
 */
const STORE = 'galds-1';
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.add(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOrShell(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

async function pageOrShell(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(STORE)).put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}
