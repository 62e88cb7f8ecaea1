/** The large picture of the home page: two hands hold out a bowl of chilli before a painted wall. */

import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import { createButi, createRosette, rectPath, stamp } from '../engine/motifs.ts';
import {
  blur,
  clip,
  fill,
  group,
  lineGradient,
  n,
  type Pen,
  polyline,
  stroke,
  tag,
} from '../engine/pen.ts';
import { drawSolids, type Solid } from '../engine/solids.ts';
import { createCamera, type Point } from '../engine/space.ts';
import { drawMarigold } from '../things/food.ts';
import { type ArmOptions, createArm, POSES } from '../things/hands.ts';
import { archPath, drawSweep } from './stage.ts';
import { drawFullBowl } from './views-food.ts';

type Wall = {
  width: number;
  height: number;
  arch: { cx: number; top: number; width: number };
  /** Where the red dado begins, and where its wavy line runs. */
  dado: number;
  line: number;
};

/** Waves of leheriya across the picture. */
function drawLeheriyaLine(width: number, y: number, size: number): string {
  const wave = (offset: number): Point[] =>
    Array.from({ length: Math.ceil(width / size) * 2 + 3 }, (_, index) => [
      (index - 1) * size * 0.5,
      y + offset + (index % 2 === 0 ? -1 : 1) * size * 0.24,
    ]);
  return (
    stroke(polyline(wave(0)), PALETTE.turmeric, size * 0.16) +
    stroke(polyline(wave(size * 0.3)), '#f3e3c0', size * 0.09) +
    stroke(polyline(wave(-size * 0.3)), '#f3e3c0', size * 0.09)
  );
}

function drawWall(pen: Pen, wall: Wall): string {
  const { width, height, dado, line } = wall;
  const { cx, top, width: wide } = wall.arch;
  const arch = archPath(cx, top, dado, wide);
  const inside = clip(pen, arch);
  let fresco = '';
  const gap = wide / 8;
  const [buti, rosette] = [createButi(), createRosette(8)];
  for (let row = 0; row * gap * 0.8 < dado - top; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const isButi = row % 2 === 0;
      fresco += stamp(
        pen,
        isButi ? buti : rosette,
        { outline: '#8fa2cc', filling: '#5a70a8', accent: '#e2a324' },
        [cx + (column + (isButi ? 0 : 0.5)) * gap, top + gap * 0.5 + row * gap * 0.8],
        (gap * (isButi ? 0.5 : 0.3)) / 100,
        0,
        1,
      );
    }
  }
  const blue = fill(
    arch,
    lineGradient(
      pen,
      [cx, top],
      [cx, dado],
      [
        [0, '#1a284b'],
        [0.6, '#263a68'],
        [1, '#1d2c52'],
      ],
    ),
  );
  const depth = group(
    { 'clip-path': inside },
    group({ opacity: 0.5 }, fresco),
    group(
      { filter: blur(pen, wide * 0.03), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: arch,
        fill: 'none',
        stroke: '#070c1c',
        'stroke-width': wide * 0.13,
        'stroke-opacity': 0.62,
        transform: `translate(${n(-wide * 0.034)} ${n(-wide * 0.03)})`,
      }),
    ),
  );
  const frame = (offset: number, weight: number, colour: string, strength = 1) =>
    stroke(
      archPath(cx, top - offset, dado, wide + offset * 2).slice(0, -1),
      colour,
      weight,
      strength,
    );
  const k = wide / 800;
  const paint = group(
    { 'clip-path': clip(pen, rectPath(0, 0, width, dado - 1)) },
    frame(9 * k, 15 * k, '#fbf2de'),
    frame(29 * k, 22 * k, PALETTE.madder, 0.94),
    frame(47 * k, 9 * k, PALETTE.turmeric, 0.9),
    frame(58 * k, 4 * k, PALETTE.indigo, 0.8),
  );
  const red = '#98251c';
  const floor =
    tag('rect', {
      y: dado,
      width,
      height: height - dado,
      fill: lineGradient(
        pen,
        [0, dado],
        [0, height],
        [
          [0, mixColours(red, '#c9553c', 0.25)],
          [0.3, red],
          [1, dim(red, 0.7)],
        ],
      ),
    }) +
    tag('rect', { y: dado - 7 * k, width, height: 9 * k, fill: '#f3e3c0' }) +
    tag('rect', { y: dado + 6 * k, width, height: 4 * k, fill: PALETTE.turmeric }) +
    drawLeheriyaLine(width, line, 34 * k);
  return drawSweep(pen, width, height, dado + 40) + blue + depth + paint + floor;
}

