/** A worker that thinks: it takes one question after the other and answers each. */
import { Module, type Loaded, type Question, type Reply } from './module';

type Message = { type: 'start'; loaded: Loaded } | { type: 'ask'; question: Question };

interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: MessageEvent<Message>) => void) | null;
}

const scope = self as unknown as Scope;

/** What only a module with puzzles can answer. */
const ABOUT_PUZZLES: readonly string[] = ['puzzles', 'puzzle', 'answer'];

let module: Promise<Module> | undefined;
let puzzles: string | undefined;
let withPuzzles: Promise<void> | undefined;
let endgames: string | undefined;

scope.onmessage = ({ data }) => {
  if (data.type === 'start') {
    module = Module.open(data.loaded);
    ({ puzzles, endgames } = data.loaded);
  } else void answer(data.question).catch(failed);
};

/**
 * Lets the worker itself fail, so that whoever started it gets an `error` event. An error inside a promise would reach only this
 * worker, and whoever has asked would wait for ever.
 */
function failed(trouble: unknown): void {
  setTimeout(() => {
    throw trouble;
  });
}

async function answer(question: Question): Promise<void> {
  const ready = await module;
  if (!ready) return;
  if (ABOUT_PUZZLES.includes(question.type)) await (withPuzzles ??= loadPuzzles(ready));
  if (endgames && isNearEndgames(ready, question)) await loadEndgames(ready, endgames);
  ready.onreport = (reply) => scope.postMessage(reply);
  for (const reply of ready.ask(question)) scope.postMessage(reply);
}

async function loadPuzzles(module: Module): Promise<void> {
  if (!puzzles) return;
  const answer = await fetch(puzzles);
  if (!answer.ok) throw new Error(`${puzzles}: ${answer.status}`);
  module.ask({ type: 'load_puzzles', file: await answer.text() });
}

/** Whether the endgame table helps to answer: whoever asks for advice has looked already. */
function isNearEndgames(module: Module, { type, position, job }: Question): boolean {
  if (type === 'consider') return (job as { near_endgames: boolean }).near_endgames;
  if (type !== 'analyse') return false;
  return module.ask({ type: 'wants_endgames', position }).some(({ wanted }) => wanted === true);
}

/**
 * Fetches the endgame table once; without it the engine searches. A table never changes, so one that the browser has is not asked
 * for again, unless it was made for an older module.
 */
async function loadEndgames(module: Module, address: string): Promise<void> {
  endgames = undefined;
  for (const cache of ['force-cache', 'reload'] as const) {
    const file = await fetch(address, { cache }).catch(() => undefined);
    if (!file?.ok || module.loadEndgames(await file.arrayBuffer())) return;
  }
}
