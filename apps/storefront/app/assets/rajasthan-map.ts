/** Degrees north and east. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Width and height of the drawing `rajasthan-map.svg` in its own units (its `viewBox`). */
export const RAJASTHAN_MAP_SIZE = { width: 351, height: 326 } as const;

/** The place at the drawing's upper left corner. */
const CORNER: Place = { latitude: 30.5, longitude: 69.2 };
const UNITS_PER_DEGREE = 42;
/** A degree of longitude is this much shorter than one of latitude in the middle of the state. */
const NARROWING = Math.cos((26.6 * Math.PI) / 180);

/**
 * Where a place lies on `rajasthan-map.svg`, in units of its `viewBox` from the upper left corner.
 * Equirectangular, true to scale at 26.6° north; places outside the state come out as well.
 */
export function placeOnRajasthanMap({ latitude, longitude }: Place): { x: number; y: number } {
  return {
    x: (longitude - CORNER.longitude) * UNITS_PER_DEGREE * NARROWING,
    y: (CORNER.latitude - latitude) * UNITS_PER_DEGREE,
  };
}
