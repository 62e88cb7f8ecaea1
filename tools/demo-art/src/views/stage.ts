/** Where things stand: the plaster niche of a pack shot, tables and cloths for the other views. */
import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import {
  createRosette,
  drawMottling,
  type Motif,
  type PrintColours,
  rectPath,
  stamp,
} from '../engine/motifs.ts';
import {
  blur,
  clip,
  f,
  fill,
  group,
  lineGradient,
  n,
  type Pen,
  roundGradient,
  stroke,
  tag,
} from '../engine/pen.ts';

/** A cusped arch, as over a Shekhawati niche, standing on `bottom`. */
export function archPath(cx: number, top: number, bottom: number, width: number): string {
  const half = width / 2;
  const spring = top + width * 0.42;
  const lobe = (x0: number, y0: number, x1: number, y1: number, swell: number) => {
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const [dx, dy] = [x1 - x0, y1 - y0];
    return `Q${n(mx + dy * swell)} ${n(my - dx * swell)} ${n(x1)} ${n(y1)}`;
  };
  const side = (s: 1 | -1): [number, number][] => [
    [cx + s * half, spring],
    [cx + s * half * 0.93, spring - width * 0.135],
    [cx + s * half * 0.68, spring - width * 0.262],
    [cx + s * half * 0.34, spring - width * 0.345],
    [cx, top],
  ];
  const left = side(-1);
  const right = side(1).reverse();
  let path = `M${n(cx - half)} ${n(bottom)}L${n(cx - half)} ${n(spring)}`;
  for (let index = 1; index < left.length; index += 1) {
    const [from, to] = [left[index - 1], left[index]];
    if (from && to) path += lobe(from[0], from[1], to[0], to[1], index === 4 ? 0.06 : 0.34);
  }
  for (let index = 1; index < right.length; index += 1) {
    const [from, to] = [right[index - 1], right[index]];
    if (from && to) path += lobe(from[0], from[1], to[0], to[1], index === 1 ? 0.06 : 0.34);
  }
  return `${path}L${n(cx + half)} ${n(bottom)}Z`;
}

/** A plaster wall and floor that pass into each other without an edge. */
export function drawSweep(
  pen: Pen,
  width: number,
  height: number,
  floor: number,
  wall: string = PALETTE.sand,
): string {
  const near = mixColours(wall, '#e2cba4', 0.34);
  const far = mixColours(wall, '#e2cba4', 0.16);
  return (
    tag('rect', {
      width,
      height,
      fill: lineGradient(
        pen,
        [0, 0],
        [0, height],
        [
          [0, mixColours(wall, '#fffdf8', 0.4)],
          [(floor / height) * 0.8, wall],
          [(floor / height) * 0.985, mixColours(wall, '#e2cba4', 0.1)],
          [Math.min(0.99, (floor / height) * 1.03), far],
          [1, near],
        ],
      ),
    }) +
    drawMottling(pen, width, height, ['#d9bd8f', '#fffdf6', '#e8d3ae', '#fffaf0'], {
      count: Math.round((width * height) / 9000),
      size: 46,
      strength: 0.13,
      filter: blur(pen, 18),
    }) +
    tag('rect', {
      width,
      height,
      fill: roundGradient(pen, [width * 0.3, height * 0.26], Math.hypot(width, height) * 0.8, [
        [0, '#fffaf0', 0.5],
        [0.4, '#fffaf0', 0],
        [1, '#a97c48', 0.2],
      ]),
    })
  );
}

/** The lime wash of a niche by the category of what stands in it, so that mixed lists read at a glance. */
const WASHES: Readonly<Record<string, string>> = {
  spices: '#e0a48f',
  biscuits: '#efcc78',
  papads: '#a8b5d3',
  'block-print-textiles': '#b7c9a1',
  'baskets-and-home': '#cf8f66',
  handcrafts: '#c8b4c8',
};

function washOf(category: string): string {
  const wash = WASHES[category];
  if (!wash) throw new Error(`No wall is painted for the category ${category}.`);
  return wash;
}

