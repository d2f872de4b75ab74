/*
 * Starts `galds serve` with a fresh database, and ends it with this process. A test may have the
 * program killed and started again by POST to the port above: `/kill`, `/start`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.argv[2]);
const data = mkdtempSync(join(tmpdir(), 'galds-pages-'));
const target = join(import.meta.dirname, '../../target');
// What `make test` builds comes first: another build may hold older pages.
const built = ['debug', 'release'].map((kind) => join(target, kind, 'galds')).find(existsSync);
const program = process.env.GALDS_PROGRAM ?? built;
if (!program) throw new Error('there is no galds in target/: build it first (cargo build)');

let running;

function start() {
  running = spawn(
    program,
    // All tests come from one address, for which limits of registrations and requests are too narrow.
    ['serve', '--no-limits', '--data', data, '--listen', `127.0.0.1:${port}`, '--log', 'warn'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
}

const control = createServer((request, response) => {
  const done = () => response.end('done');
  if (request.url === '/kill' && running.exitCode === null) {
    running.once('exit', done);
    running.kill('SIGKILL');
  } else {
    if (request.url === '/start') start();
    done();
  }
});

function stop() {
  running?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
control.listen(port + 1, '127.0.0.1');
start();
