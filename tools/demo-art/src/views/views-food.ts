/** The views of everything that is eaten: spices, biscuits, papads. */

import { PALETTE, dim as shadeOf } from '../engine/colour.ts';
import {
  createAmbi,
  createButi,
  createRosette,
  createStar,
  type Motif,
  type PrintColours,
} from '../engine/motifs.ts';
import { type Pen, tag } from '../engine/pen.ts';
import { type Camera, createCamera, type Point3, project } from '../engine/space.ts';
import { BISCUITS, type BiscuitKind, drawBiscuit, drawBiscuitStack } from '../things/biscuits.ts';
import { drawBox } from '../things/box.ts';
import type { Drawn } from '../things/cloth.ts';
import {
  type Dish,
  drawBoard,
  drawChilli,
  drawChopped,
  drawDish,
  drawMasalaDabba,
  drawMortar,
  drawPlate,
  drawRollingPin,
  drawRoti,
  drawSteam,
  drawTadkaPan,
  drawTumbler,
  drawWoodenScoop,
} from '../things/food.ts';
import { drawPieces, drawPowder, type PieceDrawing } from '../things/heaps.ts';
import { drawPouch, drawTin, liveryOf } from '../things/packets.ts';
import { drawPapad, drawPapadStack, PAPADS, type PapadKind } from '../things/papads.ts';
import { drawKulhad } from '../things/pottery.ts';
import { STREWN_SPICES, substanceOf, TWELVE, WHOLE_SPICES } from '../things/substances.ts';
import { drawMetalBowl, shadeInside } from '../things/vessels.ts';
import { arrange, type PictureProduct, pile, type ViewDrawing, type Views } from './picture.ts';
import { drawNiche, drawPlanks, drawPlaster, drawSlabs, drawTablecloth } from './stage.ts';

type Ground = (pen: Pen, elevation: number) => string;

function cloth(
  ground: string,
  colours: PrintColours,
  motif: Motif,
  spacing = 96,
  size = 46,
): Ground {
  return (pen, elevation) =>
    drawTablecloth(pen, {
      width: 800,
      height: 1000,
      elevation,
      ground,
      colours,
      motif,
      spacing,
      size,
    });
}

export const GROUNDS = {
  indigo: cloth(
    '#25365f',
    { outline: '#8fa3c6', filling: '#d9dfe6', accent: '#25365f' },
    createRosette(8),
    104,
    40,
  ),
  cream: cloth(
    '#f3e8d0',
    { outline: '#5d7a4a', filling: '#b5322b', accent: '#f0c9a8' },
    createButi(),
    104,
    50,
  ),
  madder: cloth(
    '#98251c',
    { outline: '#e8b98a', filling: '#f3dfbd', accent: '#98251c' },
    createStar(8),
    112,
    44,
  ),
  mustard: cloth(
    '#d9a441',
    { outline: '#8e2a17', filling: '#a8321d', accent: '#f3d999' },
    createAmbi(),
    108,
    52,
  ),
  bagru: cloth(
    '#e9d8b2',
    { outline: '#2c211c', filling: '#96281b', accent: '#e9d8b2' },
    createRosette(8),
    88,
    42,
  ),
  leaf: cloth(
    '#4d6b43',
    { outline: '#c9d6a6', filling: '#eee3c0', accent: '#4d6b43' },
    createButi(),
    104,
    48,
  ),
  wood: (pen: Pen) => drawPlanks(pen, 800, 1000),
  darkWood: (pen: Pen) => drawPlanks(pen, 800, 1000, '#7a5233'),
  slabs: (pen: Pen, elevation: number) => drawSlabs(pen, 800, 1000, elevation),
  plaster: (pen: Pen) => drawPlaster(pen, 800, 1000),
} satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

/** A brass bowl heaped with what the key names. */
export function drawFullBowl(
  pen: Pen,
  camera: Camera,
  key: string,
  options: { base: Point3; radius: number; heaped?: number; size?: number; isEven?: boolean },
): Drawn {
  const { base, radius, heaped = 0.62, size = radius / 140, isEven = false } = options;
  const height = radius * 0.66;
  const content = substanceOf(key)(pen, camera, {
    base: [base[0], base[1] + height * 0.78, base[2]],
    radius: radius * 0.945,
    height: radius * heaped,
    size,
    isEven,
    shading: (x, z) =>
      0.35 +
      0.65 *
        shadeInside(
          [base[0] + x, base[1] + height * (0.8 + heaped * 0.4), base[2] + z],
          base,
          radius * 0.97,
          height,
        ),
  });
  return drawMetalBowl(pen, camera, { base, radius, height, isHammered: true }, content);
}

