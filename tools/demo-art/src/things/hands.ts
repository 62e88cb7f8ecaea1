/**
 * Women's hands at work: palm, four fingers and thumb on bones that bend, bangles on the wrist, a
 * printed sleeve. Measures of a hand are millimetres, `scale` makes them pixels of the room.
 */
import { type Light, mixColours, readColour } from '../engine/colour.ts';
import { readNoise, readRoughness } from '../engine/random.ts';
import {
  blend,
  countRods,
  type Look,
  measureRod,
  type Rod,
  type Solid,
  tableOfRods,
} from '../engine/solids.ts';
import { cross, dot, normalise, type Point3, subtract } from '../engine/space.ts';

/** Along the hand towards the fingertips, across towards the thumb, up out of its back. */
type Local = Point3;

/** How far a finger leans to the thumb's side, and bends at its three joints; in degrees. */
export type FingerPose = { lean?: number; bends: readonly [number, number, number] };

export type HandPose = {
  /** Index finger to little finger. */
  fingers: readonly [FingerPose, FingerPose, FingerPose, FingerPose];
  /** Where the thumb's three bones point. */
  thumb: readonly [Local, Local, Local];
  /** Where the thumb's nail looks. */
  thumbNail?: Local;
  /** How much the palm hollows, in millimetres. */
  cup?: number;
};

export type SleevePrint = 'bandhani' | 'leheriya' | 'buti' | 'gota';

export type ArmOptions = {
  side: 'left' | 'right';
  wrist: Point3;
  /** Where the straight fingers would point. */
  towards: Point3;
  /** Where the back of the hand looks. */
  back: Point3;
  /** From the wrist to the elbow. */
  forearm: Point3;
  scale: number;
  pose: HandPose;
  skin?: string;
  /** The inside of the hand; lighter than its back where nothing else is said. */
  palm?: string;
  sleeve: { print: SleevePrint; ground: string; accent: string; from?: number };
  bangles?: readonly BangleKind[];
  hasHenna?: boolean;
};

export type BangleKind = 'glass-red' | 'glass-green' | 'gold' | 'lac-red' | 'lac-green' | 'kada';

type Digit = {
  joints: readonly Local[];
  radii: readonly number[];
  nail: Local;
  blendWidth: number;
};

const KNUCKLES: readonly Local[] = [
  [88, 23.5, 1],
  [93, 8, 4],
  [89, -8, 3],
  [80, -22.5, -1],
];
const ROOTS: readonly Local[] = [
  [14, 13, 1],
  [12, 4, 3],
  [12, -5, 2],
  [14, -13, 0],
];
const BONES = [
  [46, 28, 21],
  [51, 31, 22],
  [47, 30, 22],
  [37, 23, 20],
] as const;
const WIDTHS = [
  [10.2, 8.8, 7.7, 6.4],
  [10.4, 9, 7.9, 6.5],
  [9.9, 8.6, 7.5, 6.2],
  [8.9, 7.6, 6.6, 5.4],
] as const;
const THUMB_ROOT: Local = [16, 17, -9];
const THUMB_BONES = [40, 32, 24] as const;
const THUMB_WIDTHS = [14.5, 11, 9.6, 7.6] as const;

const step = (from: Local, direction: Local, length: number): Local => [
  from[0] + direction[0] * length,
  from[1] + direction[1] * length,
  from[2] + direction[2] * length,
];

const length = (one: Local, other: Local): number => Math.hypot(...subtract(one, other));

