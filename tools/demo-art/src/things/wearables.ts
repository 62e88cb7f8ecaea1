/** Things to wear and to hang: embroidered shoes, lac bangles, a mirror-work toran, a tote. */

import { dim, PALETTE } from '../engine/colour.ts';
import { glazedColour } from '../engine/materials.ts';
import { drawMesh, type Surface } from '../engine/mesh.ts';
import { type Art, createRosette, dotPath, rectPath, stampArt } from '../engine/motifs.ts';
import { place } from '../engine/path-warp.ts';
import {
  blur,
  curve,
  fill,
  group,
  n,
  type Pen,
  polyline,
  roundGradient,
  stroke,
  tag,
} from '../engine/pen.ts';
import { printTote } from '../engine/prints.ts';
import { readRoughness } from '../engine/random.ts';
import { castShadow, touchTable } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  type Point,
  type Point3,
  posed,
  project,
  viewDirection,
} from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';
import { type Drawn, drawPrintedSurface } from './cloth.ts';

/** Width of a shoe along its length: s from the heel (0) to the toe (1). */
function lastWidth(s: number): number {
  const heel = Math.min(1, s / 0.12) ** 0.5;
  const toe = Math.max(0, 1 - ((s - 0.62) / 0.38) ** 2) ** 0.62;
  const waist =
    0.78 +
    0.24 * Math.exp(-(((s - 0.68) / 0.2) ** 2)) +
    0.06 * Math.exp(-(((s - 0.14) / 0.14) ** 2));
  return heel * (s > 0.62 ? toe : 1) * waist;
}

