/** Pictures that are not products: categories, stories, hero, share card, icon, stand-ins. */

import { PALETTE } from '../engine/colour.ts';
import { setText } from '../engine/lettering.ts';
import type { Profile } from '../engine/mesh.ts';
import {
  createButi,
  createRosette,
  createStar,
  dotPath,
  drawMottling,
  rectPath,
  stamp,
} from '../engine/motifs.ts';
import {
  blur,
  clip,
  createPen,
  fill,
  group,
  lineGradient,
  type Pen,
  roundGradient,
  stroke,
  tag,
  writePicture,
} from '../engine/pen.ts';
import { printAjrakh, printBagru, printDabu, printSanganeri } from '../engine/prints.ts';
import { type Camera, createCamera, type Point, type Point3, project } from '../engine/space.ts';
import { createBands, drawCoiledBasket, drawCoiledLid } from '../things/baskets.ts';
import { BISCUITS, drawBiscuit } from '../things/biscuits.ts';
import { drawFoldedStack } from '../things/cloth.ts';
import { drawChilli, drawMarigold, drawPlate, drawRoti } from '../things/food.ts';
import { drawPouch } from '../things/packets.ts';
import { drawPapad, drawPapadStack, PAPADS } from '../things/papads.ts';
import { drawBlueVase } from '../things/pottery.ts';
import { drawPrintingBlock } from '../things/printing-block.ts';
import { drawPuppet } from '../things/puppets.ts';
import { drawHeroTall, drawHeroWide } from './hero.ts';
import { arrange, finishPicture, pile } from './picture.ts';
import { archPath, drawPlaster, drawSweep, drawTablecloth } from './stage.ts';
import { STILL_HEIGHT, STILL_WIDTH, STILLS } from './stills.ts';
import { STORIES } from './stories.ts';
import { drawFullBowl } from './views-food.ts';

type Scene = {
  width: number;
  height: number;
  draw: (pen: Pen) => string;
  /** Nothing but the thing, so that the page shows through. */
  isStill?: boolean;
};

const BANDS = createBands(['#a3271c', '#26385f'], [0.26]);
// Categories ---------------------------------------------------------------------------------

function categoryCloth(
  pen: Pen,
  elevation: number,
  ground: string,
  colours: [string, string, string],
  motif = createRosette(8),
): string {
  return drawTablecloth(pen, {
    width: 640,
    height: 640,
    elevation,
    ground,
    colours: { outline: colours[0], filling: colours[1], accent: colours[2] },
    motif,
    spacing: 92,
    size: 40,
  });
}

function drawSpicesCircle(pen: Pen): string {
  const camera = createCamera(50, [320, 330]);
  return (
    categoryCloth(pen, camera.elevation, '#25365f', ['#8fa3c6', '#d9dfe6', '#25365f']) +
    arrange(
      drawFullBowl(pen, camera, 'turmeric-powder', {
        base: [0, 0, -190],
        radius: 142,
        heaped: 0.6,
        size: 1,
      }),
      drawFullBowl(pen, camera, 'mathania-red-chilli-powder', {
        base: [-150, 0, 100],
        radius: 146,
        heaped: 0.62,
        size: 1,
      }),
      drawFullBowl(pen, camera, 'jeera-cumin-seeds', {
        base: [154, 0, 110],
        radius: 142,
        heaped: 0.5,
        size: 1,
      }),
    )
  );
}

function drawBiscuitsCircle(pen: Pen): string {
  const camera = createCamera(48, [320, 330]);
  const kinds = [
    'besan-nankhatai',
    'til-gud-biscuits',
    'bajra-biscuits',
    'coconut-biscuits',
    'jeera-biscuits',
  ] as const;
  const spots = [
    [-120, 8, -110],
    [112, 8, -120],
    [-140, 8, 110],
    [128, 8, 104],
    [-4, 42, 6],
  ] as const;
  const plate = drawPlate(pen, camera, [0, 0, 0], 268);
  const biscuits = spots.map(([x, y, z], index) => {
    const kind = BISCUITS[kinds[index] ?? 'besan-nankhatai'];
    if (!kind) throw new Error('A biscuit is missing.');
    return drawBiscuit(
      pen,
      camera,
      kind,
      { at: [x, y, z], radius: 104, yaw: pen.random.between(0, 0.5) },
      { floor: y - 4 },
    );
  });
  return (
    categoryCloth(pen, camera.elevation, '#e9d8b2', ['#2c211c', '#96281b', '#e9d8b2']) +
    pile(plate, ...biscuits)
  );
}

