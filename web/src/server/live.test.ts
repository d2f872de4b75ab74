import { beforeEach, describe, expect, it } from 'vitest';
import { Live, type Socket, type World } from './live';
import type { ClientMessage, ServerMessage } from './messages';

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.isClosed = true;
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.hear({ type: 'welcome', you: null, now: 0 });
  }
  of(type: ClientMessage['type']) {
    return this.sent.filter((message) => message.type === type);
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers: { at: number; act: () => void }[] = [];
  time = 0;
  polled: number[] = [];
  commanded: string[] = [];
  socket = () => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  later = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };
  now = () => this.time;
  random = () => 0.5;
  poll = async (id: string, since: number): Promise<ServerMessage> => {
    this.polled.push(since);
    return {
      type: 'match',
      id,
      events: [{ number: since + 1, at: 0, type: 'rematched', next: 'x' }],
    };
  };
  command = async (id: string, client: string): Promise<ServerMessage> => {
    this.commanded.push(client);
    return { type: 'ack', id, client, number: 1, version: 1 };
  };
  /** Lets time pass and everything happen that is due. */
  async pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      this.timers.sort((one, other) => one.at - other.at);
      const next = this.timers[0];
      if (!next || next.at > end) break;
      this.timers.shift();
      this.time = next.at;
      next.act();
      for (let i = 0; i < 5; i++) await Promise.resolve();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}

let world: FakeWorld;
let live: Live;
const received: ServerMessage[] = [];

const event = (number: number): ServerMessage => ({
  type: 'match',
  id: 'm',
  events: [{ number, at: 0, type: 'acted', side: 'first', token: 't', book: 't' }],
});

beforeEach(() => {
  world = new FakeWorld();
  live = new Live(world);
  received.length = 0;
});

