/*
 * Keeps the pages in this browser, so that they open without a network and say so themselves, and the games that
 * somebody saves for offline use. The API is never touched.
 *
 * Every version of the pages has a store of its own, in which its shell is and the files under /assets/ that were
 * loaded. They are named after their content and taken from the store once they are there; pages are asked for first and
 * taken from the store only when the server does not answer.
 *
 * Where games are saved, the store of a version has everything: the files listed in /files.json and the modules of
 * these games. Modules are not named after their content, so a page says in their addresses which file it began with
 * (`?of=`) and gets the modules of its version. A new version is fetched into a new store and comes into use when all of it
 * is there; until then the one before stays, whole. The store of the version before is kept for pages that are still open.
 */
const NOTES = 'galds-notes';
/** In the notes: the versions, the newest first, each with its store, its mark and the games that are saved with it. */
const VERSIONS = '/versions';
/** The version that is in use and the one before. */
const MOST_VERSIONS = 2;
const SHELL = '/';
const FILES = '/files.json';
const LIST = '/modules/list.json';
/** How many files are fetched at once when a game is saved, and how often one that the server refuses is asked for. */
const AT_ONCE = 6;
const MOST_ATTEMPTS = 20;
const TOO_MANY_REQUESTS = 429;
/** From here on it is a proxy that speaks: the server behind it is not there. */
const BAD_GATEWAY = 502;
/** A page that waits for a game to be saved hears so often that somebody is still at it. */
const SIGN_OF_LIFE = 5000;
/** A file is the same for everybody, whatever headers it is asked for with. */
const ANY = { ignoreVary: true };

/** The store of a version that is being fetched. */
let coming;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstShell());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(inTurn(deleteOthers).then(() => self.clients.claim()));
});

// A page that was opened before there was a worker says what it has loaded; one in which calls were allowed leaves
// the words for them; one that saves or removes a game is told when that is done.
self.addEventListener('message', (event) => {
  const { words, keep, code, remove } = event.data ?? {};
  if (words) event.waitUntil(keepWords(words));
  else if (keep) answerWhenDone(event, () => keepGame(keep, code));
  else if (remove) answerWhenDone(event, () => removeGame(remove));
  else if (Array.isArray(event.data))
    event.waitUntil(Promise.allSettled(event.data.filter(isAsset).map(keptOrFetched)));
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
  else if (pathname === LIST) event.respondWith(listFor(request));
  else if (pathname.startsWith('/modules/')) event.respondWith(moduleFor(request));
  else if (pathname === FILES) event.respondWith(fetchedOrKept(request));
});

function answerWhenDone(event, act) {
  const [port] = event.ports;
  const signs = setInterval(() => port?.postMessage('working'), SIGN_OF_LIFE);
  const done = act().catch(() => false);
  event.waitUntil(
    done.then((isDone) => {
      clearInterval(signs);
      port?.postMessage(isDone);
    }),
  );
}

function isAsset(path) {
  return typeof path === 'string' && path.startsWith('/assets/');
}

/** Whether a proxy answers for a server that cannot be reached, as while it starts again. */
function isAway(answer) {
  return answer.status >= BAD_GATEWAY;
}

/** The answer of the server itself; none if it cannot be reached. */
async function answerOf(request, options) {
  const answer = await fetch(request, options).catch(() => undefined);
  return { answer, isThere: answer !== undefined && !isAway(answer) };
}

/* Pages and their files. */

async function pageOrShell(event) {
  const { answer, isThere } = await answerOf(event.request);
  if (isThere) {
    // A page is shown, too, where nothing more can be stored.
    if (answer.ok && markOf(answer)) await noteShell(answer.clone(), event).catch(() => {});
    return answer;
  }
  const [now] = await versions();
  return (now && (await keptIn(now, SHELL))) ?? answer ?? Response.error();
}

/**
 * Every address has a head of its own; what is the same for all of them is the mark of the version. An answer without one is
 * no page, as /robots.txt.
 */
function markOf(answer) {
  return answer.headers.get('galds-shell');
}

async function keepFirstShell() {
  if ((await versions()).length > 0) return;
  const shell = await fetch(SHELL);
  if (!shell.ok) throw new Error(`${SHELL}: ${shell.status}`);
  if (markOf(shell)) await noteShell(shell);
}

