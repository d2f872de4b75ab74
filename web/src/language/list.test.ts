import { expect, it } from 'vitest';
import { bestLanguage } from './list';

it('takes the first language of the browser that there is', () => {
  expect(bestLanguage(['de-DE', 'lv-LV', 'en'])).toBe('lv');
  expect(bestLanguage(['zh-Hans-CN'])).toBe('zh');
});

it('falls back to English', () => {
  expect(bestLanguage(['fi'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});