/** One juttis shoe lying at `at`, its toe towards `yaw` (0 points at the viewer). */
export function drawJutti(
  pen: Pen,
  camera: Camera,
  options: { at: Point3; length: number; yaw: number; colour: string; thread: string },
): Drawn {
  const { at, length, yaw, colour, thread } = options;
  const half = length * 0.2;
  const pose = { at, yaw };
  const z = (s: number) => (s - 0.5) * length;
  const wall = (s: number) =>
    length * (s < 0.5 ? 0.2 - 0.08 * (s / 0.5) : 0.12 + 0.04 * Math.sin((s - 0.5) * 3));
  const sole: Surface = posed((u, v) => {
    const w = lastWidth(v) * half * 1.05;
    return [(u * 2 - 1) * w, 2, z(v)];
  }, pose);
  const insole: Surface = posed((u, v) => {
    const w = lastWidth(v * 0.72) * half * 0.93;
    return [(u * 2 - 1) * w, 12, z(v * 0.72)];
  }, pose);
  // The wall around the heel and the sides, from one side of the vamp to the other.
  const upperEdge = 0.62;
  const side: Surface = posed((u, v) => {
    const along = Math.abs(u * 2 - 1);
    const s = 0.012 + along ** 1.5 * (upperEdge + 0.06);
    const sign = u < 0.5 ? -1 : 1;
    const w = lastWidth(s) * half * Math.min(1, along * 3.4) ** 0.5;
    const lean = 1 - 0.1 * v * v;
    return [sign * w * lean, wall(s) * v, z(s) + (along < 0.15 ? v * 4 : 0)];
  }, pose);
  // The vamp: an arch over the toes whose back edge is a curved mouth; the tip curls up.
  const vampFlat = (u: number, v: number): Point3 => {
    const a = u * Math.PI;
    const mouth = 0.5 + 0.13 * Math.abs(Math.cos(a)) ** 1.6 - 0.02;
    const s = mouth + v * (0.999 - mouth);
    const w = lastWidth(s) * half;
    const high =
      length *
      (0.15 - 0.06 * v) *
      Math.max(0.12, 1 - v ** 5) *
      Math.min(1, lastWidth(s) * 1.5 + 0.08);
    const curl = Math.max(0, v - 0.82) / 0.18;
    return [
      -w * Math.cos(a),
      high * Math.sin(a) ** 0.8 + curl ** 2 * length * 0.1,
      z(s) + curl * length * 0.05 - curl ** 3 * length * 0.03,
    ];
  };
  const vamp: Surface = posed(vampFlat, pose);
  const leather = (tone: string) => ({
    columns: 80,
    rows: 60,
    isTwoSided: true,
    paint: ({ u, v, normal }: { u: number; v: number; normal: Point3 }) =>
      litColour(dim(tone, 0.85 + readRoughness(u * 9, v * 9, 3, 5) * 0.3), normal, {
        gloss: 0.12,
        sharpness: 20,
      }),
  });
  const bottom = drawMesh(camera, sole, leather('#7a4a22'));
  const inner = drawMesh(camera, insole, {
    ...leather('#c98f55'),
    paint: ({ u, v, normal }) =>
      litColour(
        dim(
          Math.abs(u - 0.5) > 0.44 ? '#a36a33' : '#cf9a62',
          0.9 + readRoughness(u * 9, v * 9, 3, 8) * 0.2,
        ),
        normal,
        { shade: Math.min(1, 0.25 + 1.1 * Math.min(1, u * 1.25)) * (v > 0.78 ? 0.4 : 1) },
      ),
  });
  const wallFarNear = (isNear: boolean) =>
    drawMesh(camera, side, {
      columns: 130,
      rows: 22,
      isTwoSided: true,
      paint: ({ u, v, normal, middle }) => {
        const local = (middle[0] - at[0]) * Math.cos(yaw) - (middle[2] - at[2]) * Math.sin(yaw);
        const out = normal[0] * Math.cos(yaw) - normal[2] * Math.sin(yaw);
        const isOutside = local * out > 0;
        if (isOutside !== isNear) return null;
        const edge = v > 0.88 ? thread : v > 0.8 ? '#f0d9a0' : colour;
        const stitch = v > 0.42 && v < 0.62 && Math.sin(u * 150) > -0.1 ? thread : edge;
        return litColour(isOutside ? stitch : '#b07d4a', normal, {
          shade: isOutside ? 1 : 0.55,
          gloss: 0.08,
        });
      },
    });
  const art: Art = [{ path: rectPath(0, 0, 200, 200), colour }];
  const rosette = createRosette(8);
  art.push(
    ...stampArt(
      pen,
      rosette,
      { outline: thread, filling: '#f3e2b8', accent: '#2f6a45' },
      [100, 84],
      0.66,
      0,
      0.5,
    ),
  );
  for (const [x, y, size, tone] of [
    [46, 62, 0.3, '#e9a21f'],
    [154, 62, 0.3, '#e9a21f'],
    [62, 132, 0.3, '#2f9a8a'],
    [138, 132, 0.3, '#2f9a8a'],
    [100, 152, 0.26, '#e9a21f'],
  ] as const) {
    art.push(
      ...stampArt(
        pen,
        rosette,
        { outline: thread, filling: tone, accent: '#f8ecd0' },
        [x, y],
        size,
        0,
        0.5,
      ),
    );
  }
  for (const side_ of [-1, 1]) {
    const vine = Array.from(
      { length: 13 },
      (_, index): Point => [
        100 + side_ * (74 - index * 3.6),
        24 + index * 12 + Math.sin(index) * 3,
      ],
    );
    const back = [...vine].reverse().map(([x, y]): Point => [x + 2.2, y + 1]);
    art.push({ path: polyline([...vine, ...back], true), colour: '#3f7a4c' });
    vine.forEach(([x, y], index) => {
      art.push({
        path: place(
          curve(
            [
              [0, 0],
              [4, -5],
              [0, -13],
              [-4, -5],
            ],
            true,
          ),
          [x, y],
          1,
          side_ * (index % 2 === 0 ? 0.9 : 2.3),
        ),
        colour: '#5b9a5f',
      });
      if (index % 3 === 1) art.push({ path: dotPath(x - side_ * 7, y + 2, 3), colour: '#f3e2b8' });
    });
  }
  art.push(
    { path: rectPath(0, 0, 200, 8), colour: thread },
    { path: rectPath(0, 8, 200, 4), colour: '#f3e2b8' },
  );
  for (let index = 0; index < 34; index += 1)
    art.push({ path: dotPath(3 + index * 5.9, 16, 1.9), colour: '#f3e2b8' });
  const vampArt = bendArt(camera, vamp, art, ([x, y]) => [x / 200, y / 200], { step: 3 });
  const vampLight = layLight(pen, camera, vamp, {
    columns: 70,
    rows: 60,
    isTwoSided: true,
    gloss: 0.1,
    within: outlineOf(camera, vamp, [0, 0], [1, 1], 50),
  });
  const mouth = Array.from({ length: 25 }, (_, index) => project(camera, vamp(index / 24, 0)));
  const tip = project(camera, vamp(0.5, 0.995));
  const outline: Point3[] = [];
  for (let index = 0; index <= 12; index += 1) {
    outline.push(
      sole(0, index / 12),
      sole(1, index / 12),
      side(index / 12, 1),
      vamp(index / 12, 0.1),
      vamp(0.5, index / 12),
    );
  }
  const ground = Array.from({ length: 26 }, (_, index) =>
    index < 13 ? sole(0, index / 12) : sole(1, (25 - index) / 12),
  );
  return {
    shadow:
      castShadow(pen, camera, outline, { softness: 7 }) + touchTable(pen, camera, ground, 0.55),
    body:
      bottom +
      wallFarNear(false) +
      inner +
      group(
        { filter: blur(pen, 5), style: 'mix-blend-mode:multiply' },
        stroke(polyline(mouth), '#3a200c', 14, 0.6),
      ) +
      wallFarNear(true) +
      vampArt +
      vampLight +
      stroke(polyline(mouth), thread, 3.2) +
      fill(dotPath(tip[0], tip[1], 8), '#b81f1a') +
      fill(dotPath(tip[0] - 2, tip[1] - 2.4, 4), '#e8604f'),
  };
}

