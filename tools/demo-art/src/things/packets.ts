/** Packets, tins and boxes with printed labels: the name in Devanagari and in Latin letters. */
import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import { breakLines, setText } from '../engine/lettering.ts';
import { metalColour } from '../engine/materials.ts';
import { drawMesh, type Profile, type Surface, turned } from '../engine/mesh.ts';
import {
  type Art,
  borderArt,
  createAmbi,
  createButi,
  createRosette,
  createStar,
  dotPath,
  type Motif,
  rectPath,
  stampArt,
} from '../engine/motifs.ts';
import {
  blur,
  clip,
  curve,
  fill,
  group,
  n,
  type Pen,
  polyline,
  stroke,
  tag,
} from '../engine/pen.ts';
import { readRoughness } from '../engine/random.ts';
import { castShadow, castTurnedShadow, touchTable } from '../engine/shadow.ts';
import { type Camera, type Point, type Point3, project, viewDirection } from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';
import { brushed } from './food.ts';

/** How a group prints its labels. */
export type Livery = { colour: string; paper: string; motif: Motif };

const CREAM = '#fbf2e0';

const LIVERIES: Readonly<Record<string, Livery>> = {
  'Marwar Masala Samuh': { colour: '#b3201a', paper: CREAM, motif: createButi() },
  'Nagaur Mahila Samuh': { colour: '#3d6a3c', paper: CREAM, motif: createRosette(8) },
  'Shekhawati Rasoi Samuh': { colour: '#8c3a16', paper: '#f8e6b8', motif: createAmbi() },
  'Bagru Chhapa Samuh': { colour: '#26385f', paper: '#f6ead0', motif: createRosette(8) },
  'Sanganer Chhapa Samuh': { colour: '#b3283c', paper: CREAM, motif: createButi() },
  'Thar Kashida Samuh': { colour: '#a8321d', paper: '#f8e6b8', motif: createStar(8) },
  'Dhundhar Moonj Samuh': { colour: '#8a5a1c', paper: CREAM, motif: createRosette(6) },
  'Neel Mitti Samuh': { colour: '#1f4f8f', paper: CREAM, motif: createRosette(8) },
  'Bikaner Papad Samuh': { colour: '#22335c', paper: CREAM, motif: createStar(8) },
};

/** The livery of a brand; a brand without one prints in madder. */
export function liveryOf(brand: string): Livery {
  return LIVERIES[brand] ?? { colour: PALETTE.madder, paper: CREAM, motif: createButi() };
}

export type LabelText = { name: string; nameHindi: string; packSize: string; brand: string };