function papadKind(key: string) {
  const kind = PAPADS[key];
  if (!kind) throw new Error(`No papad is called ${key}.`);
  return kind;
}

function drawPapadsCircle(pen: Pen): string {
  const camera = createCamera(50, [320, 330]);
  return (
    categoryCloth(
      pen,
      camera.elevation,
      '#98251c',
      ['#e8b98a', '#f3dfbd', '#98251c'],
      createStar(8),
    ) +
    pile(
      drawPapadStack(pen, camera, papadKind('moong-papad'), {
        at: [-40, 0, -50],
        radius: 232,
        count: 6,
        step: 6,
      }),
      drawPapad(
        pen,
        camera,
        papadKind('urad-black-pepper-papad'),
        { at: [50, 54, 70], radius: 214, curl: 0.1, roast: 1 },
        { floor: 34, softness: 8 },
      ),
    )
  );
}

function drawTextilesCircle(pen: Pen): string {
  const camera = createCamera(34, [320, 500], 1.18);
  const stack = drawFoldedStack(
    pen,
    camera,
    [printBagru, printDabu, printSanganeri, printAjrakh, printDabu],
    { at: [0, 0, 0], width: 380, depth: 250, thickness: 46 },
  );
  const block = drawPrintingBlock(pen, camera, { at: [10, stack.top, 10], width: 130, yaw: 0.3 });
  return drawPlaster(pen, 640, 640, '#ecd9b4') + arrange(stack) + pile(block);
}

function drawBasketsCircle(pen: Pen): string {
  const camera = createCamera(40, [320, 370]);
  const profile: Profile = [
    [200, 150],
    [206, 108],
    [196, 58],
    [172, 20],
    [160, 0],
  ];
  const base: Point3 = [-10, 0, 30];
  const rotis = [0, 1, 2].map((index) =>
    drawRoti(pen, camera, [base[0] + pen.random.bell() * 8, 58 + index * 20, base[2]], 168, {
      floor: 54 + index * 20,
      dough: '#dcb678',
    }),
  );
  const basket = drawCoiledBasket(
    pen,
    camera,
    { base, profile, pattern: BANDS, coils: 14 },
    pile(...rotis),
  );
  const lid = drawCoiledLid(pen, camera, {
    base: [150, 0, -300],
    profile: [
      [0, 80],
      [60, 72],
      [120, 46],
      [170, 10],
      [176, 0],
    ],
    pattern: createBands(['#a3271c', '#26385f'], [0.44]),
    coils: 18,
  });
  return (
    categoryCloth(
      pen,
      camera.elevation,
      '#4d6b43',
      ['#c9d6a6', '#eee3c0', '#4d6b43'],
      createButi(),
    ) + arrange(lid, basket)
  );
}

function drawHandcraftsCircle(pen: Pen): string {
  const camera = createCamera(16, [320, 560]);
  const wall = drawSweep(pen, 640, 640, 500, '#f0dcb4');
  return (
    wall +
    arrange(
      drawBlueVase(pen, camera, [-120, 0, -40], 380),
      drawPuppet(pen, camera, 'rani', { base: [110, 14, 40], height: 420, stringTop: 1.7 }),
    )
  );
}

// Hero and cards -----------------------------------------------------------------------------

const HERO_TEXT: Readonly<Record<string, { name: string; nameHindi: string; brand: string }>> = {
  chilli: { name: 'Mathania Red Chilli', nameHindi: 'लाल मिर्च', brand: 'Marwar Masala Samuh' },
  turmeric: { name: 'Turmeric Powder', nameHindi: 'हल्दी', brand: 'Shekhawati Rasoi Samuh' },
  methi: { name: 'Kasuri Methi', nameHindi: 'नागौरी मेथी', brand: 'Nagaur Mahila Samuh' },
};

