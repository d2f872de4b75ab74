/** A worker that thinks: it takes one question after the other and answers each. */
import { Module, type Loaded, type Question, type Reply } from './module';

type Message = { type: 'start'; loaded: Loaded } | { type: 'ask'; question: Question };

interface Scope {
  postMessage(message: Reply): void;
  onmessage: ((event: MessageEvent<Message>) => void) | null;
}

const scope = self as unknown as Scope;

let module: Promise<Module> | undefined;

scope.onmessage = ({ data }) => {
  if (data.type === 'start') module = Module.open(data.loaded);
  else void answer(data.question).catch(failed);
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
  ready.onreport = (reply) => scope.postMessage(reply);
  for (const reply of ready.ask(question)) scope.postMessage(reply);
}
