import { beforeEach, describe, expect, it } from 'vitest';
import type { Question, Reply } from './module';
import type { FromWorker } from './protocol';
import type { Row } from './store';
import { Tables } from './worker-tables';

/** The reason of the module for a log that it cannot replay. */
const UNREADABLE = {
  code: 'internal',
  message: 'row 1 is not written as a row is',
  reason: { key: 'here-unreadable', values: {} },
};

/** A game in which the player and the computer act in turn; whoever acts adds a row. */
class FakeModule {
  readonly #world: FakeWorld;
  rows = 0;
  constructor(world: FakeWorld) {
    this.#world = world;
  }

  ask(question: Question): Reply[] {
    this.#world.asked.push(question.type);
    switch (question.type) {
      case 'connect':
        return [page({ type: 'welcome' })];
      case 'restore':
        if (this.#world.isUnreadable) return [{ type: 'failed', ...UNREADABLE }];
        this.rows = (question['rows'] as Row[]).length;
        return this.#due();
      case 'live': {
        const { type, client } = question['message'] as Record<string, unknown>;
        if (type !== 'command') return [page({ type: 'match', rows: this.rows })];
        return [this.#row(), page({ type: 'ack', client }), ...this.#due()];
      }
      case 'chosen':
        return [this.#row(), page({ type: 'match', rows: this.rows })];
      case 'create':
        return [this.#row(), { type: 'created', id: 'm' }];
      case 'explode':
        throw new Error('unreachable');
      default:
        return [];
    }
  }

  #row(): Reply {
    this.rows += 1;
    return { type: 'keep', id: 'm', rows: [{ number: this.rows }] };
  }

  /** After an even number of rows it is the computer's turn. */
  #due(): Reply[] {
    return this.rows > 0 && this.rows % 2 === 0 ? [{ type: 'think', job: { id: 'm' } }] : [];
  }
}

const page = (message: Record<string, unknown>): Reply => ({ type: 'page', message });

class FakeWorld {
  kept: number[] = [];
  asked: string[] = [];
  posted: FromWorker[] = [];
  opened = 0;
  isFull = false;
  isUnreadable = false;
  /** How often the computer player fails before it chooses. */
  failures = 0;
  thoughts = 0;
  isEnded = false;

  open = async () => {
    this.opened += 1;
    return new FakeModule(this);
  };
  rowsOf = async (id: string) => (id === 'm' ? this.kept.map((number) => ({ number }) as Row) : []);
  append = async (_: string, rows: readonly Row[]) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    if (rows.some(({ number }) => this.kept.includes(number))) return 'taken' as const;
    this.kept.push(...rows.map(({ number }) => number));
    return 'kept' as const;
  };
  choose = async (): Promise<Reply> => {
    this.thoughts += 1;
    if (this.failures-- > 0) throw new Error('unreachable');
    return { type: 'chosen', id: 'm', action: 'a1' };
  };
  advise = async (): Promise<Reply> => Promise.reject(new Error('unreachable'));
  post = (message: FromWorker) => void this.posted.push(message);
  later = () => () => {};
  now = () => 0;
  end = () => void (this.isEnded = true);

  /** What the page was told, and forgets it. */
  told(): Record<string, unknown>[] {
    const live = this.posted.filter((message) => message.type === 'live');
    this.posted = [];
    return live.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  }
}

let world: FakeWorld;
let tables: Tables;
const player = { id: 'guest:here', name: 'Guest here' };
const live = (message: Record<string, unknown>) =>
  tables.hear({ type: 'live', text: JSON.stringify({ id: 'm', ...message }) });
const command = (client: string) => live({ type: 'command', client, command: { do: 'act' } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  world = new FakeWorld();
  tables = new Tables('rotary', player, world);
  await tables.hear({ type: 'connect', player });
  await tables.hear({ type: 'ask', number: 1, ask: { type: 'create' } });
  await live({ type: 'watch' });
  world.told();
});

const refusal = (client: string | null, key: string) => ({
  type: 'refused',
  id: 'm',
  client,
  code: 'internal',
  reason: { key, values: {} },
});

describe('the tables of a worker', () => {
  it('keep what happens before the page hears of it, and have the computer answer', async () => {
    await command('c1');
    await settled();
    expect(world.kept).toEqual([1, 2, 3]);
    expect(world.told()).toMatchObject([
      { type: 'ack', client: 'c1' },
      { type: 'match', rows: 3 },
    ]);
  });

  it('refuse once what cannot be kept, and stay as they were', async () => {
    world.isFull = true;
    await command('c1');
    await settled();
    expect(world.told()).toMatchObject([refusal('c1', 'here-not-kept'), { type: 'welcome' }]);
    expect([world.kept, world.isEnded, world.thoughts]).toEqual([[1], false, 0]);
    // The page looks at the match again, which is what was kept, and the player tries once more.
    await live({ type: 'watch' });
    expect(world.told()).toMatchObject([{ type: 'match', rows: 1 }]);
    world.isFull = false;
    await command('c2');
    await settled();
    expect(world.kept).toEqual([1, 2, 3]);
  });

  it('say so if a match cannot be made', async () => {
    world.isFull = true;
    await tables.hear({ type: 'ask', number: 2, ask: { type: 'create' } });
    expect(world.posted.find(({ type }) => type === 'answer')).toMatchObject({
      number: 2,
      reply: { type: 'failed', reason: { key: 'here-not-kept' } },
    });
  });

  it('have the computer wait when its action cannot be kept, until it is asked to try again', async () => {
    const { choose } = world;
    world.choose = async () => {
      world.isFull = true;
      return choose();
    };
    await command('c1');
    await settled();
    const [, refused, welcome] = world.told();
    expect([refused, welcome]).toMatchObject([
      refusal(null, 'here-computer-not-kept'),
      { type: 'welcome' },
    ]);
    await live({ type: 'watch' });
    await settled();
    expect(world.thoughts).toBe(1);
    world.choose = choose;
    world.isFull = false;
    await tables.hear({ type: 'try_again', id: 'm' });
    await settled();
    expect([world.kept, world.thoughts]).toEqual([[1, 2, 3], 2]);
  });

  it('have a computer player that failed think again, and tell when it fails for good', async () => {
    world.failures = 1;
    await command('c1');
    await settled();
    expect([world.kept, world.thoughts]).toEqual([[1, 2, 3], 2]);
    world.told();
    world.kept = [1];
    tables = new Tables('rotary', player, world);
    world.failures = 5;
    world.thoughts = 0;
    await command('c2');
    await settled();
    expect(world.told().at(-1)).toMatchObject(refusal(null, 'here-computer-failed'));
    expect(world.thoughts).toBe(2);
    world.failures = 0;
    await tables.hear({ type: 'try_again', id: 'm' });
    await settled();
    expect(world.kept).toEqual([1, 2, 3]);
  });

  it('say what is the matter with a log that cannot be read, and go on', async () => {
    tables = new Tables('rotary', player, world);
    world.isUnreadable = true;
    await live({ type: 'watch' });
    expect(world.told()).toMatchObject([refusal(null, 'here-unreadable')]);
    await tables.hear({ type: 'ask', number: 7, ask: { type: 'look', id: 'm' } });
    expect(world.posted).toMatchObject([
      { type: 'answer', number: 7, reply: { type: 'failed', reason: { key: 'here-unreadable' } } },
    ]);
    expect(world.isEnded).toBe(false);
  });

  it('say so if the browser does not give what it keeps', async () => {
    tables = new Tables('rotary', player, world);
    world.rowsOf = () => Promise.reject(new Error('another window holds the storage'));
    await live({ type: 'watch' });
    expect(world.told()).toMatchObject([refusal(null, 'here-no-storage')]);
    expect(world.isEnded).toBe(false);
  });

  it('answer when the advice fails', async () => {
    const asked = world.asked.length;
    const module = await world.open();
    world.open = async () =>
      Object.assign(module, { ask: (): Reply[] => [{ type: 'consider' }] }) as FakeModule;
    tables = new Tables('rotary', player, world);
    await tables.hear({ type: 'ask', number: 3, ask: { type: 'advise', id: 'x' } });
    await settled();
    expect(world.asked.length).toBe(asked);
    expect(world.posted).toMatchObject([
      { type: 'answer', number: 3, reply: { type: 'failed', reason: { key: 'here-failed' } } },
    ]);
  });

  it('end when somebody else was first, or the module fails, after having said so', async () => {
    await tables.hear({ type: 'ask', number: 4, ask: { type: 'explode' } });
    expect(world.posted.map(({ type }) => type)).toEqual(['answer', 'ended']);
    await command('c1');
    expect(world.posted).toHaveLength(2);

    world.posted = [];
    tables = new Tables('rotary', player, world);
    await live({ type: 'watch' });
    world.kept.push(2);
    await command('c2');
    expect(world.posted.map(({ type }) => type)).toEqual(['live', 'ended']);
  });
});
