/**
 * The same player everywhere: the fixed work of `galds bench` is done by the program on this machine, by the modules
 * in Node and by the modules in a browser, and has to come to the same.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, pathOf, type ModuleList } from '../src/local/files';
import { Module, type Question, type Reply } from '../src/local/module';
import { expect, test } from './faultless';
import { BEARING_OFF, games, type Looked } from './playing';

const NODES = 4_000;
/** Speeds are compared on more work, or starting up would count. */
const NODES_FOR_SPEED = 60_000;
/**
 * The program and the module take turns this often: processors are now slow, now fast, so only runs side by side
 * can be compared.
 */
const PAIRS = 7;
/** What a module has to reach of the program's speed, on one thread, in the same run. */
const LEAST_SPEED = 0.45;

/** The longest that a level up to the ninth may think about a move, in milliseconds of processor time. */
const LONGEST_THOUGHT = 3_000;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The level that plays the game on, so that it comes to the positions of a real game. */
const OPPONENT = 4;
/** How long the game lasts, in actions of the one who plays against the computer. */
const TURNS = 60;
/** How many of the computer's decisions are looked at, and from how many at least they are taken. */
const MOMENTS = 8;
const LEAST_MOMENTS = 16;

/** What a module may take on the way, compressed; networks and puzzles come apart. */
const LARGEST_MODULE = 350_000;
/** The same for the networks of each game: a little more than they take, so that they do not grow unnoticed. */
const LARGEST_NETWORKS: Readonly<Record<string, number>> = {
  lautari: 125_000,
  nardi: 1_550_000,
  rotary: 640_000,
  shatra: 525_000,
};

const folder = join(import.meta.dirname, '../modules');
const target = join(import.meta.dirname, '../../target');
const built = ['debug', 'release'].map((kind) => join(target, kind, 'galds')).find(existsSync);
const program = process.env['GALDS_PROGRAM'] ?? built ?? '';

interface Work {
  depth: string;
  nodes: string;
  value: string;
  line: string;
}

function read(text: string): Work {
  const [depth = '', nodes = '', value = '', ...line] = text.trim().split(' ');
  return { depth, nodes, value, line: line.join(' ') };
}

/** What the program does on this machine, and how many positions it looks at in a second of processor time. */
function native(game: string, nodes: number): { work: Work[]; speed: number } {
  const bench = [program, 'bench', game, '--nodes', String(nodes), '--lines'];
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...bench];
  const { status, stdout, stderr } = spawnSync('bash', timed, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const lines = stdout.split('\n');
  const all = Number(/: (\d+) nodes/.exec(lines[0] ?? '')?.[1]);
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return {
    work: lines.filter((line) => line.startsWith('  ')).map(read),
    speed: all / (user + system),
  };
}

function list(): ModuleList {
  return JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as ModuleList;
}

/** The games whose players judge by networks, for which there is a module with vectors, too. */
const gamesWithNetworks = () =>
  games.filter((game) => filesOf(game, list())?.networks !== undefined);

function bytes(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(folder, name)));
}

async function opened(game: string, vectors: 'with' | 'without' = 'with'): Promise<Module> {
  const files = filesOf(game, list());
  const networks = files?.networks;
  const code = vectors === 'with' ? (files?.code ?? '') : `${game}.wasm`;
  return Module.open({
    code: await WebAssembly.compile(bytes(code)),
    networks: networks === undefined ? undefined : bytes(networks).buffer,
  });
}

/** The same by a module; like the program, it counts processor time. */
function benched(module: Module, nodes: number): { work: Work[]; speed: number } {
  const before = process.cpuUsage();
  const [answer] = module.ask({ type: 'bench', nodes });
  const { user, system } = process.cpuUsage(before);
  expect(answer?.type).toBe('benched');
  const { work, nodes: all } = answer as unknown as Benched;
  return { work: work.map(read), speed: (1_000_000 * all) / (user + system) };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

interface Benched {
  work: string[];
  nodes: number;
}

test.skip(!existsSync(folder), 'there is no compiler for wasm32');

for (const game of games) {
  test(`${game} is played by the same player in Node and on this machine`, async () => {
    test.setTimeout(240_000);
    const module = await opened(game);
    expect(benched(module, NODES).work).toEqual(native(game, NODES).work);
    const shares = Array.from({ length: PAIRS }, () => {
      const here = native(game, NODES_FOR_SPEED).speed;
      return benched(module, NODES_FOR_SPEED).speed / here;
    });
    console.log(`${game}: ${shares.map((share) => share.toFixed(2)).join(' ')}`);
    expect(median(shares)).toBeGreaterThan(LEAST_SPEED);
  });

  test(`${game} is played by the same player in a browser`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto('/about');
    const files = filesOf(game, list());
    const work = await page.evaluate(inBrowser, {
      code: pathOf(files?.code ?? ''),
      networks: files?.networks && pathOf(files.networks),
      nodes: NODES,
    });
    expect(work.map(read)).toEqual(native(game, NODES).work);
  });
}

