import { describe, expect, it } from 'vitest';
import { EMPTY, taskFromQuery, taskToQuery, touched, type OwnTask } from './own-task';

describe('the link of a task', () => {
  it('is read as it was written', () => {
    const tasks: OwnTask[] = [
      { board: 'lid', from: '22,24 33,35', to: '11,12 33,35' },
      { board: 'full', from: '22 -', to: '33 -' },
      { board: 'full', shuffle: { balls: 5, turns: 9, seed: 123456789 } },
    ];
    for (const task of tasks) {
      const link = taskToQuery(task).toString();
      expect(taskFromQuery(new URLSearchParams(link))).toEqual(task);
      expect(link).not.toContain('+');
    }
  });

  it('has no task where something is missing', () => {
    for (const link of [
      '',
      'board=lid',
      'board=roof&from=22_-&to=33_-',
      'board=lid&from=22_-',
      'board=lid&balls=3&turns=x&seed=1',
      'board=lid&balls=3&turns=4',
    ])
      expect(taskFromQuery(new URLSearchParams(link))).toBeUndefined();
  });
});

describe('a point that is touched', () => {
  it('becomes light, dark and empty again', () => {
    const once = touched(EMPTY, '33');
    const twice = touched(once, '33');
    expect([once, twice, touched(twice, '33')]).toEqual(['33 -', '- 33', EMPTY]);
  });

  it('leaves the others as they are', () => {
    expect(touched('24,31 11', '22')).toBe('22,24,31 11');
    expect(touched('24,31 11', '24')).toBe('31 11,24');
    expect(touched('24,31 11', '11')).toBe('24,31 -');
  });
});