function buildDigits(pose: HandPose): { digits: Digit[]; knuckles: Local[] } {
  const { cup = 0 } = pose;
  const sink = [0.15, 0, 0.35, 1];
  const knuckles = KNUCKLES.map(
    ([a, c, h], index): Local => [
      a - cup * 0.12,
      c * (1 - cup * 0.006),
      h - cup * (sink[index] ?? 0),
    ],
  );
  const digits: Digit[] = pose.fingers.map(({ lean = 0, bends }, index): Digit => {
    const turn = (lean * Math.PI) / 180;
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    // A hollow palm turns its outer fingers towards the thumb.
    const roll = (-cup * 0.022 * (index - 0.8)) / 2;
    const root = knuckles[index] ?? [0, 0, 0];
    const joints: Local[] = [root];
    let bend = 0;
    let nail: Local = [0, 0, 1];
    bends.forEach((degrees: number, bone: number) => {
      bend += (degrees * Math.PI) / 180;
      const [ahead, down] = [Math.cos(bend), Math.sin(bend)];
      const direction: Local = [
        ahead * cosine + down * 0,
        ahead * sine + down * Math.sin(-roll) * -1,
        -down * Math.cos(roll),
      ];
      nail = [down * cosine, down * sine, ahead];
      joints.push(step(joints[bone] ?? root, normalise(direction), BONES[index]?.[bone] ?? 20));
    });
    return { joints, radii: WIDTHS[index] ?? WIDTHS[0], nail: normalise(nail), blendWidth: 7 };
  });
  const thumbJoints: Local[] = [THUMB_ROOT];
  pose.thumb.forEach((direction, bone) => {
    thumbJoints.push(
      step(thumbJoints[bone] ?? THUMB_ROOT, normalise(direction), THUMB_BONES[bone] ?? 24),
    );
  });
  digits.push({
    joints: thumbJoints,
    radii: THUMB_WIDTHS,
    nail: normalise(pose.thumbNail ?? [-0.1, 0.62, 0.78]),
    blendWidth: 13,
  });
  return { digits, knuckles };
}

/** The nail's own axes: along the last bone, out of the nail, and across. */
function nailAxes(digit: Digit): { along: Local; out: Local; across: Local; tip: Local } {
  const before: Local = digit.joints.at(-2) ?? [0, 0, 0];
  const tip: Local = digit.joints.at(-1) ?? [1, 0, 0];
  const along = normalise(subtract(tip, before));
  const lean = dot(digit.nail, along);
  const out = normalise([
    digit.nail[0] - along[0] * lean,
    digit.nail[1] - along[1] * lean,
    digit.nail[2] - along[2] * lean,
  ]);
  return { along, out, across: cross(along, out), tip };
}

type Frame = {
  ahead: Point3;
  across: Point3;
  up: Point3;
  toLocal: (x: number, y: number, z: number) => Local;
  toRoom: (place: Local) => Point3;
  directionToLocal: (direction: Point3) => Local;
  directionToRoom: (direction: Local) => Point3;
};

function createFrame({ side, wrist, towards, back, scale }: ArmOptions): Frame {
  const ahead = normalise(towards);
  const lean = dot(back, ahead);
  const up = normalise([
    back[0] - ahead[0] * lean,
    back[1] - ahead[1] * lean,
    back[2] - ahead[2] * lean,
  ]);
  const across = side === 'right' ? cross(up, ahead) : cross(ahead, up);
  const directionToLocal = (d: Point3): Local => [dot(d, ahead), dot(d, across), dot(d, up)];
  const directionToRoom = ([a, c, h]: Local): Point3 => [
    ahead[0] * a + across[0] * c + up[0] * h,
    ahead[1] * a + across[1] * c + up[1] * h,
    ahead[2] * a + across[2] * c + up[2] * h,
  ];
  return {
    ahead,
    across,
    up,
    directionToLocal,
    directionToRoom,
    toLocal: (x, y, z) =>
      directionToLocal([(x - wrist[0]) / scale, (y - wrist[1]) / scale, (z - wrist[2]) / scale]),
    toRoom: (place) => {
      const [x, y, z] = directionToRoom(place);
      return [wrist[0] + x * scale, wrist[1] + y * scale, wrist[2] + z * scale];
    },
  };
}

const FOREARM = 330;

/** Half the thickness of the forearm, by the distance from the wrist. */
function armRadius(along: number): number {
  return 20.5 + 16 * Math.min(1, Math.max(0, along - 10) / 210) ** 0.9;
}

