/** Things of grass, reed and rope: coiled baskets, coasters, the mudda stool, a flat-woven durrie. */

import { dim, mixColours } from '../engine/colour.ts';
import { drawMesh, type Profile, readProfile, turned } from '../engine/mesh.ts';
import { blur, curve, fill, group, n, type Pen, polyline, stroke, tag } from '../engine/pen.ts';
import { readNoise } from '../engine/random.ts';
import { castTurnedShadow } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  normalise,
  type Point,
  type Point3,
  project,
} from '../engine/space.ts';
import type { Drawn } from './cloth.ts';
import { openingClip, shadeInside } from './vessels.ts';

const STRAW = '#d8b26a';

/** Colour of a stitch at (turn, row) of a coiled basket. */
export type CoilPattern = (turn: number, row: number, rows: number) => string;

/** Bands and small triangles of dyed strips. */
export function createBands(
  colours: readonly [string, string],
  bands: readonly number[],
): CoilPattern {
  return (turn, row, rows) => {
    for (const band of bands) {
      const at = row - Math.round(band * rows);
      if (at === 0 || at === 4) return colours[0];
      if (at > 0 && at < 4) {
        const tooth = (turn * 18) % 1;
        return Math.abs(tooth - 0.5) * 2 < 1 - (at - 0.4) / 3.6 ? colours[1] : STRAW;
      }
    }
    return STRAW;
  };
}

/** The patch colours of coils wrapped with strips: rows bulge, stitches slant across them. */
function paintCoils(
  rows: number,
  stitches: number,
  pattern: CoilPattern,
  seed: number,
  isInside = false,
) {
  return ({ u, v, normal }: { u: number; v: number; normal: Point3 }): string => {
    const row = Math.floor(v * rows);
    const within = v * rows - row - 0.5;
    const slant = u * stitches + within * 0.7 + (row % 2) * 0.5;
    const stitch = Math.floor(slant);
    const across = slant - stitch - 0.5;
    const turn = (((stitch / stitches) % 1) + 1) % 1;
    const grass = readNoise(stitch * 1.7, row * 3.1, seed);
    const base = pattern(turn, row, rows);
    const gap =
      Math.max(0, Math.abs(across) - 0.36) * 4.2 + Math.max(0, Math.abs(within) - 0.4) * 5;
    const colour = mixColours(dim(base, 0.82 + grass * 0.34), '#4b3112', Math.min(0.75, gap));
    const angle = u * 2 * Math.PI - Math.PI / 2;
    const sign = isInside ? -1 : 1;
    const tilted = normalise([
      normal[0] - sign * Math.sin(angle) * across * 0.7,
      normal[1] - within * 1.15,
      normal[2] + sign * Math.cos(angle) * across * 0.7,
    ]);
    return litColour(colour, tilted, { gloss: 0.1, sharpness: 12 });
  };
}

export type BasketOptions = {
  base: Point3;
  profile: Profile;
  pattern: CoilPattern;
  /** Coils from lip to foot. */
  coils: number;
};

/** A coiled basket; `content` is seen in its opening. */
export function drawCoiledBasket(
  pen: Pen,
  camera: Camera,
  options: BasketOptions,
  content = '',
): Drawn {
  const { base, profile, pattern, coils } = options;
  const widest = Math.max(...profile.map(([radius]) => radius));
  const stitches = Math.round((widest * 2 * Math.PI) / 8.5);
  const [lipRadius, lipHeight] = readProfile(profile, 0);
  const seed = pen.random.whole(1, 999);
  const outside = drawMesh(camera, turned(base, profile), {
    columns: Math.min(620, stitches * 4),
    rows: Math.min(220, coils * 7),
    paint: paintCoils(coils, stitches, pattern, seed),
  });
  const inner: Profile = profile.map(
    ([radius, height]) => [Math.max(0, radius - 9), height] as const,
  );
  const inside = drawMesh(camera, turned(base, [...inner, [0, 4]]), {
    columns: Math.min(420, stitches * 3),
    rows: Math.min(160, coils * 5),
    isInside: true,
    paint: (patch) => {
      const lit = paintCoils(coils, stitches, pattern, seed, true)(patch);
      const depth = Math.min(1, Math.max(0, (lipHeight - (patch.middle[1] - base[1])) / lipHeight));
      const sun = shadeInside(patch.middle, base, lipRadius - 8, lipHeight);
      return dim(lit, (0.5 + 0.45 * sun) * (1 - depth * 0.4));
    },
  });
  const lip: Profile = [
    [lipRadius - 10, lipHeight - 3],
    [lipRadius - 8, lipHeight + 4],
    [lipRadius - 2, lipHeight + 6],
    [lipRadius + 3, lipHeight + 2],
    [lipRadius + 1, lipHeight - 5],
  ];
  const rim = drawMesh(camera, turned(base, lip), {
    columns: Math.min(620, stitches * 4),
    rows: 12,
    paint: paintCoils(1, stitches, () => STRAW, seed + 1),
  });
  return {
    shadow: castTurnedShadow(pen, camera, base, profile),
    body:
      outside +
      rim +
      group(
        { 'clip-path': openingClip(pen, camera, base, lipRadius - 8, lipHeight + 2) },
        inside,
        content,
      ),
  };
}

