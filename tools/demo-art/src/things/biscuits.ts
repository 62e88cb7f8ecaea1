/** Biscuits: round, square or scalloped, baked darker at the edge. */
import { dim, mixColours } from '../engine/colour.ts';
import { drawMesh, type Profile, readProfile, type Surface } from '../engine/mesh.ts';
import { type Art, dotPath } from '../engine/motifs.ts';
import { curve, group, n, type Pen, tag } from '../engine/pen.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import { castShadow } from '../engine/shadow.ts';
import {
  type Camera,
  litColour,
  normalise,
  type Point,
  type Point3,
  posed,
  project,
} from '../engine/space.ts';
import { bendArt } from '../engine/wrapped.ts';

export type BiscuitKind = {
  shape: 'round' | 'square' | 'scalloped' | 'diamond';
  /** Colour of the middle, and of the well-baked edge. */
  crumb: string;
  crust: string;
  thickness: number;
  dome: number;
  cracks: number;
  roughness: number;
  topping: 'holes' | 'cumin' | 'sesame' | 'pistachio' | 'coconut' | 'ajwain';
};

export const BISCUITS: Readonly<Record<string, BiscuitKind>> = {
  'bajra-biscuits': {
    shape: 'scalloped',
    crumb: '#a98256',
    crust: '#6f4a26',
    thickness: 0.26,
    dome: 0.03,
    cracks: 0.25,
    roughness: 0.3,
    topping: 'holes',
  },
  'jowar-jaggery-biscuits': {
    shape: 'square',
    crumb: '#c79a5e',
    crust: '#7f4f22',
    thickness: 0.26,
    dome: 0.03,
    cracks: 0.2,
    roughness: 0.24,
    topping: 'holes',
  },
  'ajwain-namkeen-biscuits': {
    shape: 'diamond',
    crumb: '#e0bf86',
    crust: '#b5803f',
    thickness: 0.15,
    dome: 0.05,
    cracks: 0.1,
    roughness: 0.16,
    topping: 'ajwain',
  },
  'besan-nankhatai': {
    shape: 'round',
    crumb: '#e2b564',
    crust: '#b9792c',
    thickness: 0.36,
    dome: 0.26,
    cracks: 1,
    roughness: 0.22,
    topping: 'pistachio',
  },
  'til-gud-biscuits': {
    shape: 'round',
    crumb: '#b97c3d',
    crust: '#7c4519',
    thickness: 0.24,
    dome: 0.05,
    cracks: 0.2,
    roughness: 0.2,
    topping: 'sesame',
  },
  'jeera-biscuits': {
    shape: 'square',
    crumb: '#e3c288',
    crust: '#bd8b48',
    thickness: 0.28,
    dome: 0.06,
    cracks: 0.15,
    roughness: 0.18,
    topping: 'cumin',
  },
  'coconut-biscuits': {
    shape: 'round',
    crumb: '#ecd5a4',
    crust: '#c8924b',
    thickness: 0.3,
    dome: 0.12,
    cracks: 0.3,
    roughness: 0.55,
    topping: 'coconut',
  },
};

function outlineFactor(kind: BiscuitKind, angle: number): number {
  const superellipse = (power: number, turn: number) => {
    const [c, s] = [Math.abs(Math.cos(angle + turn)), Math.abs(Math.sin(angle + turn))];
    return 1 / (c ** power + s ** power) ** (1 / power);
  };
  if (kind.shape === 'square') return superellipse(7, 0) * 0.9;
  if (kind.shape === 'diamond') return superellipse(1.5, 0) * 1.08;
  if (kind.shape === 'scalloped') return 0.98 + 0.028 * Math.abs(Math.cos(angle * 13)) ** 0.7;
  return 1;
}

/** The surface of a biscuit lying at the origin; `v` goes from the middle of the top outwards. */
export function biscuitSurface(kind: BiscuitKind, radius: number, seed: number): Surface {
  const h = kind.thickness * radius;
  const profile: Profile = [
    [0, h + kind.dome * radius],
    [0.4 * radius, h + kind.dome * radius * 0.86],
    [0.78 * radius, h + kind.dome * radius * 0.32],
    [0.93 * radius, h * 0.97],
    [0.99 * radius, h * 0.74],
    [radius, h * 0.4],
    [0.98 * radius, h * 0.1],
    [0.95 * radius, 0],
  ];
  return (u, v) => {
    const angle = u * 2 * Math.PI - Math.PI / 2;
    const [r, y] = readProfile(profile, v);
    const wobble =
      1 + (readNoise(Math.cos(angle) * 2 + 9, Math.sin(angle) * 2 + 9, seed) - 0.5) * 0.05;
    const round = r * (1 + (outlineFactor(kind, angle) * wobble - 1) * Math.min(1, r / radius));
    const bump =
      v < 0.62
        ? (readRoughness(
            ((round * Math.cos(angle)) / radius) * 7,
            ((round * Math.sin(angle)) / radius) * 7,
            3,
            seed,
          ) -
            0.5) *
          kind.roughness *
          radius *
          0.16
        : 0;
    return [round * Math.cos(angle), y + bump, round * Math.sin(angle)];
  };
}

