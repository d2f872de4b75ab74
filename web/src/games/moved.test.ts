import { describe, expect, it } from 'vitest';
import { field } from '../board/picks';
import { smallPicture } from '../board/testing';
import { movedPiece, simplePreview } from './moved';
import { manners as nardi } from './nardi/manners';
import { manners as shatra } from './shatra/manners';

const line: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [200, 0] };

const standing = (picture: ReturnType<typeof smallPicture>) =>
  picture.pieces
    .map((piece) => `${picture.fields[piece.field]?.name}:${picture.glyphs[piece.glyph]?.name}`)
    .sort();

describe('what a half-made action looks like', () => {
  const picture = smallPicture(line, ['a:White Pawn', 'b:Black Pawn']);

  it('a piece stands where it was put', () => {
    expect(standing(movedPiece(picture, 'a', 'c'))).toEqual(['b:Black Pawn', 'c:White Pawn']);
    expect(movedPiece(picture, 'c', 'a')).toBe(picture);
  });

  it('a complete move takes what it captures off the board', () => {
    const picked = [field('a'), field('b')];
    expect(standing(simplePreview(picture, picked, 'complete'))).toEqual(['b:White Pawn']);
    expect(simplePreview(picture, picked, 'picked')).toBe(picture);
  });

  it('in Nardi a hit checker goes to the bar, a borne off one onto its edge', () => {
    const table: Record<string, [number, number]> = {
      '5': [0, 0],
      '3': [100, 0],
      'black bar': [200, 0],
      'white off': [300, 0],
    };
    const checkers = smallPicture(table, [
      '5:White checker',
      '3:Black checker',
      'white off:White checker borne off',
    ]);
    const hit = nardi.preview?.(checkers, [field('5'), field('3')]);
    expect(hit && standing(hit)).toEqual([
      '3:White checker',
      'black bar:Black checker',
      'white off:White checker borne off',
    ]);
    const off = nardi.preview?.(checkers, [field('5'), field('white off')]);
    expect(off && standing(off)).toEqual([
      '3:Black checker',
      'white off:White checker borne off',
      'white off:White checker borne off',
    ]);
  });
});

describe('the duty in Shatra', () => {
  const move = (token: string) => ({ token, picks: [] });

  it('is told when nothing but captures may be made', () => {
    expect(shatra.duty?.([move('15x31'), move('40x26x12')])).toBe('shatra-duty-capture');
    expect(shatra.duty?.([move('15x31'), move('40-33')])).toBeUndefined();
    expect(shatra.duty?.([])).toBeUndefined();
  });

  it('is told when a shatra must be promoted', () => {
    expect(shatra.duty?.([move('12=B'), move('12=T')])).toBe('shatra-duty-promote');
  });
});
