/**
 * A position that is studied: actions are made freely for both sides, and every position on the way
 * can be returned to. Rules come from the server; what was reached is remembered.
 */
import { aboutOf } from '../games/list';
import type { Seat } from '../server/matches';
import { positionAfter, type PositionAsked, type PositionReached } from '../server/positions';
import { settings } from '../settings/settings.svelte';
import { troubleInWords } from '../server/trouble';
import { emptyTree, pathTo, played, renamed, wentTo, type Tree } from '../analysis/tree';

export interface Beginning {
  game: string;
  rules?: string | undefined;
  /** The position text; the game's start if there is none. */
  position?: string | undefined;
  tree?: Tree;
  viewer?: Seat | undefined;
  bottom?: Seat | undefined;
  hidden?: HiddenPieces | undefined;
  /** The match at the server that is looked at. */
  match?: string | undefined;
}

/** Whether pieces are shown that the side at the bottom does not know. */
export type HiddenPieces = 'shown' | 'hidden';

export class Study {
  readonly game: string;
  /** The match at the server that is looked at, if it is one. */
  readonly match: string | undefined;
  readonly #rules: string | undefined;
  readonly #position: string | undefined;
  readonly #viewer: Seat | undefined;
  /** What was reached, by the actions that lead there and the side at the bottom. */
  readonly #known = new Map<string, PositionReached>();

  tree = $state.raw<Tree>(emptyTree);
  /** The position that is shown: the last one that the server has told. */
  reached = $state.raw<PositionReached | undefined>(undefined);
  /** The node that `reached` belongs to. */
  shown = $state(0);
  bottom = $state<Seat>('first');
  hidden = $state<HiddenPieces>('hidden');
  trouble = $state('');

  /** How many actions lead to what is shown. */
  ply = $derived(pathTo(this.tree, this.shown).length);

  constructor(beginning: Beginning) {
    this.game = beginning.game;
    this.match = beginning.match;
    this.#rules = beginning.rules || undefined;
    this.#position = beginning.position || undefined;
    this.#viewer = beginning.viewer;
    this.bottom = beginning.bottom ?? beginning.viewer ?? 'first';
    this.hidden = beginning.hidden ?? 'hidden';
    this.tree = beginning.tree ?? emptyTree;
  }

  /** Whether the game hides pieces, so that there is a choice to show them. */
  get hidesPieces(): boolean {
    return aboutOf(this.game).hidesPieces === true;
  }

  /** The rules and the position from which everything begins, for links. */
  get beginning(): { rules: string; position: string } {
    return { rules: this.#rules ?? '', position: this.#position ?? '' };
  }

  /** The way to a node, as the server is asked for it. */
  asked(node: number = this.tree.at): PositionAsked {
    const asked: PositionAsked = {
      game: this.game,
      actions: pathTo(this.tree, node).map((step) => step.token),
      bottom: this.bottom,
    };
    if (this.#rules) asked.rules = this.#rules;
    if (this.#position) asked.position = this.#position;
    const viewer = this.#viewer ?? (this.hidesPieces ? this.bottom : undefined);
    if (viewer) asked.viewer = viewer;
    if (this.hidesPieces && this.hidden === 'shown') asked.hidden = 'shown';
    if (settings.names === 'off') asked.names = 'hidden';
    return asked;
  }

  /** Goes somewhere in a tree, and shows the position there as soon as it is known. */
  async go(tree: Tree): Promise<void> {
    const before = this.tree;
    this.tree = tree;
    this.trouble = '';
    const at = tree.at;
    try {
      const reached = await this.#reach(at);
      if (this.tree.at !== at) return;
      this.reached = reached;
      this.shown = at;
      this.#takeNames(at, reached);
    } catch (error) {
      if (this.tree.at !== at) return;
      // An action that the rules refuse leads nowhere: everything is as it was.
      if (this.reached) this.tree = wentTo(before, this.shown);
      this.trouble = await troubleInWords(error);
    }
  }

  /** Makes an action, of either side or of chance. */
  async act(token: string): Promise<void> {
    const book = this.reached?.actions.find((action) => action.token === token)?.book ?? token;
    await this.go(played(this.tree, token, book));
  }

  async turnBoard(): Promise<void> {
    this.bottom = this.bottom === 'first' ? 'second' : 'first';
    await this.go(this.tree);
  }

  /** Turns the pieces of the other side over, or back. */
  async turnPieces(): Promise<void> {
    this.hidden = this.hidden === 'shown' ? 'hidden' : 'shown';
    await this.go(this.tree);
  }

  async #reach(node: number): Promise<PositionReached> {
    const asked = this.asked(node);
    const key = JSON.stringify([asked.bottom, asked.names, asked.hidden, asked.actions]);
    const known = this.#known.get(key);
    if (known) return known;
    const reached = await positionAfter(asked);
    this.#known.set(key, reached);
    return reached;
  }

  /** Links and records may name actions in book notation or by token; the server knows both. */
  #takeNames(node: number, reached: PositionReached): void {
    const before = reached.tokens.length - pathTo(this.tree, node).length;
    const actions = reached.tokens
      .map((token, i) => ({ token, book: reached.record[i] ?? token }))
      .slice(before);
    this.tree = renamed(this.tree, node, actions);
  }
}
