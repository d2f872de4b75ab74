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

// A page that was opened before there was a worker says what it has loaded.
self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter(isAsset) : [];
  event.waitUntil(Promise.allSettled(paths.map((path) => keptOrFetched(new Request(path)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOrShell(request));
  else if (isAsset(pathname)) event.respondWith(keptOrFetched(request));
});

function isAsset(path) {
  return typeof path === 'string' && path.startsWith('/assets/');
}

async function pageOrShell(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepShell(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Every address has a head of its own; what is the same for all of them is the version of the pages. */
function versionOf(answer) {
  return answer.headers.get('galds-shell');
}

/** A new shell means a new version of the pages: the files of the old one are wanted no more. */
async function keepShell(answer) {
  const store = await caches.open(STORE);
  const before = await store.match(SHELL);
  if (before && versionOf(before) !== versionOf(answer)) {
    const kept = await store.keys();
    const assets = kept.filter(({ url }) => isAsset(new URL(url).pathname));
    await Promise.all(assets.map((asset) => store.delete(asset)));
  }
  await store.put(SHELL, answer);
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}