// Pack views ---------------------------------------------------------------------------------

const packSpice: ViewDrawing = (pen, product) => {
  const livery = liveryOf(product.brand);
  const camera = createCamera(18, [400, 846]);
  const isLeft = product.key.length % 2 === 0;
  const side = isLeft ? 1 : -1;
  const pouch = drawPouch(pen, camera, product, {
    base: [-side * 66, 0, -30],
    width: 392,
    height: 600,
    lean: -side * 0.05,
  });
  const bowl = drawFullBowl(pen, camera, product.key, { base: [side * 172, 0, 190], radius: 142 });
  return (
    drawNiche(pen, product.category, { line: livery.colour }) +
    arrange(pouch, bowl) +
    strewBits(pen, camera, product, [side * 10, 0, 262])
  );
};

/** A few pieces of the whole spice beside the bowl. */
function strewBits(pen: Pen, camera: Camera, product: PictureProduct, at: Point3): string {
  if (product.key === 'mathania-red-chilli-powder' || product.key === 'lehsun-chutney-masala') {
    const [x, y] = project(camera, at);
    return (
      drawChilli(pen, [x - 92, y + 8], 128, 0.12, 0.72) +
      drawChilli(pen, [x - 60, y + 26], 118, -0.2, 0.72)
    );
  }
  if (product.key === 'garam-masala' || product.key === 'chai-masala') {
    return STREWN_SPICES(pen, camera, { base: at, radius: 62, height: 2, size: 1 });
  }
  return '';
}

const packSet: ViewDrawing = (pen, product) => {
  const camera = createCamera(27, [400, 770]);
  const niche = drawNiche(pen, product.category, { line: PALETTE.madder });
  const box = drawGiftBox(pen, camera, product);
  return niche + arrange(box);
};

/** An open printed box with twelve small packets in two rows. */
function drawGiftBox(pen: Pen, camera: Camera, product: PictureProduct): Drawn {
  const [half, depth, wall] = [318, 210, 150];
  const names = TWELVE.map((key) => NAMES[key] ?? key);
  let packets = '';
  for (const row of [0, 1]) {
    for (let column = 0; column < 6; column += 1) {
      const name = names[row * 6 + column];
      if (!name || typeof name === 'string') continue;
      const x = -half + 62 + column * ((half * 2 - 124) / 5);
      const drawn = drawPouch(
        pen,
        camera,
        { name: name.name, nameHindi: name.nameHindi, packSize: '50 g', brand: name.brand },
        {
          base: [x, 14, -depth / 2 + 44 + row * 120 + pen.random.bell() * 4],
          width: 116,
          height: (row === 0 ? 300 : 236) + pen.random.bell() * 6,
          lean: pen.random.bell() * 0.05,
        },
      );
      packets += drawn.body;
    }
  }
  return drawBox(pen, camera, product, { half, depth, wall }, packets);
}

const NAMES: Readonly<Record<string, { name: string; nameHindi: string; brand: string }>> = {
  'mathania-red-chilli-powder': {
    name: 'Red Chilli',
    nameHindi: 'लाल मिर्च',
    brand: 'Marwar Masala Samuh',
  },
  'turmeric-powder': { name: 'Turmeric', nameHindi: 'हल्दी', brand: 'Shekhawati Rasoi Samuh' },
  'jeera-cumin-seeds': { name: 'Jeera', nameHindi: 'जीरा', brand: 'Nagaur Mahila Samuh' },
  'garam-masala': { name: 'Garam Masala', nameHindi: 'गरम मसाला', brand: 'Bikaner Papad Samuh' },
  'amchur-powder': { name: 'Amchur', nameHindi: 'अमचूर', brand: 'Marwar Masala Samuh' },
  'nagauri-kasuri-methi': { name: 'Kasuri Methi', nameHindi: 'मेथी', brand: 'Nagaur Mahila Samuh' },
  'ajwain-seeds': { name: 'Ajwain', nameHindi: 'अजवाइन', brand: 'Shekhawati Rasoi Samuh' },
  'coriander-powder': { name: 'Coriander', nameHindi: 'धनिया', brand: 'Nagaur Mahila Samuh' },
  'mustard-seeds': { name: 'Rai', nameHindi: 'राई', brand: 'Bikaner Papad Samuh' },
  'chai-masala': { name: 'Chai Masala', nameHindi: 'चाय मसाला', brand: 'Marwar Masala Samuh' },
  'abu-road-fennel-seeds': { name: 'Saunf', nameHindi: 'सौंफ', brand: 'Nagaur Mahila Samuh' },
  'kachri-powder': { name: 'Kachri', nameHindi: 'काचरी', brand: 'Shekhawati Rasoi Samuh' },
};

