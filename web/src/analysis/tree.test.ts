import { describe, expect, it } from 'vitest';
import {
  emptyTree,
  isMain,
  lineFrom,
  leaves,
  lineTree,
  nodeOf,
  pathTo,
  played,
  promoted,
  removed,
  renamed,
  ROOT,
  wentAside,
  wentBack,
  wentOn,
  wentTo,
  stepped,
  wentToEnd,
  type Step,
  written,
  type Tree,
  type Written,
} from './tree';

const play = (tree: Tree, ...tokens: string[]) =>
  tokens.reduce((now, token) => played(now, token, token.toUpperCase()), tree);

const tokens = (tree: Tree) => pathTo(tree, tree.at).map((node) => node.token);

const text = (line: readonly Written[]): string =>
  line
    .map(({ node, variations }) => [node.token, ...variations.map((v) => `(${text(v)})`)].join(' '))
    .join(' ');

/** a b c, with x instead of b and y after x, and z instead of c. */
function bushy(): Tree {
  let tree = play(emptyTree, 'a', 'b', 'c');
  tree = play(wentTo(tree, 1), 'x', 'y');
  return play(wentTo(tree, 2), 'z');
}

describe('going on', () => {
  it('adds actions to the line', () => {
    const tree = play(emptyTree, 'a', 'b');
    expect(tokens(tree)).toEqual(['a', 'b']);
    expect(nodeOf(tree, tree.at).book).toBe('B');
  });

  it('by an action that was tried before finds it again', () => {
    const tree = play(wentTo(bushy(), 1), 'b');
    expect(tree.at).toBe(2);
    expect(tree.nodes.size).toBe(bushy().nodes.size);
  });

  it('by another action begins a variation and leaves the line as it was', () => {
    expect(text(written(bushy()))).toBe('a b (x y) c (z)');
  });
});

describe('walking', () => {
  it('goes back and on along the line, and stops at its ends', () => {
    const tree = play(emptyTree, 'a', 'b');
    expect(tokens(wentBack(tree))).toEqual(['a']);
    expect(tokens(wentOn(wentBack(tree)))).toEqual(['a', 'b']);
    expect(wentOn(tree).at).toBe(tree.at);
    expect(wentBack(emptyTree).at).toBe(ROOT);
    expect(tokens(wentToEnd(wentTo(tree, ROOT)))).toEqual(['a', 'b']);
    const walked = (...steps: Step[]) => tokens(steps.reduce(stepped, tree));
    expect(walked('first')).toEqual([]);
    expect(walked('first', 'forward')).toEqual(['a']);
    expect(walked('first', 'last')).toEqual(['a', 'b']);
    expect(walked('first', 'last', 'back')).toEqual(['a']);
  });

  it('goes aside to what was tried instead', () => {
    const tree = wentTo(bushy(), 2);
    expect(nodeOf(tree, wentAside(tree, 1).at).token).toBe('x');
    expect(wentAside(tree, -1).at).toBe(2);
    expect(wentAside(wentTo(tree, ROOT), 1).at).toBe(ROOT);
  });

  it('to a node that is gone stays where it is', () => {
    expect(wentTo(bushy(), 99).at).toBe(bushy().at);
  });
});

describe('changing', () => {
  it('removes a node with all that follows, and who stood there stands before it', () => {
    const tree = removed(wentTo(bushy(), 3), 2);
    expect(text(written(tree))).toBe('a x y');
    expect(tokens(tree)).toEqual(['a']);
  });

  it('never removes the beginning', () => {
    expect(removed(bushy(), ROOT)).toEqual(bushy());
  });

  it('makes a variation the line, one branching at a time', () => {
    const deep = play(wentTo(bushy(), 4), 'w');
    expect(text(written(promoted(deep, deep.at)))).toBe(
      'a b (x y (w)) c (z)'.replace('y (w)', 'w (y)'),
    );
    const tree = promoted(bushy(), 4);
    expect(text(written(tree))).toBe('a x (b c (z)) y');
    expect(isMain(tree, 5)).toBe(true);
    expect(isMain(tree, 2)).toBe(false);
  });

  it('leaves old trees as they were', () => {
    const before = bushy();
    const copy = text(written(before));
    removed(before, 2);
    promoted(before, 4);
    play(before, 'q');
    expect(text(written(before))).toBe(copy);
  });
});

it('takes over other words for the way to a node', () => {
  const tree = renamed(bushy(), 5, [
    { token: 'a1', book: 'A1' },
    { token: 'x1', book: 'X1' },
  ]);
  expect(text(written(tree))).toBe('a1 b (x1 y) c (z)');
  expect(nodeOf(tree, 4).book).toBe('X1');
});

it('knows the ends of all its lines', () => {
  expect(leaves(bushy()).map((node) => node.token)).toEqual(['c', 'y', 'z']);
});

it('numbers what is written by the actions before it', () => {
  const [first, second] = written(bushy());
  expect(first?.ply).toBe(1);
  expect(second?.variations[0]?.map((entry) => entry.ply)).toEqual([2, 3]);
});

it('is made of a line, and stands at its end', () => {
  const tree = lineTree([
    { token: 'a', book: 'A' },
    { token: 'b', book: 'B' },
  ]);
  expect(tokens(tree)).toEqual(['a', 'b']);
  expect(lineFrom(tree, ROOT).map((node) => node.book)).toEqual(['A', 'B']);
});
