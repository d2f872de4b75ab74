/**
 * A match as a page holds it: what the server said last, what the player has in hand, what is on its
 * way, and which moment of the game is being looked at.
 */
import type { Action } from '../board/picks';
import type { Picture } from '../board/picture';
import { aboutOf } from '../games/list';
import { hasStep, lastSteps } from '../scene/scene';
import type { Reason, Scene } from '../wire';
import { Hand } from '../play/hand.svelte';
import type { Seat } from '../server/matches';
import type {
  ChatLine,
  Command,
  Drawing,
  MatchEvent,
  MatchState,
  SentBoard,
  ServerMessage,
} from '../server/messages';
import { actionsOf, Pictures, UnknownBoard } from '../server/picture';
import { ensureSomebody } from '../server/person.svelte';
import { mergedLines } from './chat';
import { actors, joined, tokensOf, turnBegan } from './events';
import { removePending, addPending, savedPicks, pendingCommands } from './tab-storage';
import { Pace } from './pace';
import { hostOf, type MatchHost } from './host';

export interface Refusal {
  reason?: Reason | undefined;
  message: string;
}

/** What is on the board after so many actions, and what can be done there. */
export interface BoardMoment {
  ply: number;
  picture: Picture;
  actions: readonly Action[];
  isComplete: boolean;
  mayThrow: boolean;
}

const NOTHING: readonly Action[] = [];

/** How long the board stays as it is before the next action is shown. */
const AFTER_MOVE = 650;
/** One's own action stood on the board before it was sent. */
const AFTER_OWN_MOVE = 250;
/** As much longer for each piece that moves after the first. */
const AFTER_STEP = 350;
const AFTER_THROW = 850;
const AFTER_CONTACT = 1600;

export class Match {
  readonly id: string;
  /** Where it is played. */
  readonly host: MatchHost;
  readonly hand = new Hand();
  state = $state.raw<MatchState | undefined>(undefined);
  bottom = $state<Seat>('first');
  /** What the board shows of the present; it may be a few actions behind. */
  shown = $state.raw<BoardMoment | undefined>(undefined);
  /** The last moment whose pieces and dice have come to rest: words must not run ahead of it. */
  rested = $state.raw<BoardMoment | undefined>(undefined);
  events = $state.raw<readonly MatchEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  refusal = $state.raw<Refusal | undefined>(undefined);
  /** Whether there is no such match. */
  isUnknown = $state(false);
  /** The action that was sent and not yet answered. */
  sending = $state<string | undefined>(undefined);

  tokens = $derived(tokensOf(this.events));
  turnBegan = $derived(turnBegan(this.events));
  #actors = $derived(actors(this.events));
  /** The number of actions before the moment that is looked at; nothing for the present. */
  lookingAt = $state<number | undefined>(undefined);
  past = $state.raw<Picture | undefined>(undefined);

