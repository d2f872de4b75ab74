/** When a drawing has come to rest. */

/**
 * Calls back once everything that moves within an element has come to its end: transitions, animations
 * and dice. Returns how to stop waiting.
 */
export function whenSettled(element: Element, act: () => void): () => void {
  let isWaiting = true;
  const settle = async () => {
    const moving = element
      .getAnimations({ subtree: true })
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(moving.map((one) => one.finished));
    if (isWaiting) act();
  };
  // What the new styles set in motion exists from the next frame on; a hidden page has no frames.
  const frame = document.hidden ? undefined : requestAnimationFrame(() => void settle());
  if (frame === undefined) queueMicrotask(() => void settle());
  return () => {
    isWaiting = false;
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