/** The still life of the shop: what stands on the ledge, around (0, 0, 0), about 900 wide. */
function drawLedgeThings(pen: Pen, camera: Camera): string {
  const text = (key: string) => {
    const found = HERO_TEXT[key];
    if (!found) throw new Error(`No packet is called ${key}.`);
    return { ...found, packSize: '200 g' };
  };
  const stack = drawFoldedStack(
    pen,
    camera,
    [printDabu, printBagru, printDabu, printAjrakh, printDabu],
    { at: [-330, 0, -120], width: 300, depth: 190, thickness: 34, printScale: 0.85 },
  );
  const basket = drawCoiledBasket(pen, camera, {
    base: [330, 0, -90],
    profile: [
      [150, 190],
      [158, 140],
      [154, 80],
      [136, 24],
      [126, 0],
    ],
    pattern: BANDS,
    coils: 16,
  });
  const papads = drawPapad(pen, camera, papadKind('moong-papad'), {
    at: [326, 236, -96],
    radius: 138,
    pitch: 1.22,
    curl: 0.05,
  });
  const papads2 = drawPapad(pen, camera, papadKind('urad-black-pepper-papad'), {
    at: [348, 226, -74],
    radius: 128,
    pitch: 1.16,
    yaw: 0.2,
    curl: 0.05,
  });
  const pouchA = drawPouch(pen, camera, text('chilli'), {
    base: [-70, 0, -110],
    width: 232,
    height: 360,
    lean: 0.05,
  });
  const pouchB = drawPouch(pen, camera, text('turmeric'), {
    base: [130, 0, -60],
    width: 214,
    height: 322,
    lean: -0.06,
  });
  const vase = drawBlueVase(pen, camera, [-300, 170, -130], 240);
  const bowls = [
    drawFullBowl(pen, camera, 'mathania-red-chilli-powder', {
      base: [-190, 0, 130],
      radius: 122,
      heaped: 0.86,
    }),
    drawFullBowl(pen, camera, 'turmeric-powder', { base: [70, 0, 190], radius: 112, heaped: 0.86 }),
    drawFullBowl(pen, camera, 'jeera-cumin-seeds', {
      base: [300, 0, 150],
      radius: 104,
      heaped: 0.66,
    }),
    drawFullBowl(pen, camera, 'coriander-powder', {
      base: [-420, 0, 120],
      radius: 92,
      heaped: 0.8,
    }),
  ];
  const [x, y] = project(camera, [-60, 0, 300]);
  return (
    arrange(
      stack,
      { shadow: basket.shadow, body: papads.body + papads2.body + basket.body },
      pouchA,
      pouchB,
    ) +
    vase.body +
    arrange(...bowls) +
    drawChilli(pen, [x - 40, y + 2], 104, 0.1, 0.7) +
    drawChilli(pen, [x + 10, y + 18], 96, -0.3, 0.7) +
    drawMarigold(pen, project(camera, [452, 12, 230]), 76, 0.7) +
    drawMarigold(pen, project(camera, [510, 12, 190]), 66, 0.7, '#eda91f')
  );
}

