/** Cloth: folded, hanging, spread out, stuffed. */
import type { Patch, Surface } from '../engine/mesh.ts';
import type { Art } from '../engine/motifs.ts';
import { blur, clip, group, type Pen, polyline, stroke, tag } from '../engine/pen.ts';
import type { Print } from '../engine/prints.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castShadow, touchTable } from '../engine/shadow.ts';
import { type Camera, type Point, type Point3, project } from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';

export type Drawn = { shadow: string; body: string };

/** A printed surface with its light. */
export function drawPrintedSurface(
  pen: Pen,
  camera: Camera,
  surface: Surface,
  art: Art,
  size: readonly [number, number],
  options: {
    columns: number;
    rows: number;
    gloss?: number;
    step?: number;
    outline?: string;
    /** How much sun reaches a place (0 to 1). */
    shade?: (u: number, v: number) => number;
    texture?: (patch: Patch) => Point3;
  },
): string {
  const outline = options.outline ?? outlineOf(camera, surface, [0, 0], [1, 1], 80);
  const flat = bendArt(camera, surface, art, ([x, y]) => [x / size[0], y / size[1]], {
    step: options.step ?? 4,
  });
  return (
    group({ 'clip-path': clip(pen, outline) }, flat) +
    layLight(pen, camera, surface, {
      columns: options.columns,
      rows: options.rows,
      within: outline,
      isTwoSided: true,
      gloss: options.gloss ?? 0,
      sharpness: 16,
      ...(options.shade ? { shade: ({ u, v }: Patch) => options.shade?.(u, v) ?? 1 } : {}),
      ...(options.texture ? { texture: options.texture } : {}),
    })
  );
}

/** One folded cloth lying on the table: its top, and the round fold at the front. */
export function foldSurface(
  at: Point3,
  width: number,
  depth: number,
  thickness: number,
  seed: number,
): Surface {
  const half = thickness / 2;
  return (u, v) => {
    const across = u * 2 - 1;
    const sag = (readRoughness(u * 3 + 4, v * 2 + 4, 3, seed) - 0.5) * thickness * 0.34;
    const roundEdge = Math.max(0, 1 - Math.abs(across) ** 14);
    const x = at[0] + across * (width / 2) * (1 + (readNoise(v * 5, 2, seed) - 0.5) * 0.012);
    if (v < 0.66) {
      const z = at[2] - depth / 2 + (v / 0.66) * depth;
      return [x, at[1] + thickness * (0.86 + 0.14 * roundEdge) + sag * 0.4, z];
    }
    const turn = ((v - 0.66) / 0.34) * Math.PI;
    const bow = (readNoise(u * 4 + 8, 3, seed) - 0.5) * 5;
    return [
      x,
      at[1] +
        half +
        half * Math.cos(turn) * (0.9 + 0.1 * roundEdge) +
        sag * 0.4 * Math.cos(turn / 2) ** 2,
      at[2] + depth / 2 + half * 1.1 * Math.sin(turn) + bow,
    ];
  };
}

/** Folded cloths lying over each other; the first print is the lowest. */
export function drawFoldedStack(
  pen: Pen,
  camera: Camera,
  prints: readonly Print[],
  options: {
    at: Point3;
    width: number;
    depth: number;
    thickness: number;
    printScale?: number;
    isQuilted?: boolean;
  },
): Drawn & { top: number } {
  const { at, width, depth, thickness, printScale = 1 } = options;
  let body = '';
  let y = at[1];
  const points: Point3[] = [];
  for (const print of prints) {
    const offset = pen.random.bell() * width * 0.008;
    const seed = pen.random.whole(1, 999);
    const surface = foldSurface(
      [at[0] + offset, y, at[2] + pen.random.bell() * 3],
      width,
      depth,
      thickness,
      seed,
    );
    const length = (depth + thickness * 1.55) / printScale;
    const art = print(pen, width / printScale, length);
    const lower = Array.from({ length: 25 }, (_, index) =>
      project(camera, surface(index / 24, 0.99)),
    );
    body +=
      group(
        { filter: blur(pen, 4), style: 'mix-blend-mode:multiply' },
        stroke(polyline(lower.map(([px, py]): Point => [px + 2, py + 1])), '#4a2a12', 8, 0.5),
      ) +
      drawPrintedSurface(pen, camera, surface, art, [width / printScale, length], {
        columns: Math.round(width / (options.isQuilted ? 1.8 : 4)),
        rows: Math.round(
          (depth * Math.sin(camera.elevation) + thickness) / (options.isQuilted ? 0.7 : 1.6),
        ),
        shade: (_u, v) => (v < 0.66 ? 1 : 1 - Math.max(0, (v - 0.8) / 0.2) * 0.75),
        ...(options.isQuilted
          ? {
              texture: ({ u, v, normal }: Patch): Point3 => {
                const [a, b] = [(u * width) / 62, (v * (depth + thickness * 1.55)) / 62];
                const dent = (t: number) => {
                  const place = t - Math.floor(t) - 0.5;
                  return Math.sign(place) * Math.abs(place * 2) ** 2.2 * 0.72;
                };
                return [normal[0] - dent(a + b), normal[1], normal[2] - dent(a - b)];
              },
            }
          : {}),
      });
    for (const u of [0, 0.5, 1]) {
      for (const v of [0, 0.66, 0.83]) points.push(surface(u, v));
    }
    y += thickness;
  }
  const foot = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([fx = 0, fz = 0]): Point3 => [at[0] + fx * width, at[1], at[2] + fz * depth]);
  return {
    shadow:
      castShadow(pen, camera, [...points, ...foot], { softness: 12 }) +
      touchTable(pen, camera, foot, 0.5),
    body,
    top: y,
  };
}

