/** The scale of the zoomed picture (product 2.7.2, 9.2.4). */
export const ZOOM_SCALE = 2.5;

/** The fixed point of the zoom: 0 to 1 from the left and top. */
export interface ZoomOrigin {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: ZoomOrigin = { x: 0.5, y: 0.5 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture's box on the screen, in px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Returns the origin that enlarges the point under a pointer (product 2.7.2). */
export function originAt(pointer: Point, box: Box): ZoomOrigin {
  return {
    x: clamp((pointer.x - box.left) / box.width),
    y: clamp((pointer.y - box.top) / box.height),
  };
}

/** Returns the origin after a drag by so many px: the zoomed picture follows the finger. */
export function dragOrigin(origin: ZoomOrigin, by: Point, box: Box): ZoomOrigin {
  return {
    x: clamp(origin.x - by.x / (box.width * (ZOOM_SCALE - 1))),
    y: clamp(origin.y - by.y / (box.height * (ZOOM_SCALE - 1))),
  };
}

/** Minimum length of a swipe, in px; it must also be longer than high. */
const SWIPE_PX = 40;

/** Interprets a finger's movement: next picture, previous one, or null. */
export function toSwipeStep(by: Point): 1 | -1 | null {
  if (Math.abs(by.x) < SWIPE_PX || Math.abs(by.x) <= Math.abs(by.y)) return null;
  return by.x < 0 ? 1 : -1;
}
