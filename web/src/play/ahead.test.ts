import { expect, it } from 'vitest';
import { button, field, type Action } from '../board/picks';
import type { Picture } from '../board/picture';
import { foundAhead, waysAhead } from './ahead';

const action = (token: string, ...picks: Action['picks'][number][]): Action => ({ token, picks });

it('one chooses among the ways of one’s own pieces', () => {
  const picture = {
    fields: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    scene: {
      pieces: [
        { side: 'first', at: { field: 'a' } },
        { side: 'second', at: { field: 'b' } },
      ],
    },
  } as unknown as Picture;
  expect(waysAhead(picture, 'first').map(({ token }) => token)).toEqual(['a-b', 'a-c']);
  expect(waysAhead(picture, 'second').map(({ token }) => token)).toEqual(['b-a', 'b-c']);
});

it('what was chosen is found if it is legal, whatever belongs to it', () => {
  const series = action('a:b:c', field('a'), field('b'), field('c'));
  const step = action('a-d', field('a'), field('d'));
  const turn = action('x-2', field('x'), button('turn 2'));
  const legal = [series, step, turn];
  expect(foundAhead(legal, [field('a'), field('b')])).toEqual({ kind: 'action', action: series });
  expect(foundAhead(legal, turn.picks)).toEqual({ kind: 'action', action: turn });
  expect(foundAhead(legal, [field('a'), field('e')])).toEqual({ kind: 'none' });
  expect(foundAhead([...legal, action('a-d+', field('a'), field('d'))], step.picks).kind).toBe(
    'beginning',
  );
});