function createHand(options: ArmOptions, frame: Frame): Solid {
  const { scale, pose, skin = '#8a5334' } = options;
  const { digits, knuckles } = buildDigits(pose);
  const { cup = 0 } = pose;
  const elbow = normalise(frame.directionToLocal(options.forearm));
  const sideways = normalise(cross([0, 0, 1], elbow));
  const rod = (from: Local, to: Local, r0: number, r1: number): Rod => ({
    from,
    to,
    radii: [r0, r1],
  });
  const palm: Rod[] = knuckles.map((knuckle, index) =>
    rod(ROOTS[index] ?? [0, 0, 0], knuckle, 11.5, (WIDTHS[index]?.[0] ?? 10) + 0.6),
  );
  // The ball of the little finger.
  palm.push(rod([16, -15, -7], [62, -25, -6 - cup * 0.7], 12.5, 9.5));
  const [thumbRoot = THUMB_ROOT, thumbKnuckle = THUMB_ROOT] = digits[4]?.joints ?? [];
  palm.push(rod(thumbRoot, thumbKnuckle, 14, 11));
  const wristHalf = 8.5;
  const arm: Rod[] = [-1, 1].map((k) => {
    const far = step([0, 0, 0], elbow, 230);
    return rod(step([0, 0, 0], sideways, k * wristHalf), step(far, sideways, k * 9), 17.5, 34);
  });
  arm.push(rod(step([0, 0, 0], elbow, 225), step([0, 0, 0], elbow, FOREARM), 38, 41));
  // The knob of the ulna on the outer side of the wrist.
  const knob = step(step([0, 0, 6], elbow, 14), [0, -1, 0], 17);
  arm.push(rod(knob, step(knob, elbow, 4), 10, 10));
  const palmTable = tableOfRods(palm);
  const armTable = tableOfRods(arm);
  const fingers = digits.map(({ joints, radii, blendWidth }, index) => {
    const isThumb = index === 4;
    const bones = [0, 1, 2].slice(isThumb ? 1 : 0).map(
      (bone): Rod => ({
        from: joints[bone] ?? [0, 0, 0],
        to: joints[bone + 1] ?? [0, 0, 0],
        radii: [radii[bone] ?? 8, (radii[bone + 1] ?? 8) - 0.25],
      }),
    );
    const middle = joints[2] ?? [0, 0, 0];
    const reach = Math.max(...joints.slice(isThumb ? 1 : 0).map((at) => length(at, middle)));
    return {
      table: tableOfRods(bones),
      ball: tableOfRods([{ from: middle, to: middle, radii: [reach + 11, reach + 11] }]),
      blendWidth,
    };
  });
  const centre: Local = [62, 4, -8];
  const reach = Math.max(
    70,
    ...digits.flatMap(({ joints }) => joints.map((at) => length(at, centre) + 12)),
  );
  const [palmRods, armRods] = [countRods(palmTable), countRods(armTable)];
  const { ahead, across, up } = frame;
  const [ax, ay, az] = ahead;
  const [cx, cy, cz] = across;
  const [ux, uy, uz] = up;
  const [wx, wy, wz] = options.wrist;
  const distance = (x: number, y: number, z: number): number => {
    const [dx, dy, dz] = [(x - wx) / scale, (y - wy) / scale, (z - wz) / scale];
    const a = dx * ax + dy * ay + dz * az;
    const c = dx * cx + dy * cy + dz * cz;
    const h = dx * ux + dy * uy + dz * uz;
    let lower = 1e9;
    for (let index = 0; index < armRods; index += 1) {
      lower = blend(lower, measureRod(armTable, index, a, c, h), 14);
    }
    const ball =
      Math.sqrt((a - centre[0]) ** 2 + (c - centre[1]) ** 2 + (h - centre[2]) ** 2) - reach;
    if (ball > 36) return Math.min(lower, ball) * scale;
    let least = 1e9;
    for (let index = 0; index < palmRods; index += 1) {
      least = blend(least, measureRod(palmTable, index, a, c, h), 13);
    }
    least = blend(least, lower, 20);
    for (const { table, ball: around, blendWidth } of fingers) {
      if (measureRod(around, 0, a, c, h) - blendWidth > least) continue;
      let digit = 1e9;
      const bones = countRods(table);
      for (let bone = 0; bone < bones; bone += 1) {
        digit = blend(digit, measureRod(table, bone, a, c, h), 2.5);
      }
      // A bent finger lies on the palm; only its root grows out of it.
      least = blend(least, digit, blendWidth === 13 ? 9 : a > 66 && h > -16 ? 6 : 1.5);
    }
    return least * scale;
  };
  const base = readColour(skin);
  const palmColour = readColour(options.palm ?? mixColours(skin, '#d9a079', 0.42));
  const deep = readColour(mixColours(skin, '#5c2414', 0.55));
  const rosy = readColour(mixColours(skin, '#b4553c', 0.5));
  const nailColour = readColour(mixColours(skin, '#e2a48c', 0.55));
  const nailEdge = readColour(mixColours(skin, '#f4d9c6', 0.72));
  const henna = readColour('#5e1f12');
  const mix = (one: Light, other: Light, share: number): Light => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
  const axes = digits.map(nailAxes);
  const look = ([x, y, z]: Point3, normal: Point3): Look => {
    const place = frame.toLocal(x, y, z);
    const [a, c, h] = place;
    const facing = frame.directionToLocal(normal);
    const backward = Math.min(1, Math.max(0, 0.5 + facing[2] * 1.4));
    let colour = mix(palmColour, base, backward);
    const grain = readRoughness(x * 0.055, y * 0.055 + z * 0.055, 3, 11) - 0.5;
    colour = mix(colour, grain > 0 ? rosy : deep, Math.abs(grain) * 0.5);
    let [nearestDigit, least] = [-1, 1e9];
    fingers.forEach(({ table }, index) => {
      for (let bone = 0; bone < countRods(table); bone += 1) {
        const away = measureRod(table, bone, a, c, h);
        if (away < least) [least, nearestDigit] = [away, index];
      }
    });
    const digit = digits[nearestDigit];
    const axis = axes[nearestDigit];
    if (digit && axis && least < 2.5) {
      // Fingertips and knuckles are warmer; fine lines cross the joints.
      for (const joint of [1, 2]) {
        const [at, next] = [digit.joints[joint], digit.joints[joint + 1]];
        if (!at || !next || (nearestDigit === 4 && joint === 1)) continue;
        const along = dot(subtract(place, at), normalise(subtract(next, at)));
        const warm = Math.exp(-((along / 7) ** 2));
        colour = mix(colour, rosy, warm * 0.35);
        let line = 0;
        for (const [offset, weight] of [
          [-2.6, 0.6],
          [0, 1],
          [2.4, 0.7],
        ] as const) {
          const bow = readNoise(c * 0.5 + nearestDigit * 9, offset) * 1.1;
          line += weight * Math.exp(-(((along - offset - bow) / 0.62) ** 2));
        }
        colour = mix(colour, deep, Math.min(0.62, line * 0.5));
      }
      const [tx, ty, tz] = subtract(place, axis.tip);
      const q: Point3 = [tx, ty, tz];
      const r = digit.radii[3] ?? 6;
      const along = dot(q, axis.along);
      const across = dot(q, axis.across);
      const out = dot(q, axis.out);
      colour = mix(colour, rosy, 0.3 * Math.min(1, Math.max(0, (along + r * 1.2) / (r * 2))));
      const length = (along + r * 0.35) / (r * 1.22);
      const width = across / (r * 0.76);
      const shape = Math.abs(length) ** 2.6 + Math.abs(width) ** 2.6;
      if (out > r * 0.18 && shape < 1.5) {
        if (shape < 1) {
          const isTip = length > 0.68 + 0.1 * width * width;
          const moon = Math.max(0, -length - 0.62) * 1.1;
          const tone = isTip ? nailEdge : mix(nailColour, nailEdge, moon);
          const rim = Math.max(0, (shape - 0.72) / 0.28);
          return {
            colour: mix(tone, deep, rim * rim * 0.55),
            gloss: 0.5,
            sharpness: 26,
            glow: 0.3,
            normal: normalise([
              normal[0] * 0.55 + frame.directionToRoom(axis.out)[0] * 0.45,
              normal[1] * 0.55 + frame.directionToRoom(axis.out)[1] * 0.45,
              normal[2] * 0.55 + frame.directionToRoom(axis.out)[2] * 0.45,
            ]),
          };
        }
        colour = mix(colour, deep, 0.5 * (1 - (shape - 1) / 0.5));
      }
    }
    if (options.hasHenna && facing[2] > 0.2) {
      const [dx, dy] = [a - 54, c - 1];
      const away = Math.hypot(dx, dy);
      const turn = Math.atan2(dy, dx);
      const petals = Math.abs(Math.cos(turn * 4));
      const isInk =
        away < 3.2 ||
        Math.abs(away - 6) < 0.9 ||
        (away > 7.4 && away < 8.2 + 4.6 * petals) ||
        (Math.abs(away - 16) < 1.9 && Math.cos(turn * 16) > 0.1);
      if (isInk) colour = mix(colour, henna, 0.62);
    }
    // Lines of the palm.
    if (facing[2] < -0.35 && a > 8 && a < 92) {
      const heart = Math.abs(a - (70 - 0.012 * (c + 24) ** 2 + 0.25 * c));
      const head = Math.abs(a - (56 + 0.42 * c));
      const life = Math.abs(Math.hypot(a - 14, c - 38) - 34);
      const line = Math.max(
        c < 16 ? Math.exp(-((heart / 0.9) ** 2)) : 0,
        c > -18 && c < 30 ? Math.exp(-((head / 0.9) ** 2)) : 0,
        c < 34 ? Math.exp(-((life / 0.9) ** 2)) : 0,
      );
      colour = mix(colour, deep, line * 0.45);
    }
    return { colour, gloss: 0.07, sharpness: 12, glow: 1 };
  };
  // From the hand to the elbow, wide enough for the fingers.
  const tail = step([0, 0, 0], elbow, FOREARM);
  return {
    distance,
    look,
    hull: {
      from: frame.toRoom(centre),
      to: frame.toRoom(tail),
      radii: [(reach + 2) * scale, 60 * scale],
    },
  };
}