export type BiscuitPose = {
  at: Point3;
  radius: number;
  pitch?: number;
  roll?: number;
  yaw?: number;
};

const UNIT = 1000;

function toppingArt(pen: Pen, kind: BiscuitKind): Art {
  // Flat places run from -1000 to 1000, as seen from above.
  const art: Art = [];
  const scatter = (
    count: number,
    reach: number,
    draw: (x: number, y: number, angle: number) => void,
  ) => {
    for (let index = 0; index < count; index += 1) {
      const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * reach];
      draw(r * Math.cos(angle), r * Math.sin(angle), pen.random.between(0, 6.283));
    }
  };
  const sliver = (x: number, y: number, angle: number, length: number, width: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const turn = ([a, b]: Point): Point => [UNIT * (x + a * c - b * s), UNIT * (y + a * s + b * c)];
    return curve(
      (
        [
          [-length, 0],
          [0, -width],
          [length, 0],
          [0, width],
        ] as const
      ).map(turn),
      true,
    );
  };
  if (kind.topping === 'holes') {
    const spots: Point[] =
      kind.shape === 'square'
        ? [-0.45, 0, 0.45].flatMap((x) => [-0.45, 0, 0.45].map((y): Point => [x, y]))
        : [
            ...Array.from(
              { length: 6 },
              (_, index): Point => [0.42 * Math.cos(index * 1.047), 0.42 * Math.sin(index * 1.047)],
            ),
            [0, 0],
          ];
    for (const [x, y] of spots) {
      art.push({
        path: dotPath(UNIT * (x + 0.008), UNIT * (y + 0.012), UNIT * 0.047),
        colour: mixColours(kind.crumb, '#fff0d0', 0.4),
        opacity: 0.8,
      });
      art.push({
        path: dotPath(UNIT * x, UNIT * y, UNIT * 0.042),
        colour: dim(kind.crust, 0.35),
        opacity: 0.9,
      });
    }
  } else if (kind.topping === 'sesame') {
    scatter(74, 0.9, (x, y, angle) => {
      art.push({
        path: sliver(x + 0.012, y + 0.018, angle, 0.062, 0.036),
        colour: dim(kind.crust, 0.5),
        opacity: 0.6,
      });
      art.push({
        path: sliver(x, y, angle, 0.06, 0.034),
        colour: pen.random.pick(['#f2dfb4', '#e9cd93', '#f7ebcd']),
      });
    });
  } else if (kind.topping === 'cumin' || kind.topping === 'ajwain') {
    const long = kind.topping === 'cumin' ? 0.085 : 0.045;
    scatter(kind.topping === 'cumin' ? 34 : 58, 0.8, (x, y, angle) => {
      art.push({
        path: sliver(x + 0.01, y + 0.014, angle, long, long * 0.3),
        colour: dim(kind.crust, 0.45),
        opacity: 0.55,
      });
      art.push({
        path: sliver(x, y, angle, long, long * 0.28),
        colour: pen.random.pick(['#6d4d22', '#8a6733', '#574019']),
      });
    });
  } else if (kind.topping === 'coconut') {
    scatter(190, 0.95, (x, y, angle) => {
      const tone = pen.random.pick(['#fbf3df', '#f3e2ba', '#d9ab68', '#fffaf0']);
      art.push({
        path: sliver(x + 0.008, y + 0.014, angle, 0.075, 0.014),
        colour: '#9a6a30',
        opacity: 0.5,
      });
      art.push({ path: sliver(x, y, angle, 0.075, 0.013), colour: tone });
    });
  } else {
    const pieces: readonly (readonly [number, number, number])[] = [
      [-0.07, 0.02, 0.5],
      [0.09, -0.05, 2.1],
      [0.03, 0.1, 1.2],
    ];
    for (const [x, y, angle] of pieces) {
      art.push({
        path: sliver(x + 0.02, y + 0.03, angle, 0.15, 0.05),
        colour: '#6b4413',
        opacity: 0.6,
      });
      art.push({ path: sliver(x, y, angle, 0.15, 0.048), colour: '#7c8f3c' });
      art.push({ path: sliver(x - 0.01, y - 0.012, angle, 0.1, 0.02), colour: '#b3bd6a' });
    }
  }
  return art;
}