/** Bowl and hands; (0, 0, 0) of the room is the foot of the bowl. */
function drawOffering(pen: Pen, size: { width: number; height: number }, at: Point, scale: number) {
  const camera = createCamera(24, at, scale);
  const radius = 190;
  const height = radius * 0.66;
  const bowl = drawFullBowl(pen, camera, 'mathania-red-chilli-powder', {
    base: [0, 0, 0],
    radius,
    heaped: 0.8,
  });
  const outline: Solid = {
    distance: (x, y, z) => {
      const rise = Math.min(1, Math.max(0, y / height));
      const reach = radius * (0.44 + 0.57 * Math.sqrt(1 - (1 - rise) ** 2.2));
      const heap = y - height - 0.78 * radius * Math.max(0, 1 - Math.hypot(x, z) / radius);
      return Math.max(Math.hypot(x, z) - reach, heap * 0.75, -y) * 0.75;
    },
    hull: { from: [0, 60, 0], to: [0, 100, 0], radii: [radius + 14, radius + 40] },
  };
  const arms = ([-1, 1] as const).map(
    (k): ArmOptions => ({
      // Whoever holds the bowl out faces the viewer: the right hand is on the left.
      side: k < 0 ? 'right' : 'left',
      wrist: [k * 244, 6, 66],
      towards: [-k * 0.86, -0.06, 0.36],
      back: [k * 0.3, -0.42, 0.86],
      forearm: [k * 0.7, -0.74, -0.06],
      scale: 2.25,
      pose: POSES.hold,
      sleeve: { print: 'bandhani', ground: '#c98a1a', accent: '#8e1512', from: 106 },
      bangles: [
        'kada',
        'glass-red',
        'glass-red',
        'gold',
        'glass-red',
        'glass-red',
        'gold',
        'lac-red',
      ],
    }),
  );
  return (
    bowl.body +
    drawSolids(camera, [outline, ...arms.flatMap(createArm)], {
      ...size,
      floor: -6000,
      strength: 0.6,
    })
  );
}

function drawFlowers(pen: Pen, places: readonly (readonly [x: number, y: number, size: number])[]) {
  return places
    .map(([x, y, size], index) =>
      drawMarigold(pen, [x, y], size, 0.8, index % 2 === 0 ? '#e07b12' : '#e9a21f'),
    )
    .join('');
}

/** 1920 by 1080: its band from 220 to 880 stands alone, and so does its right half. */
export function drawHeroWide(pen: Pen): string {
  const size = { width: 1920, height: 1080 };
  const wall = drawWall(pen, {
    ...size,
    arch: { cx: 1310, top: 236, width: 800 },
    dado: 690,
    line: 820,
  });
  return (
    wall +
    drawFlowers(pen, [
      [676, 748, 96],
      [752, 772, 82],
      [1838, 756, 96],
    ]) +
    drawOffering(pen, size, [1310, 700], 1.12)
  );
}

/** 960 by 1200: its lower two thirds stand alone. */
export function drawHeroTall(pen: Pen): string {
  const size = { width: 960, height: 1200 };
  const wall = drawWall(pen, {
    ...size,
    arch: { cx: 480, top: 300, width: 740 },
    dado: 850,
    line: 1020,
  });
  return (
    wall +
    drawFlowers(pen, [
      [404, 1128, 92],
      [482, 1142, 104],
      [560, 1128, 92],
    ]) +
    drawOffering(pen, size, [480, 830], 1.05)
  );
}