/** A coiled lid or tray seen from above: flat or domed. */
export function drawCoiledLid(pen: Pen, camera: Camera, options: BasketOptions): Drawn {
  const { base, profile, pattern, coils } = options;
  const widest = Math.max(...profile.map(([radius]) => radius));
  const stitches = Math.round((widest * 2 * Math.PI) / 9);
  return {
    shadow: castTurnedShadow(pen, camera, base, profile, { softness: 6 }),
    body: drawMesh(camera, turned(base, profile), {
      columns: Math.min(560, stitches * 4),
      rows: Math.min(220, coils * 7),
      paint: paintCoils(coils, stitches, pattern, pen.random.whole(1, 999)),
    }),
  };
}

/** A round mat of reed wound into a spiral and tied with thread in rays. */
export function drawCoaster(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  thread: string,
): Drawn {
  const profile: Profile = [
    [0, 9],
    [radius * 0.3, 9],
    [radius * 0.6, 9],
    [radius * 0.95, 9],
    [radius, 5],
    [radius * 0.98, 0],
  ];
  const turns = Math.round(radius / 6.5);
  const rays = 22;
  const seed = pen.random.whole(1, 999);
  const body = drawMesh(camera, turned(at, profile), {
    columns: 320,
    rows: Math.round(Math.min(160, radius * 0.9)),
    paint: ({ u, v, normal, middle }) => {
      const [x, z] = [middle[0] - at[0], middle[2] - at[2]];
      const r = Math.hypot(x, z) / radius;
      const row = r * turns - u;
      const within = row - Math.floor(row) - 0.5;
      const ray = u * rays;
      const across = Math.abs(ray - Math.floor(ray) - 0.5);
      const isThread = across > 0.5 - (0.075 / Math.max(0.25, r)) * 0.5 && v < 0.75 && r > 0.12;
      const grass = readNoise(Math.floor(row) * 3.3 + u * 18, 2, seed);
      const colour = isThread
        ? thread
        : mixColours(
            dim('#cfa25a', 0.78 + grass * 0.4),
            '#4b3112',
            Math.max(0, Math.abs(within) - 0.36) * 4,
          );
      const [c, s] = [x / (r * radius || 1), z / (r * radius || 1)];
      return litColour(
        colour,
        normalise([normal[0] + c * within * 1.1, normal[1], normal[2] + s * within * 1.1]),
        { gloss: 0.07, sharpness: 14 },
      );
    },
  });
  return { shadow: castTurnedShadow(pen, camera, at, profile, { softness: 4 }), body };
}

