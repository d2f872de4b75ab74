/** The files by which games are played here: which there are, what they take on the way, and how they come. */
import type { Loaded } from './module';

/** The modules, networks, puzzles and endgame tables that this server has, by name, with the bytes that each takes on the way. */
export type ModuleList = Readonly<Record<string, number>>;

/** There is no module of this game, or it does not run here. */
export class NoModule extends Error {}

const LIST = '/modules/list.json';

/** The smallest module with vectors in it: a browser that does not know them refuses it. */
const WITH_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** The names of the files of a game. */
export interface GameFiles {
  /** The module, with vectors where this browser has them. */
  code: string;
  /** What its players judge by, if they need it. */
  networks: string | undefined;
  puzzles: string | undefined;
  /** The exact values of positions with few pieces, where the server has them. */
  endgames: string | undefined;
}

/** The files of a game; nothing where there is no module of it. */
export function filesOf(game: string, list: ModuleList): GameFiles | undefined {
  const plain = `${game}.wasm`;
  const quick = `${game}-simd.wasm`;
  const code = quick in list && WebAssembly.validate(WITH_VECTORS) ? quick : plain;
  const there = (name: string) => (name in list ? name : undefined);
  if (!there(code)) return undefined;
  return {
    code,
    networks: there(`${game}.net`),
    puzzles: there(`${game}.puzzles`),
    endgames: there(`${game}.endgames`),
  };
}

/** All of a game's files. */
export function namesOf(files: GameFiles | undefined): string[] {
  return files ? Object.values(files).filter((name) => name !== undefined) : [];
}

export function pathOf(file: string): string {
  return `/modules/${file}`;
}

/**
 * The address of a module or of their list as this page asks for it. It says which file the page began with, by which the service
 * worker knows the version of the page: modules of another version need not understand it.
 */
function addressOf(path: string): string {
  const first = globalThis.document?.querySelector<HTMLScriptElement>('script[src^="/assets/"]');
  return first ? `${path}?of=${first.src.split('/').at(-1)}` : path;
}

/** The modules of this server; none if it has none or cannot be reached. */
export async function listModules(): Promise<ModuleList> {
  try {
    const answer = await fetch(addressOf(LIST));
    return answer.ok ? ((await answer.json()) as ModuleList) : {};
  } catch {
    return {};
  }
}

const loaded = new Map<string, Promise<Loaded>>();

/**
 * The files of a game, which stay the same for as long as the page is open: a new version on the server does not
 * change a game that is being played.
 */
export function loadModule(game: string): Promise<Loaded> {
  const known = loaded.get(game) ?? fetchModule(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function fetchModule(game: string): Promise<Loaded> {
  const files = filesOf(game, await listModules());
  if (!files) throw new NoModule(game);
  const [code, networks] = await Promise.all([
    fetched(files.code).then((bytes) => WebAssembly.compile(bytes)),
    files.networks ? fetched(files.networks) : undefined,
  ]);
  const address = (file: string | undefined) => (file ? addressOf(pathOf(file)) : undefined);
  return { code, networks, puzzles: address(files.puzzles), endgames: address(files.endgames) };
}

async function fetched(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(addressOf(pathOf(file))).catch(() => undefined);
  if (!answer?.ok) throw new NoModule(file);
  return answer.arrayBuffer();
}