/** Draws one biscuit and the shadow it casts (on the plane its pose stands on). */
export function drawBiscuit(
  pen: Pen,
  camera: Camera,
  kind: BiscuitKind,
  pose: BiscuitPose,
  options: { floor?: number; shade?: number } = {},
): { shadow: string; body: string } {
  const seed = pen.random.whole(1, 9999);
  const flat = biscuitSurface(kind, pose.radius, seed);
  const surface = posed(flat, pose);
  const size = pose.radius * camera.scale;
  const body = drawMesh(camera, surface, {
    columns: Math.round(Math.min(260, size * 2)),
    rows: Math.round(Math.min(110, size * 0.9)),
    paint: ({ u, v, normal }) => {
      const [x, , z] = flat(u, v);
      const [px, pz] = [x / pose.radius, z / pose.radius];
      const r = Math.hypot(px, pz);
      const cloud = readRoughness(px * 3 + 20, pz * 3 + 20, 4, seed + 1);
      const grit = readRoughness(px * 26 + 9, pz * 26 + v * 40, 2, seed + 2);
      const baked = Math.min(1, Math.max(0, (r - 0.62) * 2 + (cloud - 0.5) * 1.3)) * 0.85;
      let colour = mixColours(kind.crumb, kind.crust, baked);
      let tilted = normal;
      if (kind.cracks > 0 && v < 0.7) {
        const warpX = px * 2.6 + readNoise(px * 3, pz * 3, seed + 7) * 1.3;
        const warpZ = pz * 2.6 + readNoise(px * 3 + 9, pz * 3, seed + 8) * 1.3;
        const vein = Math.abs(readNoise(warpX + 5, warpZ + 5, seed + 9) - 0.5);
        const depth = Math.max(0, 1 - vein / 0.045) * kind.cracks * Math.min(1, r * 1.7 + 0.1);
        colour = mixColours(colour, dim(kind.crust, 0.5), depth * 0.75);
      }
      if (v > 0.62) colour = mixColours(colour, kind.crust, 0.3);
      tilted = normalise([
        normal[0] + (grit - 0.5) * kind.roughness * 2,
        normal[1],
        normal[2] +
          (readRoughness(px * 26 + 50, pz * 26 + 4, 2, seed + 3) - 0.5) * kind.roughness * 2,
      ]);
      return litColour(dim(colour, 0.9 + grit * 0.2), tilted, { shade: options.shade ?? 1 });
    },
  });
  const onTop = (point: Point): Point => {
    const angle = Math.atan2(point[1], point[0]);
    const r = Math.hypot(point[0], point[1]) / UNIT;
    // The top runs to r = 0.93 at v = 3/7 of the profile, in three nearly equal steps.
    const steps: readonly (readonly [number, number])[] = [
      [0, 0],
      [0.4, 1 / 7],
      [0.78, 2 / 7],
      [0.93, 3 / 7],
      [1, 0.6],
    ];
    let v = 0;
    for (let index = 1; index < steps.length; index += 1) {
      const [from, to] = [steps[index - 1], steps[index]];
      if (from && to && r >= from[0]) {
        v = from[1] + Math.min(1, (r - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
      }
    }
    return [((((angle + Math.PI / 2) / (2 * Math.PI)) % 1) + 1) % 1, v];
  };
  const topping = bendArt(camera, surface, toppingArt(pen, kind), onTop, { step: 20 });
  const isTopSeen = Math.cos(pose.pitch ?? 0) > -0.2;
  const outline: Point3[] = [];
  for (let index = 0; index < 24; index += 1) {
    for (const v of [0.3, 0.6, 0.98]) outline.push(surface(index / 24, v));
  }
  return {
    shadow: castShadow(pen, camera, outline, {
      softness: Math.max(3, size * 0.045),
      height: options.floor ?? 0,
      strength: 0.42,
    }),
    body: body + (isTopSeen ? topping : ''),
  };
}

/** Biscuits lying over each other, `count` high, not quite straight. */
export function drawBiscuitStack(
  pen: Pen,
  camera: Camera,
  kind: BiscuitKind,
  options: { at: Point3; radius: number; count: number; mess?: number },
): { shadow: string; body: string } {
  const { at, radius, count, mess = 0.05 } = options;
  const step = kind.thickness * radius * 1.02 + kind.dome * radius * 0.5;
  let shadow = '';
  let body = '';
  for (let index = 0; index < count; index += 1) {
    const y = at[1] + index * step;
    const drawn = drawBiscuit(
      pen,
      camera,
      kind,
      {
        at: [
          at[0] + pen.random.bell() * radius * mess,
          y,
          at[2] + pen.random.bell() * radius * mess,
        ],
        radius: radius * pen.random.between(0.97, 1.02),
        yaw:
          kind.shape === 'square' || kind.shape === 'diamond'
            ? pen.random.bell() * 0.12
            : pen.random.between(0, 6.28),
        roll: pen.random.bell() * 0.012,
      },
      { floor: at[1] },
    );
    if (index === 0) shadow += drawn.shadow;
    const [sx, sy] = project(camera, [at[0], y, at[2]]);
    const contact =
      index === 0
        ? ''
        : group(
            { style: 'mix-blend-mode:multiply' },
            tag('ellipse', {
              cx: n(sx + radius * 0.05),
              cy: n(sy + 2),
              rx: n(radius * 0.97),
              ry: n(radius * 0.97 * Math.sin(camera.elevation)),
              fill: '#6a3f1c',
              'fill-opacity': 0.35,
            }),
          );
    body += contact + drawn.body;
  }
  const points: Point3[] = [];
  for (let index = 0; index < 24; index += 1) {
    const [c, s] = [Math.cos(index / 3.82), Math.sin(index / 3.82)];
    points.push([at[0] + radius * c, at[1], at[2] + radius * s]);
    points.push([at[0] + radius * c, at[1] + count * step, at[2] + radius * s]);
  }
  return { shadow: shadow + castShadow(pen, camera, points, { softness: 9, height: at[1] }), body };
}
