import { expect, it } from 'vitest';
import { colourBy, drawnWith, type Drawn } from './pen.svelte';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it('colours follow the keys that are held', () => {
  expect(colourBy(none)).toBe('green');
  expect(colourBy({ ...none, shiftKey: true })).toBe('red');
  expect(colourBy({ ...none, ctrlKey: true })).toBe('red');
  expect(colourBy({ ...none, altKey: true })).toBe('blue');
  expect(colourBy({ ...none, shiftKey: true, altKey: true })).toBe('yellow');
});

it('the same stroke again wipes it, another colour replaces it', () => {
  const arrow: Drawn = { from: 'a1', to: 'a2', colour: 'green' };
  const circle: Drawn = { from: 'a1', to: 'a1', colour: 'green' };
  const both = drawnWith(drawnWith([], arrow), circle);
  expect(both).toEqual([arrow, circle]);
  expect(drawnWith(both, arrow)).toEqual([circle]);
  expect(drawnWith(both, { ...arrow, colour: 'red' })).toEqual([
    circle,
    { ...arrow, colour: 'red' },
  ]);
});
