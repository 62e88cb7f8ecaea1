/** Embroidered leather shoes with a curled toe, seen from any side. */

import { dim, type Light, readColour } from '../engine/colour.ts';
import { readNoise } from '../engine/random.ts';
import { blend, distanceToRods, type Look, type Solid } from '../engine/solids.ts';
import type { Point3 } from '../engine/space.ts';

export type JuttiOptions = {
  at: Point3;
  length: number;
  /** Where the toe points: 0 is at the viewer, a quarter turn to the right of the picture. */
  yaw: number;
  colour: string;
  thread: string;
};

/** Half the width of the foot, as a share of its length: `s` from the heel (0) to the toe (1). */
function readHalfWidth(s: number): number {
  const heel = Math.sqrt(Math.max(0, 1 - ((0.13 - Math.min(0.13, s)) / 0.13) ** 2));
  const toe = Math.sqrt(Math.max(0, 1 - (Math.max(0, s - 0.64) / 0.34) ** 2)) ** 1.15;
  const ball = 0.142 + 0.036 * Math.exp(-(((s - 0.66) / 0.2) ** 2));
  return Math.max(0.004, ball * heel * toe);
}

/** Height of the upper along the foot: a heel counter, low sides, the instep, a flat toe. */
function readHeight(s: number): number {
  return (
    0.1 +
    0.11 * Math.exp(-((s / 0.16) ** 2)) +
    0.055 * Math.exp(-(((s - 0.58) / 0.13) ** 2)) -
    0.055 * Math.max(0, (s - 0.66) / 0.34)
  );
}

/** Where the mouth ends in front, by the place across (-1 to 1): a rounded tongue in the middle. */
function readMouth(across: number): number {
  return 0.5 + 0.1 * Math.min(1, Math.abs(across)) ** 2.2;
}

