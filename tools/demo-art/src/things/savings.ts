/** The things of a savings group: its tin box, coins and the book. */

import { dim } from '../engine/colour.ts';
import { metalColour } from '../engine/materials.ts';
import { drawMesh, type Profile, turned } from '../engine/mesh.ts';
import { createRosette, stamp } from '../engine/motifs.ts';
import { clip, fill, group, n, type Pen, polyline, stroke, tag } from '../engine/pen.ts';
import { castShadow } from '../engine/shadow.ts';
import { type Camera, type Point, type Point3, project, viewDirection } from '../engine/space.ts';
import type { Drawn } from './cloth.ts';

/** A painted tin box with its lid open and notes in it. */
export function drawSavings(pen: Pen, camera: Camera, at: Point3): Drawn {
  const [w, d, h] = [190, 130, 84];
  const corner = (x: number, y: number, z: number) =>
    project(camera, [at[0] + (x * w) / 2, at[1] + y, at[2] + (z * d) / 2]);
  const quad = (points: readonly Point[], colour: string) => fill(polyline(points, true), colour);
  const tin = '#2f5a70';
  const front = quad(
    [corner(-1, h, 1), corner(1, h, 1), corner(1, 0, 1), corner(-1, 0, 1)],
    dim(tin, 0.95),
  );
  const bands = [0.16, 0.76]
    .map((t) =>
      quad(
        [
          corner(-1, h * t + 8, 1),
          corner(1, h * t + 8, 1),
          corner(1, h * t, 1),
          corner(-1, h * t, 1),
        ],
        '#d9a441',
      ),
    )
    .join('');
  const [fx, fy] = corner(0, h * 0.5, 1);
  const flower = stamp(
    pen,
    createRosette(8),
    { outline: '#d9a441', filling: '#f0dcae', accent: '#b3211a' },
    [fx, fy],
    0.46,
    0,
    0.5,
  );
  const inside = quad(
    [corner(-1, h, -1), corner(1, h, -1), corner(1, h, 1), corner(-1, h, 1)],
    '#16303d',
  );
  const back = quad(
    [
      corner(-0.94, h, -0.92),
      corner(0.94, h, -0.92),
      corner(0.94, h - 40, -0.92),
      corner(-0.94, h - 40, -0.92),
    ],
    '#24475a',
  );
  const lid =
    quad(
      [corner(-1, h, -1), corner(1, h, -1), corner(1, h + 100, -1.5), corner(-1, h + 100, -1.5)],
      dim(tin, 0.78),
    ) +
    quad(
      [
        corner(-0.9, h + 10, -1.05),
        corner(0.9, h + 10, -1.05),
        corner(0.9, h + 92, -1.46),
        corner(-0.9, h + 92, -1.46),
      ],
      dim(tin, 0.55),
    );
  const note = (x: number, z: number, turn: number, colour: string) => {
    const [px, py] = corner(x, h - 14, z);
    return group(
      { transform: `translate(${n(px)} ${n(py)}) scale(1 0.62) rotate(${turn})` },
      tag('rect', { x: -34, y: -17, width: 68, height: 34, fill: colour }),
      tag('rect', {
        x: -29,
        y: -13,
        width: 58,
        height: 26,
        fill: 'none',
        stroke: '#fff6e0',
        'stroke-opacity': 0.6,
      }),
      tag('circle', { r: 8, fill: '#fff6e0', 'fill-opacity': 0.55 }),
    );
  };
  const notes =
    note(-0.4, -0.2, -14, '#b58a6a') +
    note(0.2, 0.1, 10, '#8b9a78') +
    note(-0.1, 0.3, 30, '#c79a5c');
  const opening = polyline(
    [
      corner(-0.95, h, -0.92),
      corner(0.95, h, -0.92),
      corner(0.95, h, 0.92),
      corner(-0.95, h, 0.92),
    ],
    true,
  );
  const points = ([-1, 1] as const).flatMap((x) =>
    ([-1, 1] as const).flatMap((z): Point3[] => [
      [at[0] + (x * w) / 2, at[1], at[2] + (z * d) / 2],
      [at[0] + (x * w) / 2, at[1] + h, at[2] + (z * d) / 2],
    ]),
  );
  return {
    shadow: castShadow(
      pen,
      camera,
      [
        ...points,
        [at[0] - w / 2, at[1] + h + 100, at[2] - d * 0.75],
        [at[0] + w / 2, at[1] + h + 100, at[2] - d * 0.75],
      ],
      { softness: 8, height: at[1] },
    ),
    body:
      lid +
      inside +
      group({ 'clip-path': clip(pen, opening) }, back, notes) +
      front +
      bands +
      flower +
      stroke(polyline([corner(-1, h, 1), corner(1, h, 1)]), '#6d97a8', 3),
  };
}

/** A coin lying flat. */
export function drawCoin(camera: Camera, at: Point3, tint: string): string {
  const profile: Profile = [
    [0, 5],
    [9, 5],
    [15, 5.4],
    [17, 4],
    [17, 0],
  ];
  const view = viewDirection(camera);
  return drawMesh(camera, turned(at, profile), {
    columns: 40,
    rows: 12,
    paint: ({ normal, u }) =>
      metalColour(tint, [normal[0] + 0.12 * Math.sin(u * 12), normal[1], normal[2]], view, {
        dullness: 0.3,
      }),
  });
}

/** An open book with written lines. */
export function drawLedger(pen: Pen, camera: Camera, at: Point3): Drawn {
  const quad = (x0: number, x1: number, y: number, k: number) =>
    polyline(
      [
        [x0, -k],
        [x1, -k],
        [x1, k],
        [x0, k],
      ].map(([x = 0, z = 0]) => project(camera, [at[0] + x, at[1] + y, at[2] + z])),
      true,
    );
  let lines = '';
  for (let row = 0; row < 8; row += 1) {
    for (const [x0, x1] of [
      [-84, -12],
      [14, 84],
    ] as const) {
      const z = -40 + row * 11;
      const from = project(camera, [at[0] + x0, at[1] + 8, at[2] + z]);
      const until = project(camera, [
        at[0] + x0 + (x1 - x0) * pen.random.between(0.5, 1),
        at[1] + 8,
        at[2] + z,
      ]);
      lines += stroke(polyline([from, until]), '#33406b', 1.7, 0.75);
    }
  }
  const points = [
    [-96, -56],
    [96, -56],
    [96, 56],
    [-96, 56],
  ].map(([x = 0, z = 0]): Point3 => [at[0] + x, at[1] + 6, at[2] + z]);
  return {
    shadow: castShadow(pen, camera, points, { softness: 4, height: at[1] }),
    body:
      fill(quad(-98, 98, 2, 58), '#9a2419') +
      fill(quad(-92, 0, 7, 53), '#f5ecd8') +
      fill(quad(0, 92, 7, 53), '#efe3ca') +
      lines +
      stroke(
        polyline([
          project(camera, [at[0], at[1] + 7, at[2] - 53]),
          project(camera, [at[0], at[1] + 7, at[2] + 53]),
        ]),
        '#b49a70',
        3,
      ),
  };
}