const BANGLES: Readonly<
  Record<BangleKind, { tube: number; width: number; colour: string; gloss: number }>
> = {
  'glass-red': { tube: 1.9, width: 1.9, colour: '#a01018', gloss: 1.1 },
  'glass-green': { tube: 1.9, width: 1.9, colour: '#12603a', gloss: 1.1 },
  gold: { tube: 1.8, width: 1.8, colour: '#d09a2c', gloss: 1.2 },
  'lac-red': { tube: 3.4, width: 5.4, colour: '#8e1512', gloss: 0.5 },
  'lac-green': { tube: 3.4, width: 5, colour: '#1d5a36', gloss: 0.5 },
  kada: { tube: 3.6, width: 3.8, colour: '#c08c28', gloss: 1.1 },
};

function createBangles(
  options: ArmOptions,
  frame: Frame,
  kinds: readonly BangleKind[],
  start: number,
): Solid {
  const { scale } = options;
  const elbow = normalise(frame.directionToLocal(options.forearm));
  const fall = frame.directionToLocal([0, -1, 0]);
  const drop = dot(fall, elbow);
  const hang = normalise([
    fall[0] - elbow[0] * drop,
    fall[1] - elbow[1] * drop,
    fall[2] - elbow[2] * drop,
  ]);
  const side = cross(elbow, hang);
  let along = start;
  const rings = kinds.map((kind, index) => {
    const shape = BANGLES[kind];
    along += shape.width;
    const ring = {
      ...shape,
      kind,
      at: along,
      radius: armRadius(along) + 6 + shape.tube,
      sag: 3 + readNoise(index * 3.7, 1.2) * 1.6,
      tilt: (readNoise(index * 1.9, 5.1) - 0.5) * 0.09,
    };
    along += shape.width + 0.25;
    return ring;
  });
  type Ring = (typeof rings)[number];
  const inRing = (place: Local, ring: Ring): readonly [number, number, number] => {
    const [s, v] = [dot(place, side), dot(place, hang) - ring.sag];
    return [dot(place, elbow) - ring.at - v * ring.tilt, s, v];
  };
  const distanceTo = (place: Local, ring: Ring): number => {
    const [w, s, v] = inRing(place, ring);
    // The wrist is wider than thick, so the rings look a little oval.
    const out = Math.sqrt((s / 1.08) ** 2 + v * v) - ring.radius;
    const flat = (w / ring.width) * ring.tube;
    return Math.sqrt(out * out + flat * flat) - ring.tube;
  };
  const measure = (place: Local): readonly [number, Ring | undefined] => {
    let [least, found] = [1e9, undefined as Ring | undefined];
    for (const ring of rings) {
      const away = distanceTo(place, ring);
      if (away < least) [least, found] = [away, ring];
    }
    return [least, found];
  };
  return {
    distance: (x, y, z) => measure(frame.toLocal(x, y, z))[0] * scale * 0.85,
    look: ([x, y, z]) => {
      const place = frame.toLocal(x, y, z);
      const [, ring = rings[0]] = measure(place);
      if (!ring) return { colour: readColour('#a01018') };
      const [w, s, v] = inRing(place, ring);
      const turn = Math.atan2(v, s);
      const isLac = ring.kind.startsWith('lac');
      if (isLac) {
        const beads = Math.cos(turn * 18);
        const row = Math.abs(w) / ring.width;
        if (row > 0.62) return { colour: readColour('#d7a437'), gloss: 0.8, sharpness: 30 };
        if (row < 0.34 && beads > 0.35) {
          return { colour: readColour('#e8e4d8'), gloss: 1.2, sharpness: 40 };
        }
        if (row < 0.5 && beads < -0.7) return { colour: readColour('#e2a324'), gloss: 0.5 };
      }
      const notch = ring.kind === 'kada' ? 0.75 + 0.25 * Math.cos(turn * 40 + w * 2) : 1;
      const [r, g, b] = readColour(ring.colour);
      return { colour: [r * notch, g * notch, b * notch], gloss: ring.gloss, sharpness: 34 };
    },
    hull: {
      from: frame.toRoom(step([0, 0, 0], elbow, start)),
      to: frame.toRoom(step([0, 0, 0], elbow, along)),
      radii: [42 * scale, 46 * scale],
    },
  };
}