const packBiscuit: ViewDrawing = (pen, product) => {
  const kind = biscuitOf(product.key);
  const livery = liveryOf(product.brand);
  const camera = createCamera(20, [400, 840]);
  const isTin =
    product.key === 'besan-nankhatai' ||
    product.key === 'til-gud-biscuits' ||
    product.key === 'bajra-biscuits';
  const side = product.key.length % 2 === 0 ? 1 : -1;
  const pack = isTin
    ? drawTin(pen, camera, product, { base: [-side * 70, 0, -20], radius: 198, height: 430 })
    : drawPouch(pen, camera, product, {
        base: [-side * 66, 0, -30],
        width: 392,
        height: 585,
        lean: -side * 0.05,
      });
  const stack = drawBiscuitStack(pen, camera, kind, {
    at: [side * 178, 0, 168],
    radius: 100,
    count: kind.thickness > 0.3 ? 4 : 5,
  });
  const leaning = drawBiscuit(
    pen,
    camera,
    kind,
    { at: [side * 40, 8, 262], radius: 96, roll: -side * 0.03, pitch: 0, yaw: 0.6 },
    { floor: 0 },
  );
  return drawNiche(pen, product.category, { line: livery.colour }) + arrange(pack, stack, leaning);
};

const packPapad: ViewDrawing = (pen, product) => {
  const kind = papadOf(product.key);
  const livery = liveryOf(product.brand);
  const camera = createCamera(18, [400, 846]);
  const side = product.key.length % 2 === 0 ? 1 : -1;
  const standing = drawPapad(pen, camera, kind, {
    at: [side * 118, 236, -64],
    radius: 234,
    pitch: 1.32,
    curl: 0.035,
  });
  const pouch = drawPouch(pen, camera, product, {
    base: [-side * 84, 0, 20],
    width: 380,
    height: 500,
    lean: -side * 0.04,
  });
  const stack = drawPapadStack(pen, camera, kind, {
    at: [side * 150, 0, 200],
    radius: 158,
    count: 9,
    step: 5,
  });
  return (
    drawNiche(pen, product.category, { line: livery.colour }) + arrange(standing, pouch, stack)
  );
};

function biscuitOf(key: string): BiscuitKind {
  const kind = BISCUITS[key];
  if (!kind) throw new Error(`No biscuit is called ${key}.`);
  return kind;
}

function papadOf(key: string): PapadKind {
  const kind = PAPADS[key];
  if (!kind) throw new Error(`No papad is called ${key}.`);
  return kind;
}

// Close views --------------------------------------------------------------------------------

const closeSpice: ViewDrawing = (pen, product) => {
  const camera = createCamera(43, [400, 690]);
  const grounds: readonly [GroundName, ...GroundName[]] = ['plaster', 'slabs', 'wood'];
  const ground = pen.random.pick(grounds);
  const size = POURED_LARGE.has(product.key) ? 2.1 : 2.6;
  const bowl = drawFullBowl(pen, camera, product.key, {
    base: [20, 0, 0],
    radius: 500,
    heaped: 0.6,
    size,
  });
  const scoopAt: Point3 = [110, 410, 70];
  const scoop = drawWoodenScoop(pen, camera, scoopAt, 128, (base, radius) =>
    substanceOf(product.key)(pen, camera, {
      base,
      radius,
      height: radius * 0.78,
      size: size * 0.95,
    }),
  );
  return GROUNDS[ground](pen, camera.elevation) + arrange(bowl) + pile(scoop);
};

/** Things so large already that a close view needs no further enlargement. */
const POURED_LARGE = new Set([
  'ker-sangri',
  'moong-mangodi',
  'makki-rabodi',
  'nagauri-kasuri-methi',
]);

const closeSet: ViewDrawing = (pen) => {
  const camera = createCamera(62, [400, 500]);
  const bowls: Drawn[] = [];
  TWELVE.forEach((key, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3];
    bowls.push(
      drawFullBowl(pen, camera, key, {
        base: [(column - 1) * 250, 0, (row - 1.5) * 262],
        radius: 112,
        heaped: 0.5,
        size: 0.9,
      }),
    );
  });
  return GROUNDS.indigo(pen, camera.elevation) + arrange(...bowls);
};

