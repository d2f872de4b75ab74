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

scope.onmessage = ({ data }) => {
  if (data.type === 'start') {
    module = Module.open(data.loaded);
    puzzles = data.loaded.puzzles;
  } else void answer(data.question).catch(failed);
};

/** Whoever asks hears of it: an error in a promise reaches nobody. */
function failed(trouble: unknown): void {
  setTimeout(() => {
    throw trouble;
  });
}

async function answer(question: Question): Promise<void> {
  const ready = await module;
  if (!ready) return;
  if (ABOUT_PUZZLES.includes(question.type)) await (withPuzzles ??= loadPuzzles(ready));
  ready.onreport = (reply) => scope.postMessage(reply);
  for (const reply of ready.ask(question)) scope.postMessage(reply);
}

async function loadPuzzles(module: Module): Promise<void> {
  if (!puzzles) return;
  const answer = await fetch(puzzles);
  if (!answer.ok) throw new Error(`${puzzles}: ${answer.status}`);
  module.ask({ type: 'load_puzzles', file: await answer.text() });
}
