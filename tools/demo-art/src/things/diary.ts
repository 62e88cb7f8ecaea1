/** A diary of handmade paper, closed with a tie or open with a pen. */

import { dim } from '../engine/colour.ts';
import { drawMesh, type Surface } from '../engine/mesh.ts';
import { blur, curve, fill, group, n, type Pen, polyline, stroke, tag } from '../engine/pen.ts';
import { type Print, printBagru } from '../engine/prints.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castShadow, touchTable } from '../engine/shadow.ts';
import { type Camera, litColour, type Point, type Point3, project } from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';
import type { Drawn } from './cloth.ts';

export type DiaryOptions = {
  at: Point3;
  width: number;
  depth: number;
  height: number;
  yaw: number;
  print?: Print;
  tie?: string;
};

/** A closed diary lying on the table. */
export function drawDiary(pen: Pen, camera: Camera, options: DiaryOptions): Drawn {
  const { at, width, depth, height, yaw, print = printBagru, tie = '#a3231c' } = options;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const turn = (x: number, y: number, z: number): Point3 => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] + z * c - x * s,
  ];
  const cover = height * 0.1;
  const top: Surface = (u, v) =>
    turn((u - 0.5) * width, height + Math.sin(u * Math.PI) * height * 0.05, (v - 0.5) * depth);
  const scale = Math.max(0.6, width / 360);
  const flat: readonly [number, number] = [width / scale / 1.1, depth / scale / 1.1];
  const edge = outlineOf(camera, top, [0, 0], [1, 1], 14);
  // Two sides are seen: the front (towards the viewer) and the one yaw turns into view.
  const sideX = yaw > 0 ? 0.5 : -0.5;
  const seed = pen.random.whole(1, 99);
  const pages = (surface: Surface, columns: number) =>
    drawMesh(camera, surface, {
      columns,
      rows: 26,
      isTwoSided: true,
      paint: ({ u, v, normal }) => {
        const sheet =
          readNoise(u * 2, v * 30, seed) * 0.3 + readNoise(u * 90, v * 40, seed + 1) * 0.16;
        return litColour(dim('#efe4cd', 0.72 + sheet), normal);
      },
    });
  const board = (surface: Surface) =>
    drawMesh(camera, surface, {
      columns: 30,
      rows: 3,
      isTwoSided: true,
      paint: ({ normal }) => litColour('#8a3322', normal),
    });
  const front: Surface = (u, v) =>
    turn(
      (u - 0.5) * width * 0.975,
      cover + (1 - v) * (height - cover * 2),
      depth * (0.488 + (readNoise(u * 40, v * 9, seed) - 0.5) * 0.012),
    );
  const side: Surface = (u, v) =>
    turn(
      width * sideX * (0.975 + (readNoise(u * 40, v * 9, seed + 3) - 0.5) * 0.012),
      cover + (1 - v) * (height - cover * 2),
      (u - 0.5) * depth * 0.975,
    );
  const slab = (y0: number, y1: number) =>
    board((u, v) => turn((u - 0.5) * width, y1 + (y0 - y1) * v, depth * 0.5)) +
    board((u, v) => turn(width * sideX, y1 + (y0 - y1) * v, (u - 0.5) * depth));
  const spineIsSeen = sideX < 0;
  const points: Point3[] = [];
  for (const x of [-0.5, 0.5])
    for (const z of [-0.5, 0.5])
      points.push(turn(x * width, height, z * depth), turn(x * width, 0, z * depth));
  const foot = points.filter((_, index) => index % 2 === 1);
  const strap = [
    project(camera, top(0.78, 0)),
    project(camera, top(0.78, 1)),
    project(camera, turn(0.28 * width, 0, depth * 0.5)),
  ];
  const line = polyline(strap);
  const [kx, ky] = project(camera, top(0.78, 0.56));
  const thick = width * 0.02;
  const knot = [
    curve([
      [kx, ky],
      [kx - thick * 5, ky - thick * 3],
      [kx - thick * 6, ky + thick * 2],
      [kx, ky],
    ]),
    curve([
      [kx, ky],
      [kx + thick * 5, ky - thick * 3.4],
      [kx + thick * 6, ky + thick * 1.4],
      [kx, ky],
    ]),
    curve([
      [kx, ky],
      [kx - thick * 2, ky + thick * 5],
      [kx - thick * 5, ky + thick * 8],
    ]),
    curve([
      [kx, ky],
      [kx + thick * 2, ky + thick * 5],
      [kx + thick * 3, ky + thick * 9],
    ]),
  ];
  const cord = (path: string) =>
    stroke(path, dim(tie, 0.5), thick) + stroke(path, tie, thick * 0.66);
  return {
    shadow:
      castShadow(pen, camera, points, { softness: Math.max(5, height * 0.16), height: at[1] }) +
      (at[1] < 1 ? touchTable(pen, camera, foot, 0.5) : ''),
    body:
      slab(0, cover) +
      (spineIsSeen
        ? board((u, v) => turn(width * sideX, height * (1 - v), (u - 0.5) * depth))
        : pages(side, 60)) +
      pages(front, 80) +
      slab(height - cover, height) +
      bendArt(camera, top, print(pen, flat[0], flat[1]), ([x, y]) => [x / flat[0], y / flat[1]], {
        step: 3,
      }) +
      layLight(pen, camera, top, {
        columns: 30,
        rows: 30,
        within: edge,
        isTwoSided: true,
        texture: ({ u, v, normal }) => [
          normal[0] + (readRoughness(u * 60, v * 60, 2, 4) - 0.5) * 0.16,
          normal[1],
          normal[2],
        ],
      }) +
      group(
        { filter: blur(pen, 3), style: 'mix-blend-mode:multiply' },
        tag('path', {
          d: line,
          fill: 'none',
          stroke: '#3a1c0a',
          'stroke-width': thick * 1.2,
          'stroke-opacity': 0.5,
          transform: 'translate(3 3)',
        }),
      ) +
      cord(line) +
      knot.map(cord).join(''),
  };
}

