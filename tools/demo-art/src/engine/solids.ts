/**
 * Round things that no flat patch can show (hands above all), given by their distance from any
 * point: every pixel looks along one ray until it meets a thing, then gathers the light there.
 */
import { type Light, writeColour } from './colour.ts';
import { tag } from './pen.ts';
import { encodePng } from './png.ts';
import {
  type Camera,
  cross,
  dot,
  gatherLight,
  normalise,
  type Point3,
  readGleam,
  SUN,
  subtract,
  viewDirection,
} from './space.ts';

/** What a place of a thing is made of. */
export type Look = {
  colour: Light;
  gloss?: number;
  sharpness?: number;
  /** Share of light that wanders under the surface and comes out red (skin). */
  glow?: number;
  normal?: Point3;
};

export type Solid = {
  /** How far a point is from the surface, below 0 inside; in pixels of the room. */
  distance: (x: number, y: number, z: number) => number;
  /** A rod that holds the whole thing; what is far from it need not be measured. */
  hull: Rod;
  /** Whether its colours change within a pixel. */
  isFine?: boolean;
  /**
   * Colour and gleam of a place. Without it the thing is drawn elsewhere: it hides what is behind
   * it and takes shadows.
   */
  look?: (point: Point3, normal: Point3) => Look;
};

const FAR = 1e9;

/** The lesser of two distances, rounded over where they are within `width` of each other. */
export function blend(one: number, other: number, width: number): number {
  const share = Math.max(width - Math.abs(one - other), 0) / width;
  return Math.min(one, other) - share * share * width * 0.25;
}

/** A rod with round ends that passes from one radius to another. */
export type Rod = { from: Point3; to: Point3; radii: readonly [number, number] };

/** Rods as rows of numbers, since a picture measures them some hundred million times. */
export type RodTable = Float64Array;

const ROW = 9;

export function tableOfRods(rods: readonly Rod[]): RodTable {
  const table = new Float64Array(rods.length * ROW);
  rods.forEach(({ from, to, radii }, index) => {
    const [bx, by, bz] = subtract(to, from);
    table.set(
      [...from, bx, by, bz, 1 / (bx * bx + by * by + bz * bz || 1), radii[0], radii[1] - radii[0]],
      index * ROW,
    );
  });
  return table;
}

export function countRods(table: RodTable): number {
  return table.length / ROW;
}

/** How far a point is from one rod of the table. */
export function measureRod(
  table: RodTable,
  index: number,
  x: number,
  y: number,
  z: number,
): number {
  const row = index * ROW;
  const read = (offset: number) => table[row + offset] as number;
  const [px, py, pz] = [x - read(0), y - read(1), z - read(2)];
  const [bx, by, bz] = [read(3), read(4), read(5)];
  const along = (px * bx + py * by + pz * bz) * read(6);
  const t = along < 0 ? 0 : Math.min(along, 1);
  const [qx, qy, qz] = [px - bx * t, py - by * t, pz - bz * t];
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - read(7) - read(8) * t;
}

/** The distance function of rods that make one thing. */
export function distanceToRods(rods: readonly Rod[]): Solid['distance'] {
  const table = tableOfRods(rods);
  const count = countRods(table);
  return (x, y, z) => {
    let least = FAR;
    for (let index = 0; index < count; index += 1) {
      least = Math.min(least, measureRod(table, index, x, y, z));
    }
    return least;
  };
}

type Hit = { solid: Solid | null; depth: number; light: Light; opacity: number };

export type SolidsOptions = {
  width: number;
  height: number;
  /** Height of the plane that takes the shadows; below it nothing is seen. */
  floor: number;
  /** Darkness of the shadows on the plane and on what is drawn elsewhere. */
  strength?: number;
};

const SHADE: Light = [0.055, 0.02, 0.006];
const CORNERS = [
  [-0.3, -0.3],
  [0.3, -0.3],
  [-0.3, 0.3],
  [0.3, 0.3],
] as const;

let detail = 1;

/** Share of a picture's pixels that are painted, for a quick look: 1 is all, 0.3 a draft. */
export function setDetail(share: number): void {
  detail = share;
}