/** One shoe as a solid; its length and place are pixels of the room. */
export function createJutti(options: JuttiOptions): Solid {
  const { at, length, yaw, colour, thread } = options;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const toLocal = (x: number, y: number, z: number): Point3 => {
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
    return [(dx * c - dz * s) / length, dy / length, (dx * s + dz * c) / length + 0.5];
  };
  const curl = distanceToRods(
    [
      [0.9, 0.03, 0.036, 0.03],
      [0.98, 0.045, 0.03, 0.022],
      [1.035, 0.085, 0.022, 0.016],
      [1.04, 0.135, 0.016, 0.011],
      [1.005, 0.165, 0.011, 0.008],
    ].flatMap(([z = 0, y = 0, r0 = 0, r1 = 0], index, all) => {
      const next = all[index + 1];
      if (!next) return [];
      return [
        {
          from: [0, y, z] as const,
          to: [0, next[1] ?? 0, next[0] ?? 0] as const,
          radii: [r0, r1] as const,
        },
      ];
    }),
  );
  const measure = (x: number, y: number, z: number) => {
    const [across, up, along] = toLocal(x, y, z);
    const half = readHalfWidth(Math.min(1, Math.max(0, along)));
    const high = readHeight(Math.min(1, Math.max(0, along)));
    const power = along < 0.5 ? 3.4 : Math.max(2.1, 3.4 - (along - 0.5) * 9);
    const round =
      (Math.abs(across / half) ** power + Math.max(0, up / high) ** power) ** (1 / power) - 1;
    const ends = Math.max(-along, along - 0.985);
    const body = Math.max(round * Math.min(half, high) * 0.8, -up, ends);
    const outer = blend(body, curl(across, up, along), 0.03);
    const mouth = readMouth(across / half);
    // The upper leans in towards its rim; the inside follows it, so that its sides stay whole.
    const level = Math.min(1, Math.max(0, up / high));
    const halfAt = (share: number) => half * Math.max(0, 1 - share ** power) ** (1 / power);
    const inner = Math.max(
      Math.abs(across) - halfAt(Math.min(level, 0.8)) + 0.014,
      0.028 - up,
      along - mouth,
      0.016 - along,
    );
    // Under the instep the inside goes on, dark.
    const tunnel = Math.max(
      Math.abs(across) - halfAt(level) + 0.016,
      0.028 - up,
      up - high + 0.02 + 0.05 * (Math.abs(across) / half) ** 2,
      along - 0.72,
      0.016 - along,
    );
    const carved = Math.max(-inner, -tunnel);
    return {
      across,
      up,
      along,
      half,
      high,
      mouth,
      isInner: carved > outer,
      distance: Math.max(outer, carved),
    };
  };
  const light = (tone: string, factor = 1): Light => readColour(dim(tone, factor));
  const flower = (
    dx: number,
    dy: number,
    size: number,
    tones: readonly [string, string, string],
  ) => {
    const away = Math.hypot(dx, dy) / size;
    if (away > 1) return null;
    const petal = Math.abs(Math.cos(Math.atan2(dy, dx) * 4));
    if (away < 0.26) return tones[0];
    if (away < 0.36) return thread;
    if (away < 0.5 + 0.46 * petal) return away > 0.36 + 0.46 * petal ? thread : tones[1];
    return away > 0.9 && Math.cos(Math.atan2(dy, dx) * 16) > 0 ? tones[2] : null;
  };
  const look = ([x, y, z]: Point3): Look => {
    const { across, up, along, half, high, mouth, isInner } = measure(x, y, z);
    const wear = 0.9 + 0.2 * readNoise(along * 40, across * 40, 6);
    if (isInner) {
      const isSole = up < 0.034;
      const stitch = isSole && Math.abs(Math.abs(across) - half + 0.03) < 0.003;
      return {
        colour: light(stitch ? '#7a4a22' : isSole ? '#c48d55' : '#a06a3a', wear),
        gloss: 0.05,
      };
    }
    if (up < 0.016) return { colour: light('#5d371b', wear), gloss: 0.08 };
    if (up < 0.024) return { colour: light('#d8b070'), gloss: 0.05 };
    // Distance from the edge of the mouth, over the vamp or down the side.
    const rim = along > mouth ? along - mouth : high - up;
    const isVamp = along > mouth - 0.01 && along < 0.97;
    if (rim < 0.016)
      return { colour: light(thread, 0.9 + 0.2 * Math.sin(along * 900)), gloss: 0.25 };
    if (rim < 0.024) return { colour: light('#f3e2b8'), gloss: 0.05 };
    if (rim > 0.03 && rim < 0.04 && Math.cos((along + Math.abs(across) * 0.6) * 330) > 0.1) {
      return { colour: light('#f3e2b8'), gloss: 0.05 };
    }
    let tone: string | null = null;
    if (isVamp) {
      tone = flower(across, along - 0.715, 0.076, ['#2f6a45', '#f3e2b8', '#e9a21f']);
      for (const [fx, fz, size, petals] of [
        [0.092, 0.69, 0.03, '#e9a21f'],
        [0.07, 0.8, 0.028, '#2f9a8a'],
        [0, 0.845, 0.03, '#e9a21f'],
        [0.11, 0.62, 0.022, '#2f9a8a'],
      ] as const) {
        tone ??= flower(Math.abs(across) - fx, along - fz, size, ['#b81f1a', petals, '#f3e2b8']);
      }
      const vine = Math.abs(across) - (0.118 - 0.5 * Math.max(0, along - 0.7) ** 1.2 * 0.9);
      const wave = vine - 0.006 * Math.sin(along * 130);
      if (tone === null && Math.abs(wave) < 0.0035) tone = '#5b9a5f';
    } else {
      const band = up / high;
      const place = along * 26;
      const leaf = Math.abs(place - Math.round(place));
      if (band > 0.34 && band < 0.66 && leaf < 0.3 - Math.abs(band - 0.5) * 1.5) tone = thread;
      if (Math.abs(band - 0.28) < 0.025 || Math.abs(band - 0.72) < 0.025) tone = '#f3e2b8';
    }
    const silk = tone !== null;
    const ridge = silk ? 0.92 + 0.16 * readNoise(across * 500, along * 160, 3) : wear;
    return { colour: light(tone ?? colour, ridge), gloss: silk ? 0.16 : 0.1, sharpness: 18 };
  };
  const end = (along: number): Point3 => [
    at[0] + (along - 0.5) * length * s,
    at[1] + 0.08 * length,
    at[2] + (along - 0.5) * length * c,
  ];
  return {
    distance: (x, y, z) => measure(x, y, z).distance * length * 0.62,
    look,
    isFine: true,
    hull: { from: end(0.1), to: end(0.95), radii: [0.27 * length, 0.23 * length] },
  };
}
