import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { placeOnRajasthanMap, RAJASTHAN_MAP_SIZE } from './rajasthan-map.ts';

const drawing = readFileSync(fileURLToPath(new URL('rajasthan-map.svg', import.meta.url)), 'utf8');

/** Corners of the drawn border: its path has one absolute point and relative ones after it. */
function readBorder(): { x: number; y: number }[] {
  const path = /<path d="M([^z]+)z"/.exec(drawing)?.[1] ?? '';
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const border: { x: number; y: number }[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const from = border.at(-1) ?? { x: 0, y: 0 };
    border.push({ x: from.x + (numbers[index] ?? 0), y: from.y + (numbers[index + 1] ?? 0) });
  }
  return border;
}

/** Whether a place lies within the drawn border (crossings of a ray to the left). */
function isInside(latitude: number, longitude: number): boolean {
  const { x, y } = placeOnRajasthanMap({ latitude, longitude });
  const border = readBorder();
  return (
    border.filter((from, index) => {
      const to = border[(index + 1) % border.length] ?? from;
      if (from.y > y === to.y > y) return false;
      return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) < x;
    }).length %
      2 ===
    1
  );
}

describe('placeOnRajasthanMap', () => {
  it.each([
    ['Jaipur', 26.92, 75.79],
    ['Jaisalmer', 26.92, 70.91],
    ['Dholpur', 26.7, 77.89],
    ['Sri Ganganagar', 29.91, 73.88],
    ['Banswara', 23.55, 74.44],
  ])('puts %s inside the drawn border', (_, latitude, longitude) => {
    expect(isInside(latitude, longitude)).toBe(true);
  });

  it.each([
    ['Delhi', 28.61, 77.21],
    ['Agra', 27.18, 78.01],
    ['Ahmedabad', 23.02, 72.57],
  ])('puts %s outside of it', (_, latitude, longitude) => {
    expect(isInside(latitude, longitude)).toBe(false);
  });

  it('measures from the upper left corner of the drawing', () => {
    expect(drawing).toContain(
      `viewBox="0 0 ${RAJASTHAN_MAP_SIZE.width} ${RAJASTHAN_MAP_SIZE.height}"`,
    );
    expect(placeOnRajasthanMap({ latitude: 30.5, longitude: 69.2 })).toEqual({ x: 0, y: 0 });
    const [south, east] = [
      placeOnRajasthanMap({ latitude: 29.5, longitude: 69.2 }),
      placeOnRajasthanMap({ latitude: 30.5, longitude: 70.2 }),
    ];
    expect(south.y).toBeCloseTo(42);
    expect(east.x).toBeCloseTo(37.55, 1);
  });
});
