import { describe, expect, it } from 'vitest';
import { CENTRE, originAt, ZOOM_SCALE } from './zoom.ts';

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
});
