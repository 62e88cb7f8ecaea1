/** The printer's tools: carved blocks, the tray of colour. */

import { dim } from '../engine/colour.ts';
import { drawMesh, type Surface, turned } from '../engine/mesh.ts';
import { dotPath, type Motif } from '../engine/motifs.ts';
import { place } from '../engine/path-warp.ts';
import { blur, ellipsePath, fill, group, n, type Pen, tag } from '../engine/pen.ts';
import { readRoughness } from '../engine/random.ts';
import { castShadow, touchTable } from '../engine/shadow.ts';
import { type Camera, litColour, type Point3, project } from '../engine/space.ts';
import type { Drawn } from './cloth.ts';

function woodTone(x: number, y: number, z: number, seed: number): string {
  const grain = readRoughness(x * 0.015 + 5, y * 0.09 + z * 0.09 + 5, 3, seed);
  return dim('#8a5730', 0.62 + grain * 0.76);
}

/** A block standing on its carved face, its handle up. */
export function drawPrintingBlock(
  pen: Pen,
  camera: Camera,
  options: { at: Point3; width: number; yaw?: number; inked?: string },
): Drawn {
  const { at, width, yaw = 0, inked = '#8e1d18' } = options;
  const [depth, height] = [width * 0.82, width * 0.36];
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const seed = pen.random.whole(1, 99);
  const turn = (x: number, y: number, z: number): Point3 => [
    at[0] + x * c + z * s,
    at[1] + y,
    at[2] + z * c - x * s,
  ];
  const paint =
    (isSide: boolean) =>
    ({ v, normal, middle }: { v: number; normal: Point3; middle: Point3 }) =>
      litColour(
        isSide && v > 0.86
          ? inked
          : woodTone(middle[0] - at[0], middle[1], middle[2] - at[2], seed),
        normal,
        { gloss: 0.07, sharpness: 12 },
      );
  const top: Surface = (u, v) => turn((u * 2 - 1) * width * 0.5, height, (v * 2 - 1) * depth * 0.5);
  const front: Surface = (u, v) => turn((u - 0.5) * width, height * (1 - v), depth * 0.5);
  const side: Surface = (u, v) =>
    turn(width * (yaw > 0 ? 0.5 : -0.5), height * (1 - v), (u - 0.5) * depth);
  const mesh = { columns: 40, rows: 24, isTwoSided: true };
  const handleBase: Point3 = [at[0], at[1] + height, at[2]];
  const handle = drawMesh(
    camera,
    turned(handleBase, [
      [0, width * 0.5],
      [width * 0.1, width * 0.48],
      [width * 0.15, width * 0.4],
      [width * 0.13, width * 0.3],
      [width * 0.085, width * 0.18],
      [width * 0.11, width * 0.06],
      [width * 0.16, 0],
    ]),
    {
      columns: 70,
      rows: 60,
      paint: ({ normal, middle }) =>
        litColour(
          woodTone(middle[0] - at[0], middle[1] * 0.4, middle[2] - at[2], seed + 1),
          normal,
          { gloss: 0.16, sharpness: 16 },
        ),
    },
  );
  const corners = ([-1, 1] as const).flatMap((x) =>
    ([-1, 1] as const).map((z) => turn((x * width) / 2, 0, (z * depth) / 2)),
  );
  const high = corners.map(([x, y, z]): Point3 => [x, y + height, z]);
  return {
    shadow:
      castShadow(pen, camera, [...corners, ...high, [at[0], at[1] + height + width * 0.5, at[2]]], {
        softness: width * 0.05,
        height: at[1],
      }) + touchTable(pen, camera, corners, 0.5),
    body:
      drawMesh(camera, side, { ...mesh, paint: paint(true) }) +
      drawMesh(camera, front, { ...mesh, paint: paint(true) }) +
      drawMesh(camera, top, { ...mesh, paint: paint(false) }) +
      handle,
  };
}

