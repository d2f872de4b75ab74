/** A server that a test replaces by another version of itself: what stands before the real one says so, and the workers of the pages are gone. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Replaceable {
  url: string;
  /** What the new version calls itself. */
  newMark: string;
  /** From now on it is the new version. */
  replace(): void;
  /** Files of the old version that were asked for in vain. */
  refused: readonly string[];
  end(): Promise<void>;
}

const NEW_MARK = '"another-version"';

/** The scripts of the workers at a table: the new version has other ones. */
const GONE = /^\/assets\/(worker|thinker)[\w-]*\.js$/;

export async function startReplaceable(real: string): Promise<Replaceable> {
  const refused: string[] = [];
  let isNew = false;
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', real).pathname;
    if (isNew && GONE.test(path)) {
      refused.push(path);
      answer.writeHead(404).end();
    } else passOn(real, asked, answer, isNew);
  });
  server.on('upgrade', (asked, socket: Socket) => passSocketOn(real, asked, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    newMark: NEW_MARK,
    replace: () => (isNew = true),
    refused,
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Nothing is compressed or known already, so that texts can be changed, and no file stays in the browser's own cache. */
function passOn(real: string, asked: IncomingMessage, answer: ServerResponse, isNew: boolean) {
  const { method, headers } = asked;
  const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': undefined };
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const passed = request(new URL(asked.url ?? '/', real), { method, headers: sent }, (given) => {
    const parts: Buffer[] = [];
    given.on('data', (part: Buffer) => parts.push(part));
    given.on('end', () => {
      const body = Buffer.concat(parts);
      const isList = isNew && asked.url === '/files.json';
      const changed = isList ? Buffer.from(withoutGone(body.toString())) : body;
      answer.writeHead(given.statusCode ?? 502, {
        ...given.headers,
        'cache-control': 'no-store',
        'content-length': changed.length,
        ...(isNew && given.headers['galds-shell'] && { 'galds-shell': NEW_MARK }),
      });
      answer.end(changed);
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function withoutGone(list: string): string {
  const files = JSON.parse(list) as { path: string }[];
  return JSON.stringify(files.filter(({ path }) => !GONE.test(path)));
}

function passSocketOn(real: string, asked: IncomingMessage, socket: Socket) {
  const { hostname, port } = new URL(real);
  const passed = connect(Number(port), hostname, () => {
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let i = 0; i < asked.rawHeaders.length; i += 2)
      lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
    passed.write(`${lines.join('\r\n')}\r\n\r\n`);
    passed.pipe(socket).pipe(passed);
  });
  for (const end of [passed, socket]) end.on('error', () => (passed.destroy(), socket.destroy()));
}