  readonly #pictures = new Pictures();
  readonly #seen = new Map<number, Picture>();
  #drawing: Drawing = {};
  #leave: (() => void) | undefined;
  #hasWhole = false;
  /** The version of the match that the last answer promised. */
  #awaited = Infinity;
  readonly #pace = new Pace<BoardMoment>({
    find: (ply) => this.#moment(ply),
    stay: ({ ply }) => this.#stay(ply),
    show: (moment) => this.#show(moment),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
  });

  constructor(id: string) {
    this.id = id;
    this.host = hostOf(id);
  }

  /** Starts to listen; returns how to stop. */
  open(): () => void {
    // A server could only answer that it does not understand, and to no match.
    if (!/^[A-Za-z0-9]{12}$/.test(this.id)) {
      this.isUnknown = true;
      return () => {};
    }
    this.#leave = this.host.live.watch(this.id, this.#drawing, (message) => this.#hear(message));
    for (const { client, command } of pendingCommands(this.id)) this.#send(client, command);
    return () => {
      this.#pace.stop();
      this.#leave?.();
    };
  }

  get picture(): Picture | undefined {
    return this.shown?.picture;
  }

  get actions(): readonly Action[] {
    return this.shown?.actions ?? NOTHING;
  }

  get isComplete(): boolean {
    return this.shown?.isComplete ?? true;
  }

  get mayThrow(): boolean {
    return this.shown?.mayThrow ?? false;
  }

  /** What was to be seen after so many actions, if it was shown here. */
  sceneAt(ply: number): Scene | undefined {
    return this.#seen.get(ply)?.scene;
  }

  /** Whether everything that happened has been shown. */
  get isSettled(): boolean {
    return this.shown?.ply === this.ply;
  }

  get ply(): number {
    return this.state?.record.length ?? 0;
  }

  /** How many actions can be spoken of: those whose movement on the board is over. */
  get restedPly(): number {
    return Math.min(this.rested?.ply ?? 0, this.ply);
  }

  /** Whether everything that happened has been shown, and nothing moves any more. */
  get isAtRest(): boolean {
    return this.isSettled && this.rested?.ply === this.ply;
  }

  /** The sides that are to act as the board shows it. */
  get acting(): readonly Seat[] {
    if (!this.state) return [];
    if (this.isAtRest) return this.state.phase === 'playing' ? this.state.to_act : [];
    const next = this.#actors.slice(this.restedPly).find((actor) => actor !== 'chance');
    return next ? [next] : [];
  }

  /** Who made an action: a side, or chance. */
  actorOf(ply: number): Seat | 'chance' | undefined {
    return this.#actors[ply - 1];
  }

  /** The board says that the movement towards this moment is over. */
  rest(moment: BoardMoment): void {
    this.rested = moment;
  }

  get you(): Seat | undefined {
    return this.state?.you ?? undefined;
  }

  get isYourTurn(): boolean {
    const you = this.you;
    return you !== undefined && this.state?.phase === 'playing' && this.state.to_act.includes(you);
  }

  /** What is left on a clock now. */
  timeLeft(seat: Seat): number | undefined {
    const clocks = this.state?.clocks;
    if (!clocks) return undefined;
    const left = clocks[seat];
    if (clocks.running !== seat) return left;
    const control = this.state?.terms.control;
    const free = control?.type === 'delay' ? (this.turnBegan ?? clocks.at) + control.delay : 0;
    return left - Math.max(0, this.host.now() - Math.max(clocks.at, free));
  }

  act(token: string): void {
    this.do({ do: 'act', action: token });
  }

  do(command: Command): void {
    const client = crypto.randomUUID();
    this.refusal = undefined;
    addPending(this.id, client, command);
    this.#send(client, command);
  }

  /** Has the computer try once more what it failed to do at a table in this browser. */
  tryAgain(): void {
    this.refusal = undefined;
    this.host.tryAgain?.();
  }

  /** Takes the free seat, as a guest if need be. */
  async join(): Promise<void> {
    await ensureSomebody();
    this.do({ do: 'join' });
  }

  say(words: string): boolean {
    return this.host.live.say(this.id, crypto.randomUUID(), words);
  }

  #send(client: string, command: Command): void {
    if (command.do === 'act') {
      this.sending = command.action;
      this.#awaited = Infinity;
    }
    this.host.live.command(this.id, client, command);
  }

  /** Looks at an earlier moment: after so many actions. */
  async lookAt(ply: number): Promise<void> {
    if (ply >= this.ply || ply < 0) {
      this.lookingAt = undefined;
      this.past = undefined;
      return;
    }
    this.lookingAt = ply;
    const seen = this.#seen.get(ply) ?? (await this.#draw(ply));
    if (this.lookingAt === ply && seen) this.past = seen;
  }

  async #moment(ply: number): Promise<BoardMoment | undefined> {
    const picture = this.#seen.get(ply) ?? (await this.#draw(ply));
    return picture && { ply, picture, actions: NOTHING, isComplete: true, mayThrow: false };
  }

  async #draw(ply: number): Promise<Picture | undefined> {
    try {
      const board = await this.host.boardAt(ply, this.state?.version ?? 0, this.#drawing);
      if (!board) return undefined;
      const picture = this.#pictures.read(board.layout, board.scene);
      this.#seen.set(ply, picture);
      return picture;
    } catch {
      // The moment stays as it was shown; the connection sign says what is wrong.
      return undefined;
    }
  }

  /** How the board is to be drawn: from which side, with which writing. */
  draw(drawing: Drawing): void {
    const isSame = JSON.stringify(drawing) === JSON.stringify(this.#drawing);
    if (isSame) return;
    this.#drawing = drawing;
    this.#seen.clear();
    this.host.live.redraw(this.id, drawing);
    if (this.lookingAt !== undefined) void this.lookAt(this.lookingAt);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'match':
        return this.#take(message);
      case 'chat':
        this.chat = mergedLines(this.chat, message.lines);
        return;
      case 'ack':
        return this.#answered(message.client, message.version);
      case 'refused':
        if (message.code === 'not_found') this.isUnknown = true;
        else this.refusal = { reason: message.reason, message: message.message };
        return this.#answered(message.client);
      default:
        return;
    }
  }

  /** What was sent is on its way until its events are here, too: the two come in either order. */
  #answered(client: string | null | undefined, version = 0): void {
    if (client) removePending(this.id, client);
    this.#awaited = version;
    this.#settle();
  }

  #settle(): void {
    if ((this.state?.version ?? 0) >= this.#awaited) this.sending = undefined;
  }

  #take(message: Extract<ServerMessage, { type: 'match' }>): void {
    const wasOver = this.state?.phase === 'over';
    this.events = joined(this.events, message.events);
    // Why nothing came is of no interest once it has come.
    if (!this.state) this.refusal = undefined;
    if (message.state) this.state = message.state;
    if (message.board) {
      try {
        this.#arrive(message.board);
      } catch (error) {
        if (!(error instanceof UnknownBoard)) throw error;
        return this.host.live.restart(this.id);
      }
    }
    this.#settle();
    if (!this.#hasWhole && !wasOver && this.state?.phase === 'over') this.#askForTruth();
  }

  #stay(ply: number): number {
    const actor = this.#actors[ply - 1];
    if (actor === 'chance') return AFTER_THROW;
    const scene = this.sceneAt(ply);
    if (hasStep(scene, 'attacked')) return AFTER_CONTACT;
    if (actor === this.you) return AFTER_OWN_MOVE;
    // One piece goes after the other, and each has to be seen.
    const moves = lastSteps(scene).filter((step) => step.step === 'moved').length;
    return AFTER_MOVE + AFTER_STEP * Math.max(0, moves - 1);
  }

  #show(moment: BoardMoment): void {
    // A page that was loaded anew takes up what was half made.
    if (!this.shown) {
      this.hand.layDown(savedPicks(this.id, moment.ply));
      void this.#rememberEarlier(moment);
    }
    // What was there at the first sight, or was taken back, has no movement to wait for.
    if (moment.ply <= (this.rested?.ply ?? Infinity)) this.rested = moment;
    this.shown = moment;
  }

  /**
   * Where pieces are hidden the action before the last one is told, too, and before a roll the play that it
   * answers: for a first sight it is looked up.
   */
  async #rememberEarlier({ ply, picture }: BoardMoment): Promise<void> {
    const isTold =
      aboutOf(this.state?.terms.game ?? '').hidesPieces || hasStep(picture.scene, 'rolled');
    if (ply < 2 || !isTold) return;
    await this.#moment(ply - 1);
    if (this.rested?.ply === ply) this.rested = { ...this.rested };
  }

  #arrive(board: SentBoard): void {
    const picture = this.#pictures.read(board.layout, board.scene);
    this.bottom = board.bottom;
    this.#seen.set(this.ply, picture);
    const latest = {
      ply: this.ply,
      picture,
      actions: actionsOf(board.choices),
      isComplete: board.complete,
      mayThrow: board.may_throw,
    };
    // Armies appear together; nobody watches a hidden page.
    const isSetUp = this.state?.set_up !== null && this.shown?.ply === 0;
    this.#pace.arrive(latest, isSetUp || document.hidden ? 'at once' : 'step by step');
  }

  /** After the end what was hidden is told: the story is asked for once more. */
  #askForTruth(): void {
    this.#hasWhole = true;
    if (this.tokens.some((token) => token === undefined)) {
      this.#seen.clear();
      this.host.live.restart(this.id);
    }
  }
}