/** Paints the things with their shadows as one picture to lay over a drawing. */
export function drawSolids(
  whole: Camera,
  solids: readonly Solid[],
  options: SolidsOptions,
): string {
  const { floor, strength = 0.62 } = options;
  const [width, height] = [Math.round(options.width * detail), Math.round(options.height * detail)];
  const camera: Camera = {
    elevation: whole.elevation,
    origin: [whole.origin[0] * detail, whole.origin[1] * detail],
    scale: whole.scale * detail,
  };
  const view = viewDirection(camera);
  const fine = 1 / camera.scale;
  const [sine, cosine] = [Math.sin(camera.elevation), Math.cos(camera.elevation)];

  const hulls = tableOfRods(solids.map(({ hull }) => hull));
  const count = solids.length;
  let isRough = false;
  /** Distance to the nearest thing; farther than `near` from its hull, that of the hull (`isRough`). */
  const measure = (x: number, y: number, z: number, near = 8): number => {
    let least = FAR;
    isRough = true;
    for (let index = 0; index < count; index += 1) {
      const away = measureRod(hulls, index, x, y, z);
      if (away >= least) continue;
      if (away > near) {
        least = away;
        isRough = true;
        continue;
      }
      const distance = (solids[index] as Solid).distance(x, y, z);
      if (distance < least) {
        least = distance;
        isRough = false;
      }
    }
    return least;
  };
  const nearest = (x: number, y: number, z: number): Solid | null => {
    let [least, found] = [FAR, null as Solid | null];
    for (const solid of solids) {
      const distance = solid.distance(x, y, z);
      if (distance < least) {
        least = distance;
        found = solid;
      }
    }
    return found;
  };
  const top = Math.max(
    floor,
    ...solids.map(({ hull: { from, to, radii } }) =>
      Math.max(from[1] + radii[0], to[1] + radii[1]),
    ),
  );
  /** Share of the sun that reaches a point, with the soft edge of a shadow. */
  const sunlight = (x: number, y: number, z: number, start: number): number => {
    let [reach, share] = [start, 1];
    for (let step = 0; step < 40; step += 1) {
      const sy = y + SUN[1] * reach;
      if (sy > top) break;
      const distance = measure(x + SUN[0] * reach, sy, z + SUN[2] * reach);
      if (distance < 0.05) return 0;
      if (!isRough) share = Math.min(share, (9 * distance) / reach);
      reach += Math.max(1.6, distance);
    }
    return share * share * (3 - 2 * share);
  };
  /** How open a place is to the sky: dark in folds and between fingers. */
  const openness = (x: number, y: number, z: number, [nx, ny, nz]: Point3): number => {
    let [hidden, weight] = [0, 1];
    for (const reach of [2, 6, 13, 24]) {
      const distance = measure(x + nx * reach, y + ny * reach, z + nz * reach, reach + 1);
      if (!isRough) hidden += (weight * Math.max(0, reach - distance)) / reach;
      weight *= 0.62;
    }
    return Math.max(0, 1 - 0.42 * hidden);
  };

  const front = Math.max(
    ...solids.map(({ hull: { from, to, radii } }) =>
      Math.max(dot(from, view) + radii[0], dot(to, view) + radii[1]),
    ),
  );
  const look = (px: number, py: number): Hit => {
    const right = (px - camera.origin[0]) / camera.scale;
    const up = (camera.origin[1] - py) / camera.scale;
    const at = (depth: number): Point3 => [
      right,
      up * cosine + depth * sine,
      -up * sine + depth * cosine,
    ];
    const ground = (floor - up * cosine) / sine;
    let depth = front;
    for (let step = 0; step < 140 && depth > ground; step += 1) {
      const [x, y, z] = at(depth);
      const distance = measure(x, y, z);
      if (distance < 0.12) break;
      depth -= distance * 0.92;
    }
    if (depth <= ground) {
      const [x, y, z] = at(ground);
      const lit = sunlight(x, y, z, 1.5);
      const open = openness(x, y, z, [0, 1, 0]);
      const opacity = strength * (1 - lit * open) * (0.55 + 0.45 * (1 - lit * open));
      return { solid: null, depth: ground, light: SHADE, opacity };
    }
    const [x, y, z] = at(depth);
    const solid = nearest(x, y, z);
    if (!solid) return { solid: null, depth: ground, light: SHADE, opacity: 0 };
    const e = 0.6;
    const slope = (i: number, j: number, k: number) => measure(x + i * e, y + j * e, z + k * e);
    const [a, b, c, d] = [slope(1, -1, -1), slope(-1, -1, 1), slope(-1, 1, -1), slope(1, 1, 1)];
    const normal = normalise([a - b - c + d, -a - b + c + d, -a + b - c + d]);
    const open = openness(x, y, z, normal);
    const facing = dot(normal, SUN);
    const lit = facing > -0.3 ? sunlight(x + normal[0], y + normal[1], z + normal[2], 1.5) : 0;
    if (!solid.look) {
      const opacity = strength * (1 - lit) * Math.min(1, Math.max(0, facing * 3));
      return { solid, depth, light: SHADE, opacity: Math.max(opacity, (1 - open) * strength) };
    }
    // A print is finer than a pixel; four places around the middle are read.
    const found = solid.look([x, y, z], normal);
    if (solid.isFine) {
      const side = normalise(cross(normal, [0.3, 0.9, 0.31]));
      const other = cross(normal, side);
      const sum = [0, 0, 0];
      for (const [i, j] of CORNERS) {
        const place: Point3 = [
          x + (side[0] * i + other[0] * j) * fine,
          y + (side[1] * i + other[1] * j) * fine,
          z + (side[2] * i + other[2] * j) * fine,
        ];
        solid.look(place, normal).colour.forEach((amount, channel) => {
          sum[channel] = (sum[channel] ?? 0) + amount / CORNERS.length;
        });
      }
      found.colour = [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0];
    }
    const shown = found.normal ?? normal;
    const [r, g, bl] = gatherLight(shown, lit);
    const gleam =
      (found.gloss ?? 0) * readGleam(shown, view, found.sharpness ?? 20) * (0.25 + 0.75 * lit);
    const glow = found.glow ?? 0;
    const wander = glow * (Math.max(0, (facing + 0.45) / 1.45) * (0.35 + 0.65 * lit));
    // Light between folds of skin has bounced off skin: red is kept, blue is lost.
    const shut = (amount: number) => open ** (1 + glow * amount);
    const light: Light = [
      found.colour[0] * (r * shut(0) + wander * 0.62) + gleam,
      found.colour[1] * (g * shut(0.7) + wander * 0.3) + gleam * 0.97,
      found.colour[2] * (bl * shut(1.1) + wander * 0.16) + gleam * 0.9,
    ];
    return { solid, depth, light, opacity: 1 };
  };

  const hits: Hit[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) hits.push(look(column + 0.5, row + 0.5));
  }
  const pixels = new Uint8Array(width * height * 4);
  const isEdge = (index: number, hit: Hit): boolean => {
    const column = index % width;
    const others = [
      column > 0 ? hits[index - 1] : undefined,
      column < width - 1 ? hits[index + 1] : undefined,
      hits[index - width],
      hits[index + width],
    ];
    return others.some(
      (other) =>
        other !== undefined &&
        (other.solid !== hit.solid ||
          (hit.solid !== null && Math.abs(other.depth - hit.depth) * camera.scale > 3)),
    );
  };
  const offsets = [-1 / 3, 0, 1 / 3];
  hits.forEach((hit, index) => {
    let samples: readonly Hit[] = [hit];
    if (isEdge(index, hit)) {
      const [x, y] = [(index % width) + 0.5, Math.floor(index / width) + 0.5];
      samples = offsets.flatMap((dy) => offsets.map((dx) => look(x + dx, y + dy)));
    }
    let [r, g, b, opacity] = [0, 0, 0, 0];
    for (const sample of samples) {
      r += sample.light[0] * sample.opacity;
      g += sample.light[1] * sample.opacity;
      b += sample.light[2] * sample.opacity;
      opacity += sample.opacity;
    }
    if (opacity <= 0) return;
    const colour = writeColour([r / opacity, g / opacity, b / opacity]);
    pixels.set(
      [
        Number.parseInt(colour.slice(1, 3), 16),
        Number.parseInt(colour.slice(3, 5), 16),
        Number.parseInt(colour.slice(5, 7), 16),
        Math.round((opacity / samples.length) * 255),
      ],
      index * 4,
    );
  });
  const file = encodePng(width, height, pixels).toString('base64');
  const size = { width: options.width, height: options.height };
  return tag('image', { x: 0, y: 0, ...size, href: `data:image/png;base64,${file}` });
}
