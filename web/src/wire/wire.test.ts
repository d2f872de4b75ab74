import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallPiece, smallScene } from '../board/testing';
import { answerOf, faultsOf, schemaNamed } from './validate';

it('the types are those of the description beside them', { timeout: 60_000 }, () => {
  const generate = join(import.meta.dirname, 'generate.mjs');
  expect(() =>
    execFileSync(process.execPath, [generate, '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
});

describe('what the server sends', () => {
  const faults = (name: string, value: unknown) => faultsOf(schemaNamed(name), value);

  it('is accepted as it is described', () => {
    const scene = smallScene({ pieces: [smallPiece('e4:first pawn'), smallPiece('e5:second ?')] });
    expect(faults('Scene', scene)).toEqual([]);
    expect(faults('ServerMessage', { type: 'pong', id: 1, now: 2, lag: 3 })).toEqual([]);
  });

  it('is reported where it differs, with the way there', () => {
    const scene = { ...smallScene(), dice: [{ side: 'third', pips: 2, used: 0, left: 1 }] };
    expect(faults('Scene', scene)).toEqual(['.dice[0].side: "third" is none of first, second']);
    expect(faults('Place', { field: 'e4', zone: 'board' })).toEqual(['.height is missing']);
    expect(faults('ServerMessage', { type: 'pong', id: 'x', now: 2, lag: 3 })).toHaveLength(1);
    expect(faults('Seat', 'First')).toHaveLength(1);
  });

  it('is known by the address that was asked', () => {
    expect(answerOf('POST', '/api/positions')).toEqual({
      $ref: '#/components/schemas/PositionReached',
    });
    expect(answerOf('GET', '/api/matches/mine')).toMatchObject({ type: 'array' });
    expect(answerOf('GET', '/api/matches/abc?since=3')).toEqual({
      $ref: '#/components/schemas/Looked',
    });
    expect(answerOf('GET', '/nowhere')).toBeUndefined();
  });
});
