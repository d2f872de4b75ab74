import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import type { Step } from '../../wire';
import { turnMarks } from './turn';

const small = smallPicture({ '53': [100, 100] }, []);

const after = (sixths: number) => {
  const step: Step = { step: 'turned_around', pivot: '53', sixths, carried: [] };
  const last = { by: 'first' as const, dice: [], steps: [step] };
  return turnMarks({ ...small, scene: { ...small.scene, last } });
};

it('is an arrow from the top with the clock, as far as the ring was turned', () => {
  const [arc, head] = after(3);
  expect(arc).toMatchObject({ shape: { data: expect.stringMatching(/^M100.0 48.0(A52.*){3}$/) } });
  if (head?.type !== 'shape' || head.shape.type !== 'polygon') throw new Error('no head');
  // Half around, it points to the left.
  expect(head.shape.points[0]?.x).toBeLessThan(100);
  expect(head.shape.points[0]?.y).toBeGreaterThan(140);
});

it('is a dot where the ring was not turned at all, and nothing where there was no turn', () => {
  expect(after(0)).toMatchObject([{ shape: { type: 'circle', at: { x: 100, y: 48 } } }]);
  expect(turnMarks(small)).toEqual([]);
});