/** One bangle, lying or standing (pitch), set with small mirrors. */
export function drawBangle(
  pen: Pen,
  camera: Camera,
  options: {
    at: Point3;
    radius: number;
    thickness: number;
    colour: string;
    accent: string;
    pitch?: number;
    yaw?: number;
    roll?: number;
  },
): Drawn {
  const { at, radius, thickness, colour, accent } = options;
  const view = viewDirection(camera);
  const pose = { at, pitch: options.pitch ?? 0, yaw: options.yaw ?? 0, roll: options.roll ?? 0 };
  const surface: Surface = posed((u, v) => {
    const [angle, round] = [u * 2 * Math.PI, v * 2 * Math.PI];
    const r = radius + thickness * Math.cos(round);
    return [r * Math.cos(angle), thickness * 0.92 * Math.sin(round), r * Math.sin(angle)];
  }, pose);
  const stones = Math.round((radius * 2 * Math.PI) / (thickness * 2.6));
  const body = drawMesh(camera, surface, {
    columns: Math.round(Math.min(320, radius * 2.6)),
    rows: 22,
    isTwoSided: false,
    paint: ({ u, v, normal }) => {
      const stripe = Math.sin(u * stones * Math.PI * 2 + v * 9);
      const tone = v > 0.42 && v < 0.58 ? '#e6b447' : Math.abs(stripe) > 0.93 ? accent : colour;
      return glazedColour(tone, normal, view, { gloss: 0.7 });
    },
  });
  let mirrors = '';
  for (let index = 0; index < stones; index += 1) {
    const u = (index + 0.5) / stones;
    const v = pose.pitch > 0.6 ? 0.02 : 0.13;
    const here = surface(u, v);
    const near = surface(u + 0.004, v);
    const up = surface(u, v + 0.03);
    const a: Point3 = [near[0] - here[0], near[1] - here[1], near[2] - here[2]];
    const b: Point3 = [up[0] - here[0], up[1] - here[1], up[2] - here[2]];
    const normal: Point3 = [
      a[2] * b[1] - a[1] * b[2],
      a[0] * b[2] - a[2] * b[0],
      a[1] * b[0] - a[0] * b[1],
    ];
    const facing =
      (normal[0] * view[0] + normal[1] * view[1] + normal[2] * view[2]) /
      (Math.hypot(...normal) || 1);
    if (Math.abs(facing) < 0.25) continue;
    const [x, y] = project(camera, here);
    const size = thickness * 0.46;
    mirrors +=
      tag('ellipse', {
        cx: n(x),
        cy: n(y),
        rx: n(size * 1.25),
        ry: n(size * 1.1),
        fill: '#8a5a14',
      }) +
      tag('ellipse', {
        cx: n(x - 0.4),
        cy: n(y - 0.4),
        rx: n(size * 1.08),
        ry: n(size * 0.94),
        fill: '#f0c75a',
      }) +
      tag('ellipse', {
        cx: n(x),
        cy: n(y),
        rx: n(size * 0.8),
        ry: n(size * 0.7),
        fill: pen.random.pick(['#dfe9ee', '#b9cbd6', '#f6fbff', '#93a9b8']),
      });
  }
  return {
    shadow: ringShadow(pen, camera, surface, thickness),
    body: body + mirrors,
  };
}

