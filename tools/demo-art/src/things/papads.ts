/** Papads: thin discs, raw or roasted, flecked with pepper, leaf or chilli. */
import { dim, mixColours } from '../engine/colour.ts';
import { drawMesh, type Surface } from '../engine/mesh.ts';
import type { Art } from '../engine/motifs.ts';
import { curve, type Pen } from '../engine/pen.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castShadow } from '../engine/shadow.ts';
import { type Camera, litColour, type Point, type Point3, posed } from '../engine/space.ts';
import { bendArt } from '../engine/wrapped.ts';

export type PapadKind = {
  dough: string;
  /** Colours of the flecks, how many, and their size (1 is cracked pepper). */
  flecks: readonly [string, ...string[]];
  count: number;
  size: number;
  /** Long thin flecks: cumin and leaf. */
  isLong: boolean;
};

export const PAPADS: Readonly<Record<string, PapadKind>> = {
  'moong-papad': {
    dough: '#e9cf92',
    flecks: ['#2b1c12', '#4a3320', '#3a2617'],
    count: 150,
    size: 1,
    isLong: false,
  },
  'urad-black-pepper-papad': {
    dough: '#eedfb9',
    flecks: ['#1d130c', '#35241a', '#2a1b14'],
    count: 300,
    size: 1.15,
    isLong: false,
  },
  'khichiya-papad': {
    dough: '#f3ead6',
    flecks: ['#8a6a38', '#75562a'],
    count: 110,
    size: 1.4,
    isLong: true,
  },
  'methi-papad': {
    dough: '#dfcd8c',
    flecks: ['#4c6330', '#5f7a3d', '#3d5127'],
    count: 240,
    size: 1.5,
    isLong: true,
  },
  'lehsun-papad': {
    dough: '#e3b273',
    flecks: ['#a52a17', '#8c1d10', '#c2452a', '#f0dcae'],
    count: 230,
    size: 1.1,
    isLong: false,
  },
  'makki-rabodi': {
    dough: '#e6c163',
    flecks: ['#b88a2c', '#f3dd9a'],
    count: 60,
    size: 0.9,
    isLong: false,
  },
};

export type PapadPose = {
  at: Point3;
  radius: number;
  pitch?: number;
  roll?: number;
  yaw?: number;
  /** How far the edge lifts, as a share of the radius. */
  curl?: number;
  /** 0 raw, 1 roasted and blistered. */
  roast?: number;
};

function papadSurface(pose: PapadPose, seed: number): Surface {
  const { radius, curl = 0.05, roast = 0 } = pose;
  return (u, v) => {
    const angle = u * 2 * Math.PI;
    const edge =
      1 + (readNoise(Math.cos(angle) * 3 + 5, Math.sin(angle) * 3 + 5, seed) - 0.5) * 0.05;
    const r = v * radius * edge * (1 - roast * 0.03);
    const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
    const [px, pz] = [x / radius, z / radius];
    const wave = (readNoise(px * 1.6 + 10, pz * 1.6 + 10, seed + 1) - 0.5) * curl * 2.4 * v;
    const ripple = (readNoise(px * 5 + 10, pz * 5 + 10, seed + 2) - 0.5) * 0.02;
    const bowl =
      curl * v * v * (0.6 + 0.8 * readNoise(Math.cos(angle) + 3, Math.sin(angle) + 3, seed + 3));
    const blister =
      roast * Math.max(0, readRoughness(px * 6 + 30, pz * 6 + 30, 2, seed + 4) - 0.52) * 0.3;
    return [x, (wave + ripple + bowl + blister) * radius, z];
  };
}

/** Flat places on a papad run from -1000 to 1000. */
const UNIT = 1000;

function fleckArt(pen: Pen, kind: PapadKind): Art {
  const art: Art = [];
  for (let index = 0; index < kind.count; index += 1) {
    const angle = pen.random.between(0, 6.283);
    const r = Math.sqrt(pen.random.next()) * 0.96;
    const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
    const size = 0.0105 * kind.size * pen.random.between(0.4, 1.5);
    const turn = pen.random.between(0, 6.283);
    const corners = pen.random.whole(4, 6);
    const stretch = kind.isLong ? pen.random.between(1.8, 3.4) : pen.random.between(0.8, 1.5);
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const at = (corner / corners) * 6.283;
      const reach = size * pen.random.between(0.7, 1.2);
      const [a, b] = [Math.cos(at) * reach * stretch, Math.sin(at) * reach];
      return [
        UNIT * (x + a * Math.cos(turn) - b * Math.sin(turn)),
        UNIT * (y + a * Math.sin(turn) + b * Math.cos(turn)),
      ];
    });
    art.push({
      path: curve(points, true),
      colour: pen.random.pick(kind.flecks),
      opacity: pen.random.between(0.55, 1),
    });
  }
  return art;
}