const closeBiscuit: ViewDrawing = (pen, product) => {
  const kind = biscuitOf(product.key);
  const camera = createCamera(46, [400, 560]);
  const plate = drawPlate(pen, camera, [0, 0, 0], 470);
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-190, 10, -190, 178],
    [190, 12, -160, 182],
    [-216, 10, 170, 180],
    [182, 12, 190, 176],
    [6, 62, 40, 190],
  ];
  const biscuits = spots.map(([x, y, z, radius]) =>
    drawBiscuit(
      pen,
      camera,
      kind,
      {
        at: [x, y, z],
        radius,
        yaw: pen.random.between(0, 0.7),
        roll: y > 50 ? 0.05 : pen.random.bell() * 0.03,
        pitch: y > 50 ? 0.06 : 0,
      },
      { floor: y - 6 },
    ),
  );
  return (
    GROUNDS[product.key.length % 2 === 0 ? 'cream' : 'bagru'](pen, camera.elevation) +
    pile(plate, ...biscuits)
  );
};

const closePapad: ViewDrawing = (pen, product) => {
  const kind = papadOf(product.key);
  const camera = createCamera(52, [400, 540]);
  const ground = GROUNDS[product.key.length % 2 === 0 ? 'madder' : 'indigo'](pen, camera.elevation);
  const stack = drawPapadStack(pen, camera, kind, {
    at: [-40, 0, -60],
    radius: 420,
    count: 6,
    step: 8,
  });
  const top = drawPapad(
    pen,
    camera,
    kind,
    { at: [110, 66, 190], radius: 400, curl: 0.09, roll: 0.05 },
    { floor: 52, softness: 9 },
  );
  return ground + pile(stack, top);
};

const closeRabodi: ViewDrawing = (pen, product) => closeSpice(pen, product);

// In use -------------------------------------------------------------------------------------

const GREEN = '#4f7a34';

const DISHES: Readonly<
  Record<string, { dish: Dish; ground: GroundName; side: 'roti' | 'rice' | 'none' }>
> = {
  'mathania-red-chilli-powder': {
    dish: {
      colour: '#a81f10',
      oil: '#d9531c',
      pieces: [
        { colour: '#7a3a20', count: 9, size: 52, shape: 'chunk' },
        { colour: '#8f120c', count: 4, size: 64, shape: 'chilli' },
      ],
      garnish: 5,
    },
    ground: 'slabs',
    side: 'roti',
  },
  'turmeric-powder': {
    dish: {
      colour: '#dba11f',
      oil: '#f0c04a',
      pieces: [
        { colour: '#5d3a1c', count: 26, size: 15, shape: 'seed' },
        { colour: '#9c1a10', count: 3, size: 62, shape: 'chilli' },
        { colour: '#e9c766', count: 60, size: 11, shape: 'drop' },
      ],
      garnish: 4,
    },
    ground: 'indigo',
    side: 'rice',
  },
  'coriander-powder': {
    dish: {
      colour: '#9a6a2c',
      oil: '#c98f3c',
      pieces: [
        { colour: '#e3c074', count: 16, size: 46, shape: 'chunk' },
        { colour: GREEN, count: 18, size: 14, shape: 'drop' },
      ],
      garnish: 7,
    },
    ground: 'cream',
    side: 'roti',
  },
  'nagauri-kasuri-methi': {
    dish: {
      colour: '#c9772c',
      oil: '#e0963f',
      pieces: [
        { colour: '#f1e3c2', count: 11, size: 48, shape: 'chunk' },
        { colour: '#55652f', count: 46, size: 15, shape: 'seed' },
      ],
      garnish: 0,
      cream: true,
    },
    ground: 'leaf',
    side: 'roti',
  },
  'ker-sangri': {
    dish: {
      colour: '#6d3d1b',
      oil: '#a8612a',
      pieces: [
        { colour: '#6a4a28', count: 54, size: 78, shape: 'bean' },
        { colour: '#77703a', count: 22, size: 22, shape: 'drop' },
        { colour: '#9c1a10', count: 4, size: 70, shape: 'chilli' },
      ],
      garnish: 3,
    },
    ground: 'wood',
    side: 'roti',
  },
  'amchur-powder': {
    dish: {
      colour: '#8a4f22',
      oil: '#b8712f',
      pieces: [
        { colour: '#d9b06c', count: 64, size: 25, shape: 'drop' },
        { colour: '#b23a1e', count: 12, size: 20, shape: 'chunk' },
      ],
      garnish: 6,
    },
    ground: 'mustard',
    side: 'roti',
  },
  'kachri-powder': {
    dish: {
      colour: '#a3521f',
      oil: '#cf7a2c',
      pieces: [
        { colour: '#6d2f14', count: 40, size: 10, shape: 'drop' },
        { colour: '#e2c89a', count: 16, size: 13, shape: 'chunk' },
      ],
      garnish: 3,
    },
    ground: 'bagru',
    side: 'roti',
  },
  'lehsun-chutney-masala': {
    dish: {
      colour: '#a52a12',
      oil: '#d9571f',
      pieces: [
        { colour: '#efdcb4', count: 26, size: 14, shape: 'drop' },
        { colour: '#6f140b', count: 40, size: 9, shape: 'drop' },
      ],
      garnish: 2,
    },
    ground: 'darkWood',
    side: 'roti',
  },
  'moong-mangodi': {
    dish: {
      colour: '#b5752a',
      oil: '#d99a3d',
      pieces: [
        { colour: '#c9995a', count: 30, size: 36, shape: 'drop' },
        { colour: '#b23a1e', count: 8, size: 22, shape: 'chunk' },
      ],
      garnish: 6,
    },
    ground: 'slabs',
    side: 'rice',
  },
  'makki-rabodi': {
    dish: {
      colour: '#e3cf9a',
      oil: '#efc25a',
      pieces: [
        { colour: '#e0b858', count: 22, size: 52, shape: 'shard' },
        { colour: '#5d3a1c', count: 24, size: 14, shape: 'seed' },
        { colour: '#9c1a10', count: 3, size: 58, shape: 'chilli' },
      ],
      garnish: 4,
    },
    ground: 'indigo',
    side: 'roti',
  },
};