/** An open diary with a line or two of writing and a pen. */
export function drawOpenDiary(
  pen: Pen,
  camera: Camera,
  options: { at: Point3; width: number; depth: number; yaw: number },
): Drawn {
  const { at, width, depth, yaw } = options;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const turn = (x: number, y: number, z: number): Point3 => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] + z * c - x * s,
  ];
  const seed = pen.random.whole(1, 99);
  const page =
    (side: 1 | -1): Surface =>
    (u, v) => {
      const x = side * u * width * 0.5;
      const rise = 30 * Math.sin(Math.min(1, u * 1.15) * Math.PI) ** 0.8 * (1 - u * 0.4) + 8;
      const ragged = (readNoise(v * 26, side * 3, seed) - 0.5) * 6 * u;
      return turn(
        x + side * ragged,
        rise,
        (v - 0.5) * depth + (readNoise(u * 26, v > 0.5 ? 3 : 9, seed) - 0.5) * 5,
      );
    };
  const sheets = ([-1, 1] as const)
    .map((side) =>
      drawMesh(camera, page(side), {
        columns: 90,
        rows: 80,
        isTwoSided: true,
        paint: ({ u, v, normal }) => {
          const fibre = readRoughness(u * 34, v * 34, 4, seed + side);
          const fleck = readNoise(u * 120 + 4, v * 120, seed + 8) > 0.955;
          const gutter = Math.max(0, 1 - u / 0.1) * 0.35;
          return litColour(
            dim(fleck ? '#c9a86a' : '#f4ead4', 0.94 + (fibre - 0.5) * 0.12 - gutter),
            normal,
          );
        },
      }),
    )
    .join('');
  const coverPoints = [
    [-0.53, -0.53],
    [0.53, -0.53],
    [0.53, 0.53],
    [-0.53, 0.53],
  ].map(([x = 0, z = 0]) => turn(x * width, 0, z * depth));
  const cover = fill(
    polyline(
      coverPoints.map((point) => project(camera, point)),
      true,
    ),
    '#8e2a1c',
  );
  const under = [3, 6, 9]
    .map((lift) =>
      fill(
        polyline(
          [
            [-0.515, -0.51],
            [0.515, -0.51],
            [0.515, 0.51],
            [-0.515, 0.51],
          ].map(([x = 0, z = 0]) => project(camera, turn(x * width, lift, z * depth))),
          true,
        ),
        dim('#efe4cd', 0.7 + lift * 0.03),
      ),
    )
    .join('');
  // Handwriting as a running line, never words.
  let writing = '';
  const left = page(-1);
  for (let row = 0; row < 9; row += 1) {
    const v = 0.14 + row * 0.075;
    const until = row === 8 ? 0.5 : pen.random.between(0.78, 0.9);
    const points: Point[] = [];
    for (let u = 0.9; u > 0.9 - until + 0.08; u -= 0.0075) {
      const isGap = readNoise((0.9 - u) * 30, row * 7.7, seed + 30) > 0.72;
      if (isGap) {
        if (points.length > 2) writing += stroke(curve(points), '#26315c', 1.9, 0.8);
        points.length = 0;
        continue;
      }
      points.push(
        project(
          camera,
          left(u, v + Math.sin(u * 260) * 0.008 + (readNoise(u * 60, row, seed) - 0.5) * 0.02),
        ),
      );
    }
    if (points.length > 2) writing += stroke(curve(points), '#26315c', 1.9, 0.8);
  }
  const right = page(1);
  const tip = project(camera, right(0.34, 0.62));
  const end: Point = [tip[0] + 176, tip[1] - 138];
  const shade = group(
    { filter: blur(pen, 4), style: 'mix-blend-mode:multiply' },
    stroke(
      polyline([
        [tip[0] + 8, tip[1] + 8],
        [end[0] + 26, end[1] + 34],
      ]),
      '#3a1c0a',
      14,
      0.4,
    ),
  );
  const stick =
    stroke(polyline([[tip[0] + 16, tip[1] - 13], end]), '#3f2411', 15) +
    stroke(
      polyline([
        [tip[0] + 16, tip[1] - 15],
        [end[0], end[1] - 2],
      ]),
      '#8a5530',
      9,
    ) +
    stroke(
      polyline([
        [tip[0] + 18, tip[1] - 18],
        [end[0], end[1] - 5],
      ]),
      '#d9a877',
      2.4,
    ) +
    fill(polyline([tip, [tip[0] + 22, tip[1] - 9], [tip[0] + 14, tip[1] - 22]], true), '#c9a24a') +
    tag('circle', { cx: n(end[0]), cy: n(end[1]), r: 7.4, fill: '#5a3418' });
  return {
    shadow:
      castShadow(
        pen,
        camera,
        coverPoints.flatMap((point) => [point, [point[0], 26, point[2]] as Point3]),
        { softness: 7 },
      ) + touchTable(pen, camera, coverPoints, 0.4),
    body: cover + under + sheets + writing + shade + stick,
  };
}
