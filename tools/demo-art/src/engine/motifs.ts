/** Block-print motifs as flat paths around (0, 0), and cloth and paper printed with them. */

import { place } from './path-warp.ts';
import { curve, ellipsePath, fill, group, n, type Pen, polyline, tag } from './pen.ts';
import type { Point } from './space.ts';

/** One block: the outline colour and the filling colours are separate blocks, as in printing. */
export type Motif = {
  /** Nominal size; motifs are drawn 100 high and scaled when placed. */
  outline: string;
  filling: string;
  accent: string;
};

function petal(length: number, width: number, angle: number, from = 0): string {
  const turn = ([x, y]: Point): Point => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const points: Point[] = [
    [0, -from],
    [width * 0.5, -from - length * 0.42],
    [width * 0.34, -from - length * 0.8],
    [0, -from - length],
    [-width * 0.34, -from - length * 0.8],
    [-width * 0.5, -from - length * 0.42],
  ];
  return curve(points.map(turn), true);
}

function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return (
    `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - k)} ${n(x - k)} ${n(y - r)} ${n(x)} ${n(y - r)}` +
    `C${n(x + k)} ${n(y - r)} ${n(x + r)} ${n(y - k)} ${n(x + r)} ${n(y)}` +
    `C${n(x + r)} ${n(y + k)} ${n(x + k)} ${n(y + r)} ${n(x)} ${n(y + r)}` +
    `C${n(x - k)} ${n(y + r)} ${n(x - r)} ${n(y + k)} ${n(x - r)} ${n(y)}Z`
  );
}

export const dotPath = circle;

/** A flowering sprig: the buti of Sanganer. */
export function createButi(): Motif {
  const petals = [-1.15, -0.58, 0, 0.58, 1.15].map((angle) =>
    place(petal(30, 17, angle, 7), [0, -18]),
  );
  const inner = [-1.15, -0.58, 0, 0.58, 1.15].map((angle) =>
    place(petal(17, 8, angle, 12), [0, -18]),
  );
  const leaf = (side: 1 | -1, y: number, length: number) =>
    curve(
      [
        [0, y],
        [side * length * 0.35, y - length * 0.42],
        [side * length, y - length * 0.5],
        [side * length * 0.62, y - length * 0.02],
      ],
      true,
    );
  const stem = polyline(
    [
      [-1.7, -8],
      [1.7, -8],
      [2.1, 46],
      [-2.1, 46],
    ],
    true,
  );
  return {
    outline: stem + leaf(1, 38, 26) + leaf(-1, 38, 26) + leaf(1, 18, 17) + leaf(-1, 18, 17),
    filling: petals.join('') + circle(0, -18, 6.4),
    accent: inner.join('') + circle(0, -18, 3.4),
  };
}

/** A round flower seen from above. */
export function createRosette(count = 8): Motif {
  const angles = Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);
  return {
    outline:
      angles
        .map((angle) => circle(46 * Math.sin(angle + 0.39), -46 * Math.cos(angle + 0.39), 3.2))
        .join('') + circle(0, 0, 9),
    filling: angles.map((angle) => petal(30, 19, angle, 11)).join(''),
    accent: angles.map((angle) => petal(15, 7, angle, 16)).join('') + circle(0, 0, 4.5),
  };
}

/** The bent drop, ambi or paisley. */
export function createAmbi(): Motif {
  const drop = (scale: number, x: number, y: number): string =>
    place(
      'M-1 46C-25 46 -36 26 -33 6C-30 -14 -12 -24 -1 -35C6 -42 8 -50 20 -53C29 -55 33 -47 28 -43' +
        'C24 -47 17 -45 14 -37C10 -27 16 -18 24 -6C30 3 33 11 32 20C30 35 18 46 -1 46Z',
      [x, y],
      scale,
    );
  const lace = Array.from({ length: 13 }, (_, index) => {
    const angle = -0.35 + (index / 12) * 3.9;
    return circle(-0.5 + 40 * Math.cos(angle), 14 + 39 * Math.sin(angle), 2.2);
  });
  const bud = [-0.9, -0.45, 0, 0.45, 0.9].map((angle) => place(petal(18, 9, angle, 4), [-1, 27]));
  return {
    outline: drop(1, 0, 0) + drop(0.85, 0, 3.4) + lace.join(''),
    filling: drop(0.7, 0, 7),
    accent: `${bud.join('')}${circle(-1, 29, 4.6)}${circle(-1, -1, 3)}${circle(1, -9, 2.1)}`,
  };
}

