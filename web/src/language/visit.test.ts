import { afterEach, expect, it } from 'vitest';
import { endVisit, followLanguage, languageIn, visitLanguage } from './visit.svelte';

afterEach(endVisit);

it('reads the language of an address', () => {
  expect(languageIn(new URLSearchParams('lang=hu&x=1'))).toBe('hu');
  expect(languageIn(new URLSearchParams('lang=tlh'))).toBeUndefined();
  expect(languageIn(new URLSearchParams())).toBeUndefined();
});

it('holds it on addresses that name none, until a language is chosen', () => {
  followLanguage(new URLSearchParams('lang=ru'));
  followLanguage(new URLSearchParams());
  expect(visitLanguage()).toBe('ru');
  endVisit();
  expect(visitLanguage()).toBeUndefined();
});
