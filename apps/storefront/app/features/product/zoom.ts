/** How much larger the picture is while zoomed (spec §2, §9). */
export const ZOOM_SCALE = 2.5;

/** A place in the picture that stays where it is while the rest grows: 0 to 1 from left and top. */
export interface ZoomOrigin {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: ZoomOrigin = { x: 0.5, y: 0.5 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the picture lies on the screen, in px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The origin under a pointer: what it is over is what grows (spec §2). */
export function originAt(pointer: Point, box: Box): ZoomOrigin {
  return {
    x: clamp((pointer.x - box.left) / box.width),
    y: clamp((pointer.y - box.top) / box.height),
  };
}

/** The origin after the zoomed picture was dragged by so many px: it follows the finger. */
export function dragOrigin(origin: ZoomOrigin, by: Point, box: Box): ZoomOrigin {
  return {
    x: clamp(origin.x - by.x / (box.width * (ZOOM_SCALE - 1))),
    y: clamp(origin.y - by.y / (box.height * (ZOOM_SCALE - 1))),
  };
}

/** A sideways stroke of a finger: px it must be long, and longer than it is high. */
const SWIPE_PX = 40;

/** What a stroke of a finger means: the next picture, the previous one, or nothing. */
export function readSwipe(by: Point): 1 | -1 | null {
  if (Math.abs(by.x) < SWIPE_PX || Math.abs(by.x) <= Math.abs(by.y)) return null;
  return by.x < 0 ? 1 : -1;
}
