/** Shadows on the table: where the sun is kept away, softer the farther from the thing. */

import { type Profile, readProfile, ring } from './mesh.ts';
import { hull } from './path-warp.ts';
import { blur, fill, group, type Pen, polyline } from './pen.ts';
import { type Camera, type Point3, project, shadowOf } from './space.ts';

const SHADE = '#6a3f1c';

/** The shadow of the convex thing that spans the points, standing on a plane at `height`. */
export function castShadow(
  pen: Pen,
  camera: Camera,
  points: readonly Point3[],
  options: { softness?: number; strength?: number; height?: number } = {},
): string {
  const { softness = 9, strength = 0.34, height = 0 } = options;
  const outline = hull(points.map((point) => project(camera, shadowOf(point, height))));
  const path = polyline(outline, true);
  return (
    group(
      { filter: blur(pen, softness * 2.2), style: 'mix-blend-mode:multiply' },
      fill(path, SHADE, strength * 0.45),
    ) +
    group(
      { filter: blur(pen, softness * 0.55), style: 'mix-blend-mode:multiply' },
      fill(path, SHADE, strength * 0.75),
    )
  );
}

/** The dark line where a thing touches the table. */
export function touchTable(
  pen: Pen,
  camera: Camera,
  points: readonly Point3[],
  strength = 0.5,
): string {
  const outline = hull(points.map((point) => project(camera, point)));
  return group(
    { filter: blur(pen, 4), style: 'mix-blend-mode:multiply' },
    fill(polyline(outline, true), SHADE, strength),
  );
}

/** Shadow and contact of a turned thing. */
export function castTurnedShadow(
  pen: Pen,
  camera: Camera,
  base: Point3,
  profile: Profile,
  options: { softness?: number; strength?: number } = {},
): string {
  const points: Point3[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const [radius, height] = readProfile(profile, step / 12);
    points.push(...ring(base, radius, height, 28));
  }
  const lowest = profile.at(-1) ?? [0, 0];
  const foot = ring(base, Math.max(4, lowest[0] + 3), base[1] * 0, 28);
  return (
    castShadow(pen, camera, points, { ...options, height: base[1] }) + touchTable(pen, camera, foot)
  );
}