/** The courtyard wall with its painted arch; the arch is `half` wide on both sides of `cx`. */
function drawCourtyard(
  pen: Pen,
  width: number,
  height: number,
  arch: { cx: number; top: number; width: number; floor: number },
): string {
  const { cx, top, floor } = arch;
  const path = archPath(cx, top, floor, arch.width);
  const inside = clip(pen, path);
  const wall = drawSweep(pen, width, height, floor + 10);
  const deep = fill(
    path,
    lineGradient(
      pen,
      [cx, top],
      [cx, floor],
      [
        [0, '#7d1a14'],
        [0.55, '#98251c'],
        [1, '#7a1d15'],
      ],
    ),
  );
  let fresco = '';
  const [buti, rosette] = [createButi(), createRosette(8)];
  const gap = arch.width / 9;
  for (let row = 0; row * gap * 0.9 < floor - top; row += 1) {
    for (let column = -5; column <= 5; column += 1) {
      const at: Point = [cx + (column + (row % 2) * 0.5) * gap, top + 40 + row * gap * 0.9];
      fresco += stamp(
        pen,
        row % 2 === 0 ? buti : rosette,
        { outline: '#d99a4a', filling: '#c9653f', accent: '#7d1a14' },
        at,
        (gap * (row % 2 === 0 ? 0.6 : 0.36)) / 100,
        0,
        1,
      );
    }
  }
  const depth = group(
    { 'clip-path': inside },
    group({ opacity: 0.6 }, fresco),
    group(
      { filter: blur(pen, 26), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: path,
        fill: 'none',
        stroke: '#2a0a06',
        'stroke-width': 110,
        'stroke-opacity': 0.6,
        transform: 'translate(-34 -30)',
      }),
    ),
    group(
      { filter: blur(pen, 4), style: 'mix-blend-mode:multiply' },
      tag('path', {
        d: path,
        fill: 'none',
        stroke: '#2a0a06',
        'stroke-width': 16,
        'stroke-opacity': 0.5,
        transform: 'translate(-5 -5)',
      }),
    ),
  );
  const line = (offset: number, weight: number, colour: string, strength: number) =>
    stroke(
      archPath(cx, top - offset, floor, arch.width + offset * 2).slice(0, -1),
      colour,
      weight,
      strength,
    );
  const paint = group(
    { 'clip-path': clip(pen, rectPath(0, 0, width, floor - 2)) },
    line(9, 12, '#fbf2de', 0.95) +
      line(24, 5, PALETTE.madder, 0.75) +
      line(38, 15, PALETTE.turmeric, 0.55) +
      line(52, 4, PALETTE.indigo, 0.75) +
      line(66, 2.5, PALETTE.madder, 0.6),
  );
  return wall + deep + depth + paint;
}

function drawLedge(pen: Pen, width: number, height: number, y: number): string {
  return (
    tag('rect', {
      x: 0,
      y,
      width,
      height: height - y,
      fill: lineGradient(
        pen,
        [0, y],
        [0, height],
        [
          [0, '#ead6ac'],
          [0.5, '#e0c594'],
          [1, '#cba972'],
        ],
      ),
    }) +
    group(
      { filter: blur(pen, 9), style: 'mix-blend-mode:multiply' },
      tag('rect', {
        x: -30,
        y: y - 8,
        width: width + 60,
        height: 18,
        fill: '#8a5a2c',
        'fill-opacity': 0.4,
      }),
    )
  );
}

function drawShareCard(pen: Pen): string {
  const floor = 452;
  const camera = createCamera(19, [824, 538], 0.6);
  const text = (
    line: string,
    x: number,
    y: number,
    face: 'rozha' | 'mukta',
    size: number,
    colour: string,
  ) => fill(setText(line, x, y, { face, size }).path, colour);
  return (
    drawCourtyard(pen, 1200, 630, { cx: 824, top: 46, width: 620, floor }) +
    drawLedge(pen, 1200, 630, floor) +
    drawLedgeThings(pen, camera) +
    group(
      {},
      tag('rect', {
        width: 620,
        height: 630,
        fill: lineGradient(
          pen,
          [300, 0],
          [560, 0],
          [
            [0, PALETTE.sand, 1],
            [1, PALETTE.sand, 0],
          ],
        ),
      }),
    ) +
    text('हाट', 76, 196, 'rozha', 92, PALETTE.madder) +
    text('Haat', 74, 330, 'rozha', 128, PALETTE.ink) +
    text('Spices of the Desert', 78, 398, 'mukta', 34, PALETTE.ink) +
    text('Stories of Her Hands', 78, 442, 'mukta', 34, PALETTE.ink) +
    Array.from({ length: 5 }, (_, index) =>
      stamp(
        pen,
        createRosette(8),
        { outline: PALETTE.madder, filling: '#d9695a', accent: PALETTE.sand },
        [98 + index * 50, 520],
        0.36,
        0,
        0.6,
      ),
    ).join('')
  );
}

function drawStandInProduct(pen: Pen): string {
  const camera = createCamera(18, [400, 846]);
  const sweep = drawSweep(pen, 800, 1000, 742);
  const arch = archPath(400, 70, 742, 640);
  const pot = drawCoiledBasket(pen, camera, {
    base: [0, 0, 0],
    profile: [
      [200, 210],
      [208, 150],
      [200, 80],
      [176, 24],
      [164, 0],
    ],
    pattern: () => '#d8b26a',
    coils: 18,
  });
  return (
    sweep +
    group({ opacity: 0.5 }, fill(arch, '#efe0c2'), stroke(arch, '#d9c39a', 3)) +
    arrange(pot)
  );
}

