/*
 * The pages and the program with the game of `tests/sixth`, of which no other file knows: a copy of the pages is built
 * with the game's own folder and words added to it and nothing else changed, and served at the port. What they ask a
 * server for goes to the example `sixth` of the package `galds`, on the next port. Everything ends with this process.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GAME = 'chiefs';
/** What the pages are built from. */
const SOURCES = [
  'index.html',
  'languages',
  'package.json',
  'public',
  'src',
  'svelte.config.js',
  'tsconfig.json',
  'vite.config.ts',
];

const port = Number(process.argv[2]);
const root = join(import.meta.dirname, '../../..');
const added = join(root, 'tests/sixth/web');
const work = mkdtempSync(join(tmpdir(), 'galds-sixth-'));
const web = join(work, 'web');
const vite = join(web, 'node_modules/vite/bin/vite.js');
const program = join(root, 'target/debug/examples/sixth');
const children = [];

function stop(code) {
  for (const child of children) child.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
  process.exit(code);
}

/** The words of the game, in English, under every language. */
function addWords(folder) {
  const words = readFileSync(join(added, 'languages', folder, 'words.ftl'), 'utf8');
  const files = join(web, 'languages', folder);
  for (const name of readdirSync(files).filter((file) => file.endsWith('.ftl')))
    appendFileSync(join(files, name), `\n${words}`);
}

function copyPages() {
  for (const name of SOURCES) cpSync(join(root, 'web', name), join(web, name), { recursive: true });
  symlinkSync(join(root, 'web/node_modules'), join(web, 'node_modules'));
  // Rules and lessons are read from beside the pages.
  for (const name of ['docs', 'games']) symlinkSync(join(root, name), join(work, name));
  cpSync(join(added, GAME), join(web, 'src/games', GAME), { recursive: true });
  for (const folder of ['', 'boards', 'reasons']) addWords(folder);
}

function start(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: web,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', () => stop(1));
  children.push(child);
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
if (!existsSync(program))
  throw new Error('there is no target/debug/examples/sixth: cargo build -p galds --example sixth');
copyPages();
const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) stop(1);
const server = `127.0.0.1:${port + 1}`;
start(program, ['serve', '--data', join(work, 'data'), '--listen', server, '--log', 'warn']);
start(process.execPath, [vite, 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'], {
  GALDS_SERVER: `http://${server}`,
});
