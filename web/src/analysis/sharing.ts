/**
 * An analysis as the query of a link. Actions stand one after the other with `;` between them, and a
 * variation in brackets after the action that it replaces: `e3-e4;e12-e11[g12-g11;g3-g4];f3-f4`.
 */
import { escaped, queryWith, type SharedLine } from './line-query';
import {
  emptyTree,
  nodeOf,
  pathTo,
  played,
  wentTo,
  written,
  type Tree,
  type Written,
} from './tree';

export interface Shared extends SharedLine {
  tree: Tree;
}

/** Longer links are cut by too many programs. */
export const LONGEST = 6000;

export function toQuery({ tree, ...begun }: Shared): URLSearchParams {
  return queryWith(begun, lineText(written(tree)), placeOf(tree));
}

/** Reads a query; what cannot be read is left out. Book notation is not known yet: it is the token. */
export function fromQuery(query: URLSearchParams): Shared {
  const tree = readLine(query.get('moves') ?? '');
  return {
    rules: query.get('rules') ?? '',
    position: query.get('position') ?? '',
    tree: found(tree, query.get('at')),
    ...(query.get('hidden') === 'shown' ? { hidden: 'shown' as const } : {}),
  };
}

function lineText(line: readonly Written[]): string {
  return line
    .map(({ node, variations }) => {
      const others = variations.map((variation) => `[${lineText(variation)}]`);
      return escaped(node.token) + others.join('');
    })
    .join(';');
}

/** Where we are: how far along the line, or the number of each child from the beginning: `v0.0.1`. */
function placeOf(tree: Tree): string {
  const steps = pathTo(tree, tree.at).map((node) =>
    nodeOf(tree, node.parent ?? 0).children.indexOf(node.id),
  );
  if (steps.length === 0) return '';
  return steps.every((step) => step === 0) ? String(steps.length) : `v${steps.join('.')}`;
}

function found(tree: Tree, place: string | null): Tree {
  const start = { ...tree, at: 0 };
  if (place === null || !/^(\d+|v\d+(\.\d+)*)$/.test(place)) return start;
  const steps = place.startsWith('v')
    ? place.slice(1).split('.').map(Number)
    : Array<number>(Math.min(Number(place), tree.nodes.size)).fill(0);
  let now = start;
  for (const step of steps) {
    const child = nodeOf(now, now.at).children[step];
    if (child === undefined) break;
    now = wentTo(now, child);
  }
  return now;
}

function readLine(text: string): Tree {
  let tree: Tree = emptyTree;
  /** Where each open bracket was, so that the line goes on from there. */
  const open: number[] = [];
  for (const part of text.slice(0, LONGEST).match(/[[\];]|[^[\];]+/g) ?? []) {
    if (part === '[') {
      open.push(tree.at);
      tree = wentTo(tree, nodeOf(tree, tree.at).parent ?? 0);
    } else if (part === ']') {
      tree = wentTo(tree, open.pop() ?? tree.at);
    } else if (part !== ';') {
      const token = unescaped(part);
      if (token !== '') tree = played(tree, token, token);
    }
  }
  return tree;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
