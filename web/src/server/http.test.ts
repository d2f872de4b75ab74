import { beforeEach, expect, it, vi } from 'vitest';
import { get, NotSaved, orHere, Refused, Unreachable } from './http';
import { reach } from './reach.svelte';

function answerWith(status: number, body: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

const problem = JSON.stringify({ code: 'engine_busy', message: 'the engine thinks for others' });
const asked = () => get<string>('/api/games');
const here = () => Promise.resolve<string | undefined>('worked out here');

beforeEach(() => {
  reach.isLost = false;
});

it('takes the answer of a proxy whose server is away for no answer', async () => {
  for (const [status, body] of [
    [502, '<h1>Bad Gateway</h1>'],
    [503, ''],
    [504, '{"message":"upstream timed out"}'],
  ] as const) {
    answerWith(status, body);
    await expect(asked(), body).rejects.toBeInstanceOf(Unreachable);
    expect(reach.isLost, body).toBe(true);
    expect(await orHere(asked, here)).toBe('worked out here');
    const nothing = () => Promise.resolve(undefined);
    await expect(orHere(asked, nothing)).rejects.toBeInstanceOf(NotSaved);
  }
  answerWith(200, '"there again"');
  expect(await asked()).toBe('there again');
  expect(reach.isLost).toBe(false);
});

it('believes the server that it refuses, also when it is too busy or broken', async () => {
  for (const [status, body] of [
    [503, problem],
    [500, ''],
    [422, ''],
  ] as const) {
    answerWith(status, body);
    await expect(orHere(asked, here), body).rejects.toMatchObject({ status });
    await expect(asked(), body).rejects.toBeInstanceOf(Refused);
    expect(reach.isLost, body).toBe(false);
  }
});
