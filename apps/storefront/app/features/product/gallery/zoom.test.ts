import { describe, expect, it } from 'vitest';
import { CENTRE, dragOrigin, originAt, toSwipeStep, ZOOM_SCALE } from './zoom.ts';

const BOX = { left: 100, top: 50, width: 400, height: 520 };

describe('zooming', () => {
  it('scales by 2.5', () => expect(ZOOM_SCALE).toBe(2.5));

  it('enlarges the point under the pointer', () => {
    expect(originAt({ x: 300, y: 310 }, BOX)).toEqual(CENTRE);
    expect(originAt({ x: 100, y: 570 }, BOX)).toEqual({ x: 0, y: 1 });
  });

  it('stays within the picture when the pointer leaves it', () => {
    expect(originAt({ x: 0, y: 2000 }, BOX)).toEqual({ x: 0, y: 1 });
  });

  it('follows a finger pixel by pixel', () => {
    const origin = dragOrigin(CENTRE, { x: 60, y: -78 }, BOX);
    // A point at p lies at o + (p − o) × scale: moving o moves it by −Δo × (scale − 1).
    expect((CENTRE.x - origin.x) * BOX.width * (ZOOM_SCALE - 1)).toBeCloseTo(60);
    expect((CENTRE.y - origin.y) * BOX.height * (ZOOM_SCALE - 1)).toBeCloseTo(-78);
  });

  it('stops a drag at the edges', () => {
    expect(dragOrigin(CENTRE, { x: 9000, y: -9000 }, BOX)).toEqual({ x: 0, y: 1 });
  });
});

describe('toSwipeStep', () => {
  it.each([
    [{ x: -80, y: 10 }, 1],
    [{ x: 80, y: -10 }, -1],
    [{ x: 20, y: 0 }, null],
    [{ x: 60, y: 90 }, null],
    [{ x: 0, y: 0 }, null],
  ])('of %o is %s', (by, meaning) => expect(toSwipeStep(by)).toBe(meaning));
});
