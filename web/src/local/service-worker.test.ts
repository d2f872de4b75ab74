/** The service worker: what is there without a network, and that it is always of one version. */
import { beforeEach, expect, test } from 'vitest';
import { Browser, Server } from './worker-world';

const ONE = ['first-1.js', 'worker-1.js', 'same.js'];
const TWO = ['first-2.js', 'worker-2.js', 'same.js'];
const THREE = ['first-3.js', 'worker-3.js', 'same.js'];
const MODULES_ONE = {
  'rotary.wasm': 'code one',
  'rotary-simd.wasm': 'quick one',
  'rotary.net': 'net one',
  'shatra.wasm': 'shatra one',
};
const MODULES_TWO = {
  'rotary.wasm': 'code of two',
  'rotary-simd.wasm': 'quick of two',
  'rotary.net': 'net of two',
  'rotary.puzzles': 'puzzles of two',
  'shatra.wasm': 'shatra of two',
};

let server: Server;
let browser: Browser;

beforeEach(async () => {
  server = new Server();
  server.release('one', ONE, MODULES_ONE);
  browser = new Browser(server);
  await browser.start();
  await browser.open('/');
});

const keepRotary = () => browser.tell({ keep: 'rotary', code: 'rotary-simd.wasm' });

/** What rotary consists of for a page that began with a file, without a network. */
async function rotaryOf(first: string) {
  server.away = 'offline';
  const names = ['rotary-simd.wasm', 'rotary.net', 'rotary.puzzles'];
  const files = await Promise.all(names.map((name) => browser.load(`/modules/${name}`, first)));
  server.away = 'not';
  return files;
}

async function shell(): Promise<string> {
  server.away = 'offline';
  const text = await browser.open('/settings');
  server.away = 'not';
  return text;
}

test('a page that was seen opens without a network with the files that it has loaded', async () => {
  await browser.tell(['/assets/first-1.js']);
  await browser.load('/assets/worker-1.js');
  server.away = 'offline';
  expect(await browser.open('/games/rotary')).toBe('page one');
  expect(await browser.load('/assets/first-1.js')).toBe('first-1.js itself');
  expect(await browser.load('/assets/worker-1.js')).toBe('worker-1.js itself');
  expect(await browser.load('/assets/same.js')).toBeUndefined();
});

test('a saved game has all files of the pages and its own', async () => {
  expect(await keepRotary()).toBe(true);
  server.away = 'offline';
  for (const name of ONE) expect(await browser.load(`/assets/${name}`)).toBe(`${name} itself`);
  expect(await rotaryOf('first-1.js')).toEqual(['quick one', 'net one', undefined]);
});

test('a new version comes with files that the game did not have before', async () => {
  await keepRotary();
  server.release('two', TWO, MODULES_TWO);
  await browser.open('/');
  expect(await shell()).toBe('page two');
  expect(await rotaryOf('first-2.js')).toEqual(['quick of two', 'net of two', 'puzzles of two']);
});

test('a new version that breaks off leaves the one before as it was', async () => {
  await keepRotary();
  server.release('two', TWO, MODULES_TWO);
  delete server.files['/modules/rotary.net'];
  expect(await browser.open('/')).toBe('page two');
  expect(await shell()).toBe('page one');
  expect(await rotaryOf('first-1.js')).toEqual(['quick one', 'net one', undefined]);
  server.files['/modules/rotary.net'] = 'net of two';
  await browser.open('/');
  expect(await shell()).toBe('page two');
  expect(await rotaryOf('first-2.js')).toEqual(['quick of two', 'net of two', 'puzzles of two']);
});

test('a server that is replaced while a version is fetched gives no version', async () => {
  await keepRotary();
  server.release('two', TWO, MODULES_TWO);
  server.onask = (path) => {
    if (path === '/modules/rotary.net') server.mark = 'three';
  };
  await browser.open('/');
  expect(await shell()).toBe('page one');
  expect((await browser.stores.keys()).length).toBe(2);
});

test('an open page of the version before gets nothing that is newer than itself', async () => {
  await keepRotary();
  server.release('two', TWO, MODULES_TWO);
  expect(await browser.load('/modules/rotary.net', 'first-1.js')).toBe('net one');
  await browser.open('/');
  expect(await browser.load('/modules/rotary.net', 'first-1.js')).toBe('net one');
  expect(await browser.load('/modules/rotary.puzzles', 'first-1.js')).toBeUndefined();
  const list = JSON.parse((await browser.load('/modules/list.json', 'first-1.js')) ?? '');
  expect(list).toEqual({
    'rotary.wasm': 8,
    'rotary-simd.wasm': 9,
    'rotary.net': 7,
    'shatra.wasm': 13,
  });
});

