import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canTryAgain, HERE_KEYS, problem, Trouble } from './trouble';

const root = join(import.meta.dirname, '../../..');
const reasons = join(root, 'web/languages/reasons');

for (const file of readdirSync(reasons)) {
  it(`what a table in the browser says has words in ${file}, and nothing else has`, () => {
    const text = readFileSync(join(reasons, file), 'utf8');
    const keys = [...text.matchAll(/^(here-[\w-]+) = \S/gm)].map(([, key]) => key);
    expect(keys.sort()).toEqual([...HERE_KEYS].sort());
  });
}

it('what the module says is known here, too', () => {
  const said = readFileSync(join(root, 'browser/src/live.rs'), 'utf8').match(/here-[a-z-]+/g) ?? [];
  expect(said).toContain('here-unreadable');
  for (const key of said) expect(HERE_KEYS).toContain(key);
});

it('the computer can be asked to try again where it was the computer that failed', () => {
  expect(HERE_KEYS.filter(canTryAgain)).toEqual(['here-computer-not-kept', 'here-computer-failed']);
  expect(canTryAgain(undefined)).toBe(false);
});

it('a trouble is said as a server would say it', () => {
  const why = problem('here-failed', 'Error: out of memory');
  expect(why.reason).toEqual({ key: 'here-failed', values: {} });
  expect(Trouble.of('here-failed', new Error('out of memory')).problem).toEqual(why);
});
