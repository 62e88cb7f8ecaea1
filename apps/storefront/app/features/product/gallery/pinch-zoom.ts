import { ZOOM_SCALE } from './zoom.ts';

/** The largest scale that two fingers reach. */
const MAX_SCALE = 4;
/** Two taps within this time are one double tap, ms. */
const DOUBLE_TAP_MS = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets two fingers, a double tap, or Enter zoom the picture in a frame: its scale is the frame's `--zoom`,
 * and what is larger than the frame scrolls in it. What lies under the fingers stays there.
 *
 * @param onZoom called when the picture becomes larger than its frame, or fits again
 * @returns what ends it
 */
export function makeZoomable(frame: HTMLElement, onZoom: (isZoomed: boolean) => void): () => void {
  let scale = 1;
  let pinch: { readonly spread: number; readonly middle: Point } | null = null;
  let tappedAt = Number.NEGATIVE_INFINITY;

  function zoomTo(next: number, from: Point, to: Point): void {
    const picture = frame.firstElementChild;
    if (picture === null) return;
    const before = picture.getBoundingClientRect();
    scale = Math.min(MAX_SCALE, Math.max(1, next));
    frame.style.setProperty('--zoom', String(scale));
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    frame.scrollLeft += after.left + (from.x - before.left) * grown - to.x;
    frame.scrollTop += after.top + (from.y - before.top) * grown - to.y;
    onZoom(scale > 1);
  }

  function move(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const spread = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    };
    if (pinch !== null) zoomTo((scale * spread) / pinch.spread, pinch.middle, middle);
    pinch = { spread, middle };
  }

  function lift(): void {
    pinch = null;
  }

  function tap({ clientX, clientY, detail, timeStamp }: MouseEvent): void {
    // A key press is one click, without a position.
    const isDouble = detail === 0 || timeStamp - tappedAt < DOUBLE_TAP_MS;
    tappedAt = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
    if (!isDouble) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const point =
      detail === 0 ? { x: left + width / 2, y: top + height / 2 } : { x: clientX, y: clientY };
    zoomTo(scale > 1 ? 1 : ZOOM_SCALE, point, point);
  }

  frame.addEventListener('touchmove', move, { passive: false });
  frame.addEventListener('touchstart', lift, { passive: true });
  frame.addEventListener('touchend', lift);
  frame.addEventListener('click', tap);
  return () => {
    frame.removeEventListener('touchmove', move);
    frame.removeEventListener('touchstart', lift);
    frame.removeEventListener('touchend', lift);
    frame.removeEventListener('click', tap);
  };
}
