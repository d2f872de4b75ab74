/** What the modules say to a page fits the server's description of its messages: a page does not know which of the two it speaks to. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../games/list';
import { faultsOf, schemaNamed } from '../wire/validate';
import { Module, type Question, type Reply } from './module';

const folder = join(import.meta.dirname, '../../modules');

/** Everything that a table of a game may say. */
const KINDS = ['ack', 'lobby', 'match', 'mine', 'pong', 'refused', 'welcome'];

interface Message {
  type: string;
  board?: { choices: readonly { token: string }[] };
}

/** A page at a table, which collects what it is told. */
class Page {
  readonly messages: Message[] = [];
  readonly #module: Module;
  #commands = 0;

  constructor(module: Module) {
    this.#module = module;
    this.ask({ type: 'connect', player: { id: 'guest:here', name: 'Guest here' } });
  }

  /** What the module answers besides messages for the page. */
  ask(question: Question): Reply[] {
    const replies = this.#module.ask(question);
    const told = replies.filter(({ type }) => type === 'page');
    this.messages.push(...told.map((reply) => reply['message'] as Message));
    const others = replies.filter(({ type }) => type !== 'page');
    expect(others.filter(({ type }) => type === 'failed')).toEqual([]);
    return others;
  }

  live(message: Record<string, unknown>): void {
    this.ask({ type: 'live', message });
  }

  command(id: unknown, command: Record<string, unknown>): void {
    this.live({ type: 'command', id, client: `c${this.#commands++}`, command });
  }

  /** Plays a little, does what is refused, and gives the match away. */
  play(game: string): void {
    const control = { type: 'increment', initial: 60_000, increment: 1_000 };
    const wanted = { game, side: 'first', opponent: { computer: 1 }, control };
    const made = this.ask({ type: 'create', wanted }).find(({ type }) => type === 'created');
    const id = made?.['id'];
    const drawing = { pencil: 'shown' };
    this.live({ type: 'watch', id, since: 0, chat_since: 0, detail: 'board', drawing });
    const [choice] = this.messages.at(-1)?.board?.choices ?? [];
    this.command(id, { do: 'act', action: choice?.token ?? 'throw' });
    this.command(id, { do: 'act', action: 'nonsense' });
    this.command(id, { do: 'offer', offer: 'draw' });
    this.command(id, { do: 'resign' });
    this.live({ type: 'say', id, client: 's', words: 'hello' });
    this.live({ type: 'leave', id });
  }
}

for (const game of games) {
  const file = join(folder, `${game}.wasm`);
  it.skipIf(!existsSync(file))(`every kind of message of ${game} is described`, async () => {
    const code = await WebAssembly.compile(readFileSync(file));
    const page = new Page(await Module.open({ code, networks: undefined }));
    page.live({ type: 'watch_lobby' });
    page.play(game);
    page.live({ type: 'watch_mine' });
    page.live({ type: 'ping', id: 3 });
    page.live({ type: 'watch', id: 'aaaaaaaaaaaa' });
    expect([...new Set(page.messages.map(({ type }) => type))].sort()).toEqual(KINDS);
    for (const message of page.messages) {
      expect(faultsOf(schemaNamed('ServerMessage'), message)).toEqual([]);
    }
  });
}
