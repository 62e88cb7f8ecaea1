/** The pictures of the stories: close crops of women's hands at work. */

import { dim, PALETTE, readColour } from '../engine/colour.ts';
import { metalColour } from '../engine/materials.ts';
import type { Profile } from '../engine/mesh.ts';
import { createAmbi, createRosette, rectPath, stamp } from '../engine/motifs.ts';
import { blur, curve, group, n, type Pen, stroke, tag } from '../engine/pen.ts';
import {
  type Print,
  printAjrakh,
  printBagru,
  printDabu,
  printSanganeri,
} from '../engine/prints.ts';
import { readNoise } from '../engine/random.ts';
import { distanceToRods, drawSolids, type Solid } from '../engine/solids.ts';
import {
  type Camera,
  createCamera,
  normalise,
  type Point3,
  project,
  subtract,
  viewDirection,
} from '../engine/space.ts';
import { createBands, drawCoiledBasket, drawCoiledLid, drawDurrie } from '../things/baskets.ts';
import { drawFoldedStack, drawSpreadCloth } from '../things/cloth.ts';
import { drawBoard, drawChilli } from '../things/food.ts';
import { type ArmOptions, createArm, findFingertip, POSES } from '../things/hands.ts';
import { drawPapad, PAPADS } from '../things/papads.ts';
import { drawCarvedFace, drawColourTray, drawPrintingBlock } from '../things/printing-block.ts';
import { drawCoin, drawLedger, drawSavings } from '../things/savings.ts';
import { arrange, pile } from './picture.ts';
import { drawPlanks, drawPlaster, drawSlabs, drawSunfall } from './stage.ts';

const SIZE = { width: 1200, height: 800 };
const BANDS = createBands(['#a3271c', '#26385f'], [0.26]);

const MADDER_SLEEVE = { print: 'bandhani', ground: '#8e1512', accent: '#e2a324' } as const;
const INDIGO_SLEEVE = { print: 'buti', ground: '#26385f', accent: '#d8dde8' } as const;
const LEAF_SLEEVE = { print: 'buti', ground: '#2c5a38', accent: '#e2a324' } as const;
const TURMERIC_SLEEVE = { print: 'leheriya', ground: '#c98a1a', accent: '#8e1512' } as const;

function papadKind(key: string) {
  const kind = PAPADS[key];
  if (!kind) throw new Error(`No papad is called ${key}.`);
  return kind;
}

function strewChillies(
  pen: Pen,
  camera: Camera,
  area: { x: [number, number]; z: [number, number]; lift?: (x: number, z: number) => number },
  count: number,
  length: number,
): string {
  const squash = 0.35 + 0.6 * Math.sin(camera.elevation);
  return Array.from({ length: count }, () => ({
    x: pen.random.between(area.x[0], area.x[1]),
    z: pen.random.between(area.z[0], area.z[1]),
  }))
    .sort((a, b) => a.z - b.z)
    .map(({ x, z }) => {
      const angle = pen.random.between(0, 6.283);
      const size = length * pen.random.between(0.78, 1.12);
      const [px, py] = project(camera, [x, area.lift?.(x, z) ?? 2, z]);
      const start = [
        px - (Math.cos(angle) * size) / 2,
        py - (Math.sin(angle) * size * squash) / 2,
      ] as const;
      return drawChilli(pen, start, size, angle, squash);
    })
    .join('');
}

/** Two hands lift a heap out of the chillies that dry on the roof. */
function drawTerrace(pen: Pen): string {
  const camera = createCamera(54, [600, 440]);
  const bed =
    tag('rect', { ...SIZE, fill: '#5c100a' }) +
    strewChillies(pen, camera, { x: [-680, 680], z: [-640, 560] }, 1050, 118) +
    drawSunfall(pen, 1200, 800) +
    // What lies on the roof has dried dark, so that the handful stands out.
    tag('rect', { ...SIZE, style: 'mix-blend-mode:multiply', fill: '#b0807a' });
  const arms = ([-1, 1] as const).map(
    (k): ArmOptions => ({
      side: k < 0 ? 'left' : 'right',
      wrist: [k * 128, 60, 232],
      towards: [-k * 0.16, 0.12, -1],
      back: [k * 0.42, -1, -0.1],
      forearm: [k * 0.34, 0.06, 1],
      scale: 2.5,
      pose: POSES.cup,
      palm: '#a5663f',
      sleeve: { ...LEAF_SLEEVE, from: 112 },
      bangles: ['kada', 'glass-red', 'gold', 'glass-red', 'glass-red', 'gold', 'lac-red'],
    }),
  );
  const solids = arms.flatMap(createArm);
  const heap = { x: [-146, 146], z: [-84, 112] } as const;
  const lift = (x: number, z: number) =>
    104 + 84 * Math.max(0, 1 - Math.hypot(x / 180, (z - 6) / 160));
  const [sx, sy] = project(camera, [0, 70, 20]);
  return (
    bed +
    drawSolids(camera, solids, { ...SIZE, floor: 14, strength: 0.58 }) +
    group(
      { filter: blur(pen, 12), style: 'mix-blend-mode:multiply' },
      tag('ellipse', {
        cx: n(sx),
        cy: n(sy - 26),
        rx: 190,
        ry: 128,
        fill: '#5a1a0c',
        opacity: 0.75,
      }),
    ) +
    strewChillies(pen, camera, { x: [...heap.x], z: [...heap.z], lift }, 118, 110)
  );
}