const useDish: ViewDrawing = (pen, product) => {
  const entry = DISHES[product.key];
  if (!entry) throw new Error(`No dish is cooked with ${product.key}.`);
  const camera = createCamera(47, [400, 610]);
  const radius = 306;
  const height = 168;
  const base: Point3 = [-30, 0, 70];
  const bowl = drawMetalBowl(
    pen,
    camera,
    { base, radius, height, isHammered: true },
    drawDish(pen, camera, base, radius * 0.93, height * 0.82, entry.dish),
  );
  const behind: Drawn[] = [];
  if (entry.side === 'roti') {
    const plate = drawPlate(pen, camera, [240, 0, -420], 250);
    const rotis = [0, 1, 2].map((index) =>
      drawRoti(
        pen,
        camera,
        [240 + pen.random.bell() * 14, 6 + index * 11, -420 + pen.random.bell() * 10],
        196,
        {
          dough:
            product.key === 'ker-sangri' || product.key === 'lehsun-chutney-masala'
              ? '#b79a72'
              : '#e2c48c',
          floor: 4 + index * 11,
        },
      ),
    );
    behind.push({ shadow: plate.shadow, body: plate.body + pile(...rotis) });
  } else {
    const rice = drawRiceBowl(pen, camera, [250, 0, -420], 168);
    behind.push(rice);
  }
  const spice =
    product.category === 'spices'
      ? [
          drawFullBowl(pen, camera, product.key, {
            base: [-262, 0, -400],
            radius: 104,
            heaped: 0.5,
            size: 0.85,
          }),
        ]
      : [
          drawFullBowl(pen, camera, product.key, {
            base: [-256, 0, -400],
            radius: 120,
            heaped: 0.4,
            size: 0.75,
          }),
        ];
  const steamAt = project(camera, [base[0], height + 20, base[2]]);
  return (
    GROUNDS[entry.ground](pen, camera.elevation) +
    arrange(...behind, ...spice, bowl) +
    drawSteam(pen, [steamAt[0], steamAt[1] - 20], 240)
  );
};

function drawRiceBowl(pen: Pen, camera: Camera, base: Point3, radius: number): Drawn {
  const height = radius * 0.66;
  const rice = riceHeap(pen, camera, [base[0], base[1] + height * 0.8, base[2]], radius * 0.93);
  return drawMetalBowl(pen, camera, { base, radius, height }, rice);
}

const drawGrain: PieceDrawing = (_pen, length, colour, light) =>
  tag('ellipse', { rx: length * 0.5, ry: length * 0.15, fill: shadeOf(colour, light * 0.9) }) +
  tag('ellipse', {
    cx: -length * 0.06,
    cy: -length * 0.05,
    rx: length * 0.32,
    ry: length * 0.05,
    fill: '#ffffff',
    'fill-opacity': 0.8,
  });

function riceHeap(pen: Pen, camera: Camera, base: Point3, radius: number): string {
  const heap = { base, radius, height: radius * 0.42, lumps: 5, seed: 12 };
  return (
    drawPowder(pen, camera, heap, { body: '#d9cdb2', grains: [] }, { count: 0 }) +
    drawPieces(pen, camera, heap, ['#f3ead6', '#ece0c6', '#faf4e6'], drawGrain, {
      count: 900,
      length: 17,
    })
  );
}