/** The colour of printed cloth at a place; millimetres from its hem and around the arm. */
function readPrint(
  sleeve: ArmOptions['sleeve'],
  down: number,
  around: number,
): { colour: Light; gloss: number } {
  const plain = (colour: string, gloss = 0.02) => ({ colour: readColour(colour), gloss });
  if (down < 2) return plain(sleeve.accent, 0.1);
  if (down < 13) {
    const zig = Math.abs(((around / 9) % 1) - 0.5) * 2;
    const isLine = Math.abs(down - 4 - zig * 6) < 1.3;
    return isLine ? plain('#7c1410') : plain('#c9952f', 0.32);
  }
  if (down < 16) return plain(sleeve.accent);
  const d = down - 16;
  if (sleeve.print === 'leheriya') {
    const wave = d + 9 * Math.abs(((((around / 44) % 1) + 1) % 1) - 0.5) * 2;
    const stripe = (((wave / 11) % 1) + 1) % 1;
    if (stripe < 0.3) return plain(sleeve.accent);
    return stripe < 0.38 ? plain('#f0dfb4') : plain(sleeve.ground);
  }
  const size = sleeve.print === 'bandhani' ? 11 : 23;
  const row = Math.floor(d / size);
  const shifted = around / size + (row % 2) * 0.5;
  const x = (shifted - Math.floor(shifted) - 0.5) * size;
  const y = d - (row + 0.5) * size;
  const away = Math.hypot(x, y);
  if (sleeve.print === 'bandhani') {
    if (away < 0.7) return plain(sleeve.ground);
    if (away < 2) return plain(row % 3 === 1 ? '#e9b83a' : '#f3e3c4');
    return plain(sleeve.ground);
  }
  const petals = 4.2 + 2.6 * Math.abs(Math.cos(Math.atan2(y, x) * 3));
  if (away < 1.6) return plain('#f0dfb4');
  if (away < petals) return plain(sleeve.accent);
  if (Math.abs(x) < 0.7 && y > 0 && y < 10.5) return plain('#e8d5a6');
  return plain(sleeve.ground);
}