/** A coin between thumb and forefinger. */
function createHeldCoin(camera: Camera, at: Point3, facing: Point3, radius: number): Solid {
  const axis = normalise(facing);
  const view = viewDirection(camera);
  const measure = (x: number, y: number, z: number) => {
    const d: Point3 = [x - at[0], y - at[1], z - at[2]];
    const w = d[0] * axis[0] + d[1] * axis[1] + d[2] * axis[2];
    return { w, out: Math.sqrt(Math.max(0, d[0] ** 2 + d[1] ** 2 + d[2] ** 2 - w * w)) };
  };
  return {
    distance: (x, y, z) => {
      const { w, out } = measure(x, y, z);
      return Math.max(out - radius, Math.abs(w) - 3.4) * 0.9;
    },
    look: ([x, y, z], normal) => {
      const { out } = measure(x, y, z);
      const rim = Math.abs(out - radius * 0.86) < 2 ? 0.55 : 1;
      const relief = out < radius * 0.5 ? 0.72 + 0.5 * readNoise(x * 0.12, y * 0.12, 4) : 1;
      const [r, g, b] = readColour(metalColour('#d9c08a', normal, view, { dullness: 0.5 }));
      const k = rim * relief * 0.8;
      return { colour: [r * k, g * k, b * k], gloss: 0.9, sharpness: 18 };
    },
    hull: { from: at, to: at, radii: [radius + 2, radius + 2] },
  };
}

/** A coin falls into the tin; the book lies open beside it. */
function drawSavingsDay(pen: Pen): string {
  const camera = createCamera(38, [540, 520], 1.75);
  const floor = drawSlabs(pen, 1200, 800, camera.elevation);
  const rug = drawDurrie(pen, camera, { at: [30, 0, 10], width: 620, depth: 430 });
  const savings = drawSavings(pen, camera, [-20, 6, -92]);
  const book = drawLedger(pen, camera, [-62, 6, 92]);
  const coins = [
    [126, 6, 40, '#d8b25a'],
    [158, 6, 66, '#c9cbcb'],
    [130, 6, 80, '#d8b25a'],
    [130, 11, 79, '#c9cbcb'],
    [104, 6, 62, '#d8b25a'],
    [190, 6, 34, '#d8b25a'],
  ] as const;
  const giving: ArmOptions = {
    side: 'right',
    wrist: [112, 246, -108],
    towards: [-0.86, -0.5, 0.12],
    back: [-0.4, 0.85, 0.34],
    forearm: [0.94, 0.3, -0.1],
    scale: 1.42,
    pose: POSES.pinch,
    sleeve: { ...MADDER_SLEEVE, from: 108 },
  };
  const [tip, thumb] = [findFingertip(giving, 0), findFingertip(giving, 4)];
  const between: Point3 = [
    (tip[0] + thumb[0]) / 2 - 12,
    (tip[1] + thumb[1]) / 2 - 16,
    (tip[2] + thumb[2]) / 2 + 4,
  ];
  const steadying: ArmOptions = {
    side: 'left',
    wrist: [-258, 42, 152],
    towards: [0.9, -0.04, -0.36],
    back: [-0.1, 1, 0.15],
    forearm: [-0.72, 0.02, 0.6],
    scale: 1.42,
    pose: POSES.flat,
    skin: '#7a472b',
    sleeve: { ...INDIGO_SLEEVE, from: 104 },
    bangles: ['glass-green', 'glass-green', 'gold', 'glass-green', 'glass-green', 'kada'],
  };
  return (
    floor +
    arrange(rug) +
    arrange(savings, book) +
    coins.map(([x, y, z, tint]) => drawCoin(camera, [x, y, z], tint)).join('') +
    drawSolids(
      camera,
      [
        ...createArm(giving),
        createHeldCoin(camera, between, subtract(tip, thumb), 25),
        ...createArm(steadying),
      ],
      { ...SIZE, floor: 6 },
    ) +
    drawSunfall(pen, 1200, 800)
  );
}