/** The stage of every pack shot: a washed niche in the wall with a painted line around it. */
export function drawNiche(
  pen: Pen,
  category: string,
  options: { line: string; floor?: number | undefined },
): string {
  const { line: colour, floor = 742 } = options;
  const wash = washOf(category);
  const [width, height] = [800, 1000];
  const arch = archPath(400, 70, floor, 640);
  const inside = clip(pen, arch);
  const wall = drawSweep(pen, width, height, floor);
  const back = fill(
    arch,
    lineGradient(
      pen,
      [80, 80],
      [720, floor],
      [
        [0, dim(wash, 0.86)],
        [0.4, wash],
        [1, mixColours(wash, '#fffaf0', 0.3)],
      ],
    ),
  );
  const depth = group(
    { 'clip-path': inside },
    group(
      { filter: blur(pen, 15), style: 'mix-blend-mode:multiply' },
      stroke(arch, '#9c7340', 64, 0.34),
      tag('path', {
        d: arch,
        fill: 'none',
        stroke: '#8a6030',
        'stroke-width': 60,
        'stroke-opacity': 0.42,
        transform: 'translate(-26 -24)',
      }),
    ),
    group(
      { filter: blur(pen, 2.5) },
      tag('path', {
        d: arch,
        fill: 'none',
        stroke: '#8a6030',
        'stroke-width': 9,
        'stroke-opacity': 0.4,
        transform: 'translate(-3 -3)',
      }),
    ),
  );
  const sill = group(
    { filter: blur(pen, 7) },
    fill(rectPath(84, floor - 7, 632, 12), '#a97c48', 0.3),
  );
  const edge = tag('path', {
    d: arch,
    fill: 'none',
    stroke: '#fffdf7',
    'stroke-width': 3,
    'stroke-opacity': 0.75,
    transform: 'translate(2 2)',
  });
  const line = (offset: number, weight: number, strength: number) => {
    const path = archPath(400, 70 - offset, floor, 640 + offset * 2);
    return stroke(path.slice(0, -1), colour, weight, strength);
  };
  const spandrels = [-1, 1]
    .map((side) =>
      stamp(
        pen,
        createRosette(8),
        { outline: colour, filling: mixColours(colour, '#fbf5ea', 0.35), accent: '#fbf5ea' },
        [400 + side * 318, 88],
        0.62,
        side * 0.3,
        1.2,
      ),
    )
    .join('');
  const above = clip(pen, rectPath(0, 0, 800, floor - 1));
  return (
    wall +
    back +
    depth +
    sill +
    edge +
    group(
      { 'clip-path': above, opacity: 0.5 },
      line(15, 2.4, 0.85) + line(23, 6, 0.5) + line(31, 2.4, 0.85),
      spandrels,
    )
  );
}

/** A printed cloth seen at the slant of the camera, covering the whole picture. */
export function drawTablecloth(
  pen: Pen,
  options: {
    width: number;
    height: number;
    elevation: number;
    ground: string;
    colours: PrintColours;
    motif: Motif;
    spacing?: number;
    size?: number;
  },
): string {
  const { width, height, ground, colours, motif } = options;
  const spacing = options.spacing ?? 92;
  const scale = (options.size ?? 46) / 100;
  const squash = Math.sin(options.elevation);
  let prints = '';
  const rows = Math.ceil(height / squash / (spacing * 0.5)) + 2;
  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < width / spacing + 1; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * spacing + pen.random.bell() * 1.5;
      prints += stamp(
        pen,
        motif,
        colours,
        [x, row * spacing * 0.5 * 1.15],
        scale,
        pen.random.bell() * 0.03,
        1,
      );
    }
  }
  const weave = pen.define((own) =>
    tag(
      'pattern',
      { id: own, width: 4, height: 4, patternUnits: 'userSpaceOnUse' },
      fill(rectPath(0, 0, 2, 2), '#2a1b14', 0.05),
      fill(rectPath(2, 2, 2, 2), '#2a1b14', 0.05),
      fill(rectPath(0, 2, 2, 1), '#ffffff', 0.08),
    ),
  );
  return (
    tag('rect', { width, height, fill: ground }) +
    group({ transform: `scale(1 ${f(squash)})` }, prints) +
    tag('rect', { width, height, fill: `url(#${weave})` }) +
    drawMottling(pen, width, height, [dim(ground, 0.7), mixColours(ground, '#ffffff', 0.3)], {
      count: 26,
      size: 120,
      strength: 0.16,
      filter: blur(pen, 30),
    }) +
    drawSunfall(pen, width, height)
  );
}

/** Light from the upper left over a whole picture, darker towards the far corner. */
export function drawSunfall(pen: Pen, width: number, height: number, strength = 1): string {
  return (
    tag('rect', {
      width,
      height,
      style: 'mix-blend-mode:multiply',
      fill: roundGradient(pen, [width * 0.28, height * 0.2], Math.hypot(width, height) * 0.95, [
        [0, '#ffffff', 1],
        [0.45, '#fbefdc', 1],
        [1, mixColours('#ffffff', '#b08a5e', 0.62 * strength), 1],
      ]),
    }) +
    tag('rect', {
      width,
      height,
      style: 'mix-blend-mode:soft-light',
      fill: roundGradient(pen, [width * 0.2, height * 0.08], Math.hypot(width, height) * 0.6, [
        [0, '#fff6e0', 0.5 * strength],
        [1, '#fff6e0', 0],
      ]),
    })
  );
}

/** The noon shadow of a roof over a picture: one soft edge that falls to the right. */
export function drawNoonShadow(pen: Pen, width: number, height: number): string {
  return tag('rect', {
    width,
    height,
    opacity: 0.32,
    style: 'mix-blend-mode:multiply',
    fill: lineGradient(
      pen,
      [width * 0.505, height * 0.165],
      [width * 0.495, height * 0.197],
      [
        [0, '#a0703c', 1],
        [1, '#a0703c', 0],
      ],
    ),
  });
}