function createSleeve(options: ArmOptions, frame: Frame): Solid {
  const { scale, sleeve } = options;
  const start = sleeve.from ?? 120;
  const elbow = normalise(frame.directionToLocal(options.forearm));
  const side = normalise(cross([0, 0, 1], elbow));
  const up = cross(elbow, side);
  const long = 420;
  const measure = (place: Local) => {
    const along = dot(place, elbow) - start;
    const [s, u] = [dot(place, side), dot(place, up)];
    const turn = Math.atan2(u, s);
    const slack = Math.min(1, Math.max(0, along + 6) / 120);
    const fold =
      Math.sin(turn * 3 + along * 0.05 + 1) * 1.6 +
      Math.sin(turn * 2 - along * 0.085) * 2.6 * slack +
      (readNoise(turn * 1.6 + 20, along * 0.045, 5) - 0.5) * 7 * slack;
    return { along, out: Math.hypot(s, u), turn, radius: 41 + 15 * slack + along * 0.04 + fold };
  };
  return {
    distance: (x, y, z) => {
      const place = frame.toLocal(x, y, z);
      const far = dot(place, elbow) - start;
      const clear = Math.hypot(dot(place, side), dot(place, up)) - 56 - Math.max(0, far) * 0.04;
      if (clear > 40) return Math.max((clear - 8) * 0.9, -far, far - long) * scale;
      const { along, out, radius } = measure(place);
      // Hollow only near the hem, where one can look in.
      const shell = along > 24 ? out - radius - 1.4 : Math.abs(out - radius) - 1.4;
      return Math.max(shell, -along, along - long) * scale * 0.7;
    },
    look: ([x, y, z]) => {
      const { along, out, turn, radius } = measure(frame.toLocal(x, y, z));
      if (out < radius - 0.6 && along > 2) {
        const [r, g, b] = readColour(sleeve.ground);
        return { colour: [r * 0.5, g * 0.5, b * 0.5] };
      }
      const { colour, gloss } = readPrint(sleeve, along, turn * 46);
      const weave = 0.94 + 0.12 * readNoise(along * 1.7, turn * 70, 3);
      return {
        colour: [colour[0] * weave, colour[1] * weave, colour[2] * weave],
        gloss,
        sharpness: 14,
      };
    },
    isFine: true,
    hull: {
      from: frame.toRoom(step([0, 0, 0], elbow, start)),
      to: frame.toRoom(step([0, 0, 0], elbow, start + long)),
      radii: [62 * scale, 98 * scale],
    },
  };
}

