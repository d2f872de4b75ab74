/**
 * What was tried from a position: a tree of actions, in which the first child of a node goes on with
 * its line and the others are variations. Every change gives a new tree; nodes keep their numbers.
 */

export interface Node {
  id: number;
  /** The node before; the root has none. */
  parent: number | undefined;
  token: string;
  /** The action in book notation. */
  book: string;
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, Node>;
  /** Where we are. */
  at: number;
  /** The number of the next new node. */
  next: number;
}

export const ROOT = 0;

const root: Node = { id: ROOT, parent: undefined, token: '', book: '', children: [] };

export const emptyTree: Tree = { nodes: new Map([[ROOT, root]]), at: ROOT, next: 1 };

export function nodeOf(tree: Tree, id: number): Node {
  return tree.nodes.get(id) ?? root;
}

/** Goes on by an action from where we are; what was tried before is found again. */
export function played(tree: Tree, token: string, book: string): Tree {
  const here = nodeOf(tree, tree.at);
  const known = here.children.find((child) => nodeOf(tree, child).token === token);
  if (known !== undefined) return { ...tree, at: known };
  const node: Node = { id: tree.next, parent: here.id, token, book, children: [] };
  const nodes = new Map(tree.nodes);
  nodes.set(node.id, node);
  nodes.set(here.id, { ...here, children: [...here.children, node.id] });
  return { nodes, at: node.id, next: tree.next + 1 };
}

/** The way to a node with other words: links and records may name actions in either notation. */
export function renamed(
  tree: Tree,
  id: number,
  actions: readonly { token: string; book: string }[],
): Tree {
  const nodes = new Map(tree.nodes);
  for (const [i, node] of pathTo(tree, id).entries()) {
    const action = actions[i];
    if (action) nodes.set(node.id, { ...node, ...action });
  }
  return { ...tree, nodes };
}

/** The last nodes of all lines. */
export function leaves(tree: Tree): Node[] {
  return [...tree.nodes.values()].filter((node) => node.children.length === 0);
}

/** A tree with one line, at its end. */
export function lineTree(actions: readonly { token: string; book: string }[]): Tree {
  return actions.reduce((tree, action) => played(tree, action.token, action.book), emptyTree);
}

export function wentTo(tree: Tree, id: number): Tree {
  return tree.nodes.has(id) ? { ...tree, at: id } : tree;
}

export function wentBack(tree: Tree): Tree {
  return { ...tree, at: nodeOf(tree, tree.at).parent ?? tree.at };
}

/** One action on along the line. */
export function wentOn(tree: Tree): Tree {
  return { ...tree, at: nodeOf(tree, tree.at).children[0] ?? tree.at };
}

export function wentToEnd(tree: Tree): Tree {
  return { ...tree, at: lineFrom(tree, tree.at).at(-1)?.id ?? tree.at };
}

/** A step along a line, as the buttons under a board name it. */
export type Step = 'first' | 'back' | 'forward' | 'last';

export function stepped(tree: Tree, step: Step): Tree {
  switch (step) {
    case 'first':
      return wentTo(tree, ROOT);
    case 'back':
      return wentBack(tree);
    case 'forward':
      return wentOn(tree);
    case 'last':
      return wentToEnd(tree);
  }
}

/** The next or the last of the actions that were tried instead of this one. */
export function wentAside(tree: Tree, step: 1 | -1): Tree {
  const here = nodeOf(tree, tree.at);
  if (here.parent === undefined) return tree;
  const siblings = nodeOf(tree, here.parent).children;
  const place = siblings.indexOf(here.id) + step;
  return { ...tree, at: siblings[place] ?? here.id };
}

/** The nodes from the first action to this one. */
export function pathTo(tree: Tree, id: number): Node[] {
  const path: Node[] = [];
  for (let node = nodeOf(tree, id); node.parent !== undefined; node = nodeOf(tree, node.parent))
    path.push(node);
  return path.reverse();
}

/** The nodes after this one, along first children. */
export function lineFrom(tree: Tree, id: number): Node[] {
  const line: Node[] = [];
  for (let child = nodeOf(tree, id).children[0]; child !== undefined;) {
    const node = nodeOf(tree, child);
    line.push(node);
    child = node.children[0];
  }
  return line;
}

/** How many actions lead to a node. */
export function plyOf(tree: Tree, id: number): number {
  return pathTo(tree, id).length;
}

/** The tree without a node and all that follows it; whoever was there stands before it. */
export function removed(tree: Tree, id: number): Tree {
  const node = tree.nodes.get(id);
  if (node?.parent === undefined) return tree;
  const gone = new Set([id]);
  for (const other of tree.nodes.values())
    if (other.parent !== undefined && gone.has(other.parent)) gone.add(other.id);
  const nodes = new Map([...tree.nodes].filter(([other]) => !gone.has(other)));
  const parent = nodeOf(tree, node.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { ...tree, nodes, at: gone.has(tree.at) ? parent.id : tree.at };
}

/** The variation to which a node belongs becomes the line from which it branched off. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = pathTo(tree, id).findLast((node) => !isFirst(tree, node));
  if (branch?.parent === undefined) return tree;
  const parent = nodeOf(tree, branch.parent);
  const others = parent.children.filter((child) => child !== branch.id);
  const nodes = new Map(tree.nodes);
  nodes.set(parent.id, { ...parent, children: [branch.id, ...others] });
  return { ...tree, nodes };
}

function isFirst(tree: Tree, node: Node): boolean {
  return node.parent === undefined || nodeOf(tree, node.parent).children[0] === node.id;
}

/** Whether a node lies in the main line: a first child all the way. */
export function isMain(tree: Tree, id: number): boolean {
  return pathTo(tree, id).every((node) => isFirst(tree, node));
}

/** A line as it is written: each action with the variations that were tried instead of it. */
export interface Written {
  node: Node;
  ply: number;
  variations: readonly (readonly Written[])[];
}

/** The line after a node, with all its variations. */
export function written(tree: Tree, from: number = ROOT): Written[] {
  const line: Written[] = [];
  let ply = plyOf(tree, from);
  for (let here = nodeOf(tree, from); ;) {
    const [first, ...others] = here.children;
    if (first === undefined) return line;
    ply += 1;
    const variations = others.map((other) => [
      { node: nodeOf(tree, other), ply, variations: [] },
      ...written(tree, other),
    ]);
    here = nodeOf(tree, first);
    line.push({ node: here, ply, variations });
  }
}