/** A block lying on its back, showing the carved face seen from above. */
export function drawCarvedFace(
  pen: Pen,
  camera: Camera,
  options: { at: Point3; radius: number; motif: Motif; inked?: string },
): Drawn {
  const { at, radius, motif, inked = '#8e1d18' } = options;
  const height = radius * 0.5;
  const seed = pen.random.whole(1, 99);
  const body = drawMesh(
    camera,
    turned(at, [
      [0, height],
      [radius * 0.6, height],
      [radius * 0.96, height],
      [radius, height * 0.9],
      [radius, 0],
    ]),
    {
      columns: 130,
      rows: 50,
      paint: ({ v, normal, middle }) =>
        litColour(
          v < 0.7
            ? dim(woodTone(middle[0] - at[0], 0, middle[2] - at[2], seed), 0.62)
            : woodTone(middle[0] - at[0], middle[1], middle[2] - at[2], seed),
          normal,
          { gloss: 0.05 },
        ),
    },
  );
  const [x, y] = project(camera, [at[0], at[1] + height, at[2]]);
  const squash = Math.sin(camera.elevation);
  const face = (path: string, dy: number, colour: string) =>
    group(
      { transform: `translate(${n(x)} ${n(y + dy)}) scale(1 ${squash.toFixed(3)})` },
      fill(place(path, [0, 0], (radius * 1.62) / 100), colour),
    );
  const carved = [motif.filling, motif.outline]
    .map(
      (path) =>
        face(path, 0, '#2c160a') +
        face(path, -radius * 0.05, inked) +
        face(path, -radius * 0.065, dim(inked, 1.25)),
    )
    .join('');
  const rim = tag('path', {
    d: ellipsePath(x, y, radius * 0.93, radius * 0.93 * squash),
    fill: 'none',
    stroke: '#3a1e0c',
    'stroke-width': radius * 0.03,
  });
  const points: Point3[] = Array.from({ length: 24 }, (_, index) => [
    at[0] + radius * Math.cos(index / 3.82),
    at[1] + height,
    at[2] + radius * Math.sin(index / 3.82),
  ]);
  return {
    shadow: castShadow(
      pen,
      camera,
      [...points, ...points.map(([px, py, pz]): Point3 => [px, py - height, pz])],
      { softness: 6, height: at[1] },
    ),
    body: body + rim + carved,
  };
}

/** A shallow wooden tray with a pad full of colour. */
export function drawColourTray(
  pen: Pen,
  camera: Camera,
  at: Point3,
  width: number,
  colour: string,
): Drawn {
  const [depth, wall] = [width * 0.72, width * 0.13];
  const corner = (x: number, y: number, z: number) =>
    project(camera, [at[0] + x * width * 0.5, at[1] + y, at[2] + z * depth * 0.5]);
  const quad = (y: number, k: number) =>
    `M${(
      [
        [-k, -k],
        [k, -k],
        [k, k],
        [-k, k],
      ] as const
    )
      .map(([x, z]) =>
        corner(x, y, z)
          .map((value) => n(value))
          .join(' '),
      )
      .join('L')}Z`;
  const front = `M${[corner(-1, wall, 1), corner(1, wall, 1), corner(1, 0, 1), corner(-1, 0, 1)].map((point) => point.map((value) => n(value)).join(' ')).join('L')}Z`;
  let weave = '';
  for (let row = -9; row <= 9; row += 1) {
    for (let column = -12; column <= 12; column += 1) {
      const [x, y] = corner(column / 14, wall * 0.6, row / 11);
      weave += fill(
        dotPath(x, y, width * 0.008),
        (row + column) % 2 === 0 ? dim(colour, 0.7) : dim(colour, 1.5),
        0.6,
      );
    }
  }
  const ground = ([-1, 1] as const).flatMap((x) =>
    ([-1, 1] as const).map(
      (z): Point3 => [at[0] + (x * width) / 2, at[1], at[2] + (z * depth) / 2],
    ),
  );
  return {
    shadow:
      castShadow(pen, camera, [...ground, ...ground.map(([x, y, z]): Point3 => [x, y + wall, z])], {
        softness: 7,
        height: at[1],
      }) + touchTable(pen, camera, ground, 0.4),
    body:
      fill(quad(wall, 1), '#9a6a3c') +
      fill(quad(wall, 0.9), '#4a2a14') +
      fill(quad(wall * 0.6, 0.89), colour) +
      weave +
      group(
        { filter: blur(pen, 5), style: 'mix-blend-mode:multiply' },
        tag('path', {
          d: quad(wall * 0.7, 0.9),
          fill: 'none',
          stroke: '#1d0c06',
          'stroke-width': width * 0.05,
          'stroke-opacity': 0.55,
          transform: `translate(${n(-width * 0.012)} ${n(-width * 0.012)})`,
        }),
      ) +
      fill(front, '#7a4f2a') +
      tag('path', { d: quad(wall, 1), fill: 'none', stroke: '#c99a64', 'stroke-width': 2.4 }),
  };
}