describe('the live connection', () => {
  it('asks for what is watched as soon as it is open', () => {
    live.watch('m', {}, (message) => received.push(message));
    expect(world.last.sent).toEqual([]);
    world.last.welcome();
    expect(world.last.of('watch')).toMatchObject([{ id: 'm', since: 0 }]);
  });

  it('goes on from the last event after it was lost', async () => {
    live.watch('m', {}, (message) => received.push(message));
    world.last.welcome();
    world.last.hear(event(7));
    world.last.onclose?.();
    expect(live.status).toBe('waiting');
    await world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.last.welcome();
    expect(world.last.of('watch')).toMatchObject([{ id: 'm', since: 7 }]);
    expect(live.status).toBe('open');
  });

  it('lets a handshake end before it gives a socket up', () => {
    live.watch('m', {}, () => {});
    const first = world.last;
    live.renew();
    expect(first.isClosed).toBe(false);
    first.onopen?.();
    expect(first.isClosed).toBe(true);
    const second = world.last;
    second.onopen?.();
    second.welcome();
    live.renew();
    expect(second.isClosed).toBe(true);
    expect(world.sockets).toHaveLength(3);
  });

  it('sends a command again until it is answered, under the same name', async () => {
    live.watch('m', {}, () => {});
    world.last.welcome();
    live.command('m', 'c1', { do: 'act', action: '53-3' });
    expect(world.last.of('command')).toHaveLength(1);
    world.last.onclose?.();
    await world.pass(1000);
    world.last.welcome();
    expect(world.last.of('command')).toMatchObject([{ client: 'c1' }]);
    world.last.hear({ type: 'ack', id: 'm', client: 'c1', number: 3, version: 3 });
    world.last.onclose?.();
    await world.pass(1000);
    world.last.welcome();
    expect(world.last.of('command')).toEqual([]);
  });

  it('keeps a command that is given while there is no connection', () => {
    live.watch('m', {}, () => {});
    live.command('m', 'c1', { do: 'resign' });
    expect(live.pending).toHaveLength(1);
    world.last.welcome();
    expect(world.last.of('command')).toHaveLength(1);
  });

  it('a refused command is not sent again, and is told', () => {
    live.watch('m', {}, (message) => received.push(message));
    world.last.welcome();
    live.command('m', 'c1', { do: 'act', action: 'nonsense' });
    world.last.hear({
      type: 'refused',
      id: 'm',
      client: 'c1',
      code: 'illegal_action',
      message: '',
      reason: { key: 'illegal-action', values: {} },
    });
    expect(live.pending).toEqual([]);
    expect(received.at(-1)).toMatchObject({ type: 'refused' });
  });

  it('waits longer after each failure', async () => {
    live.start();
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const count = world.sockets.length;
      const before = world.time;
      world.last.onclose?.();
      while (world.sockets.length === count) await world.pass(50);
      waits.push(world.time - before);
    }
    for (const [i, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(waits[i] ?? 0);
  });

  it('asks over HTTP when the socket fails again and again, and stops when it is back', async () => {
    live.watch('m', {}, (message) => received.push(message));
    live.command('m', 'c1', { do: 'resign' });
    for (let i = 0; i < 3; i++) {
      world.last.onclose?.();
      if (i < 2) await world.pass(1500);
    }
    expect(live.status).toBe('polling');
    await world.pass(100);
    expect(world.commanded).toEqual(['c1']);
    expect(live.pending).toEqual([]);
    expect(world.polled[0]).toBe(0);
    await world.pass(2600);
    expect(world.polled[1]).toBe(1);
    world.last.welcome();
    expect(live.status).toBe('open');
    const count = world.polled.length;
    await world.pass(4000);
    expect(world.polled).toHaveLength(count);
  });

  it('asks for another drawing without losing its place', () => {
    live.watch('m', { names: 'shown' }, () => {});
    world.last.welcome();
    world.last.hear(event(4));
    live.redraw('m', { names: 'hidden' });
    expect(world.last.of('watch').at(-1)).toMatchObject({ since: 4, drawing: { names: 'hidden' } });
  });

  it('takes a silent socket for dead', async () => {
    live.start();
    world.last.welcome();
    await world.pass(20_000);
    expect(world.sockets[0]?.isClosed).toBe(true);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it('keeps a socket that answers, however late the timers of a hidden page come', async () => {
    live.start();
    world.last.welcome();
    // A browser lets the timers of a page that was hidden for minutes run once a minute.
    const { later } = world;
    world.later = (milliseconds, act) => later(Math.max(60_000, milliseconds), act);
    let answered = 0;
    for (let minute = 0; minute < 10; minute++) {
      await world.pass(60_000);
      const pings = world.last.of('ping');
      if (pings.length > answered) world.last.hear({ type: 'pong', id: 1, now: 0, lag: 0 });
      answered = pings.length;
    }
    expect(answered).toBeGreaterThan(5);
    expect(world.sockets).toHaveLength(1);
    await world.pass(5 * 60_000);
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it('knows whether anybody needs it', () => {
    expect(live.isNeeded).toBe(false);
    const leave = live.watch('m', {}, () => {});
    expect(live.watching).toEqual(['m']);
    expect(live.isNeeded).toBe(true);
    leave();
    expect(live.isNeeded).toBe(false);
    live.command('m', 'c1', { do: 'act', action: '53-3' });
    expect(live.isNeeded).toBe(true);
  });

  it('measures the lag by pings', async () => {
    let lag: number | undefined;
    live.onstatus = (_status, measured) => (lag = measured);
    live.start();
    world.last.welcome();
    const ping = world.last.of('ping')[0];
    await world.pass(80);
    world.last.hear({
      type: 'pong',
      id: ping?.type === 'ping' ? (ping.id ?? 0) : 0,
      now: 0,
      lag: 0,
    });
    expect(lag).toBe(80);
  });

  it('ignores what it cannot read and what comes from an old socket', async () => {
    live.watch('m', {}, (message) => received.push(message));
    const old = world.last;
    old.welcome();
    old.onmessage?.({ data: '{' });
    old.onmessage?.({ data: '3' });
    old.onclose?.();
    await world.pass(1000);
    world.last.welcome();
    old.hear(event(9));
    expect(received.filter((message) => message.type === 'match')).toEqual([]);
  });
});
