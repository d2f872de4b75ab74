import { beforeEach, expect, it, vi } from 'vitest';

const http = vi.hoisted(() => ({ me: null as unknown, made: 0 }));
vi.mock('./http', () => ({
  get: () => Promise.resolve(http.me),
  post: () => {
    http.made++;
    return Promise.resolve({ player: { id: 'guest:new', name: 'Guest new' } });
  },
}));

beforeEach(() => {
  vi.resetModules();
  Object.assign(http, { me: null, made: 0 });
});

it('becomes a guest where nobody is known', async () => {
  const { ensureSomebody, person } = await import('./person.svelte');
  await ensureSomebody();
  expect([person.player?.id, http.made]).toEqual(['guest:new', 1]);
  await ensureSomebody();
  expect(http.made).toBe(1);
});

it('is the guest that another tab has become meanwhile, and connects anew', async () => {
  const { ensureSomebody, findPerson, onPersonChange, person } = await import('./person.svelte');
  const heard = vi.fn();
  onPersonChange(heard);
  await findPerson();
  http.me = { id: 'guest:other', name: 'Guest othe' };
  await ensureSomebody();
  expect([person.player?.id, http.made]).toEqual(['guest:other', 0]);
  expect(heard).toHaveBeenCalledOnce();
});