const useTadka: ViewDrawing = (pen, product) => {
  const camera = createCamera(48, [350, 600]);
  const isMustard = product.key === 'mustard-seeds';
  const pan = drawTadkaPan(pen, camera, [0, 0, 60], 250, (base, radius, height) =>
    drawDish(pen, camera, base, radius * 0.8, height * 0.44, {
      colour: '#c98a1c',
      oil: '#e8b53c',
      pieces: [
        isMustard
          ? { colour: '#3a2015', count: 120, size: 11, shape: 'drop' }
          : { colour: '#6d4520', count: 110, size: 22, shape: 'seed' },
        { colour: '#9c1a10', count: 4, size: 88, shape: 'chilli' },
        { colour: '#4f7a34', count: 7, size: 46, shape: 'seed' },
      ],
      garnish: 0,
    }),
  );
  const bowl = drawFullBowl(pen, camera, product.key, {
    base: [-120, 0, -390],
    radius: 128,
    heaped: 0.5,
    size: 0.95,
  });
  const steam = project(camera, [0, 90, 40]);
  return (
    GROUNDS[isMustard ? 'darkWood' : 'slabs'](pen, camera.elevation) +
    arrange(bowl, pan) +
    drawChilli(pen, [470, 880], 170, -0.5, 0.85) +
    drawChilli(pen, [540, 905], 150, -0.15, 0.85) +
    drawSteam(pen, steam, 280)
  );
};

const useMortar: ViewDrawing = (pen, product) => {
  const camera = createCamera(38, [380, 700]);
  const radius = 232;
  const content = substanceOf(product.key)(pen, camera, {
    base: [0, radius * 0.52, 0],
    radius: radius * 0.78,
    height: 40,
    size: 1.2,
  });
  const mortar = drawMortar(pen, camera, [0, 0, 0], radius, content);
  const whole = STREWN_SPICES(pen, camera, {
    base: [-10, 0, 330],
    radius: 300,
    height: 2,
    size: 1.5,
  });
  const plate = drawPlate(pen, camera, [-210, 0, -330], 170);
  const onPlate = WHOLE_SPICES(pen, camera, {
    base: [-210, 6, -330],
    radius: 120,
    height: 30,
    size: 1.2,
  });
  return (
    GROUNDS.madder(pen, camera.elevation) +
    arrange({ shadow: plate.shadow, body: plate.body + onPlate }, mortar) +
    whole
  );
};

const useBoard: ViewDrawing = (pen, product) => {
  const camera = createCamera(52, [400, 560]);
  const board = drawBoard(pen, camera, [-20, 0, 90], 300);
  const puri = drawRoti(pen, camera, [-30, 27, 80], 178, {
    dough: '#ecd6a6',
    thickness: 7,
    floor: 27,
    spots: 0,
  });
  const specks = Array.from({ length: 70 }, () => {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * 160];
    const [x, y] = project(camera, [-30 + r * Math.cos(angle), 38, 80 + r * Math.sin(angle)]);
    return tag('ellipse', {
      cx: x,
      cy: y,
      rx: 4,
      ry: 1.9,
      fill: '#6d5d38',
      transform: `rotate(${pen.random.whole(0, 180)} ${x.toFixed(1)} ${y.toFixed(1)})`,
    });
  }).join('');
  const pin = drawRollingPin(pen, camera, [60, 27, 250], 560, -0.28);
  const bowl = drawFullBowl(pen, camera, product.key, {
    base: [-236, 0, -350],
    radius: 118,
    heaped: 0.5,
    size: 0.95,
  });
  const stack = [0, 1, 2, 3].map((index) =>
    drawRoti(
      pen,
      camera,
      [210 + pen.random.bell() * 10, 4 + index * 12, -350 + pen.random.bell() * 8],
      158,
      { dough: '#dfb469', floor: index === 0 ? 0 : 4 + index * 12 },
    ),
  );
  return (
    GROUNDS.plaster(pen) +
    arrange(
      bowl,
      { shadow: '', body: pile(...stack) },
      {
        shadow: board.shadow,
        body: board.body + puri.shadow + puri.body + specks + pin.shadow + pin.body,
      },
    )
  );
};

