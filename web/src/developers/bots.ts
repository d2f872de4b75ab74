/** The first bots: files of the repository that a test runs (`server/tests/first_bot.rs`), shown as they are. */

const files = import.meta.glob<string>('../../../server/examples/first-bot/*', {
  query: '?raw',
  import: 'default',
});

export interface FirstBot {
  /** The programming language. */
  readonly name: string;
  readonly file: string;
  /** What starts it, before the address of the server. */
  readonly command: string;
}

export const firstBots: readonly FirstBot[] = [
  { name: 'Python', file: 'bot.py', command: 'python3 bot.py' },
  { name: 'JavaScript', file: 'bot.mjs', command: 'node bot.mjs' },
  { name: 'Rust', file: 'main.rs', command: 'cargo run --example first-bot --' },
];

export async function sourceOf(bot: FirstBot): Promise<string> {
  return (await files[`../../../server/examples/first-bot/${bot.file}`]?.()) ?? '';
}
