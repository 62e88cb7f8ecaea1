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