function ringShadow(pen: Pen, camera: Camera, surface: Surface, thickness: number): string {
  const points = Array.from({ length: 61 }, (_, index): Point => {
    const [x, y, z] = surface(index / 60, 0.75);
    const rise = Math.max(0, y);
    return project(camera, [x + rise * 0.875, 0, z - rise * 0.83]);
  });
  const path = polyline(points, true);
  return (
    group(
      { filter: blur(pen, 6), style: 'mix-blend-mode:multiply' },
      stroke(path, '#6a3f1c', thickness * 2.1, 0.34),
    ) +
    group(
      { filter: blur(pen, 2.2), style: 'mix-blend-mode:multiply' },
      stroke(path, '#6a3f1c', thickness * 1.5, 0.3),
    )
  );
}

function mirrorPiece(pen: Pen, x: number, y: number, r: number, ring: string): string {
  const id = roundGradient(pen, [x - r * 0.4, y - r * 0.5], r * 1.7, [
    [0, '#ffffff'],
    [0.4, '#c9d8e0'],
    [0.75, '#8ea4b2'],
    [1, '#dfe9ee'],
  ]);
  let stitches = '';
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * 2 * Math.PI;
    stitches += stroke(
      `M${n(x + Math.cos(angle) * r * 0.92)} ${n(y + Math.sin(angle) * r * 0.92)}L${n(x + Math.cos(angle + 0.16) * r * 1.42)} ${n(y + Math.sin(angle + 0.16) * r * 1.42)}`,
      ring,
      r * 0.22,
    );
  }
  return stitches + fill(dotPath(x, y, r), id);
}

