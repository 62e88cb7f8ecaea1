/** Kathputli: a painted wooden head, stuffed arms, a long skirt, strings. */

import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import { glazedColour } from '../engine/materials.ts';
import { drawMesh, type Profile, readProfile, type Surface, turned } from '../engine/mesh.ts';
import { type Art, borderArt, createRosette, dotPath, rectPath } from '../engine/motifs.ts';
import { clip, curve, fill, group, n, type Pen, polyline, stroke, tag } from '../engine/pen.ts';
import { createBandhani, type Print } from '../engine/prints.ts';
import { readNoise } from '../engine/random.ts';
import { castShadow } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  type Point,
  type Point3,
  project,
  viewDirection,
} from '../engine/space.ts';
import { bendArt, layLight, outlineOf } from '../engine/wrapped.ts';
import type { Drawn } from './cloth.ts';

export type PuppetKind = 'raja' | 'rani';

/** A skirt that hangs in pleats from the waist. */
export function skirtSurface(
  base: Point3,
  top: number,
  waist: number,
  hem: number,
  pleats: number,
  seed: number,
): Surface {
  return (u, v) => {
    const flare = v ** 1.25;
    const angle = u * 2 * Math.PI - Math.PI / 2;
    // Towards both sides the pleats are seen from their edge and lie flat, or cloth would stick out.
    const fold =
      Math.sin(angle * pleats + (readNoise(u * 9, v * 2, seed) - 0.5) * 2.2) *
      (0.02 + 0.075 * v) *
      Math.abs(Math.sin(angle));
    const radius = (waist + (hem - waist) * flare) * (1 + fold);
    return [
      base[0] + radius * Math.cos(angle),
      base[1] + top * (1 - v) + Math.sin(angle * pleats) * 4 * v,
      base[2] + radius * 0.72 * Math.sin(angle),
    ];
  };
}

/** A pleated skirt printed all round; only the half towards the viewer is drawn. */
export function drawSkirt(
  pen: Pen,
  camera: Camera,
  print: Print,
  options: { base: Point3; top: number; waist: number; hem: number; pleats?: number },
): string {
  const { base, top, waist, hem, pleats = 11 } = options;
  const seed = pen.random.whole(1, 999);
  const whole = skirtSurface(base, top, waist, hem, pleats, seed);
  const front: Surface = (u, v) => whole(0.25 + u * 0.5, v);
  const size: readonly [number, number] = [hem * Math.PI, top];
  const outline = outlineOf(camera, front, [0, 0], [1, 1], 90);
  return (
    group(
      { 'clip-path': clip(pen, outline) },
      bendArt(
        camera,
        front,
        print(pen, size[0], size[1]),
        ([x, y]) => [1 - x / size[0], y / size[1]],
        { step: 4 },
      ),
    ) +
    layLight(pen, camera, front, {
      columns: Math.round(Math.min(240, hem * 1.3)),
      rows: Math.round(Math.min(120, top / 4)),
      within: outline,
      isTwoSided: true,
    })
  );
}

const SKIN = '#bb7844';

