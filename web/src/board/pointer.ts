/** Following a pointer over a drawing, in the drawing's own units. */
import type { Point } from './picture';

export interface Tracking {
  move: (at: Point) => void;
  /** The pointer was lifted over an element; `moved` tells a drag from a tap. */
  end: (at: Point, target: Element | null, moved: boolean) => void;
  cancel: () => void;
}

/** So far a finger trembles, in pixels. */
const TREMBLE = 7;

/** Where an event happened, in the units of the drawing. */
export function pointIn(drawing: SVGSVGElement, event: MouseEvent): Point {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/** Follows a pointer that went down until it is lifted or taken away. */
export function trackPointer(
  drawing: SVGSVGElement,
  start: PointerEvent,
  tracking: Tracking,
): void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
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
    const target = document.elementFromPoint(event.clientX, event.clientY);
    tracking.end(pointIn(drawing, event), drawing.contains(target) ? target : null, moved);
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
