import { beforeEach, expect, it, vi } from 'vitest';
import { NoModule } from '../local/files';
import { Refused, Unreachable } from '../server/http';
import { start } from './start';

const world = vi.hoisted(() => ({
  playHere: 'on',
  here: (): Promise<string> => Promise.reject(new Error('nothing was made')),
  atServer: (): Promise<{ id: string }> => Promise.resolve({ id: 'abcdefghijkm' }),
  went: '',
}));

vi.mock('../language/words.svelte', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('../router/router.svelte', () => ({
  navigate: (path: string) => {
    world.went = path;
  },
}));
vi.mock('../settings/settings.svelte', () => ({
  settings: {
    get playHere() {
      return world.playHere;
    },
  },
}));
vi.mock('../server/matches', () => ({ makeMatch: () => world.atServer() }));
vi.mock('../local/tables', async () => {
  class Failed extends Error {
    constructor(readonly reply: Record<string, unknown>) {
      super('failed');
    }
  }
  return { Failed, tablesOf: () => ({ create: () => world.here() }) };
});

const match = { game: 'rotary', opponent: { computer: 3 } } as const;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  Object.assign(world, { playHere: 'on', went: '' });
  world.here = () => Promise.resolve('abcdefghijkn');
  world.atServer = () => Promise.resolve({ id: 'abcdefghijkm' });
});

it('plays here if one wishes so, and else at the server', async () => {
  expect(await start(match)).toBe('');
  expect(world.went).toBe('/match/abcdefghijkn');
  world.playHere = 'off';
  expect(await start(match)).toBe('');
  expect(world.went).toBe('/match/abcdefghijkm');
});

it('says why nothing can be played here, and where that can be changed', async () => {
  world.here = () => Promise.reject(new NoModule('rotary'));
  expect(await start(match)).toBe('play-here-missing');
  expect(world.went).toBe('');
});

it('says what a table in the browser refuses', async () => {
  const { Failed } = await import('../local/tables');
  const reason = { key: 'here-not-kept', values: {} };
  world.here = () =>
    Promise.reject(new Failed({ type: 'failed', code: 'x', message: 'y', reason }));
  expect(await start(match)).toContain('could not be saved on this device');
});

it('plays here when no server answers, and speaks of the server if that fails', async () => {
  world.playHere = 'off';
  world.atServer = () => Promise.reject(new Unreachable());
  expect(await start(match)).toBe('');
  expect(world.went).toBe('/match/abcdefghijkn');
  world.here = () => Promise.reject(new NoModule('rotary'));
  expect(await start(match)).toMatch(/^(trouble-unreachable|offline-)/);
  world.atServer = () => Promise.reject(new Refused(422, 'x', 'no', undefined));
  expect(await start(match)).toBe('trouble-refused');
});

it('says that a game is not saved where it could be played here only', async () => {
  world.here = () => Promise.reject(new NoModule('rotary'));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await start(match)).toBe('offline-not-saved');
  world.playHere = 'off';
  world.atServer = () => Promise.reject(new Unreachable());
  expect(await start(match)).toBe('offline-not-saved');
});
