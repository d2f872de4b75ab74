import { describe, expect, it } from 'vitest';
import { turned } from './geometry';
import { freshTokens, matchTokens, type Token } from './matching';
import { smallPicture } from './testing';

const line: Record<string, [number, number]> = {
  a: [100, 100],
  b: [200, 100],
  c: [300, 100],
  d: [400, 100],
};

const on = (tokens: readonly Token[], field: string) =>
  tokens.find((token) => token.at.x === line[field]?.[0]);

describe('matching pieces between two pictures', () => {
  it('keeps a piece that stays and follows the one that moved', () => {
    const before = freshTokens(smallPicture(line, ['a:White Pawn', 'b:White Pawn']));
    const { tokens, gone } = matchTokens(
      before,
      smallPicture(line, ['a:White Pawn', 'd:White Pawn']),
    );
    expect(gone).toEqual([]);
    expect(on(tokens, 'a')?.id).toBe(on(before, 'a')?.id);
    expect(on(tokens, 'd')?.id).toBe(on(before, 'b')?.id);
  });

  it('tells the captured from the capturer', () => {
    const before = freshTokens(smallPicture(line, ['a:White Pawn', 'b:Black Pawn']));
    const { tokens, gone } = matchTokens(before, smallPicture(line, ['b:White Pawn']));
    expect(tokens.map((token) => token.id)).toEqual([on(before, 'a')?.id]);
    expect(gone.map((token) => token.id)).toEqual([on(before, 'b')?.id]);
  });

  it('knows a converted piece by its place', () => {
    const before = freshTokens(smallPicture(line, ['a:White Pawn', 'c:White Pawn']));
    const { tokens, gone } = matchTokens(
      before,
      smallPicture(line, ['a:White Scout', 'c:White Pawn']),
    );
    expect(gone).toEqual([]);
    expect(on(tokens, 'a')).toMatchObject({ id: on(before, 'a')?.id, glyph: 'White Scout' });
  });

  it('knows a piece that moved and was promoted as the only one of its side left over', () => {
    const before = freshTokens(smallPicture(line, ['a:White shatra', 'd:Black biy']));
    const { tokens } = matchTokens(before, smallPicture(line, ['b:White batyr', 'd:Black biy']));
    expect(on(tokens, 'b')?.id).toBe(on(before, 'a')?.id);
  });

  it('lets new pieces come', () => {
    const { tokens, gone } = matchTokens([], smallPicture(line, ['c:Light ball']));
    expect(tokens).toHaveLength(1);
    expect(gone).toEqual([]);
  });

  it('follows a ring that was turned instead of taking the shortest way', () => {
    const middle = { x: 500, y: 500 };
    const ring: Record<string, [number, number]> = {};
    for (let k = 0; k < 6; k++) {
      const at = turned({ x: 500, y: 400 }, middle, 60 * k);
      ring[`r${k}`] = [at.x, at.y];
    }
    const before = freshTokens(smallPicture(ring, ['r0:Light ball', 'r1:Light ball']));
    const after = smallPicture(ring, ['r1:Light ball', 'r2:Light ball']);
    const { tokens } = matchTokens(before, after, (token) => turned(token.at, middle, 60));
    // By the shortest way the ball on r1 would have stayed.
    const ids = (list: readonly Token[]) => list.map((token) => [token.field, token.id]);
    const [first, second] = ids(before).map((entry) => entry[1]);
    expect(ids(tokens)).toEqual([
      [1, first],
      [2, second],
    ]);
  });
});
