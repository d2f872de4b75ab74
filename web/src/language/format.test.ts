import { afterEach, expect, it } from 'vitest';
import { choose } from '../settings/settings.svelte';
import { countText, percentText, signedText } from './format';
import { useLanguage } from './words.svelte';
import type { Language } from './list';

async function reading(language: Language): Promise<void> {
  choose({ language });
  await useLanguage(language);
}

afterEach(() => reading('en'));

it('writes large counts short', async () => {
  expect([0, 9_999, 10_000, 379_400, 12_345_678].map(countText)).toEqual([
    '0',
    '9999',
    '10K',
    '379K',
    '12.3M',
  ]);
  await reading('zh');
  expect(countText(379_400)).toBe('37.9万');
});

it('writes shares and values with the marks of the language', async () => {
  expect(percentText(0.634)).toBe('63%');
  expect(signedText(1.3, 2)).toBe('+1.30');
  expect(signedText(-0.05, 2)).toBe('−0.05');
  expect(signedText(-0.0001, 3)).toBe('0.000');
  await reading('ru');
  expect(percentText(0.634)).toBe('63\u00a0%');
  expect(signedText(-0.05, 2)).toBe('−0,05');
});
