/** Several things done at once, one in each lane. */

/** Does something with each number below `count`: every lane takes the next one when it has done with the last, until it is enough. */
export async function inLanes(
  lanes: number,
  count: number,
  signal: AbortSignal,
  act: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < count && !signal.aborted; i = next++) await act(i);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
