/** Bends flat artwork (labels, prints, letters) onto surfaces. */
import { n } from './pen.ts';
import type { Point } from './space.ts';

const PIECE = /([MLHVCQZ])([^MLHVCQZ]*)/g;
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/gi;

function readNumbers(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

/** The outlines of a path (absolute M L H V C Q Z only) as points at most `step` apart. */
export function flatten(path: string, step: number): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let [x, y]: Point = [0, 0];
  let start: Point = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step));
    for (let part = 1; part <= parts; part += 1) {
      outline.push([x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts]);
    }
    [x, y] = [toX, toY];
  };
  const bendTo = (parts: number, at: (share: number) => Point) => {
    for (let part = 1; part <= parts; part += 1) outline.push(at(part / parts));
    const last = outline.at(-1);
    if (last) [x, y] = last;
  };
  for (const [, letter = '', rest = ''] of path.matchAll(PIECE)) {
    const numbers = readNumbers(rest);
    const take = () => numbers.shift() ?? 0;
    if (letter === 'M') {
      if (outline.length > 0) outlines.push(outline);
      [x, y] = [take(), take()];
      start = [x, y];
      outline = [[x, y]];
      while (numbers.length >= 2) lineTo(take(), take());
    } else if (letter === 'L') {
      while (numbers.length >= 2) lineTo(take(), take());
    } else if (letter === 'H') {
      while (numbers.length >= 1) lineTo(take(), y);
    } else if (letter === 'V') {
      while (numbers.length >= 1) lineTo(x, take());
    } else if (letter === 'Q') {
      while (numbers.length >= 4) {
        const [x0, y0, x1, y1, x2, y2] = [x, y, take(), take(), take(), take()];
        const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1);
        bendTo(Math.max(2, Math.ceil(length / step)), (t) => {
          const s = 1 - t;
          return [
            s * s * x0 + 2 * s * t * x1 + t * t * x2,
            s * s * y0 + 2 * s * t * y1 + t * t * y2,
          ];
        });
      }
    } else if (letter === 'C') {
      while (numbers.length >= 6) {
        const [x0, y0, x1, y1, x2, y2, x3, y3] = [
          x,
          y,
          take(),
          take(),
          take(),
          take(),
          take(),
          take(),
        ];
        const length =
          Math.hypot(x1 - x0, y1 - y0) +
          Math.hypot(x2 - x1, y2 - y1) +
          Math.hypot(x3 - x2, y3 - y2);
        bendTo(Math.max(3, Math.ceil(length / step)), (t) => {
          const s = 1 - t;
          return [
            s ** 3 * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
            s ** 3 * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3,
          ];
        });
      }
    } else if (letter === 'Z') {
      lineTo(start[0], start[1]);
    }
  }
  if (outline.length > 0) outlines.push(outline);
  return outlines;
}

/**
 * The path with every point moved by `move`; a point that `move` gives up (null: the far side)
 * drops out. The result is closed outlines, to be filled evenodd like the letters they come from.
 */
export function warp(path: string, move: (point: Point) => Point | null, step = 5): string {
  let moved = '';
  for (const outline of flatten(path, step)) {
    const visible = outline.map(move).filter((point) => point !== null);
    if (visible.length > 2) moved += `M${visible.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  }
  return moved;
}

/** The path scaled by `scale`, turned by `angle` (radians) and shifted to `at`. */
export function place(path: string, at: Point, scale = 1, angle = 0): string {
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  let placed = '';
  for (const [, letter = '', rest = ''] of path.matchAll(PIECE)) {
    const numbers = readNumbers(rest);
    if (letter === 'H' || letter === 'V') throw new Error('Turn H and V into L before placing.');
    placed += letter;
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const [x, y] = [numbers[index] ?? 0, numbers[index + 1] ?? 0];
      placed += `${n(at[0] + x * cosine - y * sine)} ${n(at[1] + x * sine + y * cosine)} `;
    }
  }
  return placed;
}

/** The smallest convex outline around the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnsRight = (a: Point, b: Point, c: Point) =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || !turnsRight(before, last, point)) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
