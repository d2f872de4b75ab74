/** Server-sent events over a POST, which the browser's own `EventSource` cannot make. */
import { refusalOf, Unreachable } from './http';

/** The values of the events that are complete in a text, and the rest of it. */
export function readEvents(text: string): { values: unknown[]; rest: string } {
  const parts = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  const values = parts.flatMap((part) => {
    const data = part
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim())
      .join('\n');
    return data === '' ? [] : [JSON.parse(data) as unknown];
  });
  return { values, rest };
}

/** Sends a body and hears every event until the server or the signal ends it. */
export async function stream<T>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  hear: (value: T) => void,
): Promise<void> {
  const response = await send(path, body, signal);
  if (!response.ok || !response.body) throw refusalOf(response, await response.text());
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { values, rest } = readEvents(text + value);
    text = rest;
    for (const event of values) hear(event as T);
  }
}

async function send(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Unreachable();
  }
}
