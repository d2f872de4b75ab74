import { expect, it } from 'vitest';
import { possibleSigns, signOf } from './kinds';

it('ranks in a row are joined, and the others follow', () => {
  const kinds = ['field-marshal', 'general', 'lieutenant-general', 'colonel', 'bomb', 'mine'];
  expect(possibleSigns(kinds)).toBe('1-3, 5, B, M');
  expect(possibleSigns(['flag'])).toBe('F');
});

it('what is hidden has a question mark', () => {
  expect(signOf('sapper')).toBe('9');
  expect(signOf(undefined)).toBe('?');
});
