/** Blue pottery, terracotta lamps, clay cups. */

import { dim, mixColours } from '../engine/colour.ts';
import { glazedColour, roughened } from '../engine/materials.ts';
import { drawMesh, type Profile, readProfile, turned } from '../engine/mesh.ts';
import { type Art, dotPath } from '../engine/motifs.ts';
import { place } from '../engine/path-warp.ts';
import {
  blur,
  curve,
  fill,
  group,
  n,
  type Pen,
  polyline,
  roundGradient,
  tag,
} from '../engine/pen.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castTurnedShadow } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  type Point,
  type Point3,
  project,
  viewDirection,
} from '../engine/space.ts';
import { bendArt, layLight } from '../engine/wrapped.ts';
import type { Drawn } from './cloth.ts';
import { openingClip, shadeInside } from './vessels.ts';

const COBALT = '#1f3f94';
const TURQUOISE = '#2c9fb0';
const GLAZE = '#f3f1ea';
const OCHRE = '#d99a2b';

function brushPetal(length: number, width: number): string {
  return curve(
    [
      [0, 0],
      [width * 0.5, -length * 0.45],
      [width * 0.2, -length * 0.9],
      [0, -length],
      [-width * 0.2, -length * 0.9],
      [-width * 0.5, -length * 0.45],
    ],
    true,
  );
}

function paintedFlower(pen: Pen, at: Point, size: number): Art {
  const art: Art = [];
  for (let index = 0; index < 7; index += 1) {
    const angle = (index / 7) * 2 * Math.PI + pen.random.bell() * 0.05;
    art.push({
      path: place(brushPetal(size * 0.5, size * 0.34), at, 1, angle),
      colour: COBALT,
      opacity: pen.random.between(0.82, 0.97),
    });
    art.push({
      path: place(brushPetal(size * 0.33, size * 0.14), at, 1, angle),
      colour: '#6f8fd0',
      opacity: 0.85,
    });
  }
  art.push(
    { path: dotPath(at[0], at[1], size * 0.12), colour: OCHRE },
    { path: dotPath(at[0], at[1], size * 0.06), colour: '#8a5a14' },
  );
  return art;
}

function paintedLeaf(pen: Pen, at: Point, size: number, angle: number): Art {
  return [
    {
      path: place(brushPetal(size, size * 0.42), at, 1, angle),
      colour: TURQUOISE,
      opacity: pen.random.between(0.8, 0.96),
    },
    {
      path: place(brushPetal(size * 0.82, size * 0.06), at, 1, angle),
      colour: '#0f5f74',
      opacity: 0.8,
    },
  ];
}

/** A running vine of flowers and leaves, `width` long and `height` high, with rules above and below. */
export function vineArt(pen: Pen, width: number, height: number, count: number): Art {
  const art: Art = [];
  const gap = width / count;
  const stem: Point[] = [];
  for (let index = 0; index <= count * 8; index += 1) {
    const x = (index / 8) * gap;
    stem.push([x, height * (0.5 + 0.13 * Math.sin((x / gap) * Math.PI))]);
  }
  const lower = [...stem].reverse().map(([x, y]): Point => [x, y + height * 0.022]);
  art.push({ path: polyline([...stem, ...lower], true), colour: '#177a6a' });
  for (let index = 0; index < count; index += 1) {
    const x = (index + 0.5) * gap;
    const y = height * (0.5 + (index % 2 === 0 ? 0.13 : -0.13));
    for (const side of [-1, 1]) {
      art.push(...paintedLeaf(pen, [x + side * gap * 0.24, y], height * 0.27, side * 1.1));
      art.push(...paintedLeaf(pen, [x + side * gap * 0.3, height - y], height * 0.22, side * 2.1));
    }
    art.push(...paintedFlower(pen, [x, y], height * 0.54));
  }
  for (const y of [0, 0.045, 0.93, 0.975]) {
    const isThin = y === 0.045 || y === 0.93;
    art.push({
      path: polyline(
        [
          [0, y * height],
          [width, y * height],
          [width, (y + (isThin ? 0.014 : 0.03)) * height],
          [0, (y + (isThin ? 0.014 : 0.03)) * height],
        ],
        true,
      ),
      colour: isThin ? TURQUOISE : COBALT,
    });
  }
  return art;
}