/** A block is pressed on the cloth; the other hand holds the cloth. */
function drawPrintTable(pen: Pen): string {
  const camera = createCamera(48, [600, 400]);
  const table = drawPlanks(pen, 1200, 800, '#7a5233');
  const blank: Print = (_pen, width, height) => [
    { path: rectPath(0, 0, width, height), colour: '#f4ead4' },
  ];
  const cloth = drawSpreadCloth(pen, camera, blank, {
    at: [0, 0, 70],
    width: 1300,
    depth: 880,
    wrinkle: 3,
  });
  const spacing = 176;
  let prints = '';
  const [ambi, rosette] = [createAmbi(), createRosette(8)];
  const squash = Math.sin(camera.elevation);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const order = column * 5 + row;
      if (order > 24) continue;
      const at = project(camera, [
        -560 + column * spacing + (row % 2) * 40,
        4,
        -270 + row * spacing,
      ]);
      const isFilled = order < 15;
      const base = {
        outline: '#2c211c',
        filling: isFilled ? '#9c2a1c' : '#f4ead4',
        accent: isFilled ? '#e2a43a' : '#f4ead4',
      };
      const isRosette = row % 2 === 1;
      prints += group(
        { transform: `translate(${n(at[0])} ${n(at[1])}) scale(1 ${squash.toFixed(3)})` },
        stamp(pen, isRosette ? rosette : ambi, base, [0, 0], isRosette ? 0.9 : 1.24, 0, 1.6),
      );
    }
  }
  const block = drawPrintingBlock(pen, camera, {
    at: [240, 4, 40],
    width: 250,
    yaw: 0.1,
    inked: '#2c211c',
  });
  const tray = drawColourTray(pen, camera, [470, 4, -250], 250, '#8e1d18');
  const carved = drawCarvedFace(pen, camera, {
    at: [-40, 4, -400],
    radius: 92,
    motif: rosette,
    inked: '#8e1d18',
  });
  const pressing: ArmOptions = {
    side: 'right',
    wrist: [372, 196, 118],
    towards: [-0.82, -0.1, -0.6],
    back: [-0.12, 1, 0.05],
    forearm: [0.74, 0.22, 0.64],
    scale: 2.3,
    pose: POSES.grip,
    sleeve: { ...TURMERIC_SLEEVE, from: 112 },
    bangles: ['kada', 'glass-green', 'gold', 'glass-green', 'glass-green', 'gold', 'lac-green'],
  };
  const holding: ArmOptions = {
    side: 'left',
    wrist: [-330, 44, 330],
    towards: [0.42, -0.05, -0.9],
    back: [0, 1, 0.1],
    forearm: [-0.52, 0.1, 0.85],
    scale: 2.3,
    pose: POSES.flat,
    sleeve: { ...TURMERIC_SLEEVE, from: 112 },
    bangles: ['kada', 'glass-green', 'gold', 'glass-green', 'glass-green', 'gold', 'lac-green'],
  };
  return (
    table +
    arrange(cloth) +
    prints +
    arrange(tray, carved, block) +
    drawSolids(camera, [...createArm(pressing), ...createArm(holding)], { ...SIZE, floor: 5 }) +
    drawSunfall(pen, 1200, 800)
  );
}

/** A rolling pin with its two handles, lying along x. */
function createRollingPin(at: Point3, half: number, radius: number): Solid {
  const rod = (from: number, to: number, r0: number, r1: number) => ({
    from: [at[0] + from, at[1], at[2]] as const,
    to: [at[0] + to, at[1], at[2]] as const,
    radii: [r0, r1] as const,
  });
  const measure = distanceToRods([
    rod(-half * 0.42, 0, radius * 0.94, radius * 1.06),
    rod(0, half * 0.42, radius * 1.06, radius * 0.94),
    rod(-half, -half * 0.42, radius * 0.62, radius * 0.5),
    rod(half * 0.42, half, radius * 0.5, radius * 0.62),
  ]);
  const [light, dark] = [readColour('#b98048'), readColour('#8a5426')];
  return {
    distance: measure,
    look: ([x, y, z]) => {
      const grain = readNoise(x * 0.02, Math.atan2(y - at[1], z - at[2]) * 7, 3);
      const groove =
        Math.abs(x - at[0]) < half * 0.44 && Math.cos((x - at[0]) * 0.42) > 0.8 ? 0.62 : 1;
      const mix = (k: 0 | 1 | 2) => (light[k] * grain + dark[k] * (1 - grain)) * groove;
      return { colour: [mix(0), mix(1), mix(2)], gloss: 0.16, sharpness: 18 };
    },
    hull: rod(-half, half, radius * 1.2, radius * 1.2),
  };
}

