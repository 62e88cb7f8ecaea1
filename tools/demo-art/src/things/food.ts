/** Cooked and kitchen things: dishes in bowls, rotis, pans, mortars, boards, garnish. */

import { dim, mixColours } from '../engine/colour.ts';
import { metalColour, roughened } from '../engine/materials.ts';
import { drawMesh, type Profile, ring, turned } from '../engine/mesh.ts';
import { dotPath } from '../engine/motifs.ts';
import { place } from '../engine/path-warp.ts';
import {
  blur,
  curve,
  f,
  fill,
  group,
  n,
  type Pen,
  polyline,
  roundGradient,
  stroke,
  tag,
} from '../engine/pen.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castShadow, castTurnedShadow } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  normalise,
  type Point,
  type Point3,
  project,
  viewDirection,
} from '../engine/space.ts';
import type { Drawn } from './cloth.ts';
import { BRASS, openingClip, STEEL, shadeInside } from './vessels.ts';

/** A coriander leaf around (0, 0), about 20 wide. */
export function leafPath(turn: number, size: number, at: Point): string {
  const lobe = (x: number, y: number, r: number) =>
    [0, 1, 2, 3, 4, 5].map((index): Point => {
      const angle = -Math.PI * 0.85 + index * 0.68;
      const reach = r * (index % 2 === 0 ? 1 : 0.72);
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
    });
  const points: Point[] = [[0, 9], ...lobe(-6, 0, 5), ...lobe(0, -6, 6), ...lobe(6, 0, 5)];
  return place(curve(points, true), at, size / 20, turn);
}

function drawGarnish(pen: Pen, at: Point, size: number, squash: number): string {
  const turn = pen.random.between(0, 6.28);
  const tone = pen.random.pick(['#4f8a35', '#3f7a2c', '#63993f']);
  return group(
    { transform: `translate(${n(at[0])} ${n(at[1])}) scale(1 ${f(squash)})` },
    group(
      { transform: 'translate(1.5 2.5)' },
      fill(leafPath(turn, size, [0, 0]), '#2a1608', 0.35),
    ) +
      fill(leafPath(turn, size, [0, 0]), dim(tone, 0.75)) +
      fill(leafPath(turn, size * 0.86, [-0.6, -0.8]), tone) +
      stroke(place('M0 9L0 -8', [0, 0], size / 20, turn), '#a9cc86', size * 0.03, 0.8),
  );
}

export type Dish = {
  /** The gravy or liquid. */
  colour: string;
  /** What swims in it. */
  pieces: readonly {
    colour: string;
    count: number;
    size: number;
    shape: 'chunk' | 'drop' | 'bean' | 'seed' | 'chilli' | 'shard';
  }[];
  garnish: number;
  /** A ring of oil or ghee of this colour. */
  oil?: string;
  cream?: boolean;
};

function drawDishPiece(
  pen: Pen,
  shape: Dish['pieces'][number]['shape'],
  size: number,
  colour: string,
): string {
  const tone = dim(colour, pen.random.between(0.82, 1.12));
  if (shape === 'seed') {
    return (
      tag('ellipse', { rx: n(size * 0.5), ry: n(size * 0.16), fill: tone }) +
      tag('ellipse', {
        cy: n(-size * 0.04),
        rx: n(size * 0.36),
        ry: n(size * 0.05),
        fill: mixColours(tone, '#fff0d0', 0.4),
      })
    );
  }
  if (shape === 'bean' || shape === 'chilli') {
    const width = shape === 'bean' ? size * 0.13 : size * 0.2;
    const path = curve([
      [-size * 0.5, size * 0.05],
      [-size * 0.15, -size * 0.08],
      [size * 0.2, size * 0.05],
      [size * 0.5, -size * 0.08],
    ]);
    return (
      stroke(path, dim(tone, 0.5), width * 1.2) +
      stroke(path, tone, width) +
      tag('path', {
        d: path,
        fill: 'none',
        stroke: mixColours(tone, '#fff0d8', shape === 'bean' ? 0.22 : 0.5),
        'stroke-width': f(width * 0.22),
        'stroke-linecap': 'round',
        transform: `translate(0 ${n(-width * 0.22)})`,
      })
    );
  }
  const corners = shape === 'drop' ? 8 : shape === 'shard' ? 4 : 6;
  const outline = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 6.283 + 0.4;
    const reach = size * 0.5 * pen.random.between(shape === 'drop' ? 0.9 : 0.78, 1.06);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86];
  });
  const path = curve(outline, true);
  return (
    group({ transform: `translate(0 ${n(size * 0.07)})` }, fill(path, dim(tone, 0.45))) +
    fill(path, dim(tone, 0.8)) +
    group(
      { transform: `translate(${n(-size * 0.04)} ${n(-size * 0.05)}) scale(0.86)` },
      fill(path, tone),
    ) +
    group(
      { transform: `translate(${n(-size * 0.13)} ${n(-size * 0.15)}) scale(0.42)` },
      fill(path, mixColours(tone, '#fff4dc', 0.13)),
    ) +
    tag('ellipse', {
      cx: n(-size * 0.2),
      cy: n(-size * 0.24),
      rx: n(size * 0.07),
      ry: n(size * 0.03),
      fill: '#fff6e4',
      'fill-opacity': 0.6,
      transform: 'rotate(-20)',
    })
  );
}

