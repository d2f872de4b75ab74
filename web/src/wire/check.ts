/**
 * Checks what enters, while pages are being developed (`npm run dev`); in builds nothing of it is there. Unit tests
 * make messages of their own, and a test may be over before the description has been loaded.
 */
const CHECKS = import.meta.env.MODE === 'development';

function report(what: string, faults: readonly string[]): void {
  if (faults.length > 0) console.error(`${what} is not what the server describes:`, faults);
}

/** An answer over HTTP. */
export function checkAnswer(method: string, address: string, answer: unknown): void {
  if (!CHECKS) return;
  void import('./validate').then(({ answerOf, faultsOf }) => {
    const schema = answerOf(method, address);
    if (schema) report(`${method} ${address}`, faultsOf(schema, answer));
  });
}

/** A message over the live connection. */
export function checkMessage(message: unknown): void {
  if (!CHECKS) return;
  void import('./validate').then(({ faultsOf, schemaNamed }) => {
    report('a live message', faultsOf(schemaNamed('ServerMessage'), message));
  });
}
