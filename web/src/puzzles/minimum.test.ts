import { describe, expect, it } from 'vitest';
import { boundsInWords } from './bounds';
import { minimumInWords } from './minimum';

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ');

describe('the fewest turns in words', () => {
  it('are those that are proven', () => {
    const way = '22-1  33-2';
    expect(minimumInWords(t, { proven: 2 }, { made: 2, way })).toBe('intarzia-best 2');
    expect(minimumInWords(t, { proven: 2 }, { made: 5, way })).toBe(`intarzia-solved 5 2 ${way}`);
    expect(minimumInWords(t, { proven: 2 }, { made: undefined, way })).toBe(
      `intarzia-given-up 2 ${way}`,
    );
    expect(boundsInWords(t, { proven: 2 })).toBe('intarzia-proven 2');
  });

  it('have bounds where nothing is proven', () => {
    const bounds = { proven: null, at_most: 9, more_than: 4 };
    expect(minimumInWords(t, bounds, { made: 12, way: '22-1' })).toBe(
      'intarzia-own-solved 12 intarzia-at-most 9 4 intarzia-own-way 22-1',
    );
    expect(minimumInWords(t, { more_than: 4 }, { made: undefined, way: '' })).toBe(
      'intarzia-more-than 4',
    );
  });
});