function drawStandInAvatar(pen: Pen): string {
  const ring = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return stamp(
      pen,
      createButi(),
      { outline: '#8e1d18', filling: PALETTE.madder, accent: '#f3d28a' },
      [200 + 158 * Math.sin(angle), 200 - 158 * Math.cos(angle)],
      0.36,
      angle,
      0.5,
    );
  }).join('');
  const light = roundGradient(pen, [160, 140], 240, [
    [0, '#ffffff', 0.16],
    [1, '#3a0a06', 0.3],
  ]);
  return (
    tag('rect', { width: 400, height: 400, fill: '#f3e4c6' }) +
    drawMottling(pen, 400, 400, ['#d9bd8f', '#fffdf6'], {
      count: 20,
      size: 46,
      strength: 0.13,
      filter: blur(pen, 18),
    }) +
    ring +
    fill(dotPath(200, 200, 124), '#a8321d') +
    stamp(
      pen,
      createRosette(12),
      { outline: '#f0c97a', filling: '#fbf0d8', accent: '#a8321d' },
      [200, 200],
      2.05,
      0,
      1,
    ) +
    fill(dotPath(200, 200, 124), light)
  );
}

/** The icon: हा in cream on madder with a printed edge; `inset` keeps the sign within a mask. */
export function drawIcon(size: number, inset: number, corner: number): string {
  const s = size / 512;
  const middle = size / 2;
  const reach = 1 - inset;
  const letter = setText('हा', middle, size * (0.5 + 0.205 * reach), {
    face: 'rozha',
    size: size * 0.66 * reach,
    align: 'centre',
  });
  const dots = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    const r = size * 0.425 * reach;
    return index % 2 === 0
      ? fill(
          dotPath(middle + r * Math.sin(angle), middle - r * Math.cos(angle), 9 * s * reach),
          PALETTE.turmeric,
        )
      : fill(
          dotPath(middle + r * Math.sin(angle), middle - r * Math.cos(angle), 5 * s * reach),
          PALETTE.sand,
        );
  }).join('');
  return (
    tag('rect', { width: size, height: size, rx: corner * s, fill: PALETTE.madder }) +
    dots +
    fill(letter.path, PALETTE.sand)
  );
}

/** Every scene by its file name without ending. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'category-spices': { width: 640, height: 640, draw: drawSpicesCircle },
  'category-biscuits': { width: 640, height: 640, draw: drawBiscuitsCircle },
  'category-papads': { width: 640, height: 640, draw: drawPapadsCircle },
  'category-block-print-textiles': { width: 640, height: 640, draw: drawTextilesCircle },
  'category-baskets-and-home': { width: 640, height: 640, draw: drawBasketsCircle },
  'category-handcrafts': { width: 640, height: 640, draw: drawHandcraftsCircle },
  ...Object.fromEntries(
    Object.entries(STORIES).map(([name, draw]) => [name, { width: 1200, height: 800, draw }]),
  ),
  'hero-wide': { width: 1920, height: 1080, draw: drawHeroWide },
  'hero-tall': { width: 960, height: 1200, draw: drawHeroTall },
  'share-card': { width: 1200, height: 630, draw: drawShareCard },
  'placeholder-product': { width: 800, height: 1000, draw: drawStandInProduct },
  'placeholder-avatar': { width: 400, height: 400, draw: drawStandInAvatar },
  ...Object.fromEntries(
    Object.entries(STILLS).map(([name, draw]) => [
      name,
      { width: STILL_WIDTH, height: STILL_HEIGHT, draw, isStill: true },
    ]),
  ),
};

/** One scene as SVG. Throws for a name nobody has drawn. */
export function drawScene(name: string): string {
  const scene = SCENES[name];
  if (!scene) throw new Error(`There is no scene called ${name}.`);
  const { width, height, draw, isStill = false } = scene;
  if (!isStill) return finishPicture(name, width, height, draw);
  const pen = createPen(name);
  return writePicture(pen, width, height, draw(pen));
}