/** The printed label of a packet as flat art, `width` by `height`, from its upper left corner. */
export function labelArt(pen: Pen, text: LabelText, width: number, height: number): Art {
  const livery = liveryOf(text.brand);
  const { colour, paper } = livery;
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: paper }];
  const middle = width / 2;
  const strip = height * 0.135;
  art.push(
    ...borderArt(pen, {
      x: 0,
      y: height * 0.035,
      width,
      height: strip,
      ground: null,
      colours: { outline: colour, filling: mixColours(colour, paper, 0.25), accent: paper },
      motif: createRosette(8),
      slip: 0.6,
    }),
  );
  art.push(
    ...stampArt(
      pen,
      livery.motif,
      { outline: mixColours(colour, PALETTE.ink, 0.45), filling: colour, accent: PALETTE.turmeric },
      [middle, height * 0.325],
      (height * 0.25) / 100,
      0,
      0.9,
    ),
    ...[-1, 1].flatMap((side) =>
      stampArt(
        pen,
        createRosette(6),
        { outline: colour, filling: mixColours(colour, paper, 0.35), accent: paper },
        [middle + side * width * 0.27, height * 0.335],
        (height * 0.075) / 100,
        0,
        0.6,
      ),
    ),
  );
  const hindi = setText(text.nameHindi, middle, height * 0.575, {
    face: 'rozha',
    size: height * 0.15,
    maxWidth: width * 0.86,
    align: 'centre',
  });
  art.push({ path: hindi.path, colour });
  const latin = text.name.replace(/ \(.*\)/, '').replace(/,.*/, '');
  const size = height * 0.088;
  const lines = breakLines(latin, { face: 'rozha', size, maxWidth: width * 0.84 });
  const top = height * (lines.length > 1 ? 0.668 : 0.7);
  lines.forEach((line, index) => {
    const set = setText(line, middle, top + index * size * 1.02, {
      face: 'rozha',
      size,
      maxWidth: width * 0.86,
      align: 'centre',
    });
    art.push({ path: set.path, colour: PALETTE.ink });
  });
  const foot = height * 0.845;
  art.push({ path: rectPath(0, foot, width, height - foot), colour });
  const brand = setText(text.brand.toUpperCase(), middle, foot + height * 0.062, {
    face: 'mukta-bold',
    size: height * 0.042,
    maxWidth: width * 0.86,
    align: 'centre',
    tracking: 0.08,
  });
  const weight = setText(text.packSize, middle, foot + height * 0.122, {
    face: 'mukta',
    size: height * 0.046,
    maxWidth: width * 0.8,
    align: 'centre',
  });
  art.push({ path: brand.path, colour: paper }, { path: weight.path, colour: paper });
  return art;
}

export type PacketOptions = {
  base: Point3;
  width: number;
  height: number;
  paper?: string;
  /** Turns the packet a little, in radians; positive shows more of its left side. */
  lean?: number;
};

const KRAFT = '#bf9059';

