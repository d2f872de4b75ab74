/** When everything on a board has come to rest. */

/** Longer than any movement takes: words may be late, but never missing. */
const LONGEST = 4_000;

/** Waits until nothing moves within an element, one movement after the other. */
export async function movementOver(element: Element): Promise<void> {
  let isTooLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTooLong = true;
      resolve();
    }, LONGEST);
  });
  for (let moving = movements(element); moving.length > 0; moving = movements(element)) {
    await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), tooLong]);
    if (isTooLong) break;
    // What the end of a movement causes, another one perhaps, comes first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  clearTimeout(timer);
}

/** What moves now. What never ends does not count, and nothing moves on a hidden page. */
function movements(element: Element): Animation[] {
  if (document.hidden) return [];
  return element
    .getAnimations({ subtree: true })
    .filter((one) => one.playState === 'running')
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
}
