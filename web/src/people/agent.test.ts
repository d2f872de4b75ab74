import { expect, it } from 'vitest';
import { browserName } from './agent';

it('knows the usual browsers', () => {
  expect(
    browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ).toBe('Firefox, Linux');
  expect(
    browserName(
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    ),
  ).toBe('Edge, Windows');
  expect(
    browserName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
    ),
  ).toBe('Safari, iOS');
});

it('shows a little of what it does not know, and nothing of nothing', () => {
  expect(browserName(`curl/8 ${'x'.repeat(80)}`)?.length).toBe(40);
  expect(browserName(' ')).toBeUndefined();
});