for (const game of games) {
  test(`${game} is played by the same player with and without vectors`, async () => {
    test.setTimeout(240_000);
    test.skip(!gamesWithNetworks().includes(game), 'its players need no vectors');
    const quick = benched(await opened(game), NODES).work;
    expect(benched(await opened(game, 'without'), NODES).work).toEqual(quick);
  });

  test(`levels 1 to 9 answer soon enough from the first to the last action in ${game}`, async () => {
    test.setTimeout(240_000);
    const module = await opened(game);
    const moments: Job[] = [];
    while (moments.length < LEAST_MOMENTS) moments.push(...jobsOfAGame(module, game));
    const thoughts = spread(moments, MOMENTS).flatMap((job) =>
      LEVELS.map((level) => ({ level, ...thought(module, { ...job, level }) })),
    );
    for (const { level, action } of thoughts) expect(action, `level ${level}`).toBeTruthy();
    const longest = LEVELS.map((level) => {
      const times = thoughts.filter((it) => it.level === level).map((it) => it.milliseconds);
      return Math.round(Math.max(...times));
    });
    console.log(`${game}: at most ${longest.join(', ')} ms at levels 1 to 9`);
    for (const milliseconds of longest) expect(milliseconds).toBeLessThan(LONGEST_THOUGHT);
  });
}

test('no module takes more on the way than it may', () => {
  const code = Object.entries(list()).filter(([name]) => name.endsWith('.wasm'));
  expect(code.length).toBe(games.length + gamesWithNetworks().length);
  for (const [name, bytes] of code) expect(bytes, name).toBeLessThanOrEqual(LARGEST_MODULE);
});

test('no networks take more on the way than they may', () => {
  for (const game of gamesWithNetworks())
    expect(list()[`${game}.net`], game).toBeLessThanOrEqual(LARGEST_NETWORKS[game] ?? 0);
});

for (const [checkers, position] of Object.entries({
  15: 'w 31 6:5,5:5,4:5 6:5,5:5,4:5 1c -',
  6: BEARING_OFF,
})) {
  test(`the table by which ${checkers} checkers of Nardi are borne off is made soon enough, and once`, async () => {
    const module = await opened('nardi');
    const wanted = { game: 'nardi', rules: 'backgammon', position, side: 'second' };
    const [job = {}] = jobsIn(begun(module, { ...wanted, opponent: { computer: 9 } }));
    const [first, again] = [thought(module, job), thought(module, job)];
    console.log(
      `nardi: ${first.milliseconds} ms with the table, ${again.milliseconds} ms after it`,
    );
    expect(first.action).toBeTruthy();
    expect(first.milliseconds).toBeLessThan(LONGEST_THOUGHT);
    expect(again.milliseconds).toBeLessThan(first.milliseconds / 2);
  });
}

type Job = Record<string, unknown>;

/** What a module says when somebody begins a match. */
function begun(module: Module, wanted: Record<string, unknown>): Reply[] {
  const player = { id: 'guest:somebody', name: 'Somebody' };
  module.ask({ type: 'connect', player });
  return module.ask({ type: 'create', wanted });
}

/** What computer players are asked to think about. */
function jobsIn(replies: Reply[]): Job[] {
  return replies.filter(({ type }) => type === 'think').map((it) => it['job'] as Job);
}

/** What a computer player chooses, and how long that took. */
function thought(module: Module, job: Job) {
  const before = process.cpuUsage();
  const [chosen] = module.ask({ type: 'think', job } as Question);
  const used = process.cpuUsage(before);
  return { action: chosen?.['action'], milliseconds: (used.user + used.system) / 1000 };
}

/** What the computer is asked in the course of one game against somebody who does this and that. */
function jobsOfAGame(module: Module, game: string): Job[] {
  const created = begun(module, { game, side: 'first', opponent: { computer: OPPONENT } });
  const id = created.find(({ type }) => type === 'created')?.['id'];
  const jobs: Job[] = [];
  const answer = (replies: Reply[]) => {
    for (const job of jobsIn(replies)) {
      jobs.push(job);
      const [chosen] = module.ask({ type: 'think', job });
      if (chosen) answer(module.ask(chosen));
    }
  };
  answer(created);
  for (let turn = 0; turn < TURNS; turn++) {
    const [looked] = module.ask({ type: 'look', id });
    const { state, board } = looked as unknown as Looked;
    const action = board.may_throw
      ? 'throw'
      : board.choices[(turn * 7) % Math.max(board.choices.length, 1)]?.token;
    if (state.phase === 'over' || action === undefined) break;
    const command = { do: 'act', action };
    const message = { type: 'command', id, client: `turn-${turn}`, command };
    answer(module.ask({ type: 'live', message }));
  }
  return jobs;
}

/** So many of these, the first and the last among them. */
function spread<T>(all: T[], count: number): T[] {
  const step = (all.length - 1) / (count - 1);
  return all.filter((_, place) => Math.floor(place / step) > Math.floor((place - 1) / step));
}

/** The same without the parts of the pages: what a browser does with a module. */
async function inBrowser(asked: {
  code: string;
  networks: string | undefined;
  nodes: number;
}): Promise<string[]> {
  const { code, networks } = asked;
  const galds = { now: () => performance.now(), report: () => {} };
  const compiled = await (await fetch(code)).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(compiled, { galds });
  const exports = instance.exports as unknown as {
    memory: WebAssembly.Memory;
    room(length: number): number;
    receive(): number;
    answer(): number;
    networks(): number;
  };
  const write = (bytes: Uint8Array) => {
    // Making room may move the memory.
    const place = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  };
  if (networks !== undefined) {
    write(new Uint8Array(await (await fetch(networks)).arrayBuffer()));
    exports.networks();
  }
  const ask = { type: 'bench', nodes: asked.nodes };
  write(new TextEncoder().encode(JSON.stringify({ now: Date.now(), random: '0'.repeat(64), ask })));
  const length = exports.receive();
  const answer = new Uint8Array(exports.memory.buffer, exports.answer(), length);
  return (JSON.parse(new TextDecoder().decode(answer)) as [{ work: string[] }])[0].work;
}
