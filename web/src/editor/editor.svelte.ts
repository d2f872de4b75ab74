/**
 * A position that is being put together: the draft, the tool in hand, and what the server says of it. The server is asked
 * after every change; while it answers, and where it refuses, the draft stays as it is.
 */
import type { Draft, Editing } from '../games/editing';
import { withPieces, type Picture } from '../board/picture';
import { positionAfter, type PositionReached } from '../server/positions';
import { troubleInWords } from '../server/trouble';
import type { Seat } from '../wire';
import { erased, moved, placed, scenePieces, type Tool } from './draft';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 150;

export class Editor {
  readonly game: string;
  readonly editing: Editing;
  rules = $state('');
  draft = $state.raw<Draft>({ side: 'first', pieces: [], settings: {} });
  tool = $state.raw<Tool>({ use: 'move' });
  /** The field whose piece is in hand. */
  held = $state<string | undefined>(undefined);
  bottom = $state<Seat>('first');
  /** The board on which the draft is shown. */
  ground = $state.raw<Picture | undefined>(undefined);
  /** The position as the server read it; nothing while it is impossible or not known yet. */
  possible = $state.raw<PositionReached | undefined>(undefined);
  trouble = $state('');
  #past = $state.raw<readonly Draft[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  text = $derived.by(() => this.editing.write(this.draft));
  picture = $derived.by(
    () => this.ground && withPieces(this.ground, scenePieces(this.draft, this.editing.implied)),
  );
  canUndo = $derived(this.#past.length > 0);

  constructor(game: string, editing: Editing) {
    this.game = game;
    this.editing = editing;
  }

  /** Begins with a position text, or with the start of the game. A text that cannot be read is told. */
  async begin(rules: string, position: string): Promise<void> {
    this.rules = rules;
    await this.drawGround();
    await this.load(position);
  }

  /** Shows a position of the server's; nothing changes if it cannot be read. */
  async load(position: string): Promise<void> {
    try {
      const reached = await positionAfter(this.#request(position));
      this.#take(this.editing.read(reached.position));
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
  }

  /** The board with what pieces look like: learnt from a position in which all of them stand. */
  async drawGround(): Promise<void> {
    try {
      const { sample } = this.editing;
      const asked = { game: this.game, position: sample, bottom: this.bottom } as const;
      const { picture } = await positionAfter({ ...asked, hidden: 'shown' });
      const scene = { ...picture.scene, dice: [], counters: [], due: [], captured: [] };
      this.ground = { ...picture, scene: { ...scene, cube: null } };
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
  }

  async turnBoard(): Promise<void> {
    this.bottom = this.bottom === 'first' ? 'second' : 'first';
    await this.drawGround();
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.held = undefined;
  }

  touch(field: string): void {
    switch (this.tool.use) {
      case 'place': {
        const { side, kind } = this.tool;
        return this.#take(placed(this.draft, { side, kind, field }, this.editing));
      }
      case 'erase':
        return this.#take(erased(this.draft, field));
      case 'move': {
        const from = this.held;
        const holds = this.draft.pieces.some((piece) => piece.field === field);
        this.held = from === undefined && holds ? field : undefined;
        if (from !== undefined) this.#take(moved(this.draft, from, field, this.editing));
      }
    }
  }

  layDown(): void {
    this.held = undefined;
  }

  clear(): void {
    this.#take({ ...this.draft, pieces: [] });
  }

  set(change: Partial<Draft>): void {
    this.#take({ ...this.draft, ...change });
  }

  /** Under other rules the pieces stay; what else a position says is as at the start of a game. */
  async setRules(rules: string): Promise<void> {
    this.rules = rules;
    try {
      const { position } = await positionAfter(this.#request(''));
      this.#take({ ...this.draft, settings: this.editing.read(position).settings });
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = before;
    this.#judge();
  }

  #take(next: Draft): void {
    if (next === this.draft) return;
    if (this.draft.pieces.length > 0 || this.#past.length > 0)
      this.#past = [...this.#past, this.draft];
    this.draft = next;
    this.#judge();
  }

  #judge(): void {
    this.possible = undefined;
    this.#asked += 1;
    const number = this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(number), PAUSE);
  }

  async #ask(number: number): Promise<void> {
    try {
      const reached = await positionAfter(this.#request(this.text));
      if (number !== this.#asked) return;
      this.possible = reached;
      this.trouble = '';
    } catch (error) {
      const words = await troubleInWords(error);
      if (number === this.#asked) this.trouble = words;
    }
  }

  #request(position: string) {
    return {
      game: this.game,
      ...(this.rules && { rules: this.rules }),
      ...(position && { position }),
      bottom: this.bottom,
      hidden: 'shown',
    } as const;
  }
}