/** A filled paper pouch with its top folded over and tied. */
export function drawPouch(
  pen: Pen,
  camera: Camera,
  text: LabelText,
  options: PacketOptions,
): { shadow: string; body: string } {
  const { base, width, height, paper = KRAFT, lean = 0 } = options;
  const depth = width * 0.3;
  const seed = pen.random.whole(1, 900);
  const bulge = (y: number) => {
    const low = Math.min(1, (y + 0.04) / 0.16) ** 0.5;
    const high = Math.max(0, 1 - y) ** 0.62;
    return low * high * 1.16;
  };
  const surface: Surface = (u, v) => {
    const y = 1 - v;
    const across = u * 2 - 1;
    const half = (width / 2) * (1 - 0.045 * Math.sin(Math.PI * Math.min(1, y * 1.05)) + 0.015 * y);
    const round = Math.max(0, 1 - Math.abs(across) ** 2.3) ** 0.72;
    const soft =
      (readRoughness(u * 3.2 + 9, v * 4.4, 3, seed) - 0.5) * 0.24 +
      (readRoughness(u * 9 + v * 3, v * 5 - u * 4, 2, seed + 4) - 0.5) * 0.075;
    const pinch =
      0.05 *
      Math.sin(u * 34 + readRoughness(u * 5, v * 6, 2, seed) * 9) *
      Math.max(0, 1 - v / 0.2) ** 2;
    const z = depth * (bulge(y) * round * (1 + soft) + pinch);
    const x = half * across;
    return [
      base[0] + x * Math.cos(lean) + z * Math.sin(lean),
      base[1] + height * y,
      base[2] + z * Math.cos(lean) - x * Math.sin(lean),
    ];
  };
  const outline = outlineOf(camera, surface);
  const label = labelArt(pen, text, 100, 118);
  const [left, right, top, bottom] = [0.135, 0.865, 0.235, 0.925];
  const toUv = ([x, y]: Point): Point => [
    left + (x / 100) * (right - left),
    top + (y / 118) * (bottom - top),
  ];
  const labelEdge = outlineOf(camera, surface, [left, top], [right, bottom]);
  const art = bendArt(camera, surface, label, toUv, { step: 2.2 });
  let fibres = '';
  for (let index = 0; index < 420; index += 1) {
    const [u, v] = [pen.random.between(0.02, 0.98), pen.random.between(0.02, 0.99)];
    const [x, y] = project(camera, surface(u, v));
    const angle = pen.random.between(0, Math.PI);
    const length = pen.random.between(2, 7);
    fibres += stroke(
      `M${n(x)} ${n(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`,
      pen.random.pick(['#7d5526', '#e3c391', '#5f3e1a']),
      0.8,
      0.3,
    );
  }
  const light = layLight(pen, camera, surface, {
    columns: Math.round(width / 3.2),
    rows: Math.round(height / 3.6),
    within: outline,
    isTwoSided: true,
  });
  // The flap: the top folded over to the front.
  const flapTo = 0.15;
  const flap = outlineOf(camera, surface, [0.004, -0.002], [0.996, flapTo]);
  const flapEdge = Array.from({ length: 31 }, (_, index) =>
    project(camera, surface(index / 30, flapTo)),
  );
  const flapShade = group(
    { 'clip-path': clip(pen, outline) },
    group(
      { filter: blur(pen, 4), style: 'mix-blend-mode:multiply' },
      stroke(polyline(flapEdge.map(([x, y]): Point => [x + 3, y + 5])), '#5a3616', 9, 0.55),
    ),
  );
  const flapLight = layLight(pen, camera, surface, {
    columns: Math.round(width / 4),
    rows: Math.round(height / 4),
    within: flap,
    isTwoSided: true,
  });
  const crease = stroke(polyline(flapEdge), '#7a5022', 1.2, 0.6);
  const [kx, ky] = project(camera, surface(0.5, 0.082));
  const points = [
    ...Array.from({ length: 24 }, (_, index) =>
      surface((index % 6) / 5, Math.floor(index / 6) / 3),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((u): Point3 => {
      const [x, y, z] = surface(u, 0.9);
      return [x, y, base[2] - (z - base[2]) * 0.7];
    }),
  ];
  const foot = Array.from({ length: 13 }, (_, index) => surface(index / 12, 0.995));
  return {
    shadow:
      castShadow(pen, camera, points, { softness: 13 }) +
      touchTable(
        pen,
        camera,
        [...foot, [base[0] - width * 0.4, 0, base[2]], [base[0] + width * 0.44, 0, base[2]]],
        0.6,
      ),
    body:
      fill(outline, paper) +
      group({ 'clip-path': clip(pen, outline) }, fibres) +
      group(
        { filter: blur(pen, 1.6), style: 'mix-blend-mode:multiply' },
        tag('path', {
          d: labelEdge,
          fill: '#5a3616',
          'fill-opacity': 0.5,
          transform: 'translate(1.5 2)',
        }),
      ) +
      art +
      light +
      flapShade +
      fill(flap, mixColours(paper, '#ffffff', 0.06)) +
      flapLight +
      crease +
      drawBow(
        pen,
        [kx, ky],
        width * camera.scale,
        mixColours(liveryOf(text.brand).colour, '#fff2dc', 0.12),
      ),
  };
}

/** A cotton cord around the top, tied in a bow. */
export function drawBow(pen: Pen, [x, y]: Point, width: number, colour: string): string {
  const s = width / 330;
  const at = (points: readonly Point[]) =>
    points.map(([dx, dy]): Point => [x + dx * s, y + dy * s]);
  const band = at([
    [-163, 2],
    [-90, 5],
    [0, 6],
    [90, 5],
    [164, 2],
  ]);
  const loops = [
    curve(
      at([
        [0, 5],
        [-26, -22],
        [-58, -20],
        [-56, 4],
        [-24, 10],
        [0, 6],
      ]),
    ),
    curve(
      at([
        [0, 5],
        [27, -24],
        [60, -18],
        [55, 7],
        [24, 11],
        [0, 6],
      ]),
    ),
    curve(
      at([
        [-2, 6],
        [-12, 30],
        [-30, 48],
        [-33, 70],
      ]),
    ),
    curve(
      at([
        [2, 6],
        [14, 26],
        [22, 50],
        [36, 62],
      ]),
    ),
  ];
  const cord = (path: string, width_: number) =>
    group(
      { filter: blur(pen, 2), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: path,
        fill: 'none',
        stroke: '#4a2a10',
        'stroke-width': width_,
        'stroke-opacity': 0.5,
        transform: 'translate(2.5 4)',
      }),
    ) +
    stroke(path, dim(colour, 0.55), width_) +
    stroke(path, colour, width_ * 0.68) +
    tag('path', {
      d: path,
      fill: 'none',
      stroke: mixColours(colour, '#fff6e6', 0.6),
      'stroke-width': width_ * 0.5,
      'stroke-dasharray': `${n(1.6 * s)} ${n(3.2 * s)}`,
      'stroke-opacity': 0.75,
    });
  return (
    cord(curve(band), 5.5 * s) +
    loops.map((loop) => cord(loop, 5 * s)).join('') +
    fill(dotPath(x, y + 6 * s, 7 * s), dim(colour, 0.8)) +
    fill(dotPath(x - 1.5 * s, y + 4.5 * s, 4 * s), mixColours(colour, '#fff6e6', 0.35))
  );
}

