/** Checks what enters, in development builds; in all others nothing of it is there. */

function report(what: string, faults: readonly string[]): void {
  if (faults.length > 0) console.error(`${what} is not what the server describes:`, faults);
}

/** An answer over HTTP. */
export function checkAnswer(method: string, address: string, answer: unknown): void {
  if (!import.meta.env.DEV) return;
  void import('./validate').then(({ answerOf, faultsOf }) => {
    const schema = answerOf(method, address);
    if (schema) report(`${method} ${address}`, faultsOf(schema, answer));
  });
}

/** A message over the live connection. */
export function checkMessage(message: unknown): void {
  if (!import.meta.env.DEV) return;
  void import('./validate').then(({ faultsOf, schemaNamed }) => {
    report('a live message', faultsOf(schemaNamed('ServerMessage'), message));
  });
}