/** The hourglass stool of crossed reeds. */
export function drawMudda(
  pen: Pen,
  camera: Camera,
  base: Point3,
  radius: number,
  height: number,
): Drawn {
  const reeds = 46;
  const twist = 1.55;
  type Reed = { depth: number; path: string; light: number };
  const drawn: Reed[] = [];
  for (const direction of [1, -1] as const) {
    for (let index = 0; index < reeds; index += 1) {
      const from = (index / reeds) * 2 * Math.PI;
      const points: Point3[] = [];
      for (let step = 0; step <= 10; step += 1) {
        const t = step / 10;
        const a: Point3 = [radius * Math.cos(from), 14, radius * Math.sin(from)];
        const b: Point3 = [
          radius * 0.96 * Math.cos(from + direction * twist),
          height - 16,
          radius * 0.96 * Math.sin(from + direction * twist),
        ];
        points.push([
          base[0] + a[0] + (b[0] - a[0]) * t,
          base[1] + a[1] + (b[1] - a[1]) * t,
          base[2] + a[2] + (b[2] - a[2]) * t,
        ]);
      }
      // Each half of a reed has its own depth, so that reeds cross as they should.
      for (const [start, end] of [
        [0, 5],
        [5, 10],
      ] as const) {
        const part = points.slice(start, end + 1);
        const middle = part[Math.floor(part.length / 2)];
        if (!middle) continue;
        const angle = Math.atan2(middle[2] - base[2], middle[0] - base[0]);
        const facing = Math.cos(angle) * -0.56 + Math.sin(angle) * 0.53;
        drawn.push({
          depth: middle[2] + direction * 0.5,
          path: polyline(part.map((point) => project(camera, point))),
          light:
            (middle[2] > base[2] ? 0.62 : 0.26) + 0.42 * facing * (middle[2] > base[2] ? 1 : 0.3),
        });
      }
    }
  }
  drawn.sort((a, b) => a.depth - b.depth);
  const width = (radius * 2 * Math.PI) / reeds / 2.5;
  const straws = drawn
    .map(({ path, light }) => {
      const tone = dim(
        pen.random.pick(['#d9ae63', '#cf9f52', '#e2bd78']),
        Math.max(0.16, light) * 1.15,
      );
      return (
        stroke(path, dim(tone, 0.45), width + 1.2) +
        stroke(path, tone, width) +
        stroke(path, mixColours(tone, '#fff2cf', 0.38), width * 0.28)
      );
    })
    .join('');
  const ropeRing = (y: number, r: number, thick: number, colour: string, isNear: boolean) => {
    const profile: Profile = [
      [r - thick, y],
      [r - thick * 0.3, y + thick * 0.9],
      [r + thick * 0.7, y + thick * 0.5],
      [r + thick, y - thick * 0.2],
      [r + thick * 0.4, y - thick],
    ];
    return drawMesh(camera, turned(base, profile), {
      columns: 420,
      rows: 10,
      paint: ({ u, v, normal, middle }) => {
        if (middle[2] >= base[2] !== isNear) return null;
        const lay = u * 130 + v * 2.2;
        const across = lay - Math.floor(lay) - 0.5;
        return litColour(
          mixColours(colour, '#3d2710', Math.max(0, Math.abs(across) - 0.34) * 4),
          normalise([normal[0] + across * 0.6, normal[1], normal[2]]),
        );
      },
    });
  };
  const ropes = (isNear: boolean) =>
    ropeRing(12, radius, 13, '#b98a48', isNear) +
    ropeRing(height * 0.5, radius * 0.73, 9, '#8e2018', isNear) +
    ropeRing(height - 18, radius * 0.99, 12, '#b98a48', isNear);
  const top: Profile = [
    [0, height + 6],
    [radius * 0.35, height + 5],
    [radius * 0.7, height + 2],
    [radius * 0.98, height - 6],
    [radius * 1.0, height - 14],
  ];
  const cells = 34;
  const seat = drawMesh(camera, turned(base, top), {
    columns: 300,
    rows: 110,
    paint: ({ normal, middle }) => {
      const [x, z] = [(middle[0] - base[0]) / radius, (middle[2] - base[2]) / radius];
      const [a, b] = [(x + z) * cells * 0.5, (x - z) * cells * 0.5];
      const isOver = (Math.floor(a) + Math.floor(b)) % 2 === 0;
      const [da, db] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
      const edge = Math.max(Math.abs(da), Math.abs(db));
      const ringAt = Math.hypot(x, z);
      const isDyed = ringAt > 0.62 && ringAt < 0.74;
      const straw = isDyed ? '#a3271c' : isOver ? '#dcb56c' : '#c99b50';
      return litColour(
        mixColours(straw, '#43290f', Math.max(0, edge - 0.38) * 4),
        normalise([
          normal[0] + (isOver ? da : -db) * 0.5,
          normal[1],
          normal[2] + (isOver ? -da : db) * 0.4,
        ]),
      );
    },
  });
  return {
    shadow: castTurnedShadow(pen, camera, base, [
      [radius, height],
      [radius, height * 0.98],
      [radius * 0.74, height * 0.5],
      [radius, 4],
      [radius, 0],
    ]),
    body: ropes(false) + straws + ropes(true) + seat,
  };
}

