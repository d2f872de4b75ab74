/** A line as an animated picture, drawn by the server and saved as a file. Loaded when it is asked for. */
import { refusalOf, Unreachable } from '../server/http';
import type { PositionAsked } from '../server/positions';

export async function saveAnimation(line: PositionAsked): Promise<void> {
  const picture = await drawn(line);
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${line.game}.png`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function drawn(line: PositionAsked): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch('/api/animation', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(line),
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw refusalOf(response, await response.text());
  return response.blob();
}