const useFennel: ViewDrawing = (pen, product) => {
  const camera = createCamera(44, [400, 590]);
  const bowl = drawFullBowl(pen, camera, product.key, {
    base: [-70, 0, 60],
    radius: 226,
    heaped: 0.4,
    size: 1.4,
  });
  const sugar = drawSugarBowl(pen, camera, [220, 0, -330], 132);
  const cup = drawTumbler(pen, camera, [-230, 0, -370], 84, 150, { tint: '#d2a045', flare: 1.12 });
  return (
    GROUNDS.leaf(pen, camera.elevation) +
    arrange(sugar, cup, bowl) +
    substanceOf(product.key)(pen, camera, {
      base: [240, 0, 250],
      radius: 70,
      height: 10,
      size: 1.3,
    })
  );
};

const drawCrystal: PieceDrawing = (pen, length, _colour, light) => {
  const s = length * 0.4 * pen.random.between(0.7, 1.1);
  return (
    tag('rect', {
      x: -s,
      y: -s * 0.8,
      width: s * 2,
      height: s * 1.6,
      rx: s * 0.2,
      fill: shadeOf('#dfe0da', light),
    }) +
    tag('rect', {
      x: -s * 0.8,
      y: -s * 0.7,
      width: s * 1.1,
      height: s * 0.8,
      rx: s * 0.15,
      fill: '#ffffff',
      'fill-opacity': 0.85,
    })
  );
};

function drawSugarBowl(pen: Pen, camera: Camera, base: Point3, radius: number): Drawn {
  const height = radius * 0.66;
  const heap = {
    base: [base[0], base[1] + height * 0.8, base[2]] as Point3,
    radius: radius * 0.93,
    height: radius * 0.42,
    lumps: 4,
    seed: 5,
  };
  return drawMetalBowl(
    pen,
    camera,
    { base, radius, height },
    drawPowder(pen, camera, heap, { body: '#c9c8bf', grains: [] }, { count: 0 }) +
      drawPieces(pen, camera, heap, ['#ffffff'], drawCrystal, { count: 240, length: 24 }),
  );
}

const useChai: ViewDrawing = (pen, product) => {
  const camera = createCamera(34, [400, 700]);
  const tea = '#b0713a';
  const cups = [
    drawKulhad(pen, camera, [-150, 0, -110], 320, tea),
    drawKulhad(pen, camera, [170, 0, 40], 320, tea),
  ];
  const bowl = drawFullBowl(pen, camera, product.key, {
    base: [-190, 0, 250],
    radius: 120,
    heaped: 0.5,
    size: 0.95,
  });
  const steam = [project(camera, [-150, 325, -110]), project(camera, [170, 325, 40])];
  return (
    GROUNDS.darkWood(pen) +
    arrange(...cups, bowl) +
    STREWN_SPICES(pen, camera, { base: [120, 0, 320], radius: 150, height: 2, size: 1.4 }) +
    steam.map((at) => drawSteam(pen, [at[0], at[1] - 6], 230)).join('')
  );
};

const useSet: ViewDrawing = (pen) => {
  const camera = createCamera(56, [400, 540]);
  const keys = [
    'turmeric-powder',
    'mathania-red-chilli-powder',
    'coriander-powder',
    'mustard-seeds',
    'garam-masala',
    'jeera-cumin-seeds',
    'amchur-powder',
  ] as const;
  const dabba = drawMasalaDabba(
    pen,
    camera,
    [0, 0, 20],
    362,
    keys.map(
      (key) => (base: Point3, radius: number) =>
        substanceOf(key)(pen, camera, { base, radius, height: radius * 0.36, size: 0.8 }),
    ),
  );
  return (
    GROUNDS.mustard(pen, camera.elevation) +
    arrange(dabba) +
    drawChilli(pen, [600, 930], 150, -0.4, 0.9) +
    drawChilli(pen, [90, 120], 150, 0.5, 0.9)
  );
};

const USE_GROUNDS: Readonly<Record<string, GroundName>> = {
  'bajra-biscuits': 'indigo',
  'jowar-jaggery-biscuits': 'cream',
  'ajwain-namkeen-biscuits': 'slabs',
  'besan-nankhatai': 'madder',
  'til-gud-biscuits': 'mustard',
  'jeera-biscuits': 'wood',
  'coconut-biscuits': 'leaf',
};

