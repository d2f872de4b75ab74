import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import { kindOf } from '../../scene/scene';
import { Refused } from '../../server/http';
import { exchanged, faultOf, laidOut, mirrored } from './draft';

const fields = ['a1', 'b1', 'c1', 'd1', 'e1'];

it('two pieces change places', () => {
  expect(exchanged('@12345', fields, 'a1', 'd1')).toBe('@42315');
  expect(exchanged('@12345', fields, 'a1', 'h9')).toBe('@12345');
});

it('a mirror exchanges left and right', () => {
  expect(mirrored('@12345', fields)).toBe('@54321');
});

it('the picture shows each kind where the token has it', () => {
  const at: Record<string, [number, number]> = {};
  for (const [i, name] of fields.entries()) at[name] = [i * 100, 0];
  const base = smallPicture(at, ['a1:first flag', 'b1:first mine', 'c1:first mine']);
  const { scene } = laidOut(base, '@FMM', '@MFM', fields.slice(0, 3));
  expect(scene.pieces.map((piece) => [piece.at.field, kindOf(piece)])).toEqual([
    ['a1', 'mine'],
    ['b1', 'flag'],
    ['c1', 'mine'],
  ]);
});

it('a broken rule of the set-up has its fields as data', async () => {
  const refused = (key: string, nodes: string | string[]) =>
    new Refused(422, 'refused', 'no', undefined, { key, values: { nodes } });
  const flag = await faultOf(refused('luzhanqi-set-up-flag', ['a1', 'e12']));
  expect(flag?.fields).toEqual(['a1', 'e12']);
  // A sentence is never searched for fields.
  expect((await faultOf(refused('luzhanqi-set-up-flag', 'a1, e12')))?.fields).toEqual([]);
  expect(await faultOf(refused('luzhanqi-not-yours', ['a1']))).toBeUndefined();
});
