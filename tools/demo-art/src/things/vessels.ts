/** Turned vessels of metal, and what all turned things share; clay is in pottery.ts. */
import { hammered, metalColour } from '../engine/materials.ts';
import { drawMesh, type Profile, turned } from '../engine/mesh.ts';
import { clip, group, type Pen, polyline } from '../engine/pen.ts';
import { castTurnedShadow } from '../engine/shadow.ts';
import {
  type Camera,
  type Point,
  type Point3,
  project,
  SUN,
  viewDirection,
} from '../engine/space.ts';

export const BRASS = '#d2a045';
export const STEEL = '#c9cbcb';

/** Outside of a round bowl from lip to foot. */
export function bowlProfile(radius: number, height: number, foot = 0.46): Profile {
  const shape: Profile = [
    [1, 1],
    [1.012, 0.975],
    [0.995, 0.93],
    [0.97, 0.74],
    [0.88, 0.5],
    [0.72, 0.28],
    [0.56, 0.14],
    [foot, 0.085],
    [foot * 0.96, 0.05],
    [foot * 1.02, 0],
  ];
  return shape.map(([r, y]) => [r * radius, y * height] as const);
}

function insideProfile(radius: number, height: number): Profile {
  const shape: Profile = [
    [0.965, 1],
    [0.95, 0.86],
    [0.9, 0.6],
    [0.76, 0.34],
    [0.5, 0.16],
    [0, 0.1],
  ];
  return shape.map(([r, y]) => [r * radius, y * height] as const);
}

/** How much sun reaches a place inside a round opening of `radius` at `height` above `base`. */
export function shadeInside(place: Point3, base: Point3, radius: number, height: number): number {
  const rise = Math.max(0, base[1] + height - place[1]) / SUN[1];
  const [x, z] = [place[0] + SUN[0] * rise - base[0], place[2] + SUN[2] * rise - base[2]];
  const soft = radius * (0.05 + 0.12 * Math.min(1, rise / radius));
  return Math.min(1, Math.max(0, 0.5 + (radius - Math.hypot(x, z)) / (2 * soft)));
}

export type BowlOptions = {
  base: Point3;
  radius: number;
  height: number;
  tint?: string;
  isHammered?: boolean;
};

/** The picture above the near edge of a round opening: where the content of a vessel is seen. */
export function openingClip(
  pen: Pen,
  camera: Camera,
  base: Point3,
  radius: number,
  height: number,
) {
  const near: Point[] = Array.from({ length: 49 }, (_, index) => {
    const angle = (index / 48) * Math.PI;
    return project(camera, [
      base[0] + radius * Math.cos(angle),
      base[1] + height,
      base[2] + radius * Math.sin(angle),
    ]);
  });
  const [right, left] = [near[0], near.at(-1)];
  if (!right || !left) throw new Error('An opening needs an edge.');
  return clip(
    pen,
    polyline([[-4000, left[1]], [-4000, -4000], [4000, -4000], [4000, right[1]], ...near], true),
  );
}

/**
 * Draws a metal bowl with something in it. `content` is drawn inside the opening, between the
 * far wall and the near lip.
 */
export function drawMetalBowl(
  pen: Pen,
  camera: Camera,
  options: BowlOptions,
  content = '',
): { shadow: string; body: string } {
  const { base, radius, height, tint = BRASS, isHammered = false } = options;
  const view = viewDirection(camera);
  const outside = bowlProfile(radius, height);
  const columns = Math.round(Math.min(260, radius * 1.1));
  const rows = Math.round(Math.min(110, height * 0.65));
  const outer = drawMesh(camera, turned(base, outside), {
    columns,
    rows,
    paint: ({ u, v, normal }) => {
      const dented =
        isHammered && v > 0.12 && v < 0.8
          ? hammered(normal, u, v, Math.round(radius / 5.4), Math.round(height / 9))
          : normal;
      return metalColour(tint, dented, view);
    },
  });
  const behind = drawMesh(camera, turned(base, insideProfile(radius, height)), {
    columns: Math.round(columns * 0.8),
    rows: Math.round(rows * 0.7),
    isInside: true,
    paint: ({ normal, middle }) =>
      metalColour(tint, normal, view, {
        shade: 0.25 + 0.75 * shadeInside(middle, base, radius, height),
        dullness: 0.4,
      }),
  });
  const lip = drawMesh(
    camera,
    turned(base, [
      [radius * 0.965, height],
      [radius * 0.97, height + 2.4],
      [radius * 0.985, height + 3.6],
      [radius, height + 2],
      [radius, height],
    ]),
    { columns, rows: 6, paint: ({ normal }) => metalColour(tint, normal, view, { dullness: 0.1 }) },
  );
  const opening = openingClip(pen, camera, base, radius * 0.965, height + 2);
  return {
    shadow: castTurnedShadow(pen, camera, base, outside),
    body: outer + lip + group({ 'clip-path': opening }, behind, content),
  };
}
