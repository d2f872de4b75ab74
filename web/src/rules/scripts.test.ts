import { expect, it } from 'vitest';
import { runsOf } from './scripts';

it('finds Chinese and Russian words inside a text of another language', () => {
  expect(runsOf('Luzhanqi (陆战棋) or «Морской бой» is', 'en')).toEqual([
    { text: 'Luzhanqi (' },
    { text: '陆战棋', language: 'zh' },
    { text: ') or «' },
    { text: 'Морской бой', language: 'ru' },
    { text: '» is' },
  ]);
});

it('takes a text in its own language as it is', () => {
  expect(runsOf('陆战棋 Galds', 'zh')).toEqual([{ text: '陆战棋 Galds' }]);
  expect(runsOf('Шатра', 'ru')).toEqual([{ text: 'Шатра' }]);
  expect(runsOf('plain', 'lv')).toEqual([{ text: 'plain' }]);
  expect(runsOf('', 'lv')).toEqual([{ text: '' }]);
});
