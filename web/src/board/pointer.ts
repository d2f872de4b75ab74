/** Following a pointer over a drawing, in the drawing's own units. */
import type { Point } from './picture';

export interface Tracking {
  move: (at: Point) => void;
  /** The pointer was lifted over an element; `moved` tells a drag from a tap. */
  end: (at: Point, target: Element | null, moved: boolean) => void;
  cancel: () => void;
}

/** What a pointer that went down may become. A finger that can only tap stays free to scroll the page. */
export type Purpose = 'drag' | 'tap';

/** The drawings on which something is being dragged. */
const dragging = new WeakSet<SVGSVGElement>();

/**
 * Keeps the page still under a finger that drags something. Browsers heed `touch-action` on the root of
 * a drawing alone, not on its parts, and there it would forbid scrolling from anywhere on the board.
 * So the touch itself is cancelled, and only if it began on something that can be dragged: browsers
 * dispatch `pointerdown` before `touchstart`.
 */
export function holdPageWhileDragging(drawing: SVGSVGElement): () => void {
  const ontouchstart = (event: TouchEvent) => {
    if (dragging.has(drawing) && event.cancelable) event.preventDefault();
  };
  drawing.addEventListener('touchstart', ontouchstart, { passive: false });
  return () => drawing.removeEventListener('touchstart', ontouchstart);
}

/** So far a finger trembles, in pixels. */
const TREMBLE = 7;

/** Where an event happened, in the units of the drawing. */
export function pointIn(
  drawing: SVGSVGElement,
  event: { clientX: number; clientY: number },
): Point {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/**
 * What lies uppermost in a drawing under a pointer. Pieces on their way do not count: for a moment they cover fields
 * that are not theirs.
 */
export function elementUnder(
  drawing: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Element | null {
  const under = document.elementsFromPoint(clientX, clientY);
  if (!drawing.contains(under[0] ?? null)) return null;
  return under.find((one) => drawing.contains(one) && !isOnItsWay(one)) ?? null;
}

function isOnItsWay(element: Element): boolean {
  return (element.closest('[data-field]')?.getAnimations() ?? []).length > 0;
}

/** Follows a pointer that went down until it is lifted or taken away. */
export function trackPointer(
  drawing: SVGSVGElement,
  start: PointerEvent,
  purpose: Purpose,
  tracking: Tracking,
): void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  if (purpose === 'drag') dragging.add(drawing);
  stop.signal.addEventListener('abort', () => dragging.delete(drawing));
  let moved = false;
  const isOurs = (event: PointerEvent) => event.pointerId === start.pointerId;
  const onmove = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    moved ||= far > TREMBLE;
    if (moved) tracking.move(pointIn(drawing, event));
  };
  const onup = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    stop.abort();
    tracking.end(pointIn(drawing, event), elementUnder(drawing, event), moved);
  };
  const oncancel = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    stop.abort();
    tracking.cancel();
  };
  window.addEventListener('pointermove', onmove, options);
  window.addEventListener('pointerup', onup, options);
  window.addEventListener('pointercancel', oncancel, options);
}
