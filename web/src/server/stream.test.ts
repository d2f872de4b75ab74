import { expect, it } from 'vitest';
import { readEvents } from './stream';

it('gives every complete event and keeps the rest', () => {
  expect(readEvents('data: {"a":1}\n\n: still here\n\ndata: {"a":2}\n\ndata: {"a"')).toEqual({
    values: [{ a: 1 }, { a: 2 }],
    rest: 'data: {"a"',
  });
});

it('reads lines of Windows and data over several lines', () => {
  expect(readEvents('event: x\r\ndata: [1,\r\ndata: 2]\r\n\r\n').values).toEqual([[1, 2]]);
});
