import { describe, expect, it } from 'vitest';
import { field } from '../board/picks';
import { smallPicture } from '../board/testing';
import type { Picture } from '../board/picture';
import { kindOf } from '../scene/scene';
import { movedPiece, simplePreview } from './preview';

const line: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [200, 0] };

const standing = ({ scene }: Picture) =>
  scene.pieces.map((piece) => `${piece.at.field}:${piece.side} ${kindOf(piece)}`).sort();

describe('what a half-made action looks like', () => {
  const picture = smallPicture(line, ['a:first pawn', 'b:second pawn']);

  it('a piece stands where it was put', () => {
    expect(standing(movedPiece(picture, 'a', 'c'))).toEqual(['b:second pawn', 'c:first pawn']);
    expect(movedPiece(picture, 'c', 'a')).toBe(picture);
  });

  it('a complete move takes what it captures off the board', () => {
    const picked = [field('a'), field('b')];
    expect(standing(simplePreview(picture, picked, 'complete'))).toEqual(['b:first pawn']);
    expect(simplePreview(picture, picked, 'picked')).toBe(picture);
  });
});