/** A small printed card standing on the table, for things that come without a packet. */
export function drawCard(
  pen: Pen,
  camera: Camera,
  text: LabelText,
  options: { at: Point3; width: number; yaw?: number },
): { shadow: string; body: string } {
  const { at, width, yaw = 0 } = options;
  const height = width * 0.66;
  const { colour, paper, motif } = liveryOf(text.brand);
  const surface: Surface = (u, v) => {
    const x = (u - 0.5) * width;
    const lean = (1 - v) * height * 0.22;
    return [at[0] + x * Math.cos(yaw), at[1] + height * (1 - v), at[2] - lean - x * Math.sin(yaw)];
  };
  const [w, h] = [150, 99];
  const art: Art = [
    { path: rectPath(0, 0, w, h), colour: paper },
    { path: rectPath(0, h - 21, w, 21), colour },
    ...stampArt(
      pen,
      motif,
      { outline: mixColours(colour, PALETTE.ink, 0.4), filling: colour, accent: PALETTE.turmeric },
      [w / 2, 20],
      0.27,
      0,
      0.5,
    ),
  ];
  const hindi = setText(text.nameHindi, w / 2, 52, {
    face: 'rozha',
    size: 20,
    maxWidth: w * 0.86,
    align: 'centre',
  });
  const latin = setText(text.name.replace(/,.*/, ''), w / 2, 69, {
    face: 'rozha',
    size: 12.5,
    maxWidth: w * 0.88,
    align: 'centre',
  });
  const brand = setText(text.brand.toUpperCase(), w / 2, h - 8, {
    face: 'mukta-bold',
    size: 7,
    maxWidth: w * 0.86,
    align: 'centre',
    tracking: 0.08,
  });
  art.push(
    { path: hindi.path, colour },
    { path: latin.path, colour: PALETTE.ink },
    { path: brand.path, colour: paper },
  );
  const outline = outlineOf(camera, surface, [0, 0], [1, 1], 8);
  const points = [surface(0, 0), surface(1, 0), surface(0, 1), surface(1, 1)];
  return {
    shadow:
      castShadow(
        pen,
        camera,
        [
          ...points,
          [at[0] - width / 2, 0, at[2] - height * 0.5],
          [at[0] + width / 2, 0, at[2] - height * 0.5],
        ],
        { softness: 5 },
      ) + touchTable(pen, camera, [surface(0, 1), surface(1, 1), [at[0], 0, at[2] - 8]], 0.4),
    body:
      bendArt(camera, surface, art, ([x, y]) => [x / w, y / h], { step: 2 }) +
      layLight(pen, camera, surface, { columns: 4, rows: 4, within: outline, isTwoSided: true }) +
      tag('path', {
        d: outline,
        fill: 'none',
        stroke: '#fffdf6',
        'stroke-width': 1.2,
        'stroke-opacity': 0.8,
      }),
  };
}

