/*
 * A first bot in JavaScript, for Node.js 20 or later without packages: node bot.mjs SERVER TOKEN [GAME]
 *
 * It challenges the computer to a game, makes legal moves at random until it is over, and prints the result.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** A move that came too late. Both sides may set up at once, so a state can be outdated; a newer one follows. */
const REFUSED = 400;

const [server, token, game = 'rotary'] = process.argv.slice(2);

/** Sends a request, with fields by POST and without by GET. */
async function call(path, fields) {
  const answer = await fetch(server + path, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: fields && JSON.stringify(fields),
  });
  if (!answer.ok && answer.status !== REFUSED) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The place for your own ideas: `legal` has every move, `view` is what you see of the board. */
function choose(state) {
  const { legal } = state.galds;
  return legal[Math.floor(Math.random() * legal.length)];
}

const { id } = await (await call('/api/challenge/ai', { variant: game, level: 1 })).json();
console.log(`${server}/match/${id}`);
const stream = await call(`/api/bot/game/stream/${id}`);
for await (const line of createInterface({ input: Readable.fromWeb(stream.body) })) {
  if (!line.trim()) continue; // an empty line every five seconds says that the connection is alive
  const message = JSON.parse(line);
  // The first message has the state inside, later ones are the state; others are chat and the like.
  const state = message.state ?? message;
  if (state.galds?.legal?.length) {
    await (await call(`/api/bot/game/${id}/move/${encodeURIComponent(choose(state))}`, {})).text();
  } else if (state.status && !['created', 'started'].includes(state.status)) {
    console.log(`${game}: ${state.galds.result}, ${state.winner ?? 'nobody'} wins`);
  }
}
