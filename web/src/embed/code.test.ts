import { expect, it } from 'vitest';
import { frameCode } from './code';

it('writes code out of which no text can break', () => {
  const code = frameCode('https://x.example/embed/nardi?rules=a&position=b', '"><script>');
  expect(code).toContain('src="https://x.example/embed/nardi?rules=a&amp;position=b"');
  expect(code).not.toContain('<script');
  expect(code.endsWith('></iframe>')).toBe(true);
});