/** A round tin with a printed paper around it. */
export function drawTin(
  pen: Pen,
  camera: Camera,
  text: LabelText,
  options: { base: Point3; radius: number; height: number },
): { shadow: string; body: string } {
  const { base, radius, height } = options;
  const { colour } = liveryOf(text.brand);
  const view = viewDirection(camera);
  const wall: Surface = (u, v) => {
    const angle = u * 2 * Math.PI - Math.PI / 2;
    return [
      base[0] + radius * Math.cos(angle),
      base[1] + height * (1 - v),
      base[2] + radius * Math.sin(angle),
    ];
  };
  const front: Surface = (u, v) => wall(0.75 - u * 0.5, v);
  const isSeen = (u: number) => u >= -0.001 && u <= 1.001;
  const around = radius * Math.PI;
  const labelWidth = radius * 1.34;
  const labelHeight = height * 0.93;
  const scale = labelHeight / 118;
  const paper: Art = [{ path: rectPath(0, 0, around, height), colour }];
  const rosette = createRosette(8);
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      paper.push(
        ...stampArt(
          pen,
          row % 2 === 0 ? rosette : createButi(),
          {
            outline: mixColours(colour, '#fbf2e0', 0.55),
            filling: mixColours(colour, '#fbf2e0', 0.75),
            accent: colour,
          },
          [((column + (row % 2 === 0 ? 0.5 : 0)) / 16) * around, (row + 0.5) * (height / 9)],
          height / 9 / 150,
          0,
          0.5,
        ),
      );
    }
  }
  const label = labelArt(pen, text, labelWidth / scale, 118).map((piece) => piece);
  const shift = (around - labelWidth) / 2;
  const outline = outlineOf(camera, front, [0, 0], [1, 1], 60);
  const lidProfile: Profile = [
    [0, height + 32],
    [radius * 0.6, height + 29],
    [radius * 0.9, height + 25],
    [radius * 0.99, height + 23],
    [radius * 1.025, height + 18],
    [radius * 1.025, height - 6],
    [radius * 1.025, height - 12],
  ];
  const lid = drawMesh(camera, turned(base, lidProfile), {
    columns: 240,
    rows: 70,
    paint: ({ normal, middle }) => {
      const r = Math.hypot(middle[0] - base[0], middle[2] - base[2]) / radius;
      const groove = Math.abs(r - 0.82) < 0.012 || Math.abs(r - 0.76) < 0.008 ? 0.25 : 0;
      const metal = metalColour(
        '#d2a045',
        [normal[0] + groove * 0.6, normal[1], normal[2] + groove],
        view,
        { dullness: 0.4 },
      );
      if (r > 0.97) return metal;
      return brushed(
        metal,
        (middle[0] - base[0]) / (radius * (r || 1)),
        (middle[2] - base[2]) / (radius * (r || 1)),
        r,
      );
    },
  });
  const profile: Profile = [
    [radius, height + 24],
    [radius, height],
    [radius, 4],
    [radius, 0],
  ];
  return {
    shadow: castTurnedShadow(pen, camera, base, profile, { softness: 11 }),
    body:
      group(
        { 'clip-path': clip(pen, outline) },
        bendArt(camera, front, paper, ([x, y]) => [x / around, y / height], { step: 4, isSeen }) +
          bendArt(
            camera,
            front,
            label,
            ([x, y]) => [(x * scale + shift) / around, (y * scale + height * 0.035) / height],
            { step: 2.4, isSeen },
          ),
      ) +
      layLight(pen, camera, front, {
        columns: 120,
        rows: 12,
        within: outline,
        gloss: 0.22,
        sharpness: 22,
        isTwoSided: true,
      }) +
      lid,
  };
}