/** Papad is rolled on a board while others dry on an upturned basket. */
function drawPapadYard(pen: Pen): string {
  const camera = createCamera(52, [600, 400]);
  const floor = drawSlabs(pen, 1200, 800, camera.elevation, '#e0c28a');
  const boardAt: Point3 = [-10, 0, 60];
  const board = drawBoard(pen, camera, boardAt, 330, 34);
  const dough = drawPapad(
    pen,
    camera,
    papadKind('moong-papad'),
    { at: [boardAt[0], 38, boardAt[2] - 10], radius: 250 },
    { floor: 34, softness: 4 },
  );
  const dome: Profile = [
    [0, 92],
    [150, 84],
    [236, 50],
    [262, 8],
    [262, 0],
  ];
  const racks = (
    [
      [-470, -330],
      [440, -390],
    ] as const
  ).map(([x, z], index) => {
    const basket = drawCoiledLid(pen, camera, {
      base: [x, 0, z],
      profile: dome,
      pattern: createBands(['#a3271c', '#26385f'], [0.78]),
      coils: 16,
    });
    const papad = drawPapad(
      pen,
      camera,
      papadKind(index === 0 ? 'urad-black-pepper-papad' : 'methi-papad'),
      { at: [x, 88, z], radius: 232, curl: -0.2, yaw: index * 2 },
      { floor: 80, softness: 6 },
    );
    return { shadow: basket.shadow, body: basket.body + papad.shadow + papad.body };
  });
  const pinAt: Point3 = [-6, 38 + 36, 70];
  const arms = ([-1, 1] as const).map(
    (k): ArmOptions => ({
      side: k < 0 ? 'left' : 'right',
      wrist: [k * 318, 112, 206],
      towards: [-k * 0.3, 0.06, -0.95],
      back: [k * 0.05, 1, 0.22],
      forearm: [k * 0.5, 0.05, 0.86],
      scale: 2.25,
      pose: POSES.roll,
      sleeve: { ...MADDER_SLEEVE, from: 108 },
      bangles: ['kada', 'glass-green', 'glass-green', 'gold', 'glass-green', 'gold', 'lac-green'],
    }),
  );
  return (
    floor +
    arrange(...racks) +
    pile(board, dough) +
    drawSolids(camera, [createRollingPin(pinAt, 330, 36), ...arms.flatMap(createArm)], {
      ...SIZE,
      floor: 38,
    }) +
    drawSunfall(pen, 1200, 800)
  );
}

/** A sheaf of grass lying on the floor. */
function drawSheaf(
  pen: Pen,
  camera: Camera,
  from: Point3,
  to: Point3,
  spread: number,
  count: number,
) {
  let stems = '';
  for (let index = 0; index < count; index += 1) {
    const [s0, s1] = [pen.random.bell() * spread * 0.35, pen.random.bell() * spread];
    const a = project(camera, [from[0], from[1] + pen.random.between(2, 16), from[2] + s0]);
    const b = project(camera, [
      to[0] + pen.random.bell() * 30,
      to[1] + pen.random.between(1, 10),
      to[2] + s1,
    ]);
    const tone = pen.random.pick(['#d8b66c', '#c9a152', '#e6ca88', '#b98f45', '#a8b06a']);
    const path = curve([
      a,
      [(a[0] + b[0]) / 2 + pen.random.bell() * 6, (a[1] + b[1]) / 2 + pen.random.bell() * 7 - 6],
      b,
    ]);
    stems += stroke(path, dim(tone, 0.55), 5.2) + stroke(path, tone, 3.6);
  }
  return stems;
}

