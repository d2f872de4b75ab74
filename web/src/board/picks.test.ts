import { describe, expect, it } from 'vitest';
import { button, field, keptPicks, standing, touch, type Action } from './picks';

const action = (token: string, ...picks: Action['picks']): Action => ({ token, picks });

const lautari = [
  action('e3-e4', field('e3'), field('e4')),
  action('e3-f3', field('e3'), field('f3')),
  action('e3S', field('e3'), button('Scout')),
  action('g3-g4', field('g3'), field('g4')),
];

describe('standing', () => {
  it('offers every beginning when nothing is picked', () => {
    expect([...standing(lautari, []).fields]).toEqual(['e3', 'g3']);
    expect(standing(lautari, []).complete).toEqual([]);
  });

  it('offers the fields and buttons that go on', () => {
    const now = standing(lautari, [field('e3')]);
    expect([...now.fields]).toEqual(['e4', 'f3']);
    expect(now.buttons).toEqual(['Scout']);
    expect(now.remaining).toHaveLength(3);
  });

  it('is complete when an action has been picked to its end', () => {
    const now = standing(lautari, [field('e3'), button('Scout')]);
    expect(now.complete.map((found) => found.token)).toEqual(['e3S']);
    expect(now.fields.size).toBe(0);
  });

  it('names every action that has the same picks', () => {
    const twins = [action('a', field('x')), action('b', field('x'))];
    expect(standing(twins, [field('x')]).complete).toHaveLength(2);
  });

  it('offers each button once', () => {
    const turns = [
      action('5', button('double'), button('yes')),
      action('6', button('double'), button('no')),
    ];
    expect(standing(turns, []).buttons).toEqual(['double']);
  });

  it('does not mix up a field and a button of one name', () => {
    const mixed = [action('a', field('stop')), action('b', button('stop'))];
    expect(standing(mixed, [button('stop')]).complete.map((found) => found.token)).toEqual(['b']);
  });
});

describe('touch', () => {
  it('goes on with what fits', () => {
    expect(touch(lautari, [field('e3')], field('e4'))).toEqual({
      kind: 'went on',
      picked: [field('e3'), field('e4')],
    });
  });

  it('begins anew with another piece', () => {
    expect(touch(lautari, [field('e3')], field('g3'))).toEqual({
      kind: 'began anew',
      picked: [field('g3')],
    });
  });

  it('lays down what is touched again', () => {
    expect(touch(lautari, [field('e3')], field('e3'))).toEqual({ kind: 'laid down', picked: [] });
  });

  it('refuses what means nothing', () => {
    expect(touch(lautari, [field('e3')], field('h9'))).toEqual({ kind: 'refused' });
    expect(touch(lautari, [], button('Scout'))).toEqual({ kind: 'refused' });
  });

  const series = [
    action('40:26:12', field('40'), field('26'), field('12')),
    action('40:26:28', field('40'), field('26'), field('28')),
    action('44:30', field('44'), field('30')),
  ];

  it('does not give up a series for another man', () => {
    expect(touch(series, [field('40'), field('26')], field('44'))).toEqual({ kind: 'refused' });
  });

  it('takes back one step of a series', () => {
    expect(touch(series, [field('40'), field('26')], field('26'))).toEqual({
      kind: 'laid down',
      picked: [field('40')],
    });
  });

  it('goes through a field that was left when an action does', () => {
    const round = [action('a', field('1'), field('2'), field('2'))];
    expect(touch(round, [field('1'), field('2')], field('2')).kind).toBe('went on');
  });
});

describe('a half-made action', () => {
  it('stays in hand as far as the new list still knows it', () => {
    const later = [action('e3-f3', field('e3'), field('f3'))];
    expect(keptPicks(later, [field('e3'), field('e4')])).toEqual([field('e3')]);
    expect(keptPicks(later, [field('g3')])).toEqual([]);
  });
});
