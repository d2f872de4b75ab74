import { expect, it } from 'vitest';
import { settled } from './options';

it('gives captures traps, and traps captures', () => {
  expect(settled({ capture: 'none', traps: '33' }, 'traps').capture).toBe('after');
  expect(settled({ capture: 'during', traps: '33' }, 'traps').capture).toBe('during');
  expect(settled({ capture: 'during', traps: 'none' }, 'capture').traps).toBe('outside');
  expect(settled({ capture: 'after', traps: '33+77' }, 'capture').traps).toBe('33+77');
});

it('takes both away together', () => {
  expect(settled({ capture: 'after', traps: 'none' }, 'traps').capture).toBe('none');
  expect(settled({ capture: 'none', traps: '33' }, 'capture').traps).toBe('none');
});
