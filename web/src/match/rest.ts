/** When everything on a board has come to rest. */

/** Longer than any movement takes: words may be late, but never missing. */
const LONGEST = 4_000;

/** Waits until no movement within an element is under way; what never ends does not count. */
export async function movementOver(element: Element): Promise<void> {
  // Nothing moves on a hidden page, and nothing ever ends there.
  if (document.hidden) return;
  const moving = element
    .getAnimations({ subtree: true })
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    .map((one) => one.finished);
  if (moving.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST);
  });
  await Promise.race([Promise.allSettled(moving), tooLong]);
  clearTimeout(timer);
}