/** A star of the jaali screen. */
export function createStar(points = 8): Motif {
  const star = (outer: number, inner: number, turn = 0) =>
    polyline(
      Array.from({ length: points * 2 }, (_, index): Point => {
        const radius = index % 2 === 0 ? outer : inner;
        const angle = (index / (points * 2)) * 2 * Math.PI + turn;
        return [radius * Math.sin(angle), -radius * Math.cos(angle)];
      }),
      true,
    );
  return {
    outline: star(48, 33) + star(41, 28),
    filling: star(36, 20),
    accent: star(15, 7) + circle(0, 0, 3),
  };
}

export type PrintColours = { outline: string; filling: string; accent: string };

/** One stamp of each block, a hair out of register with the others. */
export function stamp(
  pen: Pen,
  motif: Motif,
  colours: PrintColours,
  at: Point,
  scale: number,
  angle = 0,
  slip = 1,
): string {
  const off = (): Point => [at[0] + pen.random.bell() * slip, at[1] + pen.random.bell() * slip];
  const print = (path: string, colour: string) =>
    tag('path', {
      d: place(path, off(), scale, angle),
      fill: colour,
      'fill-rule': 'evenodd',
      'fill-opacity': pen.random.between(0.86, 1),
    });
  return (
    print(motif.filling, colours.filling) +
    print(motif.outline, colours.outline) +
    print(motif.accent, colours.accent)
  );
}

/** Flat art to be bent onto a surface: paths with their colours, back to front. */
export type Art = { path: string; colour: string; opacity?: number }[];

/** One stamp as art (see stamp). */
export function stampArt(
  pen: Pen,
  motif: Motif,
  colours: PrintColours,
  at: Point,
  scale: number,
  angle = 0,
  slip = 1,
): Art {
  const off = (): Point => [at[0] + pen.random.bell() * slip, at[1] + pen.random.bell() * slip];
  const print = (path: string, colour: string) => ({
    path: place(path, off(), scale, angle),
    colour,
    opacity: pen.random.between(0.86, 1),
  });
  return [
    print(motif.filling, colours.filling),
    print(motif.outline, colours.outline),
    print(motif.accent, colours.accent),
  ];
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );
}

/** A border strip: rules with a running row of motifs between them. */
export function borderArt(
  pen: Pen,
  options: {
    x: number;
    y: number;
    width: number;
    height: number;
    ground: string | null;
    colours: PrintColours;
    motif: Motif;
    spacing?: number;
    slip?: number;
  },
): Art {
  const { x, y, width, height, ground, colours, motif, slip = 0.8 } = options;
  const spacing = options.spacing ?? height * 0.72;
  const count = Math.max(1, Math.round(width / spacing));
  const gap = width / count;
  const art: Art = [];
  if (ground) art.push({ path: rectPath(x, y, width, height), colour: ground });
  const rule = height * 0.045;
  for (const at of [0.05, 0.13, 0.83, 0.91]) {
    art.push({ path: rectPath(x, y + at * height, width, rule), colour: colours.outline });
  }
  for (let index = 0; index < count; index += 1) {
    art.push(
      ...stampArt(
        pen,
        motif,
        colours,
        [x + gap * (index + 0.5), y + height / 2],
        (height * 0.58) / 100,
        0,
        slip,
      ),
    );
  }
  return art;
}

/** Soft stains of slightly other colour, as on lime plaster and hand-dyed cloth. */
export function drawMottling(
  pen: Pen,
  width: number,
  height: number,
  colours: readonly [string, ...string[]],
  options: { count: number; size: number; strength: number; filter: string },
): string {
  let stains = '';
  for (let index = 0; index < options.count; index += 1) {
    const [x, y] = [pen.random.between(0, width), pen.random.between(0, height)];
    const r = options.size * pen.random.between(0.4, 1.2);
    stains += fill(
      ellipsePath(x, y, r * pen.random.between(0.9, 1.8), r * pen.random.between(0.5, 1)),
      pen.random.pick(colours),
      options.strength * pen.random.between(0.4, 1),
    );
  }
  return group({ filter: options.filter }, stains);
}