test('an open page of the version before starts its worker again', async () => {
  await browser.load('/assets/worker-1.js');
  server.release('two', TWO, MODULES_TWO);
  await browser.open('/');
  expect(await browser.load('/assets/worker-1.js')).toBe('worker-1.js itself');
  server.release('three', THREE, MODULES_TWO);
  await browser.open('/');
  expect(await browser.load('/assets/worker-1.js')).toBeUndefined();
});

test('so it does where games are saved', async () => {
  await keepRotary();
  server.release('two', TWO, MODULES_TWO);
  await browser.open('/');
  expect(await browser.load('/assets/worker-1.js')).toBe('worker-1.js itself');
  expect(await browser.load('/assets/worker-2.js')).toBe('worker-2.js itself');
});

test('another engine with the same pages is fetched, too', async () => {
  await keepRotary();
  server.release('one', ONE, MODULES_TWO);
  await browser.open('/');
  expect(await rotaryOf('first-1.js')).toEqual(['quick of two', 'net of two', 'puzzles of two']);
});

test('nothing is fetched where nothing is new', async () => {
  await keepRotary();
  server.asked = [];
  await browser.open('/');
  expect(server.asked).toEqual(['/', '/modules/list.json']);
});

test('while the server lacks a module of a saved game, the version that has it stays', async () => {
  await keepRotary();
  server.release('two', TWO, {});
  await browser.open('/');
  expect(await shell()).toBe('page one');
  expect(await rotaryOf('first-1.js')).toEqual(['quick one', 'net one', undefined]);
});

test('what is no page does not become the shell and deletes nothing', async () => {
  await browser.load('/assets/worker-1.js');
  for (let times = 0; times < 3; times++) await browser.open('/robots.txt');
  expect(await shell()).toBe('page one');
  expect(await browser.load('/assets/worker-1.js')).toBe('worker-1.js itself');
});

for (const away of [502, 503, 504] as const) {
  test(`what is saved is used when a proxy answers with ${away}`, async () => {
    await keepRotary();
    server.away = away;
    expect(await browser.open('/games/rotary')).toBe('page one');
    expect(await browser.load('/files.json')).toContain('first-1.js');
    expect(await browser.load('/modules/list.json', 'first-1.js')).toContain('rotary.net');
    expect(await browser.load('/modules/rotary.net', 'first-1.js')).toBe('net one');
  });
}

test('a second game is added, and both go on with the next version', async () => {
  await keepRotary();
  expect(await browser.tell({ keep: 'shatra', code: 'shatra-simd.wasm' })).toBe(true);
  server.release('two', TWO, MODULES_TWO);
  await browser.open('/');
  server.away = 'offline';
  expect(await browser.load('/modules/shatra.wasm', 'first-2.js')).toBe('shatra of two');
  expect(await rotaryOf('first-2.js')).toEqual(['quick of two', 'net of two', 'puzzles of two']);
});

test('what the browser has is not fetched again', async () => {
  await keepRotary();
  server.asked = [];
  await browser.tell({ keep: 'shatra', code: 'shatra.wasm' });
  const isFile = (path: string) => /^\/(assets|modules)\/(?!list)/.test(path);
  expect(server.asked.filter(isFile)).toEqual(['/modules/shatra.wasm']);
});

test('a game that is removed is gone, and the others stay', async () => {
  await keepRotary();
  await browser.tell({ keep: 'shatra', code: 'shatra.wasm' });
  expect(await browser.tell({ remove: 'rotary' })).toBe(true);
  expect(await rotaryOf('first-1.js')).toEqual([undefined, undefined, undefined]);
  server.away = 'offline';
  expect(await browser.load('/modules/shatra.wasm', 'first-1.js')).toBe('shatra one');
});

test('a game that the server does not have is not saved', async () => {
  expect(await browser.tell({ keep: 'nardi', code: 'nardi.wasm' })).toBe(false);
  expect((await browser.stores.keys()).length).toBe(2);
});

test('where nothing more can be stored pages open all the same', async () => {
  browser.stores.isFull = true;
  server.release('two', TWO, MODULES_TWO);
  expect(await browser.open('/')).toBe('page two');
  expect(await browser.load('/assets/worker-2.js')).toBe('worker-2.js itself');
  expect(await keepRotary()).toBe(false);
});

test('a worker that the browser has ended knows what it had saved', async () => {
  await keepRotary();
  await browser.start('again');
  expect(await shell()).toBe('page one');
  expect(await rotaryOf('first-1.js')).toEqual(['quick one', 'net one', undefined]);
});
