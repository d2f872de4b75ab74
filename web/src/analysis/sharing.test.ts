import { describe, expect, it } from 'vitest';
import { lineQuery } from './line-query';
import { fromQuery, toQuery } from './sharing';
import { emptyTree, pathTo, played, wentTo, written, type Tree } from './tree';

const play = (tree: Tree, ...tokens: string[]) =>
  tokens.reduce((now, token) => played(now, token, token), tree);

const again = (tree: Tree) => fromQuery(toQuery({ rules: '', position: '', tree })).tree;

describe('hidden pieces', () => {
  it('stay shown in a link', () => {
    const shared = { rules: '', position: '', tree: emptyTree, hidden: 'shown' } as const;
    expect(fromQuery(toQuery(shared)).hidden).toBe('shown');
    expect(fromQuery(new URLSearchParams()).hidden).toBeUndefined();
  });
});

describe('a link', () => {
  it('says the rules, the position and the line', () => {
    const query = toQuery({
      rules: 'rotary,start=rows',
      position: 'w - 62 58 30',
      tree: play(emptyTree, '73-3', '62-1'),
    });
    expect(Object.fromEntries(query)).toEqual({
      rules: 'rotary,start=rows',
      position: 'w - 62 58 30',
      moves: '73-3;62-1',
      at: '2',
    });
  });

  it.each([[[]], [['73-3', '62-1']], [['a[1];', '50%']]])(
    'is the same without a tree: %s',
    (tokens) => {
      const begun = { rules: 'rotary', position: 'w -', hidden: 'shown' } as const;
      const tree = play(emptyTree, ...tokens);
      expect(lineQuery(begun, tokens).toString()).toBe(toQuery({ ...begun, tree }).toString());
    },
  );

  it('of nothing is empty', () => {
    expect(toQuery({ rules: '', position: '', tree: emptyTree }).toString()).toBe('');
  });

  it('gives back every variation and the place', () => {
    let tree = play(emptyTree, 'a', 'b', 'c');
    tree = play(wentTo(tree, 1), 'x', 'y');
    tree = play(wentTo(tree, 4), 'w');
    const shared = again(tree);
    expect(written(shared).map((entry) => entry.node.token)).toEqual(['a', 'b', 'c']);
    expect(toQuery({ rules: '', position: '', tree }).get('moves')).toBe('a;b[x;y[w]];c');
    expect(pathTo(shared, shared.at).map((node) => node.token)).toEqual(['a', 'x', 'w']);
  });

  it('tells the first variation from the first action', () => {
    const tree = play(wentTo(play(emptyTree, 'a'), 0), 'b');
    expect(pathTo(again(tree), again(tree).at).map((node) => node.token)).toEqual(['b']);
  });

  it('keeps actions with any signs', () => {
    const odd = ['k10+g8,k8', '13-10,8-7', 'a6xa7(7<6)', 'a;b[c]%d'];
    expect(written(again(play(emptyTree, ...odd))).map((entry) => entry.node.token)).toEqual(odd);
  });

  it('that was cut or made up gives what can be read of it', () => {
    const read = (text: string) => {
      const tree = fromQuery(new URLSearchParams(text)).tree;
      return { tokens: written(tree).map((entry) => entry.node.token), at: tree.at };
    };
    expect(read('moves=a;b[c')).toEqual({ tokens: ['a', 'b'], at: 0 });
    expect(read('moves=]];a;%25E0%25A4;b&at=v1.7.7')).toEqual({ tokens: ['a', 'b'], at: 0 });
    expect(read('moves=a;b&at=99999999999')).toEqual({ tokens: ['a', 'b'], at: 2 });
    expect(read('at=x')).toEqual({ tokens: [], at: 0 });
  });
});