/** The surface of a dish in a round vessel: `radius` at `height` above `base`. */
export function drawDish(
  pen: Pen,
  camera: Camera,
  base: Point3,
  radius: number,
  height: number,
  dish: Dish,
): string {
  const squash = Math.sin(camera.elevation);
  const [cx, cy] = project(camera, [base[0], base[1] + height, base[2]]);
  const [rx, ry] = [radius * camera.scale, radius * camera.scale * squash];
  const disc = `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;
  const seed = pen.random.whole(1, 999);
  const liquid = drawMesh(
    camera,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const r = v * radius;
      const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
      const wave =
        (readRoughness((x / radius) * 3 + 9, (z / radius) * 3 + 9, 3, seed) - 0.5) * radius * 0.09;
      return [base[0] + x, base[1] + height + wave, base[2] + z];
    },
    {
      columns: 150,
      rows: 60,
      isTwoSided: true,
      paint: ({ v, normal, middle }) => {
        const cloud = readRoughness(
          ((middle[0] - base[0]) / radius) * 7 + 40,
          ((middle[2] - base[2]) / radius) * 7 + 40,
          3,
          seed + 1,
        );
        const tone = mixColours(
          dim(dish.colour, 0.78 + cloud * 0.44),
          dish.oil ?? dish.colour,
          v > 0.86 ? (v - 0.86) * 5 : Math.max(0, cloud - 0.62) * 1.6,
        );
        return litColour(tone, normalise([normal[0] * 1.4, normal[1], normal[2] * 1.4]), {
          gloss: 0.34,
          sharpness: 26,
          view: viewDirection(camera),
          shade: shadeInside(middle, base, radius * 1.02, height + radius * 0.16),
        });
      },
    },
  );
  let things = '';
  const spots: { x: number; z: number; draw: () => string }[] = [];
  for (const kind of dish.pieces) {
    for (let index = 0; index < kind.count; index += 1) {
      const [angle, r] = [
        pen.random.between(0, 6.283),
        Math.sqrt(pen.random.next()) * radius * 0.82,
      ];
      const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
      spots.push({
        x,
        z,
        draw: () => {
          const size = kind.size * (radius / 140) * pen.random.between(0.8, 1.2) * camera.scale;
          const [px, py] = project(camera, [base[0] + x, base[1] + height, base[2] + z]);
          const turn = Math.round(pen.random.between(0, 360));
          return group(
            {
              transform: `translate(${n(px)} ${n(py)}) scale(1 ${f(0.35 + squash * 0.62)}) rotate(${turn})`,
            },
            drawDishPiece(pen, kind.shape, size, kind.colour),
          );
        },
      });
    }
  }
  spots.sort((a, b) => a.z - b.z);
  things += spots.map(({ draw }) => draw()).join('');
  if (dish.cream) {
    const swirl = Array.from({ length: 26 }, (_, index): Point => {
      const t = index / 25;
      const angle = t * 8.4;
      const r = radius * (0.12 + t * 0.42);
      return project(camera, [
        base[0] + r * Math.cos(angle),
        base[1] + height + 2,
        base[2] + r * Math.sin(angle),
      ]);
    });
    things +=
      stroke(curve(swirl), '#f3dfba', radius * 0.032, 0.85) +
      stroke(curve(swirl), '#fffaf0', radius * 0.012, 0.85);
  }
  for (let index = 0; index < dish.garnish; index += 1) {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * radius * 0.5];
    things += drawGarnish(
      pen,
      project(camera, [
        base[0] + r * Math.cos(angle),
        base[1] + height + 4,
        base[2] + r * Math.sin(angle),
      ]),
      radius * 0.24,
      0.4 + squash * 0.6,
    );
  }
  const rim = group(
    { style: 'mix-blend-mode:multiply', filter: blur(pen, 5) },
    tag('path', {
      d: disc,
      fill: 'none',
      stroke: '#4a220c',
      'stroke-width': radius * 0.07,
      'stroke-opacity': 0.45,
    }),
  );
  return liquid + rim + things;
}

/** A round flat bread with brown spots. */
export function drawRoti(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  options: { dough?: string; thickness?: number; floor?: number; spots?: number } = {},
): Drawn {
  const { dough = '#e2c48c', thickness = 9, floor = at[1], spots = 1 } = options;
  const seed = pen.random.whole(1, 9999);
  const surface = (u: number, v: number): Point3 => {
    const angle = u * 2 * Math.PI;
    const flat = Math.min(1, v / 0.9);
    const edge =
      1 + (readNoise(Math.cos(angle) * 2.4 + 7, Math.sin(angle) * 2.4 + 7, seed) - 0.5) * 0.07;
    const r = flat * radius * edge;
    const [px, pz] = [(r * Math.cos(angle)) / radius, (r * Math.sin(angle)) / radius];
    const puff =
      (readRoughness(px * 2.4 + 9, pz * 2.4 + 9, 3, seed + 1) - 0.42) *
      radius *
      0.11 *
      (1 - flat ** 6);
    const y =
      v > 0.9 ? thickness * (1 - (v - 0.9) / 0.1) : thickness + Math.max(-thickness * 0.6, puff);
    return [at[0] + px * radius, at[1] + y, at[2] + pz * radius];
  };
  const size = radius * camera.scale;
  const body = drawMesh(camera, surface, {
    columns: Math.round(Math.min(220, size * 1.5)),
    rows: Math.round(Math.min(110, size * 0.62)),
    isTwoSided: true,
    paint: ({ v, normal, middle }) => {
      const [px, pz] = [(middle[0] - at[0]) / radius, (middle[2] - at[2]) / radius];
      const cloud = readRoughness(px * 4 + 20, pz * 4 + 20, 4, seed + 2);
      const spot = readRoughness(px * 9 + 3, pz * 9 + 3, 4, seed + 3);
      let colour = mixColours(dough, dim(dough, 0.7), Math.max(0, cloud - 0.42) * 1.4);
      colour = mixColours(colour, '#7a4719', Math.min(0.72, Math.max(0, spot - 0.585) * 6 * spots));
      colour = mixColours(colour, '#3f220d', Math.min(0.6, Math.max(0, spot - 0.7) * 8 * spots));
      if (v > 0.9) colour = dim(colour, 0.82);
      return litColour(colour, roughened(normal, px * 34 + 40, pz * 34 + 40, 0.16, seed), {
        gloss: 0.03,
      });
    },
  });
  const rim = Array.from({ length: 40 }, (_, index) => surface(index / 40, 0.9));
  return {
    shadow: castShadow(pen, camera, rim, { softness: 4, height: floor, strength: 0.42 }),
    body,
  };
}

/** Metal turned on a lathe gleams in two fans towards and away from the sun. */
export function brushed(colour: string, c: number, s: number, r: number): string {
  const towards = (c * -0.73 + s * -0.69) ** 2;
  const across = (c * -0.69 + s * 0.73) ** 2;
  const fan = towards ** 3 * 0.62 - across ** 2 * 0.3;
  const rings = Math.sin(r * 210) * 0.035 + Math.sin(r * 77) * 0.03;
  return dim(colour, Math.max(0.3, 0.96 + fan * Math.min(1, r * 2.2) + rings));
}

/** A flat metal plate with a raised rim. */
export function drawPlate(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  tint: string = BRASS,
): Drawn {
  const view = viewDirection(camera);
  const outside: Profile = [
    [radius, 20],
    [radius * 1.005, 17],
    [radius * 0.965, 6],
    [radius * 0.93, 0],
  ];
  const wall = drawMesh(camera, turned(at, outside), {
    columns: 200,
    rows: 10,
    paint: ({ normal }) => metalColour(tint, normal, view),
  });
  const inside: Profile = [
    [radius * 0.985, 20],
    [radius * 0.955, 9],
    [radius * 0.91, 4],
    [radius * 0.6, 3],
    [radius * 0.3, 3],
    [0, 3],
  ];
  const floor = drawMesh(camera, turned(at, inside), {
    columns: 220,
    rows: 110,
    isInside: true,
    paint: ({ normal, middle }) => {
      const r = Math.hypot(middle[0] - at[0], middle[2] - at[2]) / radius;
      const turnedRing =
        Math.sin(r * radius * 0.55) * 0.02 +
        (Math.abs(r - 0.72) < 0.008 || Math.abs(r - 0.68) < 0.004 ? 0.2 : 0);
      const [c, s] = [
        (middle[0] - at[0]) / (radius * (r || 1)),
        (middle[2] - at[2]) / (radius * (r || 1)),
      ];
      return brushed(
        metalColour(
          tint,
          normalise([normal[0] + c * turnedRing, normal[1], normal[2] + s * turnedRing]),
          view,
          { dullness: 0.62, shade: 0.35 + 0.65 * shadeInside(middle, at, radius * 0.985, 20) },
        ),
        c,
        s,
        r,
      );
    },
  });
  const lip = drawMesh(
    camera,
    turned(at, [
      [radius * 0.98, 19],
      [radius * 0.985, 22],
      [radius * 0.996, 22.5],
      [radius, 19.5],
    ]),
    {
      columns: 220,
      rows: 5,
      paint: ({ normal }) => metalColour(tint, normal, view, { dullness: 0.1 }),
    },
  );
  return {
    shadow: castTurnedShadow(pen, camera, at, outside, { softness: 6 }),
    body:
      wall + group({ 'clip-path': openingClip(pen, camera, at, radius * 0.985, 20) }, floor) + lip,
  };
}

/** A straight-sided metal tumbler or box; `content` is seen in it. */
export function drawTumbler(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  height: number,
  options: { tint?: string; flare?: number; wall?: number } = {},
  content = '',
): Drawn {
  const { tint = STEEL, flare = 1, wall = 4 } = options;
  const view = viewDirection(camera);
  const outside: Profile = [
    [radius * flare, height],
    [radius * flare * 1.006, height * 0.97],
    [radius * (1 + (flare - 1) * 0.7), height * 0.7],
    [radius * (1 + (flare - 1) * 0.3), height * 0.3],
    [radius, height * 0.04],
    [radius * 0.97, 0],
  ];
  const outer = drawMesh(camera, turned(at, outside), {
    columns: 220,
    rows: 40,
    paint: ({ normal }) => metalColour(tint, normal, view),
  });
  const top = radius * flare - wall;
  const inner = drawMesh(
    camera,
    turned(at, [
      [top, height],
      [top * 0.99, height * 0.6],
      [top * 0.97, 8],
      [top * 0.6, 5],
      [0, 5],
    ]),
    {
      columns: 180,
      rows: 50,
      isInside: true,
      paint: ({ normal, middle }) =>
        metalColour(tint, normal, view, {
          dullness: 0.4,
          shade: 0.25 + 0.75 * shadeInside(middle, at, top, height),
        }),
    },
  );
  const lip = drawMesh(
    camera,
    turned(at, [
      [top, height],
      [top + wall * 0.3, height + 2.4],
      [top + wall * 0.8, height + 2.4],
      [radius * flare, height],
    ]),
    {
      columns: 220,
      rows: 5,
      paint: ({ normal }) => metalColour(tint, normal, view, { dullness: 0.1 }),
    },
  );
  return {
    shadow: castTurnedShadow(pen, camera, at, outside, { softness: 7 }),
    body:
      outer +
      group({ 'clip-path': openingClip(pen, camera, at, top, height) }, inner, content) +
      lip,
  };
}

/** The round spice box with seven small bowls. */
export function drawMasalaDabba(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  contents: readonly ((base: Point3, radius: number) => string)[],
): Drawn {
  const height = radius * 0.3;
  const small = radius * 0.29;
  const spots = contents.map((draw, index) => {
    const angle = ((index - 1) / Math.max(1, contents.length - 1)) * 2 * Math.PI - Math.PI / 2;
    const place_: Point3 =
      index === 0
        ? at
        : [at[0] + radius * 0.62 * Math.cos(angle), at[1], at[2] + radius * 0.62 * Math.sin(angle)];
    return { base: [place_[0], place_[1] + 6, place_[2]] as Point3, draw };
  });
  spots.sort((a, b) => a.base[2] - b.base[2]);
  const inside = spots
    .map(({ base, draw }) => {
      const cup = drawTumbler(
        pen,
        camera,
        base,
        small * 0.94,
        height * 0.72,
        { flare: 1.05, wall: 3 },
        draw([base[0], base[1] + height * 0.5, base[2]], small * 0.93),
      );
      return cup.shadow + cup.body;
    })
    .join('');
  return drawTumbler(pen, camera, at, radius, height, { wall: 6 }, inside);
}

/** A small iron pan for tempering, its handle to the right. */
export function drawTadkaPan(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  content: (base: Point3, radius: number, height: number) => string,
): Drawn {
  const iron = '#4a4642';
  const height = radius * 0.42;
  const view = viewDirection(camera);
  const outside: Profile = [
    [radius, height],
    [radius * 0.97, height * 0.7],
    [radius * 0.8, height * 0.28],
    [radius * 0.5, height * 0.04],
    [radius * 0.42, 0],
  ];
  const paint = (
    { u, v, normal, middle }: { u: number; v: number; normal: Point3; middle: Point3 },
    isInner: boolean,
  ) =>
    metalColour(iron, roughened(normal, u * 60, v * 40, 0.16), view, {
      dullness: 0.55,
      shade: isInner ? 0.3 + 0.7 * shadeInside(middle, at, radius * 0.96, height) : 1,
    });
  const outer = drawMesh(camera, turned(at, outside), {
    columns: 180,
    rows: 46,
    paint: (patch) => paint(patch, false),
  });
  const inner = drawMesh(
    camera,
    turned(at, [
      [radius * 0.955, height],
      [radius * 0.92, height * 0.72],
      [radius * 0.76, height * 0.34],
      [radius * 0.4, height * 0.14],
      [0, height * 0.12],
    ]),
    { columns: 160, rows: 50, isInside: true, paint: (patch) => paint(patch, true) },
  );
  const lip = drawMesh(
    camera,
    turned(at, [
      [radius * 0.955, height],
      [radius * 0.97, height + 3],
      [radius * 0.99, height + 3],
      [radius, height],
    ]),
    { columns: 180, rows: 5, paint: ({ normal }) => metalColour('#77716a', normal, view) },
  );
  const from: Point3 = [at[0] + radius * 0.86, at[1] + height * 0.9, at[2] - radius * 0.48];
  const to: Point3 = [at[0] + radius * 2.25, at[1] + height * 1.7, at[2] - radius * 1.25];
  const [a, b] = [project(camera, from), project(camera, to)];
  const line = polyline([a, b]);
  const grip = polyline([
    [a[0] + (b[0] - a[0]) * 0.42, a[1] + (b[1] - a[1]) * 0.42],
    [b[0], b[1]],
  ]);
  const lift = (path: string, colour: string, width: number, dy: number) =>
    tag('path', {
      d: path,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      transform: `translate(0 ${n(dy)})`,
    });
  const handle =
    lift(line, '#2a2725', 14, 0) +
    lift(line, '#6b6661', 9, -2) +
    lift(grip, '#5a3317', 24, 0) +
    lift(grip, '#8a5427', 19, -2) +
    lift(grip, '#c08a52', 6, -6);
  return {
    shadow:
      castTurnedShadow(pen, camera, at, outside) +
      castShadow(pen, camera, [from, to, [to[0], to[1] - 20, to[2]]], { softness: 7 }),
    body:
      handle +
      outer +
      group(
        { 'clip-path': openingClip(pen, camera, at, radius * 0.955, height) },
        inner,
        content(at, radius, height),
      ) +
      lip,
  };
}

/** A stone or brass mortar with its pestle leaning in it. */
export function drawMortar(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  content: string,
  tint: string | null = null,
): Drawn {
  const height = radius * 1.05;
  const view = viewDirection(camera);
  const stone = '#8d8577';
  const profile: Profile = [
    [radius, height],
    [radius * 1.03, height * 0.95],
    [radius * 0.98, height * 0.86],
    [radius * 0.95, height * 0.55],
    [radius * 0.8, height * 0.25],
    [radius * 0.66, height * 0.14],
    [radius * 0.72, height * 0.06],
    [radius * 0.72, 0],
  ];
  const paint = (
    { u, v, normal, middle }: { u: number; v: number; normal: Point3; middle: Point3 },
    isInner: boolean,
  ) => {
    const shade = isInner ? 0.2 + 0.8 * shadeInside(middle, at, radius * 0.84, height) : 1;
    if (tint) return metalColour(tint, normal, view, { shade });
    const speck = readRoughness(u * 90, v * 50, 3, 4);
    return litColour(
      mixColours(dim(stone, 0.7 + speck * 0.6), '#4e473d', Math.max(0, speck - 0.6) * 2),
      roughened(normal, u * 70, v * 40, 0.34, 9),
      { shade },
    );
  };
  const outer = drawMesh(camera, turned(at, profile), {
    columns: 200,
    rows: 90,
    paint: (patch) => paint(patch, false),
  });
  const inner = drawMesh(
    camera,
    turned(at, [
      [radius * 0.84, height],
      [radius * 0.8, height * 0.7],
      [radius * 0.6, height * 0.42],
      [0, height * 0.32],
    ]),
    { columns: 160, rows: 60, isInside: true, paint: (patch) => paint(patch, true) },
  );
  const lip = drawMesh(
    camera,
    turned(at, [
      [radius * 0.84, height],
      [radius * 0.88, height + 3],
      [radius * 0.96, height + 3],
      [radius, height],
    ]),
    { columns: 200, rows: 8, paint: (patch) => paint(patch, false) },
  );
  const opening = openingClip(pen, camera, at, radius * 0.84, height);
  const low = project(camera, [at[0] - radius * 0.05, at[1] + height * 0.55, at[2]]);
  const high = project(camera, [at[0] + radius * 1.0, at[1] + height * 2.15, at[2] - radius * 0.3]);
  const pestle = drawRoundStick(low, high, radius * 0.19, radius * 0.13, tint ?? '#9c9385');
  return {
    shadow:
      castTurnedShadow(pen, camera, at, profile) +
      castShadow(
        pen,
        camera,
        [
          [at[0] + radius * 0.5, at[1] + height * 1.3, at[2]],
          [at[0] + radius * 1.0, at[1] + height * 2.15, at[2] - radius * 0.3],
          [at[0] + radius * 1.1, at[1] + height * 2, at[2] - radius * 0.3],
        ],
        { softness: 8 },
      ),
    body: outer + group({ 'clip-path': opening }, inner, content, pestle) + lip,
  };
}

/** A round stick between two places of the picture, lit from the left. */
export function drawRoundStick(
  from: Point,
  to: Point,
  fromRadius: number,
  toRadius: number,
  colour: string,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const sign = nx < 0 ? 1 : -1;
  const strips = 14;
  let body = '';
  for (let index = 0; index < strips; index += 1) {
    const [a, b] = [(index / strips) * 2 - 1, ((index + 1) / strips) * 2 - 1];
    const middle = (a + b) / 2;
    const normal = normalise([
      nx * middle * sign,
      -ny * middle * sign,
      Math.sqrt(Math.max(0, 1 - middle * middle)),
    ]);
    const light = litColour(colour, normal, {
      gloss: 0.2,
      sharpness: 12,
    });
    const corner = (end: Point, radius: number, side: number): Point => [
      end[0] + nx * sign * radius * side,
      end[1] + ny * sign * radius * side,
    ];
    body += fill(
      polyline(
        [
          corner(from, fromRadius, a),
          corner(to, toRadius, a),
          corner(to, toRadius, b + 0.02),
          corner(from, fromRadius, b + 0.02),
        ],
        true,
      ),
      light,
    );
  }
  return (
    body +
    tag('circle', {
      cx: n(to[0]),
      cy: n(to[1]),
      r: n(toRadius),
      fill: litColour(colour, [-0.3, 0.6, 0.74], { gloss: 0.2 }),
    })
  );
}

/** A round wooden board on the table. */
export function drawBoard(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  height = 26,
  wood = '#b98650',
): Drawn {
  const profile: Profile = [
    [0, height],
    [radius * 0.5, height],
    [radius * 0.97, height],
    [radius, height * 0.86],
    [radius, height * 0.2],
    [radius * 0.98, 0],
  ];
  const seed = pen.random.whole(1, 99);
  const body = drawMesh(camera, turned(at, profile), {
    columns: 240,
    rows: 150,
    paint: ({ normal, middle, v }) => {
      const [x, z] = [middle[0] - at[0], middle[2] - at[2]];
      const bend = readRoughness(x * 0.006 + 5, z * 0.012 + 5, 3, seed) * 26;
      const grain = 0.5 + 0.5 * Math.sin(z * 0.16 + bend);
      const pore = readRoughness(x * 0.05 + 3, z * 0.6 + 3, 2, seed + 2);
      const tone = mixColours(
        dim(wood, 0.72),
        mixColours(wood, '#f0cf9c', 0.25),
        grain * 0.7 + pore * 0.3,
      );
      return litColour(v > 0.55 ? dim(tone, 0.85) : tone, normal, { gloss: 0.05, sharpness: 10 });
    },
  });
  return { shadow: castTurnedShadow(pen, camera, at, profile, { softness: 8 }), body };
}

/** A wooden scoop lying on a heap, its handle to the upper right; `fillWith` draws its content. */
export function drawWoodenScoop(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  fillWith: (base: Point3, radius: number) => string,
): Drawn {
  const height = radius * 0.72;
  const seed = pen.random.whole(1, 99);
  const wood = (middle: Point3) => {
    const grain = readRoughness(
      middle[0] * 0.012 + 4,
      middle[2] * 0.09 + middle[1] * 0.09 + 4,
      3,
      seed,
    );
    return dim('#b27a42', 0.7 + grain * 0.6);
  };
  const outside: Profile = [
    [radius, height],
    [radius * 1.01, height * 0.9],
    [radius * 0.96, height * 0.5],
    [radius * 0.82, height * 0.2],
    [radius * 0.5, 0],
  ];
  const outer = drawMesh(camera, turned(at, outside), {
    columns: 150,
    rows: 40,
    paint: ({ normal, middle }) => litColour(wood(middle), normal, { gloss: 0.06, sharpness: 12 }),
  });
  const inner = drawMesh(
    camera,
    turned(at, [
      [radius * 0.88, height],
      [radius * 0.82, height * 0.6],
      [0, height * 0.3],
    ]),
    {
      columns: 130,
      rows: 26,
      isInside: true,
      paint: ({ normal, middle }) =>
        litColour(wood(middle), normal, { shade: shadeInside(middle, at, radius * 0.88, height) }),
    },
  );
  const lip = drawMesh(
    camera,
    turned(at, [
      [radius * 0.88, height],
      [radius * 0.92, height + 3],
      [radius * 0.97, height + 3],
      [radius, height],
    ]),
    {
      columns: 150,
      rows: 6,
      paint: ({ normal, middle }) => litColour(wood(middle), normal, { gloss: 0.1 }),
    },
  );
  const from = project(camera, [
    at[0] + radius * 0.84,
    at[1] + height * 0.72,
    at[2] - radius * 0.44,
  ]);
  const to = project(camera, [at[0] + radius * 3.4, at[1] + height * 2, at[2] - radius * 2.1]);
  const handle = drawRoundStick(from, to, radius * 0.15, radius * 0.19, '#b27a42');
  const points = [...ring(at, radius, height, 24), ...ring(at, radius * 0.7, 0, 12)];
  const handleShade = group(
    { filter: blur(pen, 9), style: 'mix-blend-mode:multiply' },
    stroke(
      polyline([
        [from[0] + 24, from[1] + 30],
        [to[0] + 70, to[1] + 70],
      ]),
      '#3a1c0a',
      radius * 0.3,
      0.4,
    ),
  );
  return {
    shadow:
      castShadow(pen, camera, points, { softness: 10, height: at[1] - 8, strength: 0.6 }) +
      handleShade,
    body:
      handle +
      outer +
      lip +
      group(
        { 'clip-path': openingClip(pen, camera, at, radius * 0.88, height) },
        inner,
        fillWith([at[0], at[1] + height * 0.84, at[2]], radius * 0.87),
      ),
  };
}

/** A rolling pin lying across. */
export function drawRollingPin(
  pen: Pen,
  camera: Camera,
  at: Point3,
  length: number,
  yaw: number,
): Drawn {
  const [dx, dz] = [Math.cos(yaw) * length * 0.5, Math.sin(yaw) * length * 0.5];
  const r = length * 0.055;
  const end = (share: number): Point =>
    project(camera, [at[0] + dx * share, at[1] + r, at[2] + dz * share]);
  return {
    shadow: castShadow(
      pen,
      camera,
      [
        [at[0] - dx, at[1] + r, at[2] - dz],
        [at[0] + dx, at[1] + r, at[2] + dz],
        [at[0] - dx, at[1], at[2] - dz + r],
        [at[0] + dx, at[1], at[2] + dz + r],
      ],
      { softness: 5, height: at[1] },
    ),
    body:
      drawRoundStick(end(-0.62), end(-1), r * 0.52, r * 0.4, '#a06c38') +
      drawRoundStick(end(0.62), end(1), r * 0.52, r * 0.4, '#a06c38') +
      drawRoundStick(end(-0.7), end(0.7), r, r, '#bb854c'),
  };
}

/** A dried red chilli between two places. */
export function drawChilli(pen: Pen, at: Point, length: number, angle: number, squash = 1): string {
  const bend = pen.random.bell() * length * 0.16;
  const spine: Point[] = [
    [0, 0],
    [length * 0.3, bend * 0.6],
    [length * 0.65, bend],
    [length, bend * 0.35],
  ];
  const side = (s: number): Point[] =>
    spine.map(([x, y], index) => [
      x,
      y +
        s *
          length *
          (([0.075, 0.115, 0.085, 0.004] as const)[index] ?? 0) *
          pen.random.between(0.85, 1.15),
    ]);
  const outline = curve([...side(-1), ...side(1).reverse()], true);
  const shine = curve(spine.map(([x, y]): Point => [x + length * 0.03, y - length * 0.045]));
  const wrinkles = [0.25, 0.45, 0.62]
    .map((t) =>
      stroke(
        `M${n(length * t)} ${n(bend * t - length * 0.06)}q${n(length * 0.05)} ${n(length * 0.05)} ${n(length * 0.02)} ${n(length * 0.11)}`,
        '#5c0b08',
        length * 0.012,
        0.6,
      ),
    )
    .join('');
  return group(
    {
      transform: `translate(${n(at[0])} ${n(at[1])}) scale(1 ${f(squash)}) rotate(${Math.round((angle * 180) / Math.PI)})`,
    },
    group(
      { transform: `translate(${n(length * 0.03)} ${n(length * 0.075)})` },
      fill(outline, '#3a1608', 0.32),
    ) +
      fill(outline, '#8f120c') +
      fill(curve([...side(-0.8), ...spine.slice().reverse()], true), '#bd2016') +
      wrinkles +
      stroke(shine, '#f0a08a', length * 0.018, 0.75) +
      stroke(
        `M0 0q${n(-length * 0.08)} ${n(-length * 0.03)} ${n(-length * 0.17)} ${n(-length * 0.09)}`,
        '#6f6a34',
        length * 0.035,
      ) +
      fill(dotPath(-length * 0.01, 0, length * 0.065), '#7f7a3e'),
  );
}

/** A marigold head. */
export function drawMarigold(
  pen: Pen,
  at: Point,
  size: number,
  squash = 1,
  tone = '#e8921a',
): string {
  let petals = group(
    { filter: blur(pen, size * 0.08), style: 'mix-blend-mode:multiply' },
    tag('ellipse', {
      cx: n(size * 0.14),
      cy: n(size * 0.2),
      rx: n(size * 0.52),
      ry: n(size * 0.48),
      fill: '#6a3f1c',
      'fill-opacity': 0.45,
    }),
  );
  // Frilled petals in rings, each ring in the shade of the one above it.
  for (let ringAt = 0; ringAt < 6; ringAt += 1) {
    const reach = size * (0.5 - ringAt * 0.083);
    const count = 13 - ringAt;
    const wide = (reach * 2.9) / count + size * 0.02;
    petals += tag('circle', { r: n(reach * 0.9), fill: '#7a3206', 'fill-opacity': 0.42 });
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 6.283 + ringAt * 0.37 + pen.random.bell() * 0.09;
      const light = 0.8 + ringAt * 0.045 + 0.2 * Math.cos(angle + 0.7);
      const petal = curve(
        [
          [0, -reach * 0.3],
          [wide * 0.5, -reach * 0.62],
          [wide * 0.52, -reach * 0.9],
          [wide * 0.2, -reach * (0.97 + pen.random.between(0, 0.06))],
          [0, -reach * 0.92],
          [-wide * 0.22, -reach * (0.97 + pen.random.between(0, 0.06))],
          [-wide * 0.52, -reach * 0.9],
          [-wide * 0.5, -reach * 0.62],
        ],
        true,
      );
      const colour = dim(
        mixColours(tone, '#f9cf48', ringAt * 0.09),
        Math.min(1.15, light) * pen.random.between(0.92, 1.06),
      );
      petals +=
        fill(place(petal, [0, 0], 1, angle), colour) +
        stroke(place(petal, [0, 0], 1, angle), dim(tone, 0.45), size * 0.011, 0.7) +
        stroke(
          place(`M0 ${n(-reach * 0.5)}L0 ${n(-reach * 0.86)}`, [0, 0], 1, angle),
          dim(tone, 0.5),
          size * 0.01,
          0.4,
        );
    }
  }
  return group({ transform: `translate(${n(at[0])} ${n(at[1])}) scale(1 ${f(squash)})` }, petals);
}

/** Chopped onion, tomato, chilli and leaf strewn over a disc. */
export function drawChopped(
  pen: Pen,
  camera: Camera,
  at: Point3,
  radius: number,
  count: number,
): string {
  const squash = 0.4 + 0.6 * Math.sin(camera.elevation);
  const bits = Array.from({ length: count }, () => {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * radius];
    return { x: r * Math.cos(angle), z: r * Math.sin(angle), kind: pen.random.whole(0, 9) };
  }).sort((a, b) => a.z - b.z);
  return bits
    .map(({ x, z, kind }) => {
      const [px, py] = project(camera, [at[0] + x, at[1], at[2] + z]);
      const size = pen.random.between(9, 16);
      const turn = Math.round(pen.random.between(0, 360));
      const cube = (tone: string, top: string) =>
        group(
          { transform: `translate(2 3)` },
          fill(
            `M${n(-size / 2)} ${n(-size / 2)}h${n(size)}v${n(size)}h${n(-size)}Z`,
            '#4a2a10',
            0.35,
          ),
        ) +
        tag('rect', {
          x: n(-size / 2),
          y: n(-size / 2),
          width: n(size),
          height: n(size),
          rx: 2.4,
          fill: tone,
        }) +
        tag('rect', {
          x: n(-size / 2 + 1),
          y: n(-size / 2 + 1),
          width: n(size * 0.72),
          height: n(size * 0.6),
          rx: 2,
          fill: top,
        });
      const body =
        kind < 4
          ? cube('#d9b6c4', '#f6e6ea')
          : kind < 7
            ? cube('#b3281a', '#df5236')
            : kind < 8
              ? cube('#3f7a2c', '#6ea24c')
              : fill(leafPath(0, size * 1.5, [0, 0]), '#3f7a2c') +
                fill(leafPath(0, size * 1.2, [-0.6, -0.8]), '#5f9a3f');
      return group(
        { transform: `translate(${n(px)} ${n(py)}) scale(1 ${f(squash)}) rotate(${turn})` },
        body,
      );
    })
    .join('');
}

/** Steam rising from a place, as soft strands. */
export function drawSteam(pen: Pen, at: Point, height: number): string {
  const strand = (shift: number, reach: number, width: number) => {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8;
      return [
        at[0] + shift * (1 + t) + Math.sin(t * 5.2 + shift * 0.21) * 15 * t + t * t * 26,
        at[1] - height * reach * t,
      ];
    });
    return points
      .slice(1)
      .map((to, index) => {
        const from = points[index] ?? to;
        const t = index / 8;
        return stroke(
          polyline([from, to]),
          '#fffaf0',
          width * (0.5 + t),
          0.5 * (1 - t) * Math.min(1, t * 5 + 0.25),
        );
      })
      .join('');
  };
  return group({ filter: blur(pen, 8), opacity: 0.7 }, strand(-14, 0.9, 15) + strand(15, 1, 13));
}

/** Light of a lamp or window pooled on a surface. */
export function drawPool(
  pen: Pen,
  at: Point,
  radius: number,
  colour: string,
  strength: number,
): string {
  return tag('circle', {
    cx: n(at[0]),
    cy: n(at[1]),
    r: n(radius),
    fill: roundGradient(pen, at, radius, [
      [0, colour, strength],
      [1, colour, 0],
    ]),
    style: 'mix-blend-mode:soft-light',
  });
}
