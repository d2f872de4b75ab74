/** Chance at one screen: a result is drawn by its weight, from the random source of the browser. */

interface Result {
  token: string;
  weight: number;
}

/** A number from 0 up to, but not including, 1. */
export function random(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}

export function drawn(results: readonly Result[], at: number): string | undefined {
  const total = results.reduce((sum, { weight }) => sum + weight, 0);
  let left = at * total;
  return results.find(({ weight }) => (left -= weight) < 0)?.token;
}
