import { expect, it } from 'vitest';
import { readSaved, withSaved } from './saved';

const token = '@MF8MM97B93B98642775163854';

it('reads back set-ups and leaves out what is none', () => {
  const text = JSON.stringify([{ name: 'mine', token }, { name: 'bad', token: '@MF8' }, 3, null]);
  expect(readSaved(text)).toEqual([{ name: 'mine', token }]);
  for (const broken of [null, '{', '{}', '7']) expect(readSaved(broken)).toEqual([]);
});

it('a name that is used again replaces what it meant', () => {
  const list = withSaved([{ name: 'a', token }], { name: 'a', token: token.replace('8', '9') });
  expect(list).toHaveLength(1);
});