/** Cloth hanging from a line at `top`, in folds that open downwards. */
export function drawHangingCloth(
  pen: Pen,
  camera: Camera,
  print: Print,
  options: {
    /** Middle of the line it hangs from. */
    at: Point3;
    width: number;
    height: number;
    folds: number;
    depth: number;
    /** Width of the flat cloth over the width it hangs in; folds take it up. */
    fullness?: number;
    printScale?: number;
    sway?: number;
    fringe?: string;
  },
): Drawn {
  const { at, width, height, folds, depth, fullness = 1.35, printScale = 1, sway = 0 } = options;
  const seed = pen.random.whole(1, 999);
  const surface: Surface = (u, v) => {
    const wander = (readNoise(u * folds * 0.9, v * 1.2, seed) - 0.5) * 2.6;
    const phase = u * folds * 2 * Math.PI + wander + Math.sin(v * 2 + seed) * 0.3;
    const open = 0.35 + 0.65 * Math.min(1, v * 1.6);
    const spread = 1 + 0.06 * v;
    return [
      at[0] + (u - 0.5) * width * spread + Math.cos(phase) * depth * 0.25 * open + sway * v * v,
      at[1] - v * height - (readNoise(u * folds, 9, seed) - 0.5) * 12 * v + Math.sin(phase) * 3,
      at[2] + Math.sin(phase) * depth * open,
    ];
  };
  const flat: readonly [number, number] = [(width * fullness) / printScale, height / printScale];
  const art = print(pen, flat[0], flat[1]);
  let fringe = '';
  if (options.fringe) {
    for (let index = 0; index <= width / 5; index += 1) {
      const u = index / (width / 5);
      const [x, y] = project(camera, surface(u, 1));
      fringe += stroke(
        `M${x.toFixed(1)} ${(y - 2).toFixed(1)}q${pen.random.bell().toFixed(1)} 10 ${(pen.random.bell() * 2).toFixed(1)} ${pen.random.between(18, 26).toFixed(1)}`,
        options.fringe,
        2,
        0.95,
      );
    }
  }
  return {
    shadow: '',
    body:
      fringe +
      drawPrintedSurface(pen, camera, surface, art, flat, {
        columns: Math.round(width / 2.6),
        rows: Math.round(height / 6),
      }),
  };
}

/** Cloth spread on the table with a few soft wrinkles. */
export function drawSpreadCloth(
  pen: Pen,
  camera: Camera,
  print: Print,
  options: {
    at: Point3;
    width: number;
    depth: number;
    yaw?: number;
    wrinkle?: number;
    printScale?: number;
  },
): Drawn {
  const { at, width, depth, yaw = 0, wrinkle = 5, printScale = 1 } = options;
  const seed = pen.random.whole(1, 999);
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const ridges = Array.from({ length: wrinkle > 12 ? 7 : 2 }, () => {
    const angle = pen.random.between(0.5, 1.5);
    return {
      c: Math.cos(angle),
      s: Math.sin(angle),
      at: pen.random.between(0.1, 1.3),
      wide: pen.random.between(0.025, 0.06),
      height: pen.random.between(0.9, 2.2),
      shift: pen.random.between(0, 9),
    };
  });
  const surface: Surface = (u, v) => {
    const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
    let lift = (readRoughness(u * 4 + 7, v * 4 + 7, 3, seed) - 0.35) * wrinkle;
    for (const fold of ridges) {
      const along = u * fold.c + v * fold.s;
      const bend = (readNoise(u * 2 + fold.shift, v * 2, seed) - 0.5) * 0.16;
      lift += wrinkle * fold.height * Math.exp(-(((along - fold.at + bend) / fold.wide) ** 2));
    }
    return [at[0] + x * c - z * s, at[1] + 2 + Math.max(0, lift), at[2] + x * s + z * c];
  };
  const flat: readonly [number, number] = [width / printScale, depth / printScale];
  const corners = [surface(0, 0), surface(1, 0), surface(1, 1), surface(0, 1)];
  const sizes = corners.map((corner) => project(camera, corner));
  const spanX = Math.max(...sizes.map(([x]) => x)) - Math.min(...sizes.map(([x]) => x));
  return {
    shadow:
      castShadow(pen, camera, corners, { softness: 5, strength: 0.4 }) +
      touchTable(pen, camera, corners, 0.35),
    body: drawPrintedSurface(pen, camera, surface, print(pen, flat[0], flat[1]), flat, {
      columns: Math.round(spanX / 5),
      rows: Math.round((depth * Math.sin(camera.elevation)) / 4),
    }),
  };
}