function faceArt(kind: PuppetKind): Art {
  // Face in a square 200 wide and high, the middle of the face at (100, 100).
  const art: Art = [];
  const mirror = (draw: (side: 1 | -1) => void) => {
    draw(-1);
    draw(1);
  };
  mirror((side) => {
    const x = 100 + side * 34;
    const eye = curve(
      [
        [x - 25, 88],
        [x - 8, 75],
        [x + 10, 75],
        [x + 25, 88],
        [x + 8, 97],
        [x - 8, 97],
      ],
      true,
    );
    art.push({ path: eye, colour: '#fbf4e6' });
    art.push(
      { path: dotPath(x, 86, 9.5), colour: '#1d120c' },
      { path: dotPath(x - 2.6, 83, 2.6), colour: '#ffffff' },
    );
    art.push({
      path: curve(
        [
          [x - 27, 89],
          [x - 9, 73],
          [x + 11, 73],
          [x + 29, 88],
          [x + 11, 77.5],
          [x - 9, 77.5],
        ],
        true,
      ),
      colour: '#1d120c',
    });
    art.push({
      path: curve(
        [
          [x - 25, 90],
          [x, 98.5],
          [x + 25, 89],
          [x, 101],
        ],
        true,
      ),
      colour: '#1d120c',
    });
    art.push({
      path: curve(
        [
          [x - side * 26, 60],
          [x, 51],
          [x + side * 31, 63],
          [x, 57],
        ],
        true,
      ),
      colour: '#1d120c',
    });
    art.push({ path: dotPath(100 + side * 50, 122, 13), colour: '#c8502f', opacity: 0.35 });
  });
  art.push({
    path: curve(
      [
        [98, 92],
        [94, 116],
        [90, 124],
        [100, 129],
        [110, 124],
        [106, 116],
        [102, 92],
      ],
      true,
    ),
    colour: dim(SKIN, 0.72),
    opacity: 0.75,
  });
  art.push({
    path: curve(
      [
        [80, 144],
        [93, 143],
        [100, 146],
        [107, 143],
        [120, 144],
        [100, 158],
      ],
      true,
    ),
    colour: '#a31c17',
  });
  if (kind === 'raja') {
    mirror((side) => {
      art.push({
        path: curve(
          [
            [100, 134],
            [100 + side * 24, 133],
            [100 + side * 50, 124],
            [100 + side * 60, 106],
            [100 + side * 55, 130],
            [100 + side * 30, 143],
            [100, 139],
          ],
          true,
        ),
        colour: '#1d120c',
      });
    });
    art.push({
      path: curve(
        [
          [97, 40],
          [100, 30],
          [103, 40],
          [102, 60],
          [98, 60],
        ],
        true,
      ),
      colour: '#c21f17',
    });
  } else {
    art.push({ path: dotPath(100, 56, 6.5), colour: '#c21f17' });
    art.push({ path: dotPath(118, 126, 3.2), colour: '#e6b13a' });
    art.push({
      path: curve(
        [
          [40, 30],
          [100, 12],
          [160, 30],
          [100, 21],
        ],
        true,
      ),
      colour: '#1d120c',
    });
    art.push(
      { path: dotPath(100, 31, 7), colour: '#e6b13a' },
      { path: dotPath(100, 31, 3.4), colour: '#c21f17' },
    );
  }
  return art;
}

/** Trousseau colours of the two puppets. */
const LOOKS: Readonly<Record<PuppetKind, { coat: string; trim: string; skirt: Print }>> = {
  raja: {
    coat: '#8e1d1a',
    trim: '#e0a62f',
    skirt: (pen, width, height) => printSkirt(pen, width, height, '#24386a', '#e0a62f'),
  },
  rani: {
    coat: '#2f6a45',
    trim: '#e8b53b',
    skirt: (pen, width, height) => printSkirt(pen, width, height, '#b81f1a', '#e8b53b'),
  },
};

function printSkirt(pen: Pen, width: number, height: number, ground: string, gold: string): Art {
  const art: Art = [{ path: rectPath(0, 0, width, height), colour: ground }];
  for (let row = 0; row < 7; row += 1) {
    const y = height * (0.1 + row * 0.085);
    const count = 22;
    for (let index = 0; index < count; index += 1) {
      art.push({
        path: dotPath(((index + (row % 2) * 0.5) / count) * width, y, 3.4),
        colour: gold,
        opacity: 0.95,
      });
    }
  }
  art.push(
    ...borderArt(pen, {
      x: 0,
      y: height * 0.72,
      width,
      height: height * 0.17,
      ground: mixColours(ground, '#000000', 0.4),
      colours: { outline: gold, filling: '#f2e6cc', accent: ground },
      motif: createRosette(8),
      spacing: height * 0.16,
    }),
  );
  art.push({ path: rectPath(0, height * 0.91, width, height * 0.09), colour: gold });
  for (let index = 0; index < 90; index += 1) {
    art.push({
      path: rectPath((index / 90) * width, height * 0.91, width / 240, height * 0.09),
      colour: '#a8731a',
      opacity: 0.7,
    });
  }
  return art;
}

