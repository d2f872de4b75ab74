import { expect, it } from 'vitest';
import { readSettings } from './values';

it('reads back what is a value of today and leaves out the rest', () => {
  const text = JSON.stringify({ theme: 'dark', sounds: 'loud', language: 'lv', gone: 1 });
  expect(readSettings(text)).toEqual({ theme: 'dark', language: 'lv' });
});

it('takes broken storage for nothing chosen', () => {
  for (const text of [null, '', '{', '3', 'null', '[]']) expect(readSettings(text)).toEqual({});
});
