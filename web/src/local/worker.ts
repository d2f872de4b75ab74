/**
 * The worker in which the tables of a page are. It holds everything about their matches, the hidden pieces of the computer,
 * too: the page gets what its player may know, as from a server. A row is kept before the page hears of what it says.
 *
 * Computer players and advice are thought about in further workers, which this one starts: while they think, messages of the
 * page are answered here, and what the computer chooses (an army, say) never passes through the page.
 */
import { Module } from './module';
import type { FromWorker, ToWorker } from './protocol';
import { append, rowsOf } from './store';
import { ThinkingWorker } from './thinking-worker';
import { Tables, type Surroundings } from './worker-tables';

/** As much of a worker's surroundings as is used here; the types of pages have other ones. */
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

type Start = Extract<ToWorker, { type: 'start' }>;

const scope = self as unknown as Scope;

let tables: Tables | undefined;

scope.onmessage = ({ data }) => {
  if (data.type === 'start') tables = new Tables(data.game, data.player, surroundings(data));
  else void tables?.hear(data);
};

function surroundings({ loaded }: Start): Surroundings {
  const [player, adviser] = [new ThinkingWorker(loaded), new ThinkingWorker(loaded)];
  return {
    open: () => Module.open(loaded),
    rowsOf,
    append,
    choose: (question) => player.think(question),
    advise: (question) => adviser.think(question),
    post: (message) => scope.postMessage(message),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    end: () => {
      player.end();
      adviser.end();
    },
  };
}
