/** An army that is being laid out: which kind stands on which field, in the order of the token. */
import type { Action } from '../../board/picks';
import { withPieces, type Picture } from '../../board/picture';
import { topPiece } from '../../scene/scene';
import type { ScenePiece } from '../../wire';
import { Refused } from '../../server/http';
import { refusalInWords } from '../../server/trouble';

/** A rule that an army breaks, in words, with the fields concerned. */
export interface Fault {
  words: string;
  fields: readonly string[];
}

/** What is wrong with an army, if that is why the server refused it. */
export async function faultOf(error: unknown): Promise<Fault | undefined> {
  if (!(error instanceof Refused) || !error.reason?.key.startsWith('luzhanqi-set-up-'))
    return undefined;
  const { nodes } = error.reason.values;
  return { words: await refusalInWords(error), fields: Array.isArray(nodes) ? nodes : [] };
}

/** The fields of a set-up in the order of its token, from the picks of any set-up. */
export function fieldsOf(action: Action): string[] {
  return action.picks.filter((pick) => pick.kind === 'field').map((pick) => pick.name);
}

/** The token with the pieces of two fields exchanged. */
export function exchanged(
  token: string,
  fields: readonly string[],
  one: string,
  other: string,
): string {
  const letters = [...token.slice(1)];
  const [a, b] = [fields.indexOf(one), fields.indexOf(other)];
  const [first, second] = [letters[a], letters[b]];
  if (first === undefined || second === undefined) return token;
  letters[a] = second;
  letters[b] = first;
  return `@${letters.join('')}`;
}

/** Left and right exchanged. */
export function mirrored(token: string, fields: readonly string[]): string {
  const letters = [...token.slice(1)];
  const across = (name: string) => 'edcba'['abcde'.indexOf(name[0] ?? '')] + name.slice(1);
  const turned = fields.map((name) => letters[fields.indexOf(across(name))] ?? '');
  return `@${turned.join('')}`;
}

/** The picture of a laid out army with its pieces as another token has them. */
export function laidOut(
  base: Picture,
  baseToken: string,
  token: string,
  fields: readonly string[],
): Picture {
  const own = new Map<string, ScenePiece>();
  for (const [i, name] of fields.entries()) {
    const piece = topPiece(base.scene, name);
    if (piece) own.set(baseToken[i + 1] ?? '', piece);
  }
  const pieces = fields.flatMap((name, i) => {
    const piece = own.get(token[i + 1] ?? '');
    return piece ? [{ ...piece, at: { ...piece.at, field: name } }] : [];
  });
  return withPieces(base, pieces);
}