/** The embroidered door band with its pointed leaves, hung with its upper left corner at (x, y). */
export function drawToran(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  options: { scale?: number } = {},
): string {
  const s = (options.scale ?? 1) * (width / 640);
  const band = 118 * s;
  const leaves = 5;
  const gap = width / leaves;
  const tones = ['#a3231c', '#22335c', '#2f6a45', '#22335c', '#a3231c'] as const;
  const sag = (px: number) => Math.sin(((px - x) / width) * Math.PI) * 10 * s;
  let body = '';
  const outlineBand = [
    ...Array.from(
      { length: 21 },
      (_, index): Point => [x + (index / 20) * width, y + sag(x + (index / 20) * width)],
    ),
    ...Array.from(
      { length: 21 },
      (_, index): Point => [
        x + width - (index / 20) * width,
        y + band + sag(x + width - (index / 20) * width),
      ],
    ),
  ];
  const leafPath = (index: number) => {
    const cx = x + (index + 0.5) * gap;
    const top = y + band + sag(cx) - 6 * s;
    const half = gap * 0.46;
    const long = 190 * s;
    return curve(
      [
        [cx - half, top],
        [cx + half, top],
        [cx + half, top + long * 0.48],
        [cx + half * 0.52, top + long * 0.8],
        [cx, top + long],
        [cx - half * 0.52, top + long * 0.8],
        [cx - half, top + long * 0.48],
      ],
      true,
    );
  };
  const shadowOf = (path: string) =>
    group(
      { filter: blur(pen, 9 * s), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: path,
        fill: '#6a3f1c',
        'fill-opacity': 0.42,
        transform: `translate(${n(16 * s)} ${n(14 * s)})`,
      }),
    ) +
    group(
      { filter: blur(pen, 3 * s), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: path,
        fill: '#6a3f1c',
        'fill-opacity': 0.4,
        transform: `translate(${n(5 * s)} ${n(5 * s)})`,
      }),
    );
  const shades =
    tones.map((_, index) => shadowOf(leafPath(index))).join('') +
    shadowOf(polyline(outlineBand, true));
  tones.forEach((tone, index) => {
    const path = leafPath(index);
    const cx = x + (index + 0.5) * gap;
    const top = y + band + sag(cx);
    body += fill(path, tone);
    body += tag('path', {
      d: path,
      fill: 'none',
      stroke: PALETTE.turmeric,
      'stroke-width': 7 * s,
      transform: `translate(${n(cx)} ${n(top + 70 * s)}) scale(0.9) translate(${n(-cx)} ${n(-top - 70 * s)})`,
    });
    body += tag('path', {
      d: path,
      fill: 'none',
      stroke: '#f3e6cb',
      'stroke-width': 3 * s,
      'stroke-dasharray': `${n(5 * s)} ${n(4 * s)}`,
      transform: `translate(${n(cx)} ${n(top + 70 * s)}) scale(0.8) translate(${n(-cx)} ${n(-top - 70 * s)})`,
    });
    const flower = Array.from({ length: 8 }, (_, petal) => {
      const angle = (petal / 8) * 2 * Math.PI;
      return fill(
        place(
          curve(
            [
              [0, -16],
              [8, -30],
              [0, -46],
              [-8, -30],
            ],
            true,
          ),
          [cx, top + 70 * s],
          s,
          angle,
        ),
        petal % 2 === 0 ? '#f0c75a' : '#f3e6cb',
      );
    }).join('');
    body += flower + mirrorPiece(pen, cx, top + 70 * s, 11 * s, '#f3e6cb');
    body += mirrorPiece(pen, cx, top + 140 * s, 7 * s, PALETTE.turmeric);
    for (const side of [-1, 1])
      body += mirrorPiece(pen, cx + side * 32 * s, top + 112 * s, 5 * s, '#e7a0a0');
    // Tassel.
    const tip = top + 184 * s;
    for (let thread = -5; thread <= 5; thread += 1) {
      body += stroke(
        `M${n(cx)} ${n(tip)}q${n(thread * 1.2 * s)} ${n(14 * s)} ${n(thread * 2.1 * s)} ${n(34 * s)}`,
        thread % 2 === 0 ? PALETTE.turmeric : '#c8221a',
        2.4 * s,
      );
    }
    body +=
      fill(dotPath(cx, tip, 7 * s), '#c8221a') +
      fill(dotPath(cx - 2 * s, tip - 2 * s, 3 * s), '#ee7a68');
  });
  body += fill(polyline(outlineBand, true), '#8f1d19');
  const row = (
    offset: number,
    draw: (px: number, py: number, index: number) => string,
    count: number,
  ) =>
    Array.from({ length: count }, (_, index) => {
      const px = x + ((index + 0.5) / count) * width;
      return draw(px, y + offset + sag(px), index);
    }).join('');
  const rule = (offset: number, weight: number, colour: string, dash?: string) =>
    tag('path', {
      d: curve(
        Array.from(
          { length: 21 },
          (_, index): Point => [
            x + (index / 20) * width,
            y + offset + sag(x + (index / 20) * width),
          ],
        ),
      ),
      fill: 'none',
      stroke: colour,
      'stroke-width': weight,
      'stroke-dasharray': dash,
    });
  body += rule(8 * s, 9 * s, PALETTE.turmeric) + rule(band - 8 * s, 9 * s, PALETTE.turmeric);
  body +=
    rule(20 * s, 3 * s, '#f3e6cb', `${n(6 * s)} ${n(4 * s)}`) +
    rule(band - 20 * s, 3 * s, '#f3e6cb', `${n(6 * s)} ${n(4 * s)}`);
  body += row(
    band / 2,
    (px, py, index) =>
      index % 2 === 0
        ? Array.from({ length: 6 }, (_, petal) =>
            fill(
              place(
                curve(
                  [
                    [0, -12],
                    [7, -22],
                    [0, -34],
                    [-7, -22],
                  ],
                  true,
                ),
                [px, py],
                s,
                (petal / 6) * 2 * Math.PI,
              ),
              petal % 2 === 0 ? '#2f8f86' : '#f0c75a',
            ),
          ).join('') + mirrorPiece(pen, px, py, 9 * s, '#f3e6cb')
        : mirrorPiece(pen, px, py - 20 * s, 5.5 * s, '#9fc5d0') +
          mirrorPiece(pen, px, py + 20 * s, 5.5 * s, '#9fc5d0') +
          fill(
            place(
              curve(
                [
                  [0, -9],
                  [7, 0],
                  [0, 9],
                  [-7, 0],
                ],
                true,
              ),
              [px, py],
              s,
            ),
            '#f3e6cb',
          ),
    13,
  );
  for (let index = 0; index < 6; index += 1) {
    const px = x + ((index + 0.5) / 6) * width;
    body += stroke(
      `M${n(px - 9 * s)} ${n(y + 4 * s + sag(px))}C${n(px - 8 * s)} ${n(y - 26 * s)} ${n(px + 8 * s)} ${n(y - 26 * s)} ${n(px + 9 * s)} ${n(y + 4 * s + sag(px))}`,
      '#8f1d19',
      6 * s,
    );
  }
  return shades + body;
}

