/** A point of the drawn map, in units of its `viewBox`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A group's place, and the mark that stands for it. */
export interface MapMark {
  readonly spot: Point;
  readonly mark: Point;
}

interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** The distance between two marks, in units of the map: 44 px where it is drawn 328 px wide. */
export const MARK_DISTANCE = 47.5;

/** Enough for dozens of groups; marks that find no room by then stay where they are. */
const MAX_ROUNDS = 200;

/**
 * Moves marks apart that lie too near to each other to be tapped one by one, and keeps them whole on
 * the map (product 2.16.1). The result is in the order of the spots, and the same for the same spots.
 */
export function spreadMarks(spots: readonly Point[], { width, height }: MapSize): Point[] {
  const marks = spots.map(({ x, y }) => ({ x, y }));
  const edge = MARK_DISTANCE / 2;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [index, mark] of marks.entries()) {
      for (const [otherIndex, other] of marks.slice(0, index).entries()) {
        const distance = Math.hypot(mark.x - other.x, mark.y - other.y);
        if (distance >= MARK_DISTANCE - 0.01) continue;
        // Marks of the same spot part in directions of their own.
        const angle =
          distance > 0.01
            ? Math.atan2(mark.y - other.y, mark.x - other.x)
            : index * 2.4 + otherIndex;
        const step = (MARK_DISTANCE - distance) / 2;
        mark.x += Math.cos(angle) * step;
        mark.y += Math.sin(angle) * step;
        other.x -= Math.cos(angle) * step;
        other.y -= Math.sin(angle) * step;
        hasMoved = true;
      }
    }
    for (const mark of marks) {
      mark.x = Math.min(Math.max(mark.x, edge), width - edge);
      mark.y = Math.min(Math.max(mark.y, edge), height - edge);
    }
    if (!hasMoved) break;
  }
  return marks;
}

/** The radius of a mark's disc in units of the map, on a phone. */
const DISC_RADIUS = 17;

/** Whether a mark moved so far that its disc no longer covers the group's place. */
export function isAside({ spot, mark }: MapMark): boolean {
  return Math.hypot(spot.x - mark.x, spot.y - mark.y) > DISC_RADIUS;
}