/** Flat-woven stripes and stepped diamonds, as coloured weft rows. */
export function durrieColour(u: number, v: number): string {
  const [cream, indigo, madder, gold] = ['#efe3c8', '#27395f', '#a02a1d', '#d7a03a'];
  const edge = Math.min(v, 1 - v);
  if (edge < 0.04) return madder;
  if (edge < 0.055) return cream;
  if (edge < 0.1) return indigo;
  if (edge < 0.115) return cream;
  if (edge < 0.135) return gold;
  const [columns, rows] = [3, 4];
  const [x, y] = [u * columns, ((v - 0.135) / 0.73) * rows];
  const [dx, dy] = [Math.abs(x - Math.floor(x) - 0.5) * 2, Math.abs(y - Math.floor(y) - 0.5) * 2];
  const step = Math.round((dx + Math.round(dy * 7) / 7) * 7) / 7;
  if (step < 0.28) return gold;
  if (step < 0.55) return madder;
  if (step < 0.72) return cream;
  if (step < 1.02) return indigo;
  return step < 1.16 ? madder : cream;
}

/** A durrie lying on the floor, with fringes at both ends. */
export function drawDurrie(
  pen: Pen,
  camera: Camera,
  options: { at: Point3; width: number; depth: number; yaw?: number },
): Drawn {
  const { at, width, depth, yaw = 0 } = options;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const seed = pen.random.whole(1, 999);
  const surface = (u: number, v: number): Point3 => {
    const lift = readNoise(u * 2.4 + 5, v * 3 + 5, seed) * 7;
    const [x, z] = [
      (u - 0.5) * width * (1 + (readNoise(v * 9, 1, seed) - 0.5) * 0.012),
      (v - 0.5) * depth,
    ];
    return [at[0] + x * c - z * s, at[1] + 5 + lift, at[2] + x * s + z * c];
  };
  const rows = Math.round(depth / 3);
  const body = drawMesh(camera, surface, {
    columns: Math.round(width / 2.8),
    rows,
    isTwoSided: true,
    paint: ({ u, v, normal }) => {
      const yarn = readNoise(u * width * 0.09, Math.floor(v * rows) * 2.1, seed + 1);
      const rib = Math.sin(u * width * 0.9) * 0.16;
      return litColour(
        dim(durrieColour(u, v), 0.84 + yarn * 0.3),
        normalise([
          normal[0] + rib,
          normal[1],
          normal[2] + (Math.floor(v * rows) % 2 === 0 ? 0.12 : -0.12),
        ]),
      );
    },
  });
  let fringe = '';
  for (const v of [0, 1]) {
    for (let index = 0; index < width / 7; index += 1) {
      const u = (index + 0.5) / (width / 7);
      const [x, y] = project(camera, surface(u, v));
      const out = (v === 0 ? -1 : 1) * pen.random.between(15, 22) * Math.sin(camera.elevation);
      fringe += stroke(
        `M${n(x)} ${n(y)}q${n(pen.random.bell() * 3)} ${n(out * 0.5)} ${n(pen.random.bell() * 4)} ${n(out)}`,
        pen.random.pick(['#efe3c8', '#e2d3b2', '#f7efdc']),
        2.2,
      );
    }
  }
  const corners: Point[] = [surface(0, 0), surface(1, 0), surface(1, 1), surface(0, 1)].map(
    (point) => project(camera, [point[0], 0, point[2]]),
  );
  return {
    shadow: group(
      { filter: blur(pen, 7), style: 'mix-blend-mode:multiply' },
      fill(
        polyline(
          corners.map(([x, y]): Point => [x + 8, y + 4]),
          true,
        ),
        '#6a3f1c',
        0.4,
      ),
    ),
    body: fringe + body,
  };
}

/** Two rope handles on a basket. */
export function drawHandles(camera: Camera, base: Point3, radius: number, height: number): string {
  return [-1, 1]
    .map((side) => {
      const points = Array.from({ length: 9 }, (_, index): Point => {
        const t = index / 8;
        const angle = Math.PI / 2 + side * (0.95 + t * 0.5) - (side > 0 ? 0 : 0);
        const lift = Math.sin(t * Math.PI) * 52;
        return project(camera, [
          base[0] + (radius + lift * 0.12) * Math.cos(angle),
          base[1] + height + lift - 4,
          base[2] + (radius + lift * 0.12) * Math.sin(angle),
        ]);
      });
      const path = curve(points);
      return (
        stroke(path, '#4b3112', 15) +
        stroke(path, '#c79a50', 12.5) +
        tag('path', {
          d: path,
          fill: 'none',
          stroke: '#f0d699',
          'stroke-width': 11,
          'stroke-dasharray': '2.2 4.4',
          'stroke-opacity': 0.6,
        }) +
        tag('path', {
          d: path,
          fill: 'none',
          stroke: '#4b3112',
          'stroke-width': 12,
          'stroke-dasharray': '1.2 5.4',
          'stroke-opacity': 0.5,
        })
      );
    })
    .join('');
}
