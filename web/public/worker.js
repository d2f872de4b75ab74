/*
 * Keeps the shell of the pages, so that they open without a network and say so themselves.
 * Files under /assets/ are named after their content and are taken from the store once they are there;
 * pages are asked for first and taken from the store only when the server does not answer. The API is
 * never touched.
 *
 * Modules, by which games are played in the browser, are asked for first, too: a new version of the pages has new
 * ones. Whoever keeps a game for offline has everything that is listed in /files.json in the store. Of a new version
 * everything is fetched first and only then takes the place of the old one, so that there is always a whole one.
 */
const STORE = 'galds-1';
const SHELL = '/';
const FILES = '/files.json';
const LIST = '/modules/list.json';
/** How many files are fetched at once when a game is kept, and how often one that the server refuses is asked for. */
const AT_ONCE = 6;
const MOST_ATTEMPTS = 20;
const TOO_MANY_REQUESTS = 429;
/** A file is the same for everybody, whatever headers it is asked for with. */
const ANY = { ignoreVary: true };

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

// A page that was opened before there was a worker says what it has loaded; one in which calls were allowed leaves
// the words for them; one that keeps a game for offline says what belongs to it, and is told when it is there.
self.addEventListener('message', (event) => {
  if (event.data?.words) {
    event.waitUntil(keepWords(event.data.words));
    return;
  }
  if (event.data?.keep) {
    event.waitUntil(keepAll(event.data.keep).then((isKept) => event.ports[0]?.postMessage(isKept)));
    return;
  }
  const paths = Array.isArray(event.data) ? event.data.filter(isAsset) : [];
  event.waitUntil(Promise.allSettled(paths.map((path) => keptOrFetched(new Request(path)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  // Boards on other sites have headers of their own, which the shell must not get.
  if (request.mode === 'navigate' && pathname.startsWith('/embed/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOrShell(event));
  else if (isAsset(pathname)) event.respondWith(keptOrFetched(request));
  else if (isModule(pathname) || pathname === FILES) event.respondWith(fetchedOrKept(request));
});

function isModule(path) {
  return path.startsWith('/modules/');
}

function isAsset(path) {
  return typeof path === 'string' && path.startsWith('/assets/');
}

async function pageOrShell(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) await keepShell(answer.clone(), event);
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
async function keepShell(answer, event) {
  const store = await caches.open(STORE);
  const before = await store.match(SHELL);
  if (before && versionOf(before) !== versionOf(answer)) {
    const old = (await store.keys()).map(({ url }) => new URL(url).pathname);
    const modules = old.filter(isModule);
    if (modules.length > 0) {
      event.waitUntil(keepVersion(answer, old, modules));
      return;
    }
    await deleteAll(store, old.filter(isAsset));
  }
  await store.put(SHELL, answer);
}

/** Where games are kept, the old version stays until the new one is there as a whole. */
async function keepVersion(shell, old, modules) {
  const has = await listedModules();
  if (!(await keepAll(modules.filter((path) => path === LIST || has(path))))) return;
  const store = await caches.open(STORE);
  const wanted = await listedFiles(store);
  await store.put(SHELL, shell);
  await deleteAll(
    store,
    old.filter((path) => isAsset(path) && !wanted.includes(path)),
  );
}

async function deleteAll(store, paths) {
  await Promise.all(paths.map((path) => store.delete(path, ANY)));
}

/** Which modules the server has now. */
async function listedModules() {
  const answer = await fetch(LIST).catch(() => undefined);
  const list = answer?.ok ? await answer.json() : {};
  return (path) => path.slice('/modules/'.length) in list;
}

async function listedFiles(store) {
  const list = await store.match(FILES, ANY);
  return list ? (await list.json()).map(({ path }) => path) : [];
}

/** Puts all files of the pages and these modules into the store; whether all of them are there now. */
async function keepAll(modules) {
  try {
    const store = await caches.open(STORE);
    const files = await (await fetch(FILES)).json();
    const missing = [];
    for (const { path } of files) if (!(await store.match(path, ANY))) missing.push(path);
    await Promise.all(Array.from({ length: AT_ONCE }, () => fetchEach(store, missing)));
    await fetchEach(store, [FILES, ...modules]);
    return true;
  } catch {
    return false;
  }
}

/** Fetches files from the end of a list until it is empty, and puts them into the store. */
async function fetchEach(store, paths) {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const answer = await fetchPatiently(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await store.put(path, answer);
  }
}

/** A server that many use from one address may ask to wait. */
async function fetchPatiently(path) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(path);
    if (answer.status !== TOO_MANY_REQUESTS || attempt === MOST_ATTEMPTS) return answer;
    const seconds = Number(answer.headers.get('retry-after')) || 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

async function fetchedOrKept(request) {
  try {
    const answer = await fetch(request);
    const store = await caches.open(STORE);
    if (answer.ok && (await store.match(request, ANY))) await store.put(request, answer.clone());
    return answer;
  } catch (trouble) {
    const kept = await caches.match(request, ANY);
    if (kept) return kept;
    throw trouble;
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

/* Calls while no page is open: the server sends what somebody is called for, and the page has left the words. */
const WORDS = '/words-of-calls';

async function keepWords(words) {
  const store = await caches.open(STORE);
  await store.put(WORDS, new Response(JSON.stringify(words)));
}

async function wordsOf(call) {
  const kept = await caches.match(WORDS);
  const words = kept ? await kept.json() : {};
  const values = { name: call.from?.name, title: call.title, round: call.round };
  const fill = (_, name) => String(values[name] ?? '');
  return (words[call.kind] ?? '').replace(/\{(\w+)\}/g, fill).trim() || 'Galds';
}

self.addEventListener('push', (event) => {
  let call = {};
  try {
    call = event.data?.json() ?? {};
  } catch {
    // Something came, and browsers insist that it is shown.
  }
  const to = call.match ? `/match/${call.match}` : `/tournaments/${call.tournament ?? ''}`;
  const show = async () =>
    self.registration.showNotification(await wordsOf(call), {
      body: call.title ?? '',
      tag: `${call.kind} ${call.subject}`,
      icon: '/icon-192.png',
      data: { to: call.kind ? to : '/' },
    });
  event.waitUntil(show());
});

// Goes to the board: in a page that is open, or in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.to ?? '/', self.location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === to) ?? windows[0];
    if (!there) return self.clients.openWindow(to);
    await there.focus();
    return there.url === to ? there : there.navigate(to);
  };
  event.waitUntil(open());
});
