import { expect, it, vi } from 'vitest';
import { games } from '../games/list';
import { actionInWords } from './notation';

vi.mock('../language/words.svelte', () => ({
  t: (key: string, values: Record<string, string> = {}) =>
    `<${[key, ...Object.values(values)].join(' ')}>`,
}));

it('puts the words of a notation into the language of the reader', () => {
  expect(actionInWords('nardi', 'cannot move')).toBe('<move-cannot >');
  expect(actionInWords('nardi', 'Doubles => 4')).toBe('<move-doubles 4>');
  expect(actionInWords('nardi', 'Takes')).toBe('<move-takes >');
  expect(actionInWords('nardi', 'Drops')).toBe('<move-drops >');
  expect(actionInWords('nardi', 'bar/20* 6/off(2)')).toBe('<move-bar>/20* 6/<move-off>(2)');
  const army = 'MF8MM97B93B98642775163854';
  expect(actionInWords('luzhanqi', `@${army}`)).toBe(`<set-up-done ${army}>`);
});

it('leaves everything else as the book writes it', () => {
  for (const game of [...games, 'chess'])
    for (const book of ['8/5 6/5', 'e3 e4', 'f4^I', 'a6xa7(5<3)', '28:14:12', '43 3', 'b10 r4^R'])
      expect(actionInWords(game, book)).toBe(book);
});
