/** The large picture of the home page: two hands hold out a bowl of chilli before a painted wall. */

import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import type { Profile } from '../engine/mesh.ts';
import { createButi, createRosette, drawMottling, rectPath, stamp } from '../engine/motifs.ts';
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
import { domeHeight } from '../things/heaps.ts';
import { bowlProfile } from '../things/vessels.ts';
import { archPath, drawSweep } from './stage.ts';
import { drawFullBowl } from './views-food.ts';

type Wall = {
  width: number;
  height: number;
  /** The niche in the plaster; without it the whole wall is blue, for a frame around the picture. */
  arch?: { cx: number; top: number; width: number };
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

/** Flowers in rows on the blue wall, one of them at (`cx`, `top`). */
function drawFresco(pen: Pen, place: { cx: number; top: number; gap: number }, wall: Wall): string {
  const { cx, top, gap } = place;
  const [buti, rosette] = [createButi(), createRosette(8)];
  const first = -Math.ceil(top / (gap * 0.8));
  const side = Math.ceil(Math.max(cx, wall.width - cx) / gap);
  let fresco = '';
  for (let row = first; top + row * gap * 0.8 < wall.dado; row += 1) {
    for (let column = -side; column <= side; column += 1) {
      const isButi = row % 2 === 0;
      fresco += stamp(
        pen,
        isButi ? buti : rosette,
        { outline: '#8fa2cc', filling: '#5a70a8', accent: '#e2a324' },
        [cx + (column + (isButi ? 0 : 0.5)) * gap, top + row * gap * 0.8],
        (gap * (isButi ? 0.5 : 0.3)) / 100,
        0,
        1,
      );
    }
  }
  return group({ opacity: 0.5 }, fresco);
}

/** The blue of the wall from `top` down to the dado. */
function mixBlue(pen: Pen, cx: number, top: number, dado: number): string {
  return lineGradient(
    pen,
    [cx, top],
    [cx, dado],
    [
      [0, '#1a284b'],
      [0.6, '#263a68'],
      [1, '#1d2c52'],
    ],
  );
}

/** A wall that is blue up to the edges of the picture. */
function drawBlueWall(pen: Pen, wall: Wall): string {
  const { width, dado } = wall;
  return (
    tag('rect', { width, height: dado, fill: mixBlue(pen, width / 2, dado * 0.2, dado) }) +
    drawMottling(pen, width, dado, ['#101a36', '#3b5188'], {
      count: 30,
      size: 90,
      strength: 0.16,
      filter: blur(pen, 24),
    }) +
    drawFresco(pen, { cx: width / 2, top: width * 0.36, gap: width * 0.096 }, wall)
  );
}

/** A blue niche under a painted arch in a wall of plaster. */
function drawArchedWall(pen: Pen, wall: Wall, { cx, top, width: wide }: Required<Wall>['arch']) {
  const { width, height, dado } = wall;
  const arch = archPath(cx, top, dado, wide);
  const depth = group(
    { 'clip-path': clip(pen, arch) },
    drawFresco(pen, { cx, top: top + wide / 16, gap: wide / 8 }, wall),
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
  const k = wide / 800;
  const frame = (offset: number, weight: number, colour: string, strength = 1) =>
    stroke(
      archPath(cx, top - offset * k, dado, wide + offset * k * 2).slice(0, -1),
      colour,
      weight * k,
      strength,
    );
  const paint = group(
    { 'clip-path': clip(pen, rectPath(0, 0, width, dado - 1)) },
    frame(9, 15, '#fbf2de'),
    frame(29, 22, PALETTE.madder, 0.94),
    frame(47, 9, PALETTE.turmeric, 0.9),
    frame(58, 4, PALETTE.indigo, 0.8),
  );
  const blue = fill(arch, mixBlue(pen, cx, top, dado));
  return drawSweep(pen, width, height, dado + 40) + blue + depth + paint;
}

function drawWall(pen: Pen, wall: Wall): string {
  const { width, height, dado, line, arch } = wall;
  const k = (arch?.width ?? width * 0.77) / 800;
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
  return (arch ? drawArchedWall(pen, wall, arch) : drawBlueWall(pen, wall)) + floor;
}

/** How a full bowl is heaped, in shares of its radius, and of its height where the heap begins. */
const HEAP = { width: 0.945, height: 0.8, sunk: 0.78 } as const;

/** How far the outline of a turned thing is from its middle, at a height. */
function reachOf(profile: Profile, y: number): number {
  for (const [index, [radius, height]] of profile.entries()) {
    const [above, top] = profile[index - 1] ?? [radius, height];
    if (y >= height)
      return radius + (above - radius) * Math.min(1, (y - height) / (top - height || 1));
  }
  return profile.at(-1)?.[0] ?? 0;
}

/** Bowl and hands; (0, 0, 0) of the room is the foot of the bowl. */
function drawOffering(pen: Pen, size: { width: number; height: number }, at: Point, scale: number) {
  const camera = createCamera(24, at, scale);
  const radius = 190;
  const height = radius * 0.66;
  const bowl = drawFullBowl(pen, camera, 'mathania-red-chilli-powder', {
    base: [0, 0, 0],
    radius,
    heaped: HEAP.height,
    isEven: true,
  });
  const profile = bowlProfile(radius, height);
  // Nowhere larger than what is drawn, or it would throw its shade on the wall behind.
  const outline: Solid = {
    distance: (x, y, z) => {
      const out = Math.hypot(x, z);
      const share = out / (radius * HEAP.width);
      const heap = y - height * HEAP.sunk - radius * HEAP.height * domeHeight(share) + 7;
      return Math.max(out - reachOf(profile, y) + 1, Math.max(heap, -y) * 0.6) * 0.75;
    },
    hull: { from: [0, 60, 0], to: [0, 100, 0], radii: [radius + 14, radius + 40] },
  };
  const arms = ([-1, 1] as const).map(
    (k): ArmOptions => ({
      // Whoever holds the bowl out faces the viewer: the right hand is on the left.
      side: k < 0 ? 'right' : 'left',
      wrist: [k * 226, 8, 60],
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