/** One puppet hanging by its strings; its feet-less skirt ends at `base`. */
export function drawPuppet(
  pen: Pen,
  camera: Camera,
  kind: PuppetKind,
  options: { base: Point3; height: number; sway?: number; stringTop?: number },
): Drawn {
  const { base, height, stringTop = 1.5 } = options;
  const look = LOOKS[kind];
  const view = viewDirection(camera);
  const h = height;
  const at = (y: number): Point3 => [base[0], base[1] + y * h, base[2]];
  const skirt = drawSkirt(pen, camera, look.skirt, {
    base,
    top: h * 0.5,
    waist: h * 0.085,
    hem: h * 0.3,
    pleats: 10,
  });
  const solid = (
    profile: Profile,
    from: Point3,
    colour: (u: number, v: number) => string,
    gloss = 0.1,
  ) =>
    drawMesh(camera, turned(from, profile), {
      columns: 90,
      rows: 46,
      paint: ({ u, v, normal }) => litColour(colour(u, v), normal, { gloss, sharpness: 18, view }),
    });
  const torso = solid(
    [
      [h * 0.03, h * 0.25],
      [h * 0.1, h * 0.235],
      [h * 0.118, h * 0.19],
      [h * 0.1, h * 0.1],
      [h * 0.092, h * 0.03],
      [h * 0.1, 0],
    ],
    at(0.48),
    (u, v) =>
      Math.abs(u - 0.5) < 0.022 || (v > 0.8 && v < 0.94)
        ? look.trim
        : Math.sin(u * 60) * Math.sin(v * 40) > 0.72 && v < 0.8
          ? look.trim
          : look.coat,
  );
  const raiseOf = (side: -1 | 1) =>
    kind === 'rani' ? (side === 1 ? 0.16 : -0.02) : side === -1 ? 0.13 : 0;
  const handAt = (side: -1 | 1): Point3 => [
    base[0] + side * h * (0.25 - raiseOf(side) * 0.1),
    base[1] + h * (0.56 + raiseOf(side) * 1.3),
    base[2] + h * 0.08,
  ];
  const arms = ([-1, 1] as const)
    .map((side) => {
      const raise = raiseOf(side);
      const path: Point3[] = [
        [base[0] + side * h * 0.09, base[1] + h * 0.69, base[2] + h * 0.02],
        [base[0] + side * h * 0.19, base[1] + h * (0.63 + raise * 0.4), base[2] + h * 0.05],
        handAt(side),
      ];
      const line = curve(path.map((point) => project(camera, point)));
      const [hx, hy] = project(camera, path[2] ?? base);
      const width = h * 0.062;
      return (
        stroke(line, dim(look.coat, side > 0 ? 0.42 : 0.6), width) +
        tag('path', {
          d: line,
          fill: 'none',
          stroke: dim(look.coat, side > 0 ? 0.75 : 1.12),
          'stroke-width': width * 0.66,
          'stroke-linecap': 'round',
          transform: `translate(${n(-width * 0.1)} ${n(-width * 0.1)})`,
        }) +
        tag('circle', { cx: n(hx), cy: n(hy), r: n(width * 0.56), fill: dim(SKIN, 0.75) }) +
        tag('circle', {
          cx: n(hx - width * 0.08),
          cy: n(hy - width * 0.1),
          r: n(width * 0.46),
          fill: SKIN,
        }) +
        tag('ellipse', {
          cx: n(hx - side * width * 0.34),
          cy: n(hy - width * (raise > 0.05 ? -0.5 : 0.5)),
          rx: n(width * 0.42),
          ry: n(width * 0.2),
          fill: look.trim,
        })
      );
    })
    .join('');
  const headProfile: Profile = [
    [0, h * 0.24],
    [h * 0.06, h * 0.232],
    [h * 0.1, h * 0.19],
    [h * 0.109, h * 0.13],
    [h * 0.094, h * 0.07],
    [h * 0.055, h * 0.022],
    [h * 0.04, 0],
    [h * 0.042, -h * 0.02],
  ];
  const headAt = at(0.72);
  const head = turned(headAt, headProfile);
  const face = bendArt(
    camera,
    head,
    faceArt(kind),
    ([x, y]) => {
      const tall = h * (0.225 - (y / 200) * 0.2);
      // Find the place on the profile with that height.
      let v = 0;
      while (v < 0.9 && readProfile(headProfile, v)[1] > tall) v += 0.006;
      return [0.5 - ((x - 100) / 200) * 0.37, v];
    },
    { step: 2.5 },
  );
  const headMesh = drawMesh(camera, head, {
    columns: 110,
    rows: 70,
    paint: ({ normal }) => glazedColour(SKIN, normal, view, { gloss: 0.35 }),
  });
  let hat: string;
  if (kind === 'raja') {
    const wraps: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const y = h * (0.198 + index * 0.024);
      const r = h * (0.112 - Math.abs(index - 1.6) * 0.006 - index * 0.005);
      const tone = index % 2 === 0 ? '#e9a21f' : '#c8221a';
      wraps.push(
        drawMesh(
          camera,
          (u, v) => {
            const angle = u * 2 * Math.PI - Math.PI / 2;
            const round = v * 2 * Math.PI;
            const tube = h * 0.027;
            const rr = r + tube * Math.cos(round) * -1;
            return [
              headAt[0] + rr * Math.cos(angle),
              headAt[1] +
                y +
                tube * Math.sin(round) +
                h * 0.016 * Math.cos(angle) * (index % 2 === 0 ? 0.6 : -0.6),
              headAt[2] + rr * Math.sin(angle),
            ];
          },
          {
            columns: 90,
            rows: 14,
            paint: ({ u, normal }) =>
              litColour(Math.sin(u * 70 + index * 2) > 0.55 ? '#f6ead2' : tone, normal),
          },
        ),
      );
    }
    const cap = solid(
      [
        [0, h * 0.31],
        [h * 0.05, h * 0.3],
        [h * 0.08, h * 0.26],
        [h * 0.09, h * 0.22],
      ],
      headAt,
      (u) => (Math.sin(u * 50) > 0.3 ? '#e9a21f' : '#c8221a'),
    );
    const [jx, jy] = project(camera, [headAt[0], headAt[1] + h * 0.24, headAt[2] + h * 0.13]);
    const s = h / 500;
    const plume = curve(
      [
        [jx, jy],
        [jx - 6 * s, jy - 26 * s],
        [jx + 2 * s, jy - 58 * s],
        [jx + 14 * s, jy - 70 * s],
        [jx + 12 * s, jy - 44 * s],
        [jx + 5 * s, jy - 20 * s],
      ],
      true,
    );
    hat =
      cap +
      wraps.join('') +
      fill(plume, '#f6ead2') +
      stroke(
        curve([
          [jx, jy],
          [jx + 1 * s, jy - 30 * s],
          [jx + 10 * s, jy - 62 * s],
        ]),
        '#b9a276',
        1.2 * s,
      ) +
      fill(dotPath(jx, jy, 9 * s), '#8a5a14') +
      fill(dotPath(jx - s, jy - s, 7.4 * s), PALETTE.turmeric) +
      fill(dotPath(jx, jy, 3.8 * s), '#2f6a45');
  } else {
    const veilSeed = pen.random.whole(1, 99);
    const widths: Profile = [
      [h * 0.02, h * 0.262],
      [h * 0.098, h * 0.235],
      [h * 0.128, h * 0.16],
      [h * 0.132, h * 0.06],
      [h * 0.152, -h * 0.04],
      [h * 0.205, -h * 0.16],
      [h * 0.235, -h * 0.3],
    ];
    // The veil falls from the crown down the back and shows on both sides.
    const veil: Surface = (u, v) => {
      const [half, y] = readProfile(widths, v);
      const across = u * 2 - 1;
      const fold =
        Math.sin(across * 13 + (readNoise(u * 6, v * 3, veilSeed) - 0.5) * 3) *
        Math.max(0, v - 0.35) *
        h *
        0.03;
      return [
        headAt[0] + half * Math.sign(across) * Math.abs(across) ** 0.8,
        headAt[1] + y + Math.abs(across) ** 2 * h * 0.02 * v,
        headAt[2] - h * 0.06 - h * 0.05 * (1 - across * across) + fold,
      ];
    };
    const size: readonly [number, number] = [h * 0.5, h * 0.62];
    const outline = outlineOf(camera, veil, [0, 0], [1, 1], 80);
    hat =
      tag('path', { d: outline, fill: '#d99a1f' }) +
      bendArt(
        camera,
        veil,
        createBandhani('#dc9c22', '#b81f1a')(pen, size[0], size[1]),
        ([x, y]) => [x / size[0], y / size[1]],
        { step: 3 },
      ) +
      layLight(pen, camera, veil, { columns: 90, rows: 90, within: outline, isTwoSided: true }) +
      tag('path', { d: outline, fill: 'none', stroke: '#a06a12', 'stroke-width': 2 });
  }
  const strings = [
    [at(0.96), 0.02],
    [handAt(-1), -0.1],
    [handAt(1), 0.1],
  ] as const;
  const cords = strings
    .map(([from, shift]) => {
      const [x, y] = project(camera, from);
      const [tx, ty] = project(camera, [
        base[0] + shift * h * 0.3,
        base[1] + h * stringTop,
        base[2],
      ]);
      return stroke(
        polyline([
          [x, y],
          [tx, ty],
        ] as Point[]),
        '#3a2a1c',
        1.5,
        0.75,
      );
    })
    .join('');
  const jewels =
    kind === 'rani'
      ? Array.from({ length: 11 }, (_, index) => {
          const angle = Math.PI * (0.12 + (0.76 * index) / 10);
          const [x, y] = project(camera, [
            base[0] + h * 0.085 * Math.cos(angle),
            base[1] + h * (0.73 - 0.07 * Math.sin(angle)),
            base[2] + h * 0.12,
          ]);
          return (
            fill(dotPath(x, y, h * 0.0105), '#f0c75a') +
            fill(dotPath(x - 0.5, y - 0.8, h * 0.0045), '#fff6d8')
          );
        }).join('')
      : Array.from({ length: 13 }, (_, index) => {
          const angle = Math.PI * (0.1 + (0.8 * index) / 12);
          const [x, y] = project(camera, [
            base[0] + h * 0.08 * Math.cos(angle),
            base[1] + h * (0.735 - 0.115 * Math.sin(angle)),
            base[2] + h * 0.125,
          ]);
          return (
            fill(dotPath(x, y, h * 0.0095), '#f6efe0') +
            fill(dotPath(x - 0.5, y - 0.6, h * 0.004), '#ffffff')
          );
        }).join('');
  const points: Point3[] = [
    [base[0] - h * 0.3, base[1], base[2]],
    [base[0] + h * 0.3, base[1], base[2]],
    [base[0], base[1], base[2] + h * 0.2],
    at(0.95),
    [base[0] - h * 0.2, base[1] + h * 0.6, base[2]],
    [base[0] + h * 0.2, base[1] + h * 0.6, base[2]],
  ];
  const back = kind === 'rani' ? hat : '';
  const top = kind === 'raja' ? hat : '';
  return {
    shadow: castShadow(pen, camera, points, { softness: 11 }),
    body:
      cords +
      back +
      skirt +
      torso +
      headMesh +
      face +
      (kind === 'rani' ? veilFront(camera, headAt, h) : '') +
      top +
      jewels +
      arms,
  };
}

function veilFront(camera: Camera, headAt: Point3, h: number): string {
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const angle = ((index / 24) * 2 - 1) * 1.45;
    return project(camera, [
      headAt[0] + h * 0.113 * Math.sin(angle),
      headAt[1] + h * 0.122 + h * 0.118 * Math.cos(angle),
      headAt[2] + h * 0.06,
    ]);
  });
  return stroke(curve(points), '#8f5d10', h * 0.02) + stroke(curve(points), '#f0c45a', h * 0.014);
}
