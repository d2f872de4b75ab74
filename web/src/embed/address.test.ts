import { expect, it } from 'vitest';
import { isEmbedded, themeIn } from './address';

it('knows which pages may be framed', () => {
  expect(isEmbedded('/embed/match/abc')).toBe(true);
  for (const path of ['/', '/embed', '/embedded/x', '/match/embed/'])
    expect(isEmbedded(path)).toBe(false);
});

it('takes the look from the address, if it is one', () => {
  expect(themeIn(new URLSearchParams('theme=dark'))).toBe('dark');
  expect(themeIn(new URLSearchParams('theme=pink'))).toBeUndefined();
});