/** A cotton bag standing or hanging, with its handles. */
export function drawTote(
  pen: Pen,
  camera: Camera,
  at: Point3,
  width: number,
  options: { handle?: number; sag?: number } = {},
): Drawn {
  const { handle = width * 0.62, sag = 1 } = options;
  const height = width * 1.08;
  const seed = pen.random.whole(1, 999);
  const surface: Surface = (u, v) => {
    const across = u * 2 - 1;
    const body =
      Math.max(0, 1 - Math.abs(across) ** 3) ** 0.7 *
      Math.sin(Math.min(1, v * 0.95 + 0.12) * Math.PI * 0.8);
    const crease = (readRoughness(u * 3 + 4, v * 3.4 + 4, 3, seed) - 0.5) * 0.3;
    const z = width * 0.16 * sag * body * (1 + crease) + Math.sin(u * 9 + v * 3) * 3 * (1 - v);
    return [
      at[0] + ((across * width) / 2) * (1 - 0.04 * Math.sin(v * Math.PI)),
      at[1] + height * (1 - v) + Math.sin(u * Math.PI) * -8 * (1 - v),
      at[2] + z,
    ];
  };
  const art = printTote(pen, 380, 410);
  const strap = (depth: number, tone: string) => {
    const ends = [0.28, 0.72].map((u) => project(camera, surface(u, 0.02)));
    const [a, b] = [ends[0] ?? [0, 0], ends[1] ?? [0, 0]];
    const lift = handle * camera.scale;
    const path = `M${n(a[0])} ${n(a[1] + (depth > 0 ? 58 : 4))}L${n(a[0])} ${n(a[1])}C${n(a[0] + depth)} ${n(a[1] - lift)} ${n(b[0] - depth)} ${n(b[1] - lift)} ${n(b[0])} ${n(b[1])}L${n(b[0])} ${n(b[1] + (depth > 0 ? 58 : 4))}`;
    return (
      tag('path', {
        d: path,
        fill: 'none',
        stroke: dim(tone, 0.5),
        'stroke-width': 24,
        'stroke-linejoin': 'round',
      }) +
      tag('path', {
        d: path,
        fill: 'none',
        stroke: tone,
        'stroke-width': 21,
        'stroke-linejoin': 'round',
      }) +
      tag('path', {
        d: path,
        fill: 'none',
        stroke: '#fffaf0',
        'stroke-width': 6,
        'stroke-opacity': 0.35,
        transform: 'translate(-4 -3)',
      })
    );
  };
  const points: Point3[] = [];
  for (const u of [0, 0.25, 0.5, 0.75, 1]) for (const v of [0, 0.5, 1]) points.push(surface(u, v));
  const foot = Array.from({ length: 9 }, (_, index) => surface(index / 8, 1));
  return {
    shadow: castShadow(pen, camera, points, { softness: 12 }) + touchTable(pen, camera, foot, 0.55),
    body:
      strap(-6, '#cdbf9d') +
      drawPrintedSurface(pen, camera, surface, art, [380, 410], {
        columns: Math.round(width / 3.4),
        rows: Math.round(height / 3.6),
      }) +
      strap(10, '#e6dabd'),
  };
}
