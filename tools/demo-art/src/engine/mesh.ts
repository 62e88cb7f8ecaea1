/** Curved surfaces as many small patches, each in the light that falls on it. */
import { n, tag } from './pen.ts';
import {
  type Camera,
  cross,
  dot,
  normalise,
  type Point,
  type Point3,
  project,
  subtract,
  viewDirection,
} from './space.ts';

export type Patch = {
  /** Middle of the patch on the surface, 0 to 1 both ways. */
  u: number;
  v: number;
  normal: Point3;
  middle: Point3;
};

export type Surface = (u: number, v: number) => Point3;

export type MeshOptions = {
  columns: number;
  rows: number;
  /** The colour of a patch, or null to leave it out. */
  paint: (patch: Patch) => string | null;
  /** Also draw what faces away, with its normal turned round (cloth, the inside of a bowl). */
  isTwoSided?: boolean;
  /** Draw only what faces away from the viewer, with its normal turned round. */
  isInside?: boolean;
};

type Drawn = { depth: number; colour: string; corners: readonly Point[] };

/** Draws a surface, far patches first. Patches overlap by a hair so that no seams show. */
export function drawMesh(camera: Camera, surface: Surface, options: MeshOptions): string {
  const view = viewDirection(camera);
  const drawn: Drawn[] = [];
  const { columns, rows } = options;
  let above = Array.from({ length: columns + 1 }, (_, column) => surface(column / columns, 0));
  for (let row = 0; row < rows; row += 1) {
    const below = above.map((_, column) => surface(column / columns, (row + 1) / rows));
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [above[column], above[column + 1], below[column + 1], below[column]];
      if (!a || !b || !c || !d) continue;
      let normal = normalise(cross(subtract(b, d), subtract(c, a)));
      const isAway = dot(normal, view) < 0;
      if (options.isInside ? !isAway : isAway && !options.isTwoSided) continue;
      if (isAway) normal = [-normal[0], -normal[1], -normal[2]];
      const middle: Point3 = [
        (a[0] + b[0] + c[0] + d[0]) / 4,
        (a[1] + b[1] + c[1] + d[1]) / 4,
        (a[2] + b[2] + c[2] + d[2]) / 4,
      ];
      const patch = { u: (column + 0.5) / columns, v: (row + 0.5) / rows, normal, middle };
      const colour = options.paint(patch);
      if (colour === null) continue;
      const corners = grow([a, b, c, d].map((corner) => project(camera, corner)));
      drawn.push({ depth: dot(middle, view), colour, corners });
    }
    above = below;
  }
  drawn.sort((one, other) => one.depth - other.depth);
  return writePatches(drawn);
}

/** Moves the corners of a patch outwards by a hair. */
function grow(corners: readonly Point[]): Point[] {
  const count = corners.length;
  const cx = corners.reduce((sum, [x]) => sum + x, 0) / count;
  const cy = corners.reduce((sum, [, y]) => sum + y, 0) / count;
  return corners.map(([x, y]) => {
    const reach = Math.hypot(x - cx, y - cy) || 1;
    const factor = 1 + 0.75 / reach;
    return [cx + (x - cx) * factor, cy + (y - cy) * factor];
  });
}

function writePatches(drawn: readonly Drawn[]): string {
  let written = '';
  let path = '';
  let colour = '';
  const finish = () => {
    if (path !== '') {
      written += tag('path', { d: path, fill: colour });
    }
    path = '';
  };
  for (const patch of drawn) {
    if (patch.colour !== colour) {
      finish();
      colour = patch.colour;
    }
    path += `M${patch.corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  }
  finish();
  return written;
}

/** Radius and height along the outline of a turned thing, from top to bottom. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** The profile read at any place: `v` 0 is its first point, 1 its last, rounded in between. */
export function readProfile(profile: Profile, v: number): readonly [number, number] {
  const last = profile.length - 1;
  const place = Math.min(last - 1e-6, Math.max(0, v * last));
  const index = Math.floor(place);
  const t = place - index;
  const at = (offset: number) =>
    profile[Math.min(last, Math.max(0, index + offset))] ?? ([0, 0] as const);
  const [before, from, to, after] = [at(-1), at(0), at(1), at(2)];
  const blend = (k: 0 | 1) =>
    0.5 *
    (2 * from[k] +
      (to[k] - before[k]) * t +
      (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t * t +
      (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t * t * t);
  return [Math.max(0, blend(0)), blend(1)];
}

/** The surface of a turned thing that stands at `base`; `u` runs once around, from the back. */
export function turned(base: Point3, profile: Profile): Surface {
  return (u, v) => {
    const [radius, height] = readProfile(profile, v);
    const angle = u * 2 * Math.PI - Math.PI / 2;
    return [
      base[0] + radius * Math.cos(angle),
      base[1] + height,
      base[2] + radius * Math.sin(angle),
    ];
  };
}

/** The points of a level ring. */
export function ring(base: Point3, radius: number, height: number, count = 48): Point3[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [
      base[0] + radius * Math.cos(angle),
      base[1] + height,
      base[2] + radius * Math.sin(angle),
    ] as const;
  });
}
