/** What this machine works out where the server cannot be reached. The code for it is loaded only then. */
import type { Question } from '../local/module';

/** What a module of a game answers, or a part of that; nothing where there is none, or no way to load it. */
export async function askHere<T>(
  game: string,
  question: Question,
  part?: string,
): Promise<T | undefined> {
  const local = await import('../local/analysis').catch(() => undefined);
  return local?.askHere<T>(game, question, part);
}