/** A stuffed square seen from the front, leaning a little back. */
export function drawCushion(
  pen: Pen,
  camera: Camera,
  print: Print,
  options: { at: Point3; size: number; lean?: number; tilt?: number; printScale?: number },
): Drawn {
  const { at, size, lean = 0.25, tilt = 0, printScale = 1 } = options;
  const seed = pen.random.whole(1, 999);
  const half = size / 2;
  const surface: Surface = (u, v) => {
    const [a, b] = [u * 2 - 1, v * 2 - 1];
    const pull = 1 - 0.075 * (1 - b * b) * Math.abs(a) ** 3;
    const pullDown = 1 - 0.075 * (1 - a * a) * Math.abs(b) ** 3;
    const [x0, y0] = [a * half * pull, -b * half * pullDown];
    const puff = ((1 - a * a) * (1 - b * b)) ** 0.42;
    const crease =
      (readRoughness(u * 4 + 3, v * 4 + 3, 3, seed) - 0.5) * 0.1 * (1.2 - puff) +
      0.03 * Math.sin(Math.atan2(b, a) * 16 + seed) * Math.max(0, Math.hypot(a, b) - 0.75);
    const z0 = size * (0.2 * puff + crease * 0.5);
    const [x, y] = [
      x0 * Math.cos(tilt) - y0 * Math.sin(tilt),
      x0 * Math.sin(tilt) + y0 * Math.cos(tilt),
    ];
    return [
      at[0] + x,
      at[1] + (y + half) * Math.cos(lean) + z0 * Math.sin(lean),
      at[2] - (y + half) * Math.sin(lean) + z0 * Math.cos(lean),
    ];
  };
  const flat: readonly [number, number] = [size / printScale, size / printScale];
  const edge: Point3[] = [];
  for (let index = 0; index <= 8; index += 1) {
    for (const v of [0, 0.5, 1]) edge.push(surface(index / 8, v));
  }
  const outline = outlineOf(camera, surface, [0, 0], [1, 1], 60);
  return {
    shadow:
      castShadow(pen, camera, edge, { softness: 14 }) +
      touchTable(
        pen,
        camera,
        [surface(0.05, 1), surface(0.95, 1), surface(0.5, 0.95), surface(0.5, 1)],
        0.6,
      ),
    body:
      drawPrintedSurface(pen, camera, surface, print(pen, flat[0], flat[1]), flat, {
        columns: Math.round(size / 3.2),
        rows: Math.round(size / 3.2),
      }) +
      tag('path', {
        d: outline,
        fill: 'none',
        stroke: '#3a2010',
        'stroke-opacity': 0.28,
        'stroke-width': 2,
      }),
  };
}

/** A length of cotton rope or wood on two pegs, for things to hang on. */
export function drawRod(
  camera: Camera,
  from: Point3,
  to: Point3,
  radius: number,
  colours: readonly [string, string, string],
): string {
  const [a, b] = [project(camera, from), project(camera, to)];
  const line = polyline([a, b]);
  return (
    stroke(line, colours[0], radius * 2) +
    tag('path', {
      d: polyline([
        [a[0], a[1] - radius * 0.25],
        [b[0], b[1] - radius * 0.25],
      ]),
      stroke: colours[1],
      'stroke-width': radius * 1.3,
      fill: 'none',
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: polyline([
        [a[0], a[1] - radius * 0.55],
        [b[0], b[1] - radius * 0.55],
      ]),
      stroke: colours[2],
      'stroke-width': radius * 0.35,
      fill: 'none',
      'stroke-linecap': 'round',
    })
  );
}