/** Another mark means another version of the pages. Where games are saved, it has to be there as a whole first. */
async function noteShell(shell, event) {
  const mark = markOf(shell);
  await inTurn(async () => {
    const all = await versions();
    const [now] = all;
    if (now?.mark === mark) return (await caches.open(now.store)).put(SHELL, shell);
    if (hasGames(now)) return;
    // Servers of two versions may take turns while one is replaced by the other.
    const version = all.find((one) => one.mark === mark) ?? newVersion(mark);
    await (await caches.open(version.store)).put(SHELL, shell);
    await putFirst(version);
  });
  const [now] = await versions();
  if (hasGames(now)) event?.waitUntil(renew(mark));
}

async function keptOrFetched(request) {
  const kept = await caches.match(request, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keepLoaded(request, answer.clone()).catch(() => {});
  return answer;
}

async function keepLoaded(request, answer) {
  const store = await storeOfLoaded();
  if (store) await (await caches.open(store)).put(request, answer);
}

/** Where files belong that a page has loaded. A version with saved games has all of its own: they are of a newer one. */
async function storeOfLoaded() {
  const [now] = await versions();
  return coming ?? (hasGames(now) ? undefined : now?.store);
}

async function fetchedOrKept(request) {
  const { answer, isThere } = await answerOf(request);
  if (isThere) return answer;
  return (await caches.match(request, ANY)) ?? answer ?? Response.error();
}

/* Modules. */

/** A module of a page's own version, if the game is saved with it; else that of the server. */
async function moduleFor(request) {
  const { pathname } = new URL(request.url);
  const own = await versionFor(request);
  if (own && gameOf(nameOf(pathname)) in own.games)
    return (await keptIn(own, pathname)) ?? new Response(undefined, { status: 404 });
  const { answer } = await answerOf(pathname, { cache: request.cache });
  return answer ?? Response.error();
}

/** The list of the server, but of games that are saved with a page's version the files that were saved. */
async function listFor(request) {
  const { answer, isThere } = await answerOf(LIST, { cache: request.cache });
  const own = await versionFor(request);
  if (!hasGames(own)) return answer ?? Response.error();
  const there = isThere && answer.ok ? await answer.json() : {};
  const isKept = ([name]) => gameOf(name) in own.games;
  const list = [
    ...Object.entries(there).filter((entry) => !isKept(entry)),
    ...Object.entries(JSON.parse(own.list)).filter(isKept),
  ];
  return asJson(Object.fromEntries(list));
}

/** The version of the page that asks; the one in use if the page does not say which it is of. */
async function versionFor(request) {
  const all = await versions();
  const first = new URL(request.url).searchParams.get('of');
  if (!first) return all[0];
  for (const version of all) if (await keptIn(version, `/assets/${first}`)) return version;
  return undefined;
}

function nameOf(path) {
  return path.slice('/modules/'.length);
}

/** Modules and what lies beside them are named after their game. */
function gameOf(name) {
  return name.split(/[-.]/)[0];
}

/** The files of a game: one module, and all that lies beside it. */
function filesOf(game, code, list) {
  const beside = Object.keys(list).filter(
    (name) => gameOf(name) === game && !name.endsWith('.wasm'),
  );
  const module = code in list ? code : `${game}.wasm`;
  if (!(module in list)) throw new Error(`the server has no module of ${game}`);
  return [module, ...beside].map((name) => `/modules/${name}`);
}

/* Versions. */

async function versions() {
  const note = await (await caches.open(NOTES)).match(VERSIONS);
  return note ? note.json() : [];
}

async function writeVersions(all) {
  await (await caches.open(NOTES)).put(VERSIONS, asJson(all));
}

function asJson(value) {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
}

function newVersion(mark, list = '{}', games = {}) {
  return { store: `galds-pages-${crypto.randomUUID()}`, mark, list, games };
}

function hasGames(version) {
  return version !== undefined && Object.keys(version.games).length > 0;
}

async function keptIn(version, path) {
  return (await caches.open(version.store)).match(path, ANY);
}

/** A version comes into use, and takes the place of what there was of the same pages. */
async function putFirst(version) {
  // Another worker that has taken the place of this one may have deleted it.
  if (!(await caches.has(version.store))) throw new Error('the store of the version is gone');
  const others = (await versions()).filter(({ mark }) => mark !== version.mark);
  await writeVersions([version, ...others].slice(0, MOST_VERSIONS));
  await deleteOthers();
}

/** Deletes every store that belongs to no version. */
async function deleteOthers() {
  const wanted = [NOTES, coming, ...(await versions()).map(({ store }) => store)];
  const names = (await caches.keys()).filter((name) => !wanted.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** What reads and writes the list of versions is done one after the other. */
let lastTurn = Promise.resolve();

function inTurn(act) {
  const done = lastTurn.then(act);
  lastTurn = done.catch(() => {});
  return done;
}

/* Saved games. To fetch a version takes long, so there is a turn of its own for it. */

let lastFetch = Promise.resolve();

function inFetchTurn(act) {
  const done = lastFetch.then(act);
  lastFetch = done.catch(() => {});
  return done;
}

function keepGame(game, code) {
  return inFetchTurn(async () => {
    const [now] = await versions();
    await fetchVersion({ ...now?.games, [game]: code });
    return true;
  });
}

/** Fetches the version that the server has by now with all games that are saved, if it is another one. */
function renew(mark) {
  const act = async () => {
    const [now] = await versions();
    if (!hasGames(now)) return;
    if (now.mark === mark && now.list === (await textOf(LIST))) return;
    await fetchVersion(now.games);
  };
  // Without it the one before stays in use, and the next page that is opened tries again.
  return inFetchTurn(act).catch(() => {});
}

function removeGame(game) {
  return inFetchTurn(() =>
    inTurn(async () => {
      const all = await versions();
      for (const version of all) delete version.games[game];
      await writeVersions(all);
      await Promise.all(all.map((version) => deleteModules(version, game)));
      return true;
    }),
  );
}

async function deleteModules({ store }, game) {
  const kept = await caches.open(store);
  const paths = (await kept.keys()).map(({ url }) => new URL(url).pathname);
  const own = paths.filter((path) => path !== LIST && path.startsWith('/modules/'));
  await Promise.all(
    own.filter((path) => gameOf(nameOf(path)) === game).map((path) => kept.delete(path, ANY)),
  );
}

/** Fetches the server's version of the pages with these games into a store of its own, and puts it into use. */
async function fetchVersion(games) {
  const shell = await fetchPatiently(SHELL);
  const version = newVersion(markOf(shell), await textOf(LIST), games);
  if (!version.mark) throw new Error('the server has no pages');
  coming = version.store;
  try {
    await fill(version, shell);
    // A server that was replaced meanwhile has given files of two versions.
    const after = markOf(await fetchPatiently(SHELL));
    if (after !== version.mark || (await textOf(LIST)) !== version.list)
      throw new Error('the server has another version by now');
    await inTurn(() => putFirst(version));
  } finally {
    coming = undefined;
    await inTurn(deleteOthers);
  }
}

async function fill(version, shell) {
  const store = await caches.open(version.store);
  await store.put(SHELL, shell);
  await fetchInto(store, FILES);
  const pages = (await (await store.match(FILES)).json()).map(({ path }) => path);
  const modules = Object.entries(version.games).flatMap(([game, code]) =>
    filesOf(game, code, JSON.parse(version.list)),
  );
  const [now] = await versions();
  const isSame = now?.mark === version.mark && now.list === version.list;
  const missing = [
    ...(await copyInto(store, pages, (path) => caches.match(path, ANY))),
    ...(await copyInto(store, modules, async (path) => (isSame ? keptIn(now, path) : undefined))),
  ];
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchEach(store, missing)));
}

/** Puts what is kept already into another store, too, and says what is not. */
async function copyInto(store, paths, kept) {
  const missing = [];
  for (const path of paths) {
    const found = await kept(path);
    if (found) await store.put(path, found);
    else missing.push(path);
  }
  return missing;
}

/** Fetches files from the end of a list until it is empty, and puts them into the store. */
async function fetchEach(store, paths) {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) await fetchInto(store, path);
}

async function fetchInto(store, path) {
  await store.put(path, await fetchPatiently(path));
}

async function textOf(path) {
  return (await fetchPatiently(path)).text();
}

/** A server that many use from one address may ask to wait. */
async function fetchPatiently(path) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(path);
    if (answer.ok) return answer;
    if (answer.status !== TOO_MANY_REQUESTS || attempt === MOST_ATTEMPTS)
      throw new Error(`${path}: ${answer.status}`);
    const seconds = Number(answer.headers.get('retry-after')) || 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

/* Calls while no page is open: the server sends what somebody is called for, and the page has left the words. */
const WORDS = '/words-of-calls';

async function keepWords(words) {
  const store = await caches.open(NOTES);
  await store.put(WORDS, asJson(words));
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
