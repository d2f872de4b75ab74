import { expect, it } from 'vitest';
import { placesOf, toggled } from './places';

const takes = { type: 'places' as const, groups: ['outside', 'centre'], none: 'none' };

it('reads places, of which there may be none', () => {
  expect([...placesOf('none', takes)]).toEqual([]);
  expect([...placesOf('outside+33', takes)]).toEqual(['outside', '33']);
});

it('puts a place in and takes it out again, in the order of rules texts', () => {
  expect(toggled('none', '77', takes)).toBe('77');
  expect(toggled('77', '33', takes)).toBe('33+77');
  expect(toggled('33+77', 'centre', takes)).toBe('centre+33+77');
  expect(toggled('centre+33+77', 'centre', takes)).toBe('33+77');
  expect(toggled('33', '33', takes)).toBe('none');
});