/** Draws one papad with the shadow it casts on the plane at `floor`. */
export function drawPapad(
  pen: Pen,
  camera: Camera,
  kind: PapadKind,
  pose: PapadPose,
  options: { floor?: number; softness?: number; isCovered?: boolean } = {},
): { shadow: string; body: string } {
  const seed = pen.random.whole(1, 9999);
  const { roast = 0 } = pose;
  const flat = papadSurface(pose, seed);
  const surface = posed(flat, pose);
  const size = pose.radius * camera.scale;
  const body = drawMesh(camera, surface, {
    columns: Math.round(Math.min(240, size * 1.3)),
    rows: Math.round(Math.min(110, size * 0.5)),
    isTwoSided: true,
    paint: ({ u, v, normal }) => {
      // Of a covered papad only the edge is ever seen.
      if (options.isCovered && v < 0.84) return null;
      const [x, y, z] = flat(u, v);
      const [px, pz] = [x / pose.radius, z / pose.radius];
      const cloud = readRoughness(px * 4 + 40, pz * 4 + 40, 4, seed + 5);
      const grit = readRoughness(px * 30 + 40, pz * 30 + 40, 2, seed + 6);
      let colour = mixColours(kind.dough, dim(kind.dough, 0.72), (cloud - 0.4) * 0.9);
      colour = mixColours(colour, '#fff6dd', Math.max(0, v - 0.93) * 5);
      if (roast > 0) {
        const heat = readRoughness(px * 6 + 30, pz * 6 + 30, 2, seed + 4);
        const spot = Math.max(0, heat - 0.5) * 4.4 + (y / pose.radius - 0.06) * 0.8;
        colour = mixColours(
          mixColours(colour, '#edcf8a', 0.5 * roast),
          '#b06a24',
          Math.min(0.85, Math.max(0, spot)) * roast,
        );
        const char = Math.max(0, readRoughness(px * 5 + 3, pz * 5 + 8, 3, seed + 8) - 0.66) * 7;
        colour = mixColours(colour, '#5d3416', Math.min(0.8, char) * roast);
      }
      const lit = litColour(dim(colour, 0.92 + grit * 0.16), normal, {
        gloss: 0.05 + roast * 0.08,
        sharpness: 14,
      });
      // A raw papad lets some light through.
      return mixColours(lit, kind.dough, 0.2);
    },
  });
  const flecks = bendArt(
    camera,
    surface,
    fleckArt(pen, kind),
    ([x, y]) => [(((Math.atan2(y, x) / (2 * Math.PI)) % 1) + 1) % 1, Math.hypot(x, y) / UNIT],
    { step: 30 },
  );
  const rim = Array.from({ length: 48 }, (_, index) => surface(index / 48, 1));
  return {
    shadow: castShadow(pen, camera, rim, {
      softness: options.softness ?? Math.max(3, size * 0.035),
      height: options.floor ?? 0,
      strength: 0.36,
    }),
    body: options.isCovered ? body : body + flecks,
  };
}

/** Raw papads lying over each other. */
export function drawPapadStack(
  pen: Pen,
  camera: Camera,
  kind: PapadKind,
  options: { at: Point3; radius: number; count: number; step?: number },
): { shadow: string; body: string } {
  const { at, radius, count, step = 5 } = options;
  let [shadow, body] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const drawn = drawPapad(
      pen,
      camera,
      kind,
      {
        at: [
          at[0] + pen.random.bell() * radius * 0.035,
          at[1] + 4 + index * step,
          at[2] + pen.random.bell() * radius * 0.035,
        ],
        radius: radius * pen.random.between(0.97, 1.02),
        yaw: pen.random.between(0, 6.28),
        curl: 0.02 + (index === count - 1 ? 0.03 : 0),
      },
      {
        floor: index === 0 ? at[1] : at[1] + 4 + (index - 1) * step,
        softness: index === 0 ? 8 : 2.4,
        isCovered: index < count - 1,
      },
    );
    if (index === 0) shadow = drawn.shadow;
    body += (index === 0 ? '' : drawn.shadow) + drawn.body;
  }
  return { shadow, body };
}