const useBiscuit: ViewDrawing = (pen, product) => {
  const kind = biscuitOf(product.key);
  const camera = createCamera(40, [400, 640]);
  const plate = drawPlate(
    pen,
    camera,
    [-40, 0, 90],
    300,
    product.key.length % 2 === 0 ? '#d2a045' : '#c9cbcb',
  );
  const around = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI - 0.6;
    return { x: -40 + 168 * Math.cos(angle), z: 90 + 168 * Math.sin(angle) };
  }).sort((a, b) => a.z - b.z);
  const biscuits = around.map(({ x, z }) =>
    drawBiscuit(
      pen,
      camera,
      kind,
      { at: [x, 8, z], radius: 98, yaw: pen.random.between(0, 0.5), roll: 0.06 },
      { floor: 4 },
    ),
  );
  const top = drawBiscuit(
    pen,
    camera,
    kind,
    { at: [-40, 34, 96], radius: 100, yaw: 0.3 },
    { floor: 26 },
  );
  const isMilk = product.key === 'jowar-jaggery-biscuits';
  const cupAt: Point3 = [196, 0, -290];
  const cup = isMilk
    ? drawTumbler(
        pen,
        camera,
        cupAt,
        92,
        200,
        { flare: 1.14 },
        drawDish(pen, camera, cupAt, 100, 186, { colour: '#f1e9da', pieces: [], garnish: 0 }),
      )
    : drawKulhad(pen, camera, cupAt, 220, '#b0713a');
  const second = drawKulhad(pen, camera, [-226, 0, -330], 210, '#b0713a');
  const steam = project(camera, [cupAt[0], 215, cupAt[2]]);
  const onPlate = [...biscuits.slice(0, 3), ...biscuits.slice(3), top];
  return (
    GROUNDS[USE_GROUNDS[product.key] ?? 'cream'](pen, camera.elevation) +
    arrange(...(isMilk ? [cup] : [second, cup]), {
      shadow: plate.shadow,
      body: plate.body + pile(...onPlate),
    }) +
    drawSteam(pen, [steam[0], steam[1]], 190)
  );
};

const PAPAD_GROUNDS: Readonly<Record<string, GroundName>> = {
  'moong-papad': 'bagru',
  'urad-black-pepper-papad': 'cream',
  'khichiya-papad': 'wood',
  'methi-papad': 'mustard',
  'lehsun-papad': 'indigo',
};

const usePapad: ViewDrawing = (pen, product) => {
  const kind = papadOf(product.key);
  const camera = createCamera(46, [400, 580]);
  const plate = drawPlate(pen, camera, [0, 0, 70], 330);
  const isTopped = product.key === 'khichiya-papad' || product.key === 'urad-black-pepper-papad';
  const papads = [0, 1].map((index) =>
    drawPapad(
      pen,
      camera,
      kind,
      {
        at: [-14 + index * 22, 16 + index * 26, 60 + index * 14],
        radius: 272,
        roast: 1,
        curl: 0.11,
        yaw: index * 2.2,
        roll: index * 0.04,
      },
      { floor: 6 + index * 20, softness: 8 },
    ),
  );
  const topping = isTopped ? drawChopped(pen, camera, [8, 66, 74], 190, 170) : '';
  const base: Point3 = [-205, 0, -390];
  const dal = drawMetalBowl(
    pen,
    camera,
    { base, radius: 140, height: 92 },
    drawDish(pen, camera, base, 130, 76, {
      colour: product.key === 'methi-papad' ? '#b5a23a' : '#d39a24',
      oil: '#eec35a',
      pieces: [
        { colour: '#5d3a1c', count: 18, size: 17, shape: 'seed' },
        { colour: '#9c1a10', count: 2, size: 70, shape: 'chilli' },
      ],
      garnish: 4,
    }),
  );
  const raw = drawPapadStack(pen, camera, kind, {
    at: [226, 0, -380],
    radius: 188,
    count: 8,
    step: 6,
  });
  return (
    GROUNDS[PAPAD_GROUNDS[product.key] ?? 'cream'](pen, camera.elevation) +
    arrange(dal, raw, { shadow: plate.shadow, body: plate.body + pile(...papads) + topping })
  );
};

const USES: Readonly<Record<string, ViewDrawing>> = {
  'spice-set-12': useSet,
  'jeera-cumin-seeds': useTadka,
  'mustard-seeds': useTadka,
  'garam-masala': useMortar,
  'ajwain-seeds': useBoard,
  'abu-road-fennel-seeds': useFennel,
  'chai-masala': useChai,
};

/** The views of one food product. */
export function viewsOfFood(product: PictureProduct): Views {
  if (product.key === 'spice-set-12') return { pack: packSet, close: closeSet, use: useSet };
  if (BISCUITS[product.key]) return { pack: packBiscuit, close: closeBiscuit, use: useBiscuit };
  if (product.key === 'makki-rabodi') return { pack: packSpice, close: closeRabodi, use: useDish };
  if (PAPADS[product.key]) return { pack: packPapad, close: closePapad, use: usePapad };
  return { pack: packSpice, close: closeSpice, use: USES[product.key] ?? useDish };
}
