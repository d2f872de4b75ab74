import { expect, it, vi } from 'vitest';
import { actionInWords } from './notation';

vi.mock('../language/words.svelte', () => ({
  t: (key: string, values: Record<string, string> = {}) =>
    `<${[key, ...Object.values(values)].join(' ')}>`,
}));

it('puts the words of a notation into the language of the reader', () => {
  expect(actionInWords('cannot move')).toBe('<move-cannot>');
  expect(actionInWords('Doubles => 4')).toBe('<move-doubles 4>');
  expect(actionInWords('Takes')).toBe('<move-takes>');
  expect(actionInWords('Drops')).toBe('<move-drops>');
  expect(actionInWords('bar/20* 6/off(2)')).toBe('<move-bar>/20* 6/<move-off>(2)');
  expect(actionInWords('@MF8MM97B93B98642775163854')).toBe('<set-up-done>');
});

it('leaves everything else as the book writes it', () => {
  for (const book of ['8/5 6/5', 'e3 e4', 'f4^I', 'a6xa7(5<3)', '28:14:12', '43 3', 'b10 r4^R'])
    expect(actionInWords(book)).toBe(book);
});
