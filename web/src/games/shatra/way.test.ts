import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import type { Place, Step } from '../../wire';
import { wayMarks } from './way';

const at = (field: string): Place => ({ field, height: 0, zone: 'board' });
const jump = (from: string, to: string): Step => ({ step: 'moved', from: at(from), to: at(to) });

it('has an arrow for every jump, the last one short of the man', () => {
  const small = smallPicture({ '42': [0, 400], '28': [0, 200], '12': [0, 0] }, ['12:first shatra']);
  const steps = [jump('42', '28'), { step: 'captured' as const, at: at('35') }, jump('28', '12')];
  const last = { by: 'first' as const, dice: [], steps };
  const marks = wayMarks({ ...small, scene: { ...small.scene, last } });
  const tips = marks.map((mark) => {
    const data = mark.type === 'shape' && mark.shape.type === 'path' ? mark.shape.data : '';
    return Math.min(...data.split(/[MLZ]/).map((point) => Number(point.split(' ')[1] ?? Infinity)));
  });
  expect(tips).toEqual([212, 40]);
  expect(wayMarks(small)).toEqual([]);
});