/** A strip is drawn through the row below; the other hand holds the wall of the basket. */
function drawBasketYard(pen: Pen): string {
  const camera = createCamera(42, [600, 430]);
  const floor = drawPlaster(pen, 1200, 800, '#dcbf8c');
  const sheaf = drawSheaf(pen, camera, [-640, 0, -330], [60, 0, -420], 60, 120);
  const base: Point3 = [10, 0, -60];
  const profile: Profile = [
    [300, 210],
    [312, 150],
    [300, 80],
    [262, 24],
    [244, 0],
  ];
  const basket = drawCoiledBasket(pen, camera, { base, profile, pattern: BANDS, coils: 13 });
  const lid = drawCoiledLid(pen, camera, {
    base: [500, 0, -440],
    profile: [
      [0, 80],
      [80, 72],
      [160, 46],
      [226, 10],
      [232, 0],
    ],
    pattern: createBands(['#a3271c', '#26385f'], [0.44]),
    coils: 18,
  });
  const holding: ArmOptions = {
    side: 'left',
    wrist: [-330, 130, 250],
    towards: [0.72, 0.12, -0.55],
    back: [-0.5, 0.35, 0.85],
    forearm: [-0.74, -0.08, 0.62],
    scale: 2.3,
    pose: POSES.hold,
    sleeve: { ...INDIGO_SLEEVE, from: 108 },
  };
  const weaving: ArmOptions = {
    side: 'right',
    wrist: [392, 330, 190],
    towards: [-0.85, -0.42, -0.1],
    back: [-0.3, 0.9, 0.3],
    forearm: [0.86, 0.05, 0.5],
    scale: 2.3,
    pose: POSES.pinch,
    sleeve: { ...INDIGO_SLEEVE, from: 108 },
  };
  const tip = findFingertip(weaving, 0);
  const thumb = findFingertip(weaving, 4);
  const [px, py] = project(camera, [
    (tip[0] + thumb[0]) / 2,
    (tip[1] + thumb[1]) / 2,
    (tip[2] + thumb[2]) / 2,
  ]);
  const rim = project(camera, [base[0] + 90, 208, base[2] + 290]);
  const strip = curve([rim, [(rim[0] + px) / 2 - 8, (rim[1] + py) / 2 + 14], [px, py]]);
  const tail = curve([
    [px + 6, py],
    [px + 24, py + 96],
    [px - 40, py + 170],
    [px + 18, py + 236],
  ]);
  const drawStrip = (path: string) =>
    stroke(path, '#5a120c', 13) + stroke(path, '#b3261c', 9) + stroke(path, '#e0604a', 2, 0.7);
  return (
    floor +
    sheaf +
    arrange(lid, basket) +
    drawStrip(tail) +
    drawStrip(strip) +
    drawSolids(camera, [...createArm(holding), ...createArm(weaving)], { ...SIZE, floor: 0 }) +
    drawSunfall(pen, 1200, 800)
  );
}

/** Folded cloth is handed over on two palms. */
function drawHandingOver(pen: Pen): string {
  const camera = createCamera(34, [600, 572], 1.06);
  const wall =
    drawPlaster(pen, 1200, 800, '#ecd9b4') +
    tag('rect', { y: 470, width: 1200, height: 330, fill: '#8e2118' }) +
    tag('rect', { y: 462, width: 1200, height: 8, fill: PALETTE.turmeric }) +
    tag('rect', { y: 452, width: 1200, height: 5, fill: PALETTE.indigo });
  const stackAt: Point3 = [0, 96, -20];
  const stack = drawFoldedStack(
    pen,
    camera,
    [printBagru, printDabu, printSanganeri, printAjrakh, printDabu],
    { at: stackAt, width: 520, depth: 320, thickness: 44 },
  );
  const box: Solid = {
    distance: (x, y, z) =>
      Math.max(
        Math.abs(x - stackAt[0]) - 256,
        Math.abs(z - stackAt[2]) - 158,
        y - stack.top,
        stackAt[1] - y,
      ),
    hull: { from: [-110, 190, -20], to: [110, 190, -20], radii: [250, 250] },
  };
  const arms = ([-1, 1] as const).map(
    (k): ArmOptions => ({
      side: k < 0 ? 'left' : 'right',
      wrist: [k * 344, 70, 150],
      towards: [-k * 0.9, 0.02, -0.42],
      back: [k * 0.1, -1, 0.12],
      forearm: [k * 0.72, -0.2, 0.66],
      scale: 2.35,
      pose: POSES.carry,
      sleeve: { ...TURMERIC_SLEEVE, from: 104 },
    }),
  );
  return (
    wall +
    stack.body +
    drawSolids(camera, [box, ...arms.flatMap(createArm)], { ...SIZE, floor: -4000 }) +
    drawSunfall(pen, 1200, 800)
  );
}

/** Every story picture by its file name without ending, 1200 by 800. */
export const STORIES: Readonly<Record<string, (pen: Pen) => string>> = {
  'story-red-on-the-terrace': drawTerrace,
  'story-ten-rupees-a-week': drawSavingsDay,
  'story-a-block-is-never-straight': drawPrintTable,
  'story-papad-weather': drawPapadYard,
  'story-grass-that-holds-bread': drawBasketYard,
  'story-what-a-fair-price-holds': drawHandingOver,
};
