import { expect, it } from 'vitest';
import { button, field } from '../../board/picks';
import { chancesOf } from './chances';

it('finds pieces that can become Scouts or bring others back, each once', () => {
  const actions = [
    { token: 'e4S', picks: [field('e4'), button('Scout')] },
    { token: 'e4-e5', picks: [field('e4'), field('e5')] },
    { token: 'g6+1', picks: [field('g6'), button('revive')] },
    { token: 'g6+2', picks: [field('g6'), button('revive')] },
  ];
  expect(chancesOf(actions)).toEqual([
    { field: 'e4', chance: 'scout' },
    { field: 'g6', chance: 'revive' },
  ]);
});
