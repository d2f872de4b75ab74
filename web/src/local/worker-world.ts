/** What a service worker lives in, as far as `public/worker.js` uses it: stores, a server and pages, for tests without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../public/worker.js'), 'utf8');
const ORIGIN = 'https://galds.test';

/** As much of a request as the worker looks at. */
interface Asked {
  url: string;
  method: string;
  mode: string;
  cache: string;
}

/** A server with one version of the pages at a time. */
export class Server {
  /** The mark of the version; pages differ only by it. */
  mark = 'one';
  /** Files by their paths. */
  files: Record<string, string> = {};
  /** Without a network nothing is answered; behind a proxy that does not reach the server, this status. */
  away: 'not' | 'offline' | 502 | 503 | 504 = 'not';
  /** Paths that were asked for. */
  asked: string[] = [];
  /** Is called before something is answered. */
  onask: (path: string) => void = () => {};

  /** A version with these assets, and modules by their names. */
  release(mark: string, assets: readonly string[], modules: Record<string, string>): void {
    this.mark = mark;
    const list = Object.entries(modules).map(([name, text]) => [name, text.length] as const);
    this.files = {
      '/robots.txt': 'robots',
      '/files.json': JSON.stringify(
        assets.map((name) => ({ path: `/assets/${name}`, bytes: name.length })),
      ),
      '/modules/list.json': JSON.stringify(Object.fromEntries(list)),
    };
    for (const name of assets) this.files[`/assets/${name}`] = `${name} itself`;
    for (const [name, text] of Object.entries(modules)) this.files[`/modules/${name}`] = text;
  }

  answer(path: string): Response {
    this.onask(path);
    this.asked.push(path);
    if (this.away === 'offline') throw new TypeError('there is no network');
    if (this.away !== 'not') return new Response('the proxy', { status: this.away });
    const file = this.files[path];
    if (file !== undefined) return new Response(file);
    if (/\.\w+$/.test(path)) return new Response('', { status: 404 });
    return new Response(`page ${this.mark}`, { headers: { 'galds-shell': this.mark } });
  }
}

type Entry = string | { url: string };

function pathOf(entry: Entry): string {
  return new URL(typeof entry === 'string' ? entry : entry.url, ORIGIN).pathname;
}

class Store {
  readonly #kept = new Map<string, Response>();

  constructor(readonly isFull: () => boolean) {}

  match = async (entry: Entry) => this.#kept.get(pathOf(entry))?.clone();
  delete = async (entry: Entry) => this.#kept.delete(pathOf(entry));
  keys = async () => [...this.#kept.keys()].map((path) => ({ url: ORIGIN + path }));
  put = async (entry: Entry, answer: Response) => {
    if (this.isFull()) throw new DOMException('there is no room', 'QuotaExceededError');
    this.#kept.set(pathOf(entry), new Response(await answer.arrayBuffer(), answer));
  };
}

class Stores {
  isFull = false;
  readonly #stores = new Map<string, Store>();

  open = async (name: string) => {
    const store = this.#stores.get(name) ?? new Store(() => this.isFull);
    this.#stores.set(name, store);
    return store;
  };
  has = async (name: string) => this.#stores.has(name);
  keys = async () => [...this.#stores.keys()];
  delete = async (name: string) => this.#stores.delete(name);
  match = async (entry: Entry) => {
    for (const store of this.#stores.values()) {
      const found = await store.match(entry);
      if (found) return found;
    }
    return undefined;
  };
}

type Handler = (event: unknown) => void;

/** A browser with the worker in it. */
export class Browser {
  readonly stores = new Stores();
  #handlers = new Map<string, Handler>();
  /** What events have wished to go on with. */
  #work: Promise<unknown>[] = [];

  constructor(readonly server: Server) {}

  /** Starts the worker, as for the first time or after the browser has ended it. */
  async start(isNew: 'new' | 'again' = 'new'): Promise<void> {
    this.#handlers = new Map();
    const self = {
      location: { origin: ORIGIN },
      addEventListener: (type: string, handler: Handler) => this.#handlers.set(type, handler),
      skipWaiting: () => {},
      clients: { claim: () => Promise.resolve() },
    };
    const fetch = async (request: Entry) => this.server.answer(pathOf(request));
    new Function('self', 'caches', 'fetch', source)(self, this.stores, fetch);
    if (isNew === 'again') return;
    await this.#dispatch('install', {});
    await this.#dispatch('activate', {});
  }

  /** Opens an address in a window; gives what is shown when everything that this has begun is done. */
  async open(path: string): Promise<string> {
    return (await this.#fetch(path, 'navigate')).text();
  }

  /** What a page gets that began with this file; nothing if it fails or is refused. */
  async load(path: string, first?: string): Promise<string | undefined> {
    const answer = await this.#fetch(first ? `${path}?of=${first}` : path, 'cors').catch(
      () => undefined,
    );
    return answer?.ok ? answer.text() : undefined;
  }

  /** Tells the worker something; gives the last thing that it answers. */
  async tell(data: unknown): Promise<unknown> {
    const port = { postMessage: vi.fn() };
    await this.#dispatch('message', { data, ports: [port] });
    return port.postMessage.mock.lastCall?.[0];
  }

  async #fetch(path: string, mode: string): Promise<Response> {
    const request: Asked = { url: ORIGIN + path, method: 'GET', mode, cache: 'default' };
    let answer: Promise<Response> | undefined;
    await this.#dispatch('fetch', {
      request,
      respondWith: (given: Promise<Response>) => {
        answer = given;
        this.#work.push(given.catch(() => undefined));
      },
    });
    const got = await (answer ?? this.server.answer(pathOf(path)));
    if (got.type === 'error') throw new TypeError('there is no network');
    return got;
  }

  async #dispatch(type: string, event: object): Promise<void> {
    const waitUntil = (work: Promise<unknown>) => this.#work.push(work);
    this.#handlers.get(type)?.({ ...event, waitUntil });
    while (this.#work.length > 0) await this.#work.shift();
  }
}