/** Standing lotus petals for the foot of a pot. */
function petalBand(width: number, height: number, count: number): Art {
  const art: Art = [];
  const gap = width / count;
  for (let index = 0; index < count; index += 1) {
    const at: Point = [(index + 0.5) * gap, height];
    art.push({ path: place(brushPetal(height * 0.96, gap * 1.15), at), colour: COBALT });
    art.push({ path: place(brushPetal(height * 0.74, gap * 0.72), at), colour: TURQUOISE });
    art.push({ path: place(brushPetal(height * 0.46, gap * 0.34), at), colour: GLAZE });
  }
  return art;
}

type Band = { from: number; to: number; art: (width: number, height: number) => Art };

/** A painted and glazed turned pot. Bands say between which places of the profile they run. */
function drawGlazed(
  pen: Pen,
  camera: Camera,
  base: Point3,
  profile: Profile,
  bands: readonly Band[],
  ground: string,
): string {
  const surface = turned(base, profile);
  const view = viewDirection(camera);
  const widest = Math.max(...profile.map(([radius]) => radius));
  const around = widest * 2 * Math.PI;
  const isSeen = (u: number, v: number) => {
    const a = surface(u - 0.003, v);
    const b = surface(u + 0.003, v);
    const c = surface(u, v - 0.004);
    const d = surface(u, v + 0.004);
    const [ax, ay, az] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [dx, dy, dz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
    const normal: Point3 = [ay * dz - az * dy, az * dx - ax * dz, ax * dy - ay * dx];
    return normal[0] * view[0] + normal[1] * view[1] + normal[2] * view[2] > 0;
  };
  const size = widest * camera.scale;
  const mesh = {
    columns: Math.round(Math.min(240, size * 1.4)),
    rows: Math.round(Math.min(160, size * 0.9)),
  };
  const flat = drawMesh(camera, surface, { ...mesh, paint: () => ground });
  const prints = bands
    .map(({ from, to, art }) => {
      let tall = 0;
      for (let step = 0; step < 20; step += 1) {
        const [r0, y0] = readProfile(profile, from + ((to - from) * step) / 20);
        const [r1, y1] = readProfile(profile, from + ((to - from) * (step + 1)) / 20);
        tall += Math.hypot(r1 - r0, y1 - y0);
      }
      return bendArt(
        camera,
        surface,
        art(around, tall),
        ([x, y]) => [x / around, from + (y / tall) * (to - from)],
        { step: 3, isSeen },
      );
    })
    .join('');
  const light = layLight(pen, camera, surface, {
    ...mesh,
    gloss: 0,
    texture: ({ u, v, normal }) => roughened(normal, u * 40, v * 24, 0.03),
  });
  const shine = drawMesh(camera, surface, {
    ...mesh,
    paint: ({ u, v, normal }) =>
      glazedColour('#000000', roughened(normal, u * 30, v * 18, 0.045), view, { gloss: 1 }),
  });
  return flat + prints + light + group({ style: 'mix-blend-mode:screen' }, shine);
}

/** A blue pottery bowl. `content` lies in it. */
export function drawBlueBowl(
  pen: Pen,
  camera: Camera,
  base: Point3,
  radius: number,
  content = '',
): Drawn {
  const height = radius * 0.72;
  const profile: Profile = [
    [radius, height],
    [radius * 0.99, height * 0.94],
    [radius * 0.96, height * 0.8],
    [radius * 0.88, height * 0.55],
    [radius * 0.72, height * 0.3],
    [radius * 0.5, height * 0.12],
    [radius * 0.44, height * 0.07],
    [radius * 0.43, 0],
  ];
  const outside = drawGlazed(
    pen,
    camera,
    base,
    profile,
    [
      { from: 0.04, to: 0.6, art: (width, tall) => vineArt(pen, width, tall, 10) },
      { from: 0.61, to: 0.8, art: (width, tall) => petalBand(width, tall, 30) },
    ],
    GLAZE,
  );
  const view = viewDirection(camera);
  const inner: Profile = [
    [radius * 0.955, height],
    [radius * 0.92, height * 0.8],
    [radius * 0.84, height * 0.55],
    [radius * 0.66, height * 0.32],
    [radius * 0.36, height * 0.17],
    [0, height * 0.13],
  ];
  const inside = drawMesh(camera, turned(base, inner), {
    columns: 200,
    rows: 90,
    isInside: true,
    paint: ({ u, v, normal, middle }) => {
      const ringAt = Math.abs(v - 0.09) < 0.022 || Math.abs(v - 0.15) < 0.01;
      const angle = u * 24;
      const isPetal = v > 0.72 && v < 0.72 + 0.2 * Math.abs(Math.sin(angle * Math.PI)) ** 0.6;
      const colour = ringAt ? COBALT : isPetal ? TURQUOISE : v > 0.94 ? COBALT : GLAZE;
      const shade = 0.3 + 0.7 * shadeInside(middle, base, radius, height);
      return glazedColour(colour, normal, view, { shade, gloss: 0.6 });
    },
  });
  const lip = drawMesh(
    camera,
    turned(base, [
      [radius * 0.955, height],
      [radius * 0.965, height + 3],
      [radius * 0.985, height + 3.6],
      [radius, height + 1],
    ]),
    { columns: 200, rows: 6, paint: ({ normal }) => glazedColour(COBALT, normal, view) },
  );
  return {
    shadow: castTurnedShadow(pen, camera, base, profile),
    body:
      outside +
      lip +
      group(
        { 'clip-path': openingClip(pen, camera, base, radius * 0.955, height + 2) },
        inside,
        content,
      ),
  };
}

/** A slim-necked vase; flowers go behind its lip with `content`. */
export function drawBlueVase(
  pen: Pen,
  camera: Camera,
  base: Point3,
  height: number,
  content = '',
): Drawn {
  const h = height;
  const profile: Profile = [
    [h * 0.125, h],
    [h * 0.118, h * 0.985],
    [h * 0.085, h * 0.93],
    [h * 0.068, h * 0.83],
    [h * 0.075, h * 0.73],
    [h * 0.13, h * 0.63],
    [h * 0.24, h * 0.52],
    [h * 0.285, h * 0.4],
    [h * 0.27, h * 0.27],
    [h * 0.2, h * 0.14],
    [h * 0.14, h * 0.06],
    [h * 0.15, h * 0.02],
    [h * 0.15, 0],
  ];
  const outside = drawGlazed(
    pen,
    camera,
    base,
    profile,
    [
      {
        from: 0.035,
        to: 0.075,
        art: (width, tall) => [
          {
            path: polyline(
              [
                [0, 0],
                [width, 0],
                [width, tall],
                [0, tall],
              ],
              true,
            ),
            colour: COBALT,
          },
        ],
      },
      { from: 0.17, to: 0.33, art: (width, tall) => petalBand(width, tall, 16) },
      { from: 0.4, to: 0.5, art: (width, tall) => petalBand(width, tall, 30) },
      { from: 0.515, to: 0.775, art: (width, tall) => vineArt(pen, width, tall, 7) },
      { from: 0.79, to: 0.9, art: (width, tall) => petalBand(width, tall, 26) },
    ],
    GLAZE,
  );
  const mouth = project(camera, [base[0], base[1] + h, base[2]]);
  const [rx, ry] = [
    h * 0.112 * camera.scale,
    h * 0.112 * camera.scale * Math.sin(camera.elevation),
  ];
  const hole =
    tag('ellipse', {
      cx: n(mouth[0]),
      cy: n(mouth[1]),
      rx: n(rx * 1.1),
      ry: n(ry * 1.12),
      fill: COBALT,
    }) +
    tag('ellipse', {
      cx: n(mouth[0]),
      cy: n(mouth[1] + 0.8),
      rx: n(rx * 0.94),
      ry: n(ry * 0.9),
      fill: '#0d1636',
    });
  return {
    shadow: castTurnedShadow(pen, camera, base, profile),
    body: outside + hole + content,
  };
}

const CLAY = '#b9653a';

/** A small oil lamp of clay with a pinched lip, `flame` 0 unlit to 1 burning. */
export function drawDiya(
  pen: Pen,
  camera: Camera,
  base: Point3,
  radius: number,
  options: { flame?: number; yaw?: number; isNight?: boolean } = {},
): Drawn & { glow: string } {
  const { flame = 0, yaw = Math.PI / 2, isNight = false } = options;
  const height = radius * 0.62;
  const profile: Profile = [
    [radius, height],
    [radius * 1.01, height * 0.93],
    [radius * 0.93, height * 0.66],
    [radius * 0.76, height * 0.36],
    [radius * 0.56, height * 0.14],
    [radius * 0.46, 0],
  ];
  const pinch =
    (shape: Profile, dip: number) =>
    (u: number, v: number): Point3 => {
      const [r, y] = readProfile(shape, v);
      const angle = u * 2 * Math.PI - Math.PI / 2;
      const near = Math.max(0, Math.cos(angle - yaw)) ** 14;
      const high = Math.max(0, y / height - 0.35) / 0.65;
      const reach = r * (1 + near * 0.26 * high);
      return [
        base[0] + reach * Math.cos(angle),
        base[1] + y - near * dip * high,
        base[2] + reach * Math.sin(angle),
      ];
    };
  const seed = pen.random.whole(1, 999);
  const paint =
    (isInner: boolean) =>
    ({ u, v, normal, middle }: { u: number; v: number; normal: Point3; middle: Point3 }) => {
      const cloud = readRoughness(u * 14 + 3, v * 6 + 3, 4, seed);
      const isSlip = !isInner && v > 0.3 && v < 0.4;
      const colour = isSlip
        ? mixColours('#8e3d22', CLAY, Math.max(0, cloud - 0.3))
        : dim(CLAY, 0.8 + cloud * 0.42);
      const shade = isInner ? 0.3 + 0.7 * shadeInside(middle, base, radius, height) : 1;
      const lit = litColour(colour, roughened(normal, u * 70, v * 30, 0.12, seed), {
        shade: isNight ? shade * 0.16 : shade,
      });
      if (flame <= 0) return lit;
      const [fx, fz] = [
        base[0] + radius * 0.95 * Math.cos(yaw),
        base[2] + radius * 0.95 * Math.sin(yaw),
      ];
      const far =
        Math.hypot(middle[0] - fx, (middle[1] - base[1] - height) * 1.2, middle[2] - fz) / radius;
      const warm = (flame * (isInner ? 1.5 : 0.85)) / (0.5 + far * far);
      return mixColours(
        isNight ? mixColours(lit, '#1a1430', 0.35) : lit,
        isInner ? '#ffc966' : '#e8833a',
        Math.min(0.85, warm * 0.6),
      );
    };
  const outer = drawMesh(camera, pinch(profile, radius * 0.05), {
    columns: 180,
    rows: 36,
    paint: paint(false),
  });
  const innerProfile: Profile = [
    [radius * 0.92, height],
    [radius * 0.86, height * 0.8],
    [radius * 0.68, height * 0.5],
    [radius * 0.4, height * 0.3],
    [0, height * 0.24],
  ];
  const inner = drawMesh(camera, pinch(innerProfile, radius * 0.05), {
    columns: 100,
    rows: 30,
    isInside: true,
    paint: paint(true),
  });
  const lip = drawMesh(
    camera,
    pinch(
      [
        [radius * 0.92, height],
        [radius * 0.95, height + 2],
        [radius, height],
      ],
      radius * 0.05,
    ),
    {
      columns: 180,
      rows: 8,
      isTwoSided: true,
      // A line of white lime runs along the rim.
      paint: ({ v, normal }) => {
        const isLime = v > 0.3 && v < 0.8;
        if (isNight) return isLime ? '#c9a98c' : '#8d6a58';
        return litColour(isLime ? '#efe3cb' : '#d98a58', normal);
      },
    },
  );
  const [cx, cy] = project(camera, [base[0], base[1] + height * 0.62, base[2]]);
  // The flame is mirrored in the oil right behind it.
  const [mx, my] = project(camera, [
    base[0] + radius * 0.5 * Math.cos(yaw),
    base[1] + height * 0.62,
    base[2] + radius * 0.42 * Math.sin(yaw),
  ]);
  const oil =
    flame > 0
      ? tag('ellipse', {
          cx: n(cx),
          cy: n(cy),
          rx: n(radius * 0.74 * camera.scale),
          ry: n(radius * 0.74 * camera.scale * Math.sin(camera.elevation)),
          fill: '#a8661c',
          'fill-opacity': 0.75,
        }) +
        tag('ellipse', {
          cx: n(mx),
          cy: n(my),
          rx: n(radius * 0.34 * camera.scale),
          ry: n(radius * 0.3 * camera.scale * Math.sin(camera.elevation)),
          fill: '#ffdf8e',
          'fill-opacity': 0.6,
        })
      : '';
  const [wx, wy] = project(camera, [
    base[0] + radius * 1.05 * Math.cos(yaw),
    base[1] + height * 0.98,
    base[2] + radius * 1.05 * Math.sin(yaw),
  ]);
  const s = radius * camera.scale * 0.015;
  const wick =
    flame > 0
      ? fill(
          `M${n(cx)} ${n(cy)}Q${n((cx + wx) / 2)} ${n((cy + wy) / 2 + 3)} ${n(wx)} ${n(wy)}l${n(3 * s)} ${n(-6 * s)}Q${n((cx + wx) / 2 + 5)} ${n((cy + wy) / 2 - 3)} ${n(cx + 5)} ${n(cy)}Z`,
          '#e8dcc0',
        )
      : '';
  const flameShape = (k: number) =>
    `M${n(wx)} ${n(wy)}C${n(wx - 20 * s * k)} ${n(wy - 14 * s * k)} ${n(wx - 13 * s * k)} ${n(wy - 40 * s * k)} ${n(wx + 3 * s)} ${n(wy - 74 * s * k)}C${n(wx + 12 * s * k)} ${n(wy - 44 * s * k)} ${n(wx + 21 * s * k)} ${n(wy - 16 * s * k)} ${n(wx)} ${n(wy)}Z`;
  const fire =
    flame > 0
      ? group({ filter: blur(pen, 2.2) }, fill(flameShape(1.08), '#ff9a2e', 0.85)) +
        fill(flameShape(0.94), '#ffc445') +
        group({ filter: blur(pen, 1.2) }, fill(flameShape(0.6), '#fff7d6'))
      : '';
  const glow =
    flame > 0
      ? tag('circle', {
          cx: n(wx),
          cy: n(wy - 26 * s),
          r: n(radius * 4.2),
          fill: roundGradient(pen, [wx, wy - 26 * s], radius * 4.2, [
            [0, '#ffb347', 0.62],
            [0.25, '#ff9d3b', 0.26],
            [1, '#ff8a2a', 0],
          ]),
          style: 'mix-blend-mode:screen',
        })
      : '';
  return {
    shadow: castTurnedShadow(pen, camera, base, profile, { softness: 4 }),
    body: outer + inner + oil + wick + lip + fire,
    glow,
  };
}

/** A clay cup. `drink` is the colour of what is in it. */
export function drawKulhad(
  pen: Pen,
  camera: Camera,
  base: Point3,
  height: number,
  drink: string | null,
): Drawn {
  const top = height * 0.46;
  const profile: Profile = [
    [top, height],
    [top * 1.02, height * 0.96],
    [top * 0.95, height * 0.86],
    [top * 0.9, height * 0.6],
    [top * 0.8, height * 0.3],
    [top * 0.7, height * 0.08],
    [top * 0.7, 0],
  ];
  const seed = pen.random.whole(1, 999);
  const outside = drawMesh(camera, turned(base, profile), {
    columns: 150,
    rows: 80,
    paint: ({ u, v, normal }) => {
      const cloud = readRoughness(u * 9, v * 5, 4, seed);
      const rings = Math.sin(v * 62 + readNoise(u * 5, v * 3, seed) * 3) * 0.16;
      return litColour(
        dim(CLAY, 0.85 + cloud * 0.35),
        roughened([normal[0], normal[1] + rings, normal[2]], u * 80, v * 50, 0.12, seed),
      );
    },
  });
  const inside = drawMesh(
    camera,
    turned(base, [
      [top * 0.9, height],
      [top * 0.86, height * 0.7],
      [top * 0.7, height * 0.2],
      [0, height * 0.15],
    ]),
    {
      columns: 120,
      rows: 40,
      isInside: true,
      paint: ({ normal, middle }) =>
        litColour(CLAY, normal, { shade: shadeInside(middle, base, top * 0.9, height) }),
    },
  );
  const [cx, cy] = project(camera, [base[0], base[1] + height * 0.86, base[2]]);
  const [rx, ry] = [
    top * 0.885 * camera.scale,
    top * 0.885 * camera.scale * Math.sin(camera.elevation),
  ];
  let surface = '';
  if (drink) {
    surface =
      tag('ellipse', {
        cx: n(cx),
        cy: n(cy),
        rx: n(rx),
        ry: n(ry),
        fill: roundGradient(
          pen,
          [cx - rx * 0.2, cy],
          rx * 1.2,
          [
            [0, mixColours(drink, '#fff0d8', 0.22)],
            [0.75, drink],
            [1, dim(drink, 0.62)],
          ],
          Math.sin(camera.elevation),
        ),
      }) +
      fill(
        curve(
          [
            [cx - rx * 0.55, cy - ry * 0.4],
            [cx - rx * 0.1, cy - ry * 0.62],
            [cx + rx * 0.3, cy - ry * 0.55],
            [cx - rx * 0.1, cy - ry * 0.5],
          ],
          true,
        ),
        '#fff4e2',
        0.5,
      );
    for (let index = 0; index < 16; index += 1) {
      const angle = pen.random.between(0.2, 2.9);
      surface += tag('circle', {
        cx: n(cx + Math.cos(angle) * rx * 0.93),
        cy: n(cy + Math.sin(angle) * ry * 0.93),
        r: n(pen.random.between(1, 2.6)),
        fill: mixColours(drink, '#fff4e0', 0.5),
        'fill-opacity': 0.9,
      });
    }
  }
  const lip = drawMesh(
    camera,
    turned(base, [
      [top * 0.89, height],
      [top * 0.93, height + 2.5],
      [top * 0.98, height + 2],
      [top, height],
    ]),
    {
      columns: 150,
      rows: 5,
      paint: ({ normal }) => litColour('#cf7d4e', normal),
    },
  );
  return {
    shadow: castTurnedShadow(pen, camera, base, profile, { softness: 7 }),
    body:
      outside +
      lip +
      group({ 'clip-path': openingClip(pen, camera, base, top * 0.9, height) }, inside, surface),
  };
}