/** The tooth of the paper over a finished picture. */
export function drawTooth(pen: Pen, width: number, height: number, strength = 0.1): string {
  const id = pen.define((own) =>
    tag(
      'filter',
      { id: own, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.55, numOctaves: 2, seed: 7 }),
      tag('feColorMatrix', {
        type: 'matrix',
        values: '0 0 0 0 0.26 0 0 0 0 0.17 0 0 0 0 0.1 0.9 0.9 0 0 -0.62',
      }),
    ),
  );
  return tag('rect', { width, height, filter: `url(#${id})`, opacity: strength });
}

/** Planks of an old table, lying across. */
export function drawPlanks(pen: Pen, width: number, height: number, wood = '#a9774a'): string {
  let planks = '';
  let y = -30;
  while (y < height) {
    const tall = pen.random.between(120, 170);
    const tone = mixColours(
      dim(wood, pen.random.between(0.78, 1.05)),
      '#e8c896',
      pen.random.between(0, 0.14),
    );
    let grain = '';
    for (let index = 0; index < 34; index += 1) {
      const gy = y + pen.random.between(2, tall - 2);
      const wave = pen.random.between(2, 9);
      const x0 = pen.random.between(-200, width * 0.6);
      grain += tag('path', {
        d: `M${n(x0)} ${n(gy)}q${n(width * 0.2)} ${n(wave)} ${n(width * 0.45)} 0t${n(width * 0.5)} ${n(-wave * 0.5)}`,
        fill: 'none',
        stroke: pen.random.pick([
          dim(tone, 0.55),
          dim(tone, 0.72),
          mixColours(tone, '#fbe3b8', 0.4),
        ]),
        'stroke-width': pen.random.between(0.7, 2.6),
        'stroke-opacity': pen.random.between(0.2, 0.6),
      });
    }
    if (pen.random.next() < 0.6) {
      const [kx, ky] = [pen.random.between(0, width), y + tall * pen.random.between(0.3, 0.7)];
      for (const r of [26, 19, 12, 6]) {
        grain += tag('ellipse', {
          cx: n(kx),
          cy: n(ky),
          rx: n(r * 1.5),
          ry: n(r * 0.6),
          fill: r === 6 ? dim(tone, 0.35) : 'none',
          stroke: dim(tone, 0.55),
          'stroke-width': 1.6,
          'stroke-opacity': 0.5,
        });
      }
    }
    planks +=
      tag('rect', { x: 0, y: n(y), width, height: n(tall), fill: tone }) +
      grain +
      tag('rect', {
        x: 0,
        y: n(y + tall - 4),
        width,
        height: 4,
        fill: '#2f1a0b',
        'fill-opacity': 0.55,
      }) +
      tag('rect', { x: 0, y: n(y), width, height: 2, fill: '#f3d8a8', 'fill-opacity': 0.35 });
    y += tall;
  }
  return planks + drawSunfall(pen, width, height);
}

/** Slabs of yellow sandstone, as on a courtyard floor seen at the slant of the camera. */
export function drawSlabs(
  pen: Pen,
  width: number,
  height: number,
  elevation: number,
  stone = '#e3cb97',
): string {
  const squash = Math.sin(elevation);
  const size = 300;
  let slabs = '';
  for (let row = -1; row < height / (size * squash) + 1; row += 1) {
    for (let column = -1; column < width / size + 1; column += 1) {
      const x = (column + (row % 2 === 0 ? 0.2 : 0.7)) * size;
      const y = row * size * squash;
      slabs += tag('rect', {
        x: n(x + 2),
        y: n(y + 2),
        width: size - 4,
        height: n(size * squash - 4),
        rx: 3,
        fill: mixColours(
          dim(stone, pen.random.between(0.9, 1.04)),
          '#d9a866',
          pen.random.between(0, 0.16),
        ),
      });
      for (let index = 0; index < 20; index += 1) {
        slabs += tag('ellipse', {
          cx: n(x + pen.random.between(5, size - 5)),
          cy: n(y + pen.random.between(4, size * squash - 4)),
          rx: n(pen.random.between(1, 4)),
          ry: n(pen.random.between(0.6, 2)),
          fill: pen.random.pick(['#b38a4e', '#fff3d2', '#94703c']),
          'fill-opacity': 0.3,
        });
      }
    }
  }
  return (
    tag('rect', { width, height, fill: dim(stone, 0.62) }) +
    slabs +
    drawMottling(pen, width, height, ['#b98d4f', '#fff3d6', '#cfa768'], {
      count: 60,
      size: 70,
      strength: 0.14,
      filter: blur(pen, 16),
    }) +
    drawSunfall(pen, width, height)
  );
}

/** Smooth lime plaster seen from above, for a quiet table. */
export function drawPlaster(pen: Pen, width: number, height: number, colour = '#f0e2c8'): string {
  return (
    tag('rect', { width, height, fill: colour }) +
    drawMottling(
      pen,
      width,
      height,
      [dim(colour, 0.8), '#fffaf0', mixColours(colour, '#d2a86a', 0.5)],
      {
        count: Math.round((width * height) / 7000),
        size: 60,
        strength: 0.14,
        filter: blur(pen, 20),
      },
    ) +
    drawSunfall(pen, width, height)
  );
}
