import { expect, it } from 'vitest';
import { addressIn } from './head';

it('names a page by its path and language alone', () => {
  const url = new URL('https://galds.example/games/nardi/rules/?in=ru#bar');
  expect(addressIn(url, undefined)).toBe('https://galds.example/games/nardi/rules');
  expect(addressIn(url, 'zh')).toBe('https://galds.example/games/nardi/rules?lang=zh');
  expect(addressIn(new URL('https://galds.example/'), 'lv')).toBe('https://galds.example/?lang=lv');
});