/** Where the middle of a fingertip is: 0 for the index finger, 4 for the thumb. */
export function findFingertip(options: ArmOptions, digit: 0 | 1 | 2 | 3 | 4): Point3 {
  const joints = buildDigits(options.pose).digits[digit]?.joints;
  return createFrame(options).toRoom(joints?.at(-1) ?? [0, 0, 0]);
}

/** A woman's forearm and hand with bangles and sleeve. */
export function createArm(options: ArmOptions): Solid[] {
  const frame = createFrame(options);
  const {
    bangles = [
      'kada',
      'glass-red',
      'glass-red',
      'gold',
      'glass-red',
      'glass-red',
      'gold',
      'lac-red',
    ],
  } = options;
  return [
    createHand(options, frame),
    createBangles(options, frame, bangles, 26),
    createSleeve(options, frame),
  ];
}

const finger = (a: number, b: number, c: number, lean = 0): FingerPose => ({
  bends: [a, b, c],
  lean,
});

/** Ways of holding a hand. */
export const POSES = {
  /** Flat on a table, at rest. */
  flat: {
    fingers: [finger(8, 10, 6, 7), finger(6, 9, 6, 1), finger(7, 10, 6, -5), finger(9, 10, 8, -13)],
    thumb: [
      [0.66, 0.68, -0.22],
      [0.84, 0.52, -0.08],
      [0.95, 0.3, -0.02],
    ],
  },
  /** Lying over a rod that is rolled. */
  roll: {
    fingers: [
      finger(26, 24, 14, 6),
      finger(24, 26, 14, 1),
      finger(26, 27, 15, -4),
      finger(30, 28, 16, -10),
    ],
    thumb: [
      [0.6, 0.62, -0.42],
      [0.86, 0.42, -0.22],
      [0.95, 0.22, -0.12],
    ],
  },
  /** Palm hollowed to hold a handful. */
  cup: {
    fingers: [
      finger(24, 26, 18, 3),
      finger(26, 28, 18, 0),
      finger(28, 28, 18, -2),
      finger(30, 28, 18, -5),
    ],
    thumb: [
      [0.6, 0.76, -0.3],
      [0.82, 0.5, -0.28],
      [0.92, 0.24, -0.3],
    ],
    cup: 9,
  },
  /** Thumb and forefinger hold something small. */
  pinch: {
    fingers: [
      finger(48, 48, 24, -2),
      finger(52, 46, 24, 0),
      finger(46, 44, 24, -3),
      finger(40, 40, 22, -8),
    ],
    thumb: [
      [0.62, 0.5, -0.62],
      [0.84, -0.02, -0.54],
      [0.88, -0.3, -0.36],
    ],
    thumbNail: [0.2, 0.9, 0.2],
  },
  /** Closed over the handle of a tool. */
  grip: {
    fingers: [
      finger(62, 70, 36, 3),
      finger(64, 72, 36, 0),
      finger(66, 72, 36, -3),
      finger(68, 70, 36, -6),
    ],
    thumb: [
      [0.66, 0.5, -0.56],
      [0.86, 0.1, -0.5],
      [0.86, -0.34, -0.38],
    ],
  },
  /** Round the outside of a bowl, the thumb over its rim. */
  hold: {
    fingers: [
      finger(18, 20, 12, 4),
      finger(20, 22, 12, 1),
      finger(22, 24, 14, -3),
      finger(24, 26, 14, -8),
    ],
    thumb: [
      [0.42, 0.86, -0.24],
      [0.56, 0.8, -0.16],
      [0.74, 0.62, -0.2],
    ],
    thumbNail: [-0.3, 0.3, 0.9],
  },
  /** Flat under a load, the thumb on top of it. */
  carry: {
    fingers: [finger(4, 8, 6, 4), finger(4, 8, 6, 0), finger(5, 9, 6, -4), finger(6, 10, 6, -9)],
    thumb: [
      [0.45, 0.55, -0.7],
      [0.8, 0.2, -0.56],
      [0.92, 0.02, -0.38],
    ],
    thumbNail: [0.2, 0.3, -0.9],
  },
} satisfies Record<string, HandPose>;
