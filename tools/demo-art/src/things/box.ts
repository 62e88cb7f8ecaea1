/** The gift box of the spice set. */

import { mixColours, PALETTE } from '../engine/colour.ts';
import { setText } from '../engine/lettering.ts';
import type { Surface } from '../engine/mesh.ts';
import {
  type Art,
  borderArt,
  createButi,
  createRosette,
  rectPath,
  stampArt,
} from '../engine/motifs.ts';
import { blur, clip, fill, group, type Pen, polyline, tag } from '../engine/pen.ts';
import { castShadow, touchTable } from '../engine/shadow.ts';
import { type Camera, litColour, type Point3, project } from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';
import type { PictureProduct } from '../views/picture.ts';
import type { Drawn } from './cloth.ts';

const MADDER = '#a51d16';
const GOLD = '#e6b54c';

/** Printed paper in madder with gold sprigs. */
function wrapping(pen: Pen, width: number, height: number, spacing: number): Art {
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: MADDER }];
  const [buti, rosette] = [createButi(), createRosette(8)];
  for (let row = 0; (row + 0.5) * spacing < height; row += 1) {
    for (let column = 0; (column + 0.5) * spacing < width; column += 1) {
      const isButi = (row + column) % 2 === 0;
      art.push(
        ...stampArt(
          pen,
          isButi ? buti : rosette,
          { outline: '#d99c3a', filling: GOLD, accent: MADDER },
          [(column + 0.5) * spacing, (row + 0.5) * spacing],
          (spacing * (isButi ? 0.68 : 0.4)) / 100,
          0,
          0.6,
        ),
      );
    }
  }
  return art;
}

/** Draws the box with its content, the lid standing behind it. */
export function drawBox(
  pen: Pen,
  camera: Camera,
  product: PictureProduct,
  size: { half: number; depth: number; wall: number },
  content: string,
): Drawn {
  const { half, depth, wall } = size;
  const front: Surface = (u, v) => [(u * 2 - 1) * half, wall * (1 - v), depth / 2 + 60];
  const [w, h] = [half * 2, wall];
  const art = wrapping(pen, w, h, 58);
  const panel = { x: w * 0.24, y: h * 0.12, width: w * 0.52, height: h * 0.76 };
  art.push(
    { path: rectPath(panel.x - 5, panel.y - 5, panel.width + 10, panel.height + 10), colour: GOLD },
    { path: rectPath(panel.x, panel.y, panel.width, panel.height), colour: '#fbf2e0' },
  );
  const hindi = setText(product.nameHindi, w / 2, h * 0.47, {
    face: 'rozha',
    size: 52,
    maxWidth: panel.width * 0.86,
    align: 'centre',
  });
  const latin = setText('Spice Set', w / 2, h * 0.68, {
    face: 'rozha',
    size: 30,
    maxWidth: panel.width * 0.8,
    align: 'centre',
  });
  const count = setText('12 PRODUCTS', w / 2, h * 0.81, {
    face: 'mukta-bold',
    size: 14,
    align: 'centre',
    tracking: 0.12,
  });
  art.push(
    { path: hindi.path, colour: MADDER },
    { path: latin.path, colour: PALETTE.ink },
    { path: count.path, colour: '#7d5a22' },
  );
  const frontEdge = outlineOf(camera, front, [0, 0], [1, 1], 4);
  const inside: Surface = (u, v) => [(u * 2 - 1) * half, wall * (1 - v), -depth / 2];
  const floorPath = (y: number, inset: number) =>
    polyline(
      (
        [
          [-half + inset, y, -depth / 2 + inset],
          [half - inset, y, -depth / 2 + inset],
          [half - inset, y, depth / 2 + 60 - inset],
          [-half + inset, y, depth / 2 + 60 - inset],
        ] as const
      ).map((point) => project(camera, point)),
      true,
    );
  // The lid leans behind the box, its printed outside to the viewer.
  const lidTall = depth + 250;
  const lid: Surface = (u, v) => [
    (u * 2 - 1) * (half + 8),
    lidTall * (1 - v) + 4,
    -depth / 2 - 30 - (1 - v) * lidTall * 0.1,
  ];
  const lidArt = wrapping(pen, w + 16, lidTall, 66);
  lidArt.push(
    ...borderArt(pen, {
      x: 0,
      y: lidTall * 0.04,
      width: w + 16,
      height: 58,
      ground: '#7d120d',
      colours: { outline: GOLD, filling: GOLD, accent: '#7d120d' },
      motif: createRosette(8),
    }),
  );
  const lidEdge = outlineOf(camera, lid, [0, 0], [1, 1], 6);
  const corner: Point3[] = [
    [-half, 0, -depth / 2],
    [half, 0, -depth / 2],
    [half, 0, depth / 2 + 60],
    [-half, 0, depth / 2 + 60],
  ];
  const top = corner.map(([x, , z]): Point3 => [x, wall, z]);
  const back = fill(
    outlineOf(camera, inside, [0, 0], [1, 1], 2),
    litColour('#c98f55', [0, 0.2, 0.9], { shade: 0.55 }),
  );
  return {
    shadow:
      castShadow(pen, camera, [...corner, ...top], { softness: 12 }) +
      castShadow(pen, camera, [lid(0, 0), lid(1, 0), lid(0, 1), lid(1, 1)], {
        softness: 12,
        strength: 0.25,
      }) +
      touchTable(pen, camera, corner, 0.5),
    body:
      group(
        { 'clip-path': clip(pen, lidEdge) },
        bendArt(camera, lid, lidArt, ([x, y]) => [x / (w + 16), y / lidTall]),
      ) +
      layLight(pen, camera, lid, { columns: 6, rows: 6, within: lidEdge, isTwoSided: true }) +
      back +
      fill(floorPath(wall, 0), '#8d5a2c') +
      group(
        { 'clip-path': clip(pen, floorPath(wall, 6)) },
        tag('rect', { x: 0, y: 0, width: 800, height: 1000, fill: '#6f431d' }),
        group({ filter: blur(pen, 12) }, fill(floorPath(wall, 40), '#9c6a38', 0.6)),
      ) +
      content +
      group(
        { 'clip-path': clip(pen, frontEdge) },
        bendArt(camera, front, art, ([x, y]) => [x / w, y / h], { step: 3 }),
      ) +
      layLight(pen, camera, front, {
        columns: 8,
        rows: 8,
        within: frontEdge,
        gloss: 0.05,
        isTwoSided: true,
      }) +
      fill(
        polyline(
          [
            project(camera, [-half, wall, depth / 2 + 60]),
            project(camera, [half, wall, depth / 2 + 60]),
            project(camera, [half, wall + 1, depth / 2 + 53]),
            project(camera, [-half, wall + 1, depth / 2 + 53]),
          ],
          true,
        ),
        mixColours(MADDER, '#f0a080', 0.35),
      ),
  };
}
