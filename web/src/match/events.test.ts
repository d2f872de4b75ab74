import { expect, it } from 'vitest';
import type { MatchEvent } from '../server/messages';
import { declinedOffer, hasActed, joined, moveRows, tokensOf, turnBegan } from './events';

let number = 0;
const event = (what: object): MatchEvent =>
  ({ number: ++number, at: number * 10, ...what }) as MatchEvent;
const acted = (token: string) => event({ type: 'acted', side: 'first', token, book: token });

it('throws and actions follow each other, takebacks remove the last', () => {
  const events = [
    acted('a'),
    event({ type: 'threw', token: '31', book: '31:' }),
    acted('b'),
    event({ type: 'took_back', side: 'first', actions: 1 }),
    acted('c'),
  ];
  expect(tokensOf(events)).toEqual(['a', '31', 'c']);
});

it('set-ups count when both are there, the first side first', () => {
  const second = event({ type: 'set_up', side: 'second', token: null });
  const first = event({ type: 'set_up', side: 'first', token: '@MF' });
  expect(tokensOf([second])).toEqual([]);
  expect(tokensOf([second, first, acted('a')])).toEqual(['@MF', undefined, 'a']);
});

it('new events follow the known ones, and a whole story replaces them', () => {
  const [one, two, three] = [1, 2, 3].map((n) => ({ ...acted('x'), number: n }));
  if (!one || !two || !three) throw new Error('three events');
  expect(joined([one], [two, three])).toEqual([one, two, three]);
  expect(joined([one, two], [two, three])).toEqual([one, two, three]);
  expect(joined([one, two], [one])).toEqual([one]);
  expect(joined([one], [])).toEqual([one]);
});

it('a turn begins with the last action, not with an offer', () => {
  const action = acted('a');
  const offer = event({ type: 'offered', side: 'first', offer: 'draw' });
  expect(turnBegan([action, offer])).toBe(action.at);
  expect(turnBegan([])).toBeUndefined();
});

it('moves stand in two columns with their throws', () => {
  const by = (side: string) => event({ type: 'acted', side, token: 't', book: 'b' });
  const threw = () => event({ type: 'threw', token: '31', book: '31:' });
  const events = [threw(), by('second'), threw(), by('first'), threw(), by('second')];
  const rows = moveRows(events, ['2-5', '8/3', '31:', '6/5', '66:', '24/18']);
  expect(rows).toEqual([
    { first: undefined, second: { ply: 2, book: '8/3', dice: '2-5' } },
    {
      first: { ply: 4, book: '6/5', dice: '31:' },
      second: { ply: 6, book: '24/18', dice: '66:' },
    },
  ]);
});

const by = (side: string) => event({ type: 'acted', side, token: 't', book: 'b' });
const offered = (side: string, offer: string) => event({ type: 'offered', side, offer });
const declines = (side: string, offer: string) => event({ type: 'declined', side, offer });

it('an offer that was declined is told to whoever made it, until they act', () => {
  const events = [by('first'), offered('first', 'draw'), declines('second', 'draw')];
  expect(declinedOffer(events, 'first')).toBe('draw');
  expect(declinedOffer(events, 'second')).toBeUndefined();
  expect(declinedOffer([...events, by('second')], 'first')).toBe('draw');
  expect(declinedOffer([...events, by('second'), by('first')], 'first')).toBeUndefined();
});

it('an offer that was not answered is declined by playing on', () => {
  expect(declinedOffer([offered('first', 'draw'), by('second')], 'first')).toBe('draw');
});

it('an offer that was taken back was not declined', () => {
  const events = [offered('first', 'draw'), declines('first', 'draw')];
  expect(declinedOffer(events, 'first')).toBeUndefined();
});

it('whoever laid out an army has acted', () => {
  const events = [event({ type: 'set_up', side: 'second', token: null })];
  expect(hasActed(events, 'second')).toBe(true);
  expect(hasActed(events, 'first')).toBe(false);
});
