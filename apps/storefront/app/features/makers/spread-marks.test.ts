import { expect, it } from 'vitest';
import { MARK_DISTANCE, type Point, spreadMarks } from './spread-marks.ts';

const SIZE = { width: 351, height: 326 };

function smallestDistance(marks: readonly Point[]): number {
  return Math.min(
    ...marks.flatMap((mark, index) =>
      marks.slice(0, index).map((other) => Math.hypot(mark.x - other.x, mark.y - other.y)),
    ),
  );
}

// product 2.16.1
it('leaves marks where they are that have room', () => {
  const spots = [
    { x: 60, y: 60 },
    { x: 200, y: 150 },
  ];
  expect(spreadMarks(spots, SIZE)).toEqual(spots);
});

it.each([
  [
    'beside each other',
    [
      { x: 238, y: 155 },
      { x: 246, y: 154 },
      { x: 247, y: 150 },
      { x: 160, y: 178 },
    ],
  ],
  ['on the same spot', Array.from({ length: 6 }, () => ({ x: 200, y: 150 }))],
  ['on the same spot of a corner', Array.from({ length: 4 }, () => ({ x: 351, y: 326 }))],
  // product 2.16.1
])('moves marks %s so far apart that each can be tapped', (_, spots) => {
  const marks = spreadMarks(spots, SIZE);
  expect(marks).toHaveLength(spots.length);
  expect(smallestDistance(marks)).toBeGreaterThan(MARK_DISTANCE - 0.5);
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThanOrEqual(MARK_DISTANCE / 2);
    expect(y).toBeGreaterThanOrEqual(MARK_DISTANCE / 2);
    expect(x).toBeLessThanOrEqual(SIZE.width - MARK_DISTANCE / 2);
    expect(y).toBeLessThanOrEqual(SIZE.height - MARK_DISTANCE / 2);
  }
});
