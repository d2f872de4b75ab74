import { describe, expect, it } from 'vitest';
import { button, field, touch, type Action, type Pick } from '../../board/picks';
import { readSteps, stepBack } from './steps';

const play = (token: string): Action => ({
  token,
  picks: token.split(',').flatMap((step) => step.split('-').map((name) => field(name.trim()))),
});

const fields = (...names: string[]): Pick[] => names.map(field);
const start = (name: string) => ({ '24': 2, '13': 5, '8': 3, '6': 5 })[name] ?? 0;

const opening = [play('8-5,6-5'), play('24-21,21-20'), play('24-21,6-5'), play('13-10,10-9')];

describe('a play', () => {
  it('is begun with any checker that some play moves', () => {
    expect([...readSteps(opening, [], start).fields].sort()).toEqual(['13', '24', '6', '8']);
  });

  it('is made in whatever order', () => {
    const picked = fields('6', '5', '8', '5');
    expect(readSteps(opening, picked, start).complete.map((one) => one.token)).toEqual(['8-5,6-5']);
  });

  it('goes on with what is left of the plays that fit', () => {
    const now = readSteps(opening, fields('6', '5'), start);
    expect(now.remaining.map((one) => one.token)).toEqual(['8-5,6-5', '24-21,6-5']);
    expect([...now.fields]).toEqual(['8', '24']);
    expect(now.complete).toEqual([]);
  });

  it('lets one checker go both ways at once', () => {
    const now = readSteps(opening, fields('24'), start);
    expect([...now.fields].sort()).toEqual(['20', '21']);
    const done = readSteps(opening, fields('24', '20'), start);
    expect(done.complete.map((one) => one.token)).toEqual(['24-21,21-20']);
  });

  it('does not begin from a field to which a checker has yet to come', () => {
    expect(readSteps(opening, [], start).fields.has('21')).toBe(false);
    expect(readSteps(opening, fields('24', '21'), start).fields.has('21')).toBe(true);
  });

  it('brings checkers in from the bar first', () => {
    const entering = [play('white bar-22,13-9'), play('white bar-21,13-10')];
    const count = (name: string) => (name === 'white bar' ? 1 : start(name));
    expect([...readSteps(entering, [], count).fields]).toEqual(['white bar']);
    expect([...readSteps(entering, fields('white bar', '22'), count).fields]).toEqual(['13']);
  });

  it('counts equal steps of a double', () => {
    const double = [play('6-4,6-4,6-4,6-4')];
    const once = readSteps(double, fields('6', '4', '6', '4', '6', '4'), start);
    expect([...once.fields]).toEqual(['6']);
    expect(
      readSteps(double, fields(...Array(4).fill(['6', '4']).flat()), start).complete,
    ).toHaveLength(1);
  });
});

it('buttons are pressed as they are', () => {
  const cube = ['take', 'drop'].map((token) => ({ token, picks: [button(token)] }));
  expect(readSteps(cube, [], start).buttons).toEqual(['take', 'drop']);
  expect(readSteps(cube, [button('take')], start).complete.map((one) => one.token)).toEqual([
    'take',
  ]);
});

it('a step is taken back whole, a checker in hand alone', () => {
  expect(stepBack(fields('6', '5', '8'))).toEqual(fields('6', '5'));
  expect(stepBack(fields('6', '5', '8', '5'))).toEqual(fields('6', '5'));
});

it('touching follows the same reading', () => {
  const read = (actions: readonly Action[], picked: readonly Pick[]) =>
    readSteps(actions, picked, start);
  expect(touch(opening, fields('6'), field('8'), read).kind).toBe('began anew');
  expect(touch(opening, fields('6', '5', '24'), field('20'), read).kind).toBe('refused');
});
