/** The views of everything that is not eaten: textiles, baskets, pottery, puppets, things to wear. */

import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import { drawMesh, type Profile, turned } from '../engine/mesh.ts';
import { createStar, drawMottling, rectPath } from '../engine/motifs.ts';
import { place } from '../engine/path-warp.ts';
import {
  blur,
  clip,
  curve,
  ellipsePath,
  fill,
  group,
  lineGradient,
  n,
  type Pen,
  polyline,
  roundGradient,
  stroke,
  tag,
} from '../engine/pen.ts';
import {
  type Print,
  printAjrakh,
  printBagru,
  printDabu,
  printLeheriya,
  printRazai,
  printSanganeri,
} from '../engine/prints.ts';
import { castShadow } from '../engine/shadow.ts';
import { drawSolids } from '../engine/solids.ts';
import {
  type Camera,
  createCamera,
  litColour,
  type Point,
  type Point3,
  project,
} from '../engine/space.ts';
import {
  createBands,
  drawCoaster,
  drawCoiledBasket,
  drawCoiledLid,
  drawDurrie,
  drawHandles,
  drawMudda,
} from '../things/baskets.ts';
import {
  type Drawn,
  drawCushion,
  drawFoldedStack,
  drawHangingCloth,
  drawPrintedSurface,
  drawRod,
  drawSpreadCloth,
} from '../things/cloth.ts';
import { drawDiary, drawOpenDiary } from '../things/diary.ts';
import {
  drawMarigold,
  drawPlate,
  drawPool,
  drawRoti,
  drawRoundStick,
  drawTumbler,
} from '../things/food.ts';
import { createJutti } from '../things/jutti.ts';
import { drawCard, liveryOf } from '../things/packets.ts';
import { drawBlueBowl, drawBlueVase, drawDiya, drawKulhad } from '../things/pottery.ts';
import { drawCarvedFace, drawPrintingBlock } from '../things/printing-block.ts';
import { drawPuppet } from '../things/puppets.ts';
import { drawBangle, drawJutti, drawToran, drawTote } from '../things/wearables.ts';
import { arrange, type PictureProduct, pile, type ViewDrawing, type Views } from './picture.ts';
import {
  archPath,
  drawNiche,
  drawNoonShadow,
  drawPlanks,
  drawPlaster,
  drawSlabs,
  drawSunfall,
  drawSweep,
} from './stage.ts';
import { drawFullBowl, GROUNDS } from './views-food.ts';

/** The painted niche; what lies flat needs a floor that reaches farther up the picture. */
function niche(pen: Pen, product: PictureProduct, floor?: number): string {
  return drawNiche(pen, product.category, { line: liveryOf(product.brand).colour, floor });
}

function card(pen: Pen, camera: Camera, product: PictureProduct, at: Point3, width = 190): Drawn {
  return drawCard(pen, camera, product, { at, width, yaw: at[0] > 0 ? -0.06 : 0.06 });
}

// Textiles -----------------------------------------------------------------------------------

const PRINTS: Readonly<Record<string, Print>> = {
  'dabu-print-stole': printDabu,
  'sanganeri-napkins': printSanganeri,
  'bagru-cushion-covers': printBagru,
  'leheriya-dupatta': printLeheriya,
  'ajrakh-table-runner': printAjrakh,
  'jaipuri-razai': printRazai,
};

function printOf(key: string): Print {
  const print = PRINTS[key];
  if (!print) throw new Error(`No cloth is called ${key}.`);
  return print;
}

/** Folds of a stack, lowest first. */
const STACKS: Readonly<Record<string, { folds: number; thickness: number; width: number }>> = {
  'dabu-print-stole': { folds: 9, thickness: 30, width: 520 },
  'bagru-cushion-covers': { folds: 4, thickness: 40, width: 430 },
  'leheriya-dupatta': { folds: 8, thickness: 24, width: 430 },
  'ajrakh-table-runner': { folds: 5, thickness: 92, width: 540 },
};

const packStack: ViewDrawing = (pen, product) => {
  const camera = createCamera(27, [400, 820]);
  const shape = STACKS[product.key] ?? { folds: 6, thickness: 28, width: 420 };
  const print = printOf(product.key);
  const stack = drawFoldedStack(
    pen,
    camera,
    Array.from({ length: shape.folds }, () => print),
    {
      at: [0, 0, 0],
      width: shape.width,
      depth: 330,
      thickness: shape.thickness,
      printScale: 1.25,
    },
  );
  return niche(pen, product) + arrange(stack, card(pen, camera, product, [206, 0, 330]));
};

/** Radius and share of the height of a cot's leg, from its top. */
const LEG = [
  [0, 1],
  [15, 0.995],
  [19, 0.96],
  [19, 0.62],
  [22, 0.56],
  [27, 0.5],
  [22, 0.43],
  [24, 0.36],
  [15, 0.16],
  [20, 0.09],
  [17, 0.03],
  [14, 0],
] as const;

/** A low cot: turned legs, a rail, and ropes woven across. */
function drawCharpai(
  pen: Pen,
  camera: Camera,
  width: number,
  depth: number,
  height: number,
): Drawn {
  const wood = '#9a5a2c';
  const corner = (x: number, z: number, y = height): Point3 => [
    (x * width) / 2,
    y,
    (z * depth) / 2,
  ];
  const seat = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const outline = polyline(
    seat.map((at) => project(camera, at)),
    true,
  );
  let ropes = '';
  for (let index = -40; index <= 40; index += 1) {
    for (const lean of [-1, 1]) {
      const from = project(camera, [index * 26 - lean * depth * 0.5, height, -depth / 2]);
      const to = project(camera, [index * 26 + lean * depth * 0.5, height, depth / 2]);
      const path = polyline([from, to]);
      ropes += stroke(path, '#a8895a', 9) + stroke(path, '#e3cfa2', 6);
    }
  }
  const weave = group({ 'clip-path': clip(pen, outline) }, fill(outline, '#7d5f36'), ropes);
  const leg = (x: number, z: number) =>
    drawMesh(
      camera,
      turned(
        corner(x, z, 0),
        LEG.map(([r, y]) => [r, y * (height + 26)]),
      ),
      {
        columns: 40,
        rows: 60,
        paint: ({ v, normal }) =>
          litColour(Math.abs(v - 0.52) < 0.06 ? '#6d3216' : wood, normal, { gloss: 0.16 }),
      },
    );
  const rail = (x0: number, z0: number, x1: number, z1: number) =>
    drawRoundStick(
      project(camera, corner(x0, z0, height - 8)),
      project(camera, corner(x1, z1, height - 8)),
      14,
      14,
      wood,
    );
  return {
    shadow: castShadow(
      pen,
      camera,
      [...seat, corner(-1, 1, 0), corner(1, 1, 0), corner(1, -1, 0)],
      { softness: 16 },
    ),
    body:
      leg(-1, -1) +
      leg(1, -1) +
      rail(-1, -1, 1, -1) +
      weave +
      rail(-1, -1, -1, 1) +
      rail(1, -1, 1, 1) +
      rail(-1, 1, 1, 1) +
      leg(-1, 1) +
      leg(1, 1),
  };
}

const packRazai: ViewDrawing = (pen, product) => {
  const camera = createCamera(25, [400, 858]);
  const cot = drawCharpai(pen, camera, 620, 330, 150);
  const quilt = drawFoldedStack(pen, camera, [printRazai, printRazai, printRazai], {
    at: [0, 152, 0],
    width: 540,
    depth: 300,
    thickness: 128,
    printScale: 1.5,
    isQuilted: true,
  });
  return (
    niche(pen, product) +
    arrange(cot) +
    pile(quilt) +
    arrange(card(pen, camera, product, [0, 0, 270], 178))
  );
};

/** A cloth rolled up, lying between two places. */
function drawRolledCloth(
  pen: Pen,
  camera: Camera,
  print: Print,
  options: { at: Point3; length: number; radius: number; yaw: number },
): Drawn {
  const { at, length, radius, yaw } = options;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const surface = (u: number, v: number): Point3 => {
    const turn = v * Math.PI * 1.16 - Math.PI * 0.58;
    const along = (u - 0.5) * length;
    const tight = radius * (1 - 0.24 * Math.exp(-((along / (length * 0.16)) ** 2)));
    const [up, out] = [tight * Math.cos(turn), tight * Math.sin(turn)];
    return [at[0] + along * c + out * s, at[1] + radius + up, at[2] + out * c - along * s];
  };
  const points = [0, 0.5, 1].flatMap((u) => [0, 0.5, 1].map((v) => surface(u, v)));
  // The end that faces the viewer shows the cloth's turns.
  const along = (s > 0 ? -0.5 : 0.5) * length;
  const turns = [1, 0.76, 0.5, 0.24]
    .map((share) => {
      const edge = Array.from({ length: 40 }, (_, index) => {
        const [up, out] = [Math.cos, Math.sin].map((f) => f((index / 20) * Math.PI) * share);
        return project(camera, [
          at[0] + along * c + (out ?? 0) * radius * s,
          at[1] + radius + (up ?? 0) * radius,
          at[2] + (out ?? 0) * radius * c - along * s,
        ]);
      });
      const path = polyline(edge, true);
      return (share === 1 ? fill(path, '#f1e8d6') : '') + stroke(path, '#c9b48c', 1.6);
    })
    .join('');
  return {
    shadow: castShadow(pen, camera, points, { softness: 5, height: at[1] }),
    body:
      drawPrintedSurface(
        pen,
        camera,
        surface,
        print(pen, length, radius * 3.6),
        [length, radius * 3.6],
        {
          columns: 90,
          rows: 40,
        },
      ) + turns,
  };
}

const packNapkins: ViewDrawing = (pen, product) => {
  const camera = createCamera(46, [400, 772], 1.2);
  const flat = drawFoldedStack(
    pen,
    camera,
    Array.from({ length: 6 }, () => printSanganeri),
    { at: [0, 0, -30], width: 470, depth: 430, thickness: 19, printScale: 1.5 },
  );
  const at: Point3 = [0, flat.top, 10];
  const roll = drawRolledCloth(pen, camera, printSanganeri, {
    at,
    length: 430,
    radius: 50,
    yaw: 0.42,
  });
  const ring = drawBangle(pen, camera, {
    at: [at[0], at[1] + 48, at[2]],
    radius: 42,
    thickness: 11,
    colour: '#d2a045',
    accent: '#8a5a1c',
    pitch: 0,
    roll: Math.PI / 2,
    yaw: 0.42,
  });
  return (
    niche(pen, product, 540) +
    arrange(flat) +
    pile(roll) +
    ring.body +
    arrange(card(pen, camera, product, [196, 0, 250], 160))
  );
};

const packCushions: ViewDrawing = (pen, product) => {
  const camera = createCamera(13, [400, 862], 1.14);
  const back = drawCushion(pen, camera, printBagru, {
    at: [54, 0, -90],
    size: 520,
    lean: 0.2,
    tilt: -0.05,
  });
  const front = drawCushion(pen, camera, printBagru, {
    at: [-112, 0, 70],
    size: 380,
    lean: 0.24,
    tilt: 0.04,
  });
  return niche(pen, product) + arrange(back, front, card(pen, camera, product, [220, 0, 190], 156));
};

const packDrape: ViewDrawing = (pen, product) => {
  const camera = createCamera(10, [400, 856]);
  const print = printOf(product.key);
  const hanging = drawHangingCloth(pen, camera, print, {
    at: [0, 640, 30],
    width: 330,
    height: 560,
    folds: 4,
    depth: 34,
    fullness: 1.5,
    printScale: 1.05,
    fringe: product.key === 'dabu-print-stole' ? '#2b4175' : '#c8321f',
  });
  const rod = drawRod(camera, [-250, 646, 30], [250, 646, 30], 11, [
    '#4d2c12',
    '#8d5a2c',
    '#d9a868',
  ]);
  const shade = group(
    { filter: blur(pen, 16), style: 'mix-blend-mode:multiply' },
    fill(rectPath(272, 236, 330, 560), '#6a3f1c', 0.34),
  );
  const [y] = [project(camera, [0, 646, 30])[1]];
  const cords = [-236, 236]
    .map((x) =>
      stroke(
        polyline([
          [400 + x, y],
          [400 + x * 0.94, 120],
        ]),
        '#6b4a26',
        3,
        0.85,
      ),
    )
    .join('');
  return (
    niche(pen, product) +
    shade +
    cords +
    rod +
    hanging.body +
    foldOver(pen, camera) +
    arrange(card(pen, camera, product, [220, 0, 60]))
  );
};

/** The shade where a cloth bends over its rod. */
function foldOver(pen: Pen, camera: Camera): string {
  const [x, y] = project(camera, [-165, 646, 30]);
  return group(
    { filter: blur(pen, 3), style: 'mix-blend-mode:multiply' },
    fill(rectPath(x, y + 2, 330, 9), '#3a1c0a', 0.28),
  );
}

const closeCloth: ViewDrawing = (pen, product) => {
  const camera = createCamera(56, [400, 520]);
  const print = printOf(product.key);
  const spread = drawSpreadCloth(pen, camera, print, {
    at: [-20, 0, 40],
    width: 1180,
    depth: 1400,
    yaw: -0.22,
    wrinkle: 24,
    printScale: 2.35,
  });
  const isPrinted = product.key !== 'leheriya-dupatta';
  const block = isPrinted
    ? [
        product.key === 'ajrakh-table-runner'
          ? drawCarvedFace(pen, camera, {
              at: [190, 20, 250],
              radius: 128,
              motif: createStar(8),
              inked: '#2a3a6a',
            })
          : drawPrintingBlock(pen, camera, {
              at: [190, 16, 250],
              width: 210,
              yaw: 0.35,
              inked: product.key === 'dabu-print-stole' ? '#9d8f7a' : '#8e1d18',
            }),
      ]
    : [];
  return (
    drawPlaster(pen, 800, 1000, '#e7d6b6') +
    arrange(spread) +
    clothThread(pen) +
    pile(...block) +
    drawSunfall(pen, 800, 1000)
  );
};

function clothThread(pen: Pen): string {
  const id = pen.define((own) =>
    tag(
      'pattern',
      {
        id: own,
        width: 5,
        height: 5,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(-12)',
      },
      fill(rectPath(0, 0, 2.5, 2.5), '#1a0d06', 0.09),
      fill(rectPath(2.5, 2.5, 2.5, 2.5), '#1a0d06', 0.09),
      fill(rectPath(0, 2.5, 2.5, 1), '#ffffff', 0.1),
      fill(rectPath(2.5, 0, 2.5, 1), '#ffffff', 0.1),
    ),
  );
  return tag('rect', { width: 800, height: 1000, fill: `url(#${id})` });
}

/** A lime-washed wall with a painted dado, and its floor. */
export function drawRoom(
  pen: Pen,
  floor: number,
  dado: string,
  width = 800,
  height = 1000,
): string {
  const band = floor - 190;
  return (
    drawSweep(pen, width, height, floor) +
    tag('rect', { x: 0, y: band, width, height: floor - band, fill: dado, 'fill-opacity': 0.86 }) +
    tag('rect', { x: 0, y: band - 14, width, height: 5, fill: dado, 'fill-opacity': 0.7 }) +
    tag('rect', {
      x: 0,
      y: band - 24,
      width,
      height: 3,
      fill: PALETTE.turmeric,
      'fill-opacity': 0.6,
    }) +
    drawMottling(pen, width, height, ['#fff6e6', '#b98d5f'], {
      count: 40,
      size: 80,
      strength: 0.12,
      filter: blur(pen, 22),
    }) +
    tag('rect', {
      x: 0,
      y: floor,
      width,
      height: height - floor,
      fill: lineGradient(
        pen,
        [0, floor],
        [0, height],
        [
          [0, '#c9ab7c'],
          [0.12, '#dcc296'],
          [1, '#cfae7c'],
        ],
      ),
    }) +
    group(
      { filter: blur(pen, 8) },
      tag('rect', {
        x: -20,
        y: floor - 6,
        width: width + 40,
        height: 12,
        fill: '#5a3416',
        'fill-opacity': 0.5,
      }),
    )
  );
}

const useStole: ViewDrawing = (pen) => {
  const camera = createCamera(8, [400, 900]);
  const wall = drawRoom(pen, 880, '#b5583b');
  const line = stroke(
    curve([
      [-10, 132],
      [200, 158],
      [400, 166],
      [620, 156],
      [810, 126],
    ]),
    '#6b4a26',
    5,
  );
  const cloths = [
    drawHangingCloth(pen, camera, printDabu, {
      at: [-150, 752, 0],
      width: 250,
      height: 590,
      folds: 3.4,
      depth: 36,
      fullness: 1.45,
      fringe: '#2b4175',
      sway: 14,
    }),
    drawHangingCloth(pen, camera, printDabu, {
      at: [168, 756, 10],
      width: 250,
      height: 500,
      folds: 3,
      depth: 34,
      fullness: 1.45,
      fringe: '#2b4175',
      sway: 18,
    }),
  ];
  const shade = group(
    { filter: blur(pen, 18), style: 'mix-blend-mode:multiply' },
    fill(rectPath(190, 200, 240, 590), '#6a3f1c', 0.36) +
      fill(rectPath(500, 200, 240, 500), '#6a3f1c', 0.36),
  );
  return (
    wall + shade + cloths.map(({ body }) => body).join('') + line + drawNoonShadow(pen, 800, 1000)
  );
};

const useDupatta: ViewDrawing = (pen) => {
  const camera = createCamera(8, [400, 900]);
  const wall = drawRoom(pen, 900, '#3f6b57');
  const shade = group(
    { filter: blur(pen, 18), style: 'mix-blend-mode:multiply' },
    fill(rectPath(160, 190, 560, 620), '#6a3f1c', 0.34),
  );
  const cloth = drawHangingCloth(pen, camera, printLeheriya, {
    at: [0, 770, 0],
    width: 560,
    height: 620,
    folds: 6.5,
    depth: 40,
    fullness: 1.4,
    printScale: 1.5,
    fringe: '#e0a12a',
    sway: 26,
  });
  const line = stroke(
    curve([
      [-10, 112],
      [200, 140],
      [400, 150],
      [620, 140],
      [810, 108],
    ]),
    '#6b4a26',
    5,
  );
  return wall + shade + cloth.body + line + drawNoonShadow(pen, 800, 1000);
};

const useNapkins: ViewDrawing = (pen) => {
  const camera = createCamera(50, [400, 560]);
  const plate = drawPlate(pen, camera, [0, 0, 60], 300);
  const napkin = drawFoldedStack(pen, camera, [printSanganeri, printSanganeri], {
    at: [0, 8, 60],
    width: 250,
    depth: 300,
    thickness: 9,
    printScale: 0.9,
  });
  const glass = drawTumbler(pen, camera, [270, 0, -330], 74, 170, { tint: '#d2a045', flare: 1.12 });
  const stack = drawFoldedStack(pen, camera, [printSanganeri, printSanganeri, printSanganeri], {
    at: [-200, 0, -350],
    width: 290,
    depth: 210,
    thickness: 15,
    printScale: 0.8,
  });
  const flower = project(camera, [40, 30, 120]);
  return (
    GROUNDS.wood(pen) +
    arrange(stack, glass, {
      shadow: plate.shadow,
      body: plate.body + napkin.shadow + napkin.body,
    }) +
    drawMarigold(pen, flower, 92, 0.86)
  );
};

/** A low wooden bench seen from the front. */
function drawBench(pen: Pen, y: number, tall: number): string {
  const wood = drawPlanks(pen, 800, 1000, '#8a5c36');
  const top = rectPath(30, y, 740, 34);
  const legs = rectPath(70, y + 34, 44, tall) + rectPath(686, y + 34, 44, tall);
  const rail = rectPath(100, y + tall * 0.62, 600, 26);
  return (
    group(
      { filter: blur(pen, 14), style: 'mix-blend-mode:multiply' },
      fill(rectPath(70, y + tall + 14, 760, 40), '#4a2a12', 0.5),
    ) +
    group(
      { 'clip-path': clip(pen, legs + rail) },
      wood,
      tag('rect', { width: 800, height: 1000, fill: '#2a1508', 'fill-opacity': 0.34 }),
    ) +
    group({ 'clip-path': clip(pen, top) }, wood) +
    tag('rect', { x: 30, y, width: 740, height: 3, fill: '#f3d8a8', 'fill-opacity': 0.5 }) +
    group(
      { filter: blur(pen, 5), style: 'mix-blend-mode:multiply' },
      tag('rect', {
        x: 40,
        y: y + 34,
        width: 730,
        height: 12,
        fill: '#2a1508',
        'fill-opacity': 0.55,
      }),
    )
  );
}

const useCushions: ViewDrawing = (pen) => {
  const camera = createCamera(6, [400, 716]);
  const wall = drawRoom(pen, 880, '#8a3a24');
  const back = drawCushion(pen, camera, printBagru, {
    at: [150, 0, -50],
    size: 340,
    lean: 0.16,
    tilt: -0.1,
  });
  const front = drawCushion(pen, camera, printBagru, {
    at: [-130, 0, 0],
    size: 350,
    lean: 0.18,
    tilt: 0.06,
  });
  return wall + drawBench(pen, 712, 190) + arrange(back, front) + drawNoonShadow(pen, 800, 1000);
};

const useRunner: ViewDrawing = (pen) => {
  const camera = createCamera(40, [400, 560]);
  const runner = drawSpreadCloth(pen, camera, printAjrakhLong, {
    at: [0, 0, 0],
    width: 380,
    depth: 1500,
    wrinkle: 3,
    printScale: 1.05,
  });
  const bowl = drawBowlOfMarigolds(pen, camera, [0, 4, 60], 172);
  const lamps = [
    drawDiya(pen, camera, [-250, 0, 230], 62, { flame: 1 }),
    drawDiya(pen, camera, [256, 0, -160], 58, { flame: 1 }),
  ];
  return (
    GROUNDS.darkWood(pen) +
    arrange(runner) +
    arrange(...lamps, bowl) +
    lamps.map(({ glow }) => glow).join('')
  );
};

/** The runner lies away from the viewer: its pattern turned by a quarter. */
const printAjrakhLong: Print = (pen, width, height) =>
  printAjrakh(pen, height, width).map((piece) => ({
    ...piece,
    path: place(piece.path, [width, 0], 1, Math.PI / 2),
  }));

function drawBowlOfMarigolds(pen: Pen, camera: Camera, base: Point3, radius: number): Drawn {
  const height = radius * 0.72;
  const spots = Array.from({ length: 17 }, () => {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * radius * 0.78];
    return { x: r * Math.cos(angle), z: r * Math.sin(angle) };
  }).sort((a, b) => a.z - b.z);
  const flowers = spots
    .map(({ x, z }) => {
      const lift = radius * 0.24 * (1 - Math.hypot(x, z) / radius);
      return drawMarigold(
        pen,
        project(camera, [base[0] + x, base[1] + height * 0.92 + lift, base[2] + z]),
        radius * 0.62 * pen.random.between(0.85, 1.1),
        0.5 + 0.45 * Math.sin(camera.elevation),
        pen.random.pick(['#e8921a', '#eda91f', '#dd7416']),
      );
    })
    .join('');
  return drawBlueBowl(pen, camera, base, radius, flowers);
}

const useRazai: ViewDrawing = (pen) => {
  const camera = createCamera(24, [400, 640]);
  const wall = drawRoom(pen, 560, '#5d7a4a');
  const mattress = drawFoldedStack(pen, camera, [plainSheet], {
    at: [0, 0, 60],
    width: 900,
    depth: 520,
    thickness: 120,
  });
  const quilt = drawFoldedStack(pen, camera, [printRazai, printRazai, printRazai], {
    at: [40, 120, 120],
    width: 560,
    depth: 360,
    thickness: 64,
    printScale: 1.3,
  });
  const cushion = drawCushion(pen, createCamera(14, [190, 455]), printRazai, {
    at: [0, 0, 0],
    size: 280,
    lean: 0.25,
    tilt: 0.06,
  });
  return (
    wall +
    arrange(mattress) +
    cushion.shadow +
    cushion.body +
    pile(quilt) +
    drawNoonShadow(pen, 800, 1000)
  );
};

const plainSheet: Print = (_pen, width, height) => [
  { path: rectPath(0, 0, width, height), colour: '#f2ead9' },
  ...Array.from({ length: 14 }, (_, index) => ({
    path: rectPath((index + 0.5) * (width / 14), 0, 5, height),
    colour: '#b9532f',
    opacity: 0.75,
  })),
];

const packTote: ViewDrawing = (pen, product) => {
  const camera = createCamera(10, [400, 862]);
  const tote = drawTote(pen, camera, [-30, 0, 0], 420, { handle: 230 });
  return niche(pen, product) + arrange(tote, card(pen, camera, product, [226, 0, 130], 180));
};

const closeTote: ViewDrawing = (pen) => {
  const camera = createCamera(10, [400, 1180]);
  const tote = drawTote(pen, camera, [0, 0, 0], 1050, { handle: 520, sag: 0.8 });
  return (
    drawPlaster(pen, 800, 1000, '#e2cfa8') +
    tote.body +
    clothThread(pen) +
    drawSunfall(pen, 800, 1000)
  );
};

const useTote: ViewDrawing = (pen) => {
  const camera = createCamera(10, [400, 812]);
  const wall = drawRoom(pen, 860, '#2f4a72');
  const greens = drawGreens(pen, [340, 452]);
  const tote = drawTote(pen, camera, [0, 0, 0], 400, { handle: 250, sag: 1.5 });
  return (
    wall +
    drawBench(pen, 800, 150) +
    tote.shadow +
    greens +
    tote.body +
    drawNoonShadow(pen, 800, 1000)
  );
};

/** Leaves and radishes looking out of a bag. */
function drawGreens(pen: Pen, at: Point): string {
  let leaves = '';
  for (let index = 0; index < 16; index += 1) {
    const angle = -1.1 + (index / 15) * 2.1 + pen.random.bell() * 0.1;
    const length = pen.random.between(110, 210);
    const [x, y] = [at[0] + (index - 7.5) * 12, at[1]];
    const tip: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    const side: Point = [Math.cos(angle) * length * 0.2, Math.sin(angle) * length * 0.2];
    const middle: Point = [
      x + Math.sin(angle) * length * 0.62,
      y - Math.cos(angle) * length * 0.62,
    ];
    const tone = pen.random.pick(['#4d7a36', '#3c652c', '#628f45']);
    leaves +=
      fill(
        curve(
          [
            [x, y],
            [middle[0] - side[0], middle[1] - side[1]],
            tip,
            [middle[0] + side[0], middle[1] + side[1]],
          ],
          true,
        ),
        dim(tone, pen.random.between(0.75, 1.1)),
      ) + stroke(curve([[x, y], middle, tip]), mixColours(tone, '#e6f0c8', 0.55), 2.4, 0.8);
  }
  return leaves;
}

// Baskets and home ---------------------------------------------------------------------------

const ROTI_BASKET: Profile = [
  [182, 150],
  [188, 110],
  [180, 62],
  [160, 22],
  [150, 0],
];
const ROTI_LID: Profile = [
  [0, 92],
  [20, 90],
  [70, 80],
  [130, 52],
  [182, 14],
  [190, 2],
];
const BANDS = createBands(['#a3271c', '#26385f'], [0.26]);
const LID_BANDS = createBands(['#a3271c', '#26385f'], [0.44]);

const packRotiBasket: ViewDrawing = (pen, product) => {
  const camera = createCamera(27, [384, 806], 1.16);
  const basket = drawCoiledBasket(pen, camera, {
    base: [-60, 0, -20],
    profile: ROTI_BASKET.map(([r, y]) => [r * 1.22, y * 1.25] as const),
    pattern: BANDS,
    coils: 15,
  });
  const lidCamera = createCamera(66, [590, 612], 1.12);
  const lid = drawCoiledLid(pen, lidCamera, {
    base: [0, 0, 0],
    profile: ROTI_LID.map(([r, y]) => [r * 0.92, y] as const),
    pattern: LID_BANDS,
    coils: 18,
  });
  const lean = castShadow(
    pen,
    camera,
    [
      [120, 0, 0],
      [330, 0, 0],
      [320, 250, -60],
      [130, 250, -60],
    ],
    { softness: 14, strength: 0.3 },
  );
  return (
    niche(pen, product, 680) +
    lean +
    lid.body +
    arrange(basket, card(pen, camera, product, [212, 0, 210], 150))
  );
};

const closeCoils: ViewDrawing = (pen, product) => {
  const isStorage = product.key === 'moonj-storage-basket';
  const camera = createCamera(isStorage ? 22 : 34, [isStorage ? 330 : 430, isStorage ? 900 : 860]);
  const scale = isStorage ? 2.9 : 2.7;
  const basket = drawCoiledBasket(pen, camera, {
    base: [0, 0, 0],
    profile: (isStorage ? STORAGE : ROTI_BASKET).map(([r, y]) => [r * scale, y * scale] as const),
    pattern: isStorage ? STORAGE_BANDS : BANDS,
    coils: isStorage ? 22 : 15,
  });
  return drawPlaster(pen, 800, 1000, '#ead7b2') + arrange(basket);
};

const useRotiBasket: ViewDrawing = (pen) => {
  const camera = createCamera(44, [400, 590]);
  const base: Point3 = [-20, 0, 70];
  const inside = [0, 1, 2, 3].map((index) =>
    drawRoti(
      pen,
      camera,
      [base[0] + pen.random.bell() * 8, 60 + index * 20, base[2] + pen.random.bell() * 8],
      216,
      { floor: 56 + index * 20, dough: '#dcb678' },
    ),
  );
  const basket = drawCoiledBasket(
    pen,
    camera,
    {
      base,
      profile: ROTI_BASKET.map(([r, y]) => [r * 1.42, y * 1.16] as const),
      pattern: BANDS,
      coils: 14,
    },
    pile(...inside),
  );
  const lid = drawCoiledLid(pen, camera, {
    base: [230, 0, -400],
    profile: ROTI_LID.map(([r, y]) => [r * 1.05, y] as const),
    pattern: LID_BANDS,
    coils: 18,
  });
  const bowl = drawFullBowl(pen, camera, 'lehsun-chutney-masala', {
    base: [-230, 0, -380],
    radius: 112,
    heaped: 0.3,
  });
  return GROUNDS.indigo(pen, camera.elevation) + arrange(bowl, lid, basket);
};

const STORAGE: Profile = [
  [176, 330],
  [188, 260],
  [194, 180],
  [186, 90],
  [168, 24],
  [158, 0],
];
const STORAGE_BANDS = createBands(['#a3271c', '#26385f'], [0.2, 0.62]);

const packStorage: ViewDrawing = (pen, product) => {
  const camera = createCamera(22, [400, 838]);
  const base: Point3 = [-20, 0, -20];
  const basket = drawCoiledBasket(pen, camera, {
    base,
    profile: STORAGE.map(([r, y]) => [r * 1.16, y * 1.2] as const),
    pattern: STORAGE_BANDS,
    coils: 24,
  });
  return (
    niche(pen, product) +
    arrange(basket) +
    drawHandles(camera, base, 204, 388) +
    arrange(card(pen, camera, product, [206, 0, 210], 180))
  );
};

const useStorage: ViewDrawing = (pen) => {
  const camera = createCamera(24, [400, 800]);
  const base: Point3 = [0, 0, 0];
  const rolls = [
    { x: -92, z: -30, tone: printDabu },
    { x: 70, z: -50, tone: printSanganeri },
    { x: -10, z: 50, tone: printBagru },
  ] as const;
  const inside = rolls
    .map(
      ({ x, z, tone }) =>
        drawFoldedStack(pen, camera, [tone, tone, tone], {
          at: [x, 250, z],
          width: 210,
          depth: 90,
          thickness: 48,
          printScale: 0.8,
        }).body,
    )
    .join('');
  const basket = drawCoiledBasket(
    pen,
    camera,
    {
      base,
      profile: STORAGE.map(([r, y]) => [r * 1.22, y * 1.05] as const),
      pattern: STORAGE_BANDS,
      coils: 22,
    },
    inside,
  );
  return (
    drawRoom(pen, 640, '#b5583b') +
    arrange(basket) +
    drawHandles(camera, base, 214, 340) +
    drawNoonShadow(pen, 800, 1000)
  );
};

const packCoasters: ViewDrawing = (pen, product) => {
  const camera = createCamera(36, [400, 716], 1.24);
  const stack = Array.from({ length: 5 }, (_, index) =>
    drawCoaster(
      pen,
      camera,
      [-84 + pen.random.bell() * 5, index * 12, -96 + pen.random.bell() * 4],
      176,
      index % 2 === 0 ? '#a3271c' : '#26385f',
    ),
  );
  const flat = drawCoaster(pen, camera, [102, 0, 168], 184, '#26385f');
  const cup = drawKulhad(pen, camera, [-86, 57, -98], 240, '#b0713a');
  // The cup's shadow ends with the coaster that it stands on.
  const [x, y] = project(camera, [-84, 57, -96]);
  const reach = 174 * camera.scale;
  const top = clip(pen, ellipsePath(x, y, reach, reach * Math.sin(camera.elevation)));
  return (
    niche(pen, product, 560) +
    pile(...stack) +
    group({ 'clip-path': top }, cup.shadow) +
    cup.body +
    pile(flat) +
    arrange(card(pen, camera, product, [-212, 0, 226], 140))
  );
};

const closeCoaster: ViewDrawing = (pen) => {
  const camera = createCamera(56, [400, 560]);
  const back = drawCoaster(pen, camera, [340, 0, -640], 420, '#26385f');
  const front = drawCoaster(pen, camera, [-60, 0, 120], 430, '#a3271c');
  return GROUNDS.darkWood(pen) + arrange(back, front);
};

const useCoasters: ViewDrawing = (pen) => {
  const camera = createCamera(36, [400, 690]);
  const mats = [
    drawCoaster(pen, camera, [-140, 0, -130], 176, '#26385f'),
    drawCoaster(pen, camera, [150, 0, 110], 184, '#a3271c'),
  ];
  const cups = [
    drawKulhad(pen, camera, [-140, 9, -130], 240, '#b0713a'),
    drawKulhad(pen, camera, [150, 9, 110], 250, '#b0713a'),
  ];
  return GROUNDS.cream(pen, camera.elevation) + arrange(...mats) + pile(...cups);
};

const packMudda: ViewDrawing = (pen, product) => {
  const camera = createCamera(21, [400, 824]);
  const stool = drawMudda(pen, camera, [-20, 0, -20], 216, 430);
  return niche(pen, product) + arrange(stool, card(pen, camera, product, [206, 0, 210], 176));
};

const closeMudda: ViewDrawing = (pen) => {
  const camera = createCamera(30, [330, 1120]);
  return (
    drawPlaster(pen, 800, 1000, '#e7d3ab') + arrange(drawMudda(pen, camera, [0, 0, 0], 480, 860))
  );
};

const useMudda: ViewDrawing = (pen) => {
  const camera = createCamera(24, [400, 830]);
  const room = drawRoom(pen, 600, '#2f4a72');
  const rug = drawDurrie(pen, camera, { at: [0, 0, 60], width: 720, depth: 620, yaw: 0.08 });
  const stool = drawMudda(pen, camera, [-40, 6, 20], 190, 360);
  const cup = drawKulhad(pen, camera, [-90, 372, 40], 110, '#b0713a');
  const book = drawDiary(pen, camera, {
    at: [30, 370, 30],
    width: 150,
    depth: 190,
    height: 26,
    yaw: 0.5,
  });
  return room + arrange(rug) + arrange(stool) + pile(book, cup) + drawNoonShadow(pen, 800, 1000);
};

const packDurrie: ViewDrawing = (pen, product) => {
  const camera = createCamera(80, [400, 480]);
  const rug = drawDurrie(pen, camera, { at: [0, 0, 0], width: 420, depth: 640 });
  const rod = drawRod(camera, [-250, 0, -330], [250, 0, -330], 10, [
    '#4d2c12',
    '#8d5a2c',
    '#d9a868',
  ]);
  const shade = group(
    { filter: blur(pen, 14), style: 'mix-blend-mode:multiply' },
    fill(rectPath(222, 190, 420, 630), '#6a3f1c', 0.36),
  );
  const front = createCamera(14, [400, 870]);
  const cords = [-232, 232]
    .map((x) =>
      stroke(
        polyline([
          [400 + x, 156],
          [400 + x * 0.9, 104],
        ]),
        '#6b4a26',
        3,
        0.85,
      ),
    )
    .join('');
  return (
    niche(pen, product) +
    shade +
    cords +
    rug.body +
    rod +
    arrange(card(pen, front, product, [214, 0, 120], 186))
  );
};

const closeDurrie: ViewDrawing = (pen) => {
  const camera = createCamera(56, [420, 480]);
  return (
    drawSlabs(pen, 800, 1000, camera.elevation) +
    arrange(drawDurrie(pen, camera, { at: [40, 0, -60], width: 900, depth: 1300, yaw: 0.3 }))
  );
};

const useDurrie: ViewDrawing = (pen) => {
  const camera = createCamera(34, [400, 640]);
  const rug = drawDurrie(pen, camera, { at: [0, 0, 80], width: 620, depth: 1080, yaw: 0.06 });
  const shoes = [
    drawJutti(pen, camera, {
      at: [-70, 6, 330],
      length: 200,
      yaw: Math.PI + 0.12,
      colour: '#b4231c',
      thread: '#e9a21f',
    }),
    drawJutti(pen, camera, {
      at: [50, 6, 350],
      length: 200,
      yaw: Math.PI - 0.1,
      colour: '#b4231c',
      thread: '#e9a21f',
    }),
  ];
  const book = drawDiary(pen, camera, {
    at: [90, 8, -60],
    width: 150,
    depth: 200,
    height: 24,
    yaw: -0.3,
  });
  return (
    drawSlabs(pen, 800, 1000, camera.elevation) +
    arrange(rug) +
    arrange(book, ...shoes) +
    drawNoonShadow(pen, 800, 1000)
  );
};

const packDiary: ViewDrawing = (pen, product) => {
  const camera = createCamera(36, [400, 760], 1.2);
  const lower = drawDiary(pen, camera, {
    at: [-40, 0, 0],
    width: 440,
    depth: 540,
    height: 58,
    yaw: -0.16,
  });
  const upper = drawDiary(pen, camera, {
    at: [-10, 58, -10],
    width: 425,
    depth: 525,
    height: 54,
    yaw: 0.14,
    print: printSanganeri,
    tie: '#3d6a3c',
  });
  return (
    niche(pen, product, 580) +
    arrange(lower) +
    pile(upper) +
    arrange(card(pen, camera, product, [186, 0, 280], 150))
  );
};

const closeDiary: ViewDrawing = (pen) => {
  const camera = createCamera(36, [380, 720]);
  return (
    GROUNDS.wood(pen) +
    arrange(
      drawDiary(pen, camera, { at: [20, 0, 40], width: 820, depth: 900, height: 120, yaw: 0.42 }),
    )
  );
};

const useDiary: ViewDrawing = (pen) => {
  const camera = createCamera(54, [400, 540]);
  const book = drawOpenDiary(pen, camera, { at: [0, 0, 40], width: 600, depth: 430, yaw: -0.1 });
  const cup = drawKulhad(pen, camera, [220, 0, -380], 190, '#b0713a');
  const flower = project(camera, [-250, 0, -330]);
  return (
    GROUNDS.wood(pen) +
    arrange(book, cup) +
    drawMarigold(pen, flower, 120, 0.9) +
    drawMarigold(pen, [flower[0] + 96, flower[1] + 24], 96, 0.9, '#eda91f')
  );
};

// Handcrafts ---------------------------------------------------------------------------------

const packBowl: ViewDrawing = (pen, product) => {
  const camera = createCamera(26, [404, 790], 1.24);
  const bowl = drawBlueBowl(pen, camera, [-10, 0, 0], 262);
  return niche(pen, product, 680) + arrange(bowl, card(pen, camera, product, [176, 0, 250], 142));
};

const closeBowl: ViewDrawing = (pen) => {
  const camera = createCamera(26, [470, 900]);
  return (
    drawPlaster(pen, 800, 1000, '#ead9b8') + arrange(drawBlueBowl(pen, camera, [0, 0, 0], 620))
  );
};

const useBowl: ViewDrawing = (pen) => {
  const camera = createCamera(42, [400, 620]);
  const bowl = drawBowlOfMarigolds(pen, camera, [-10, 0, 40], 262);
  const petals = Array.from({ length: 26 }, () => {
    const [x, y] = [pen.random.between(60, 740), pen.random.between(760, 960)];
    const turn = pen.random.whole(0, 360);
    return group(
      { transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` },
      fill(ellipsePath(2, 3, 11, 5), '#2a1608', 0.3) +
        fill(ellipsePath(0, 0, 11, 5), pen.random.pick(['#e8921a', '#f0b02a', '#dd7416'])),
    );
  }).join('');
  return GROUNDS.indigo(pen, camera.elevation) + arrange(bowl) + petals;
};

const packVase: ViewDrawing = (pen, product) => {
  const camera = createCamera(13, [400, 836]);
  return (
    niche(pen, product) +
    arrange(
      drawBlueVase(pen, camera, [-20, 0, -10], 600),
      card(pen, camera, product, [204, 0, 190], 180),
    )
  );
};

const closeVase: ViewDrawing = (pen) => {
  const camera = createCamera(14, [420, 1130]);
  return (
    drawPlaster(pen, 800, 1000, '#ead9b8') + arrange(drawBlueVase(pen, camera, [0, 0, 0], 1250))
  );
};

const useVase: ViewDrawing = (pen) => {
  const camera = createCamera(11, [400, 836]);
  const room = drawRoom(pen, 800, '#8a3a24');
  const base: Point3 = [0, 0, 0];
  const mouth = project(camera, [0, 430, 0]);
  const stems = [
    [-110, -210, 104],
    [20, -270, 116],
    [120, -180, 100],
    [-40, -140, 92],
    [70, -90, 84],
  ] as const;
  const flowers =
    stems
      .map(
        ([dx, dy]) =>
          stroke(
            curve([
              [mouth[0], mouth[1] + 6],
              [mouth[0] + dx * 0.35, mouth[1] + dy * 0.5],
              [mouth[0] + dx, mouth[1] + dy],
            ]),
            '#4d7a36',
            6,
          ) +
          stroke(
            curve([
              [mouth[0], mouth[1] + 6],
              [mouth[0] + dx * 0.35, mouth[1] + dy * 0.5],
              [mouth[0] + dx, mouth[1] + dy],
            ]),
            '#7fa860',
            2,
          ),
      )
      .join('') +
    stems
      .map(([dx, dy]) =>
        fill(
          curve(
            [
              [mouth[0] + dx * 0.4, mouth[1] + dy * 0.5],
              [mouth[0] + dx * 0.4 + 40, mouth[1] + dy * 0.5 - 34],
              [mouth[0] + dx * 0.4 + 66, mouth[1] + dy * 0.5 - 30],
              [mouth[0] + dx * 0.4 + 36, mouth[1] + dy * 0.5 - 4],
            ],
            true,
          ),
          '#57853e',
        ),
      )
      .join('') +
    stems
      .map(([dx, dy, size], index) =>
        drawMarigold(
          pen,
          [mouth[0] + dx, mouth[1] + dy],
          size,
          0.9,
          index % 2 === 0 ? '#e8921a' : '#eda91f',
        ),
      )
      .join('');
  const vase = drawBlueVase(pen, camera, base, 430, flowers);
  return room + drawBench(pen, 826, 120) + arrange(vase) + drawNoonShadow(pen, 800, 1000);
};

const packDiyas: ViewDrawing = (pen, product) => {
  const camera = createCamera(27, [400, 796], 1.08);
  const towards = () => Math.PI / 2 + pen.random.bell() * 0.3;
  // Unlit ones stand in each other; the shadow of a stack is that of its lowest and its top.
  const stacks = [-152, 152].map((x) => {
    const count = 5;
    const lamps = Array.from({ length: count }, (_, index) =>
      drawDiya(pen, camera, [x + pen.random.bell() * 3, index * 48, 0], 126, {
        yaw: towards(),
        flame: index === count - 1 ? 1 : 0,
      }),
    );
    return {
      shadow: castShadow(
        pen,
        camera,
        [-1, 1].flatMap((k): Point3[] => [
          [x + k * 72, 0, 0],
          [x, 0, k * 72],
          [x + k * 126, count * 48 + 30, 0],
          [x, count * 48 + 30, k * 126],
        ]),
        { softness: 14 },
      ),
      body: lamps.map(({ body }) => body).join(''),
      glow: lamps.map(({ glow }) => glow).join(''),
    };
  });
  const front = [-216, 216].map((x) =>
    drawDiya(pen, camera, [x, 0, 204], 130, { yaw: towards(), flame: 1 }),
  );
  return (
    niche(pen, product, 700) +
    arrange(...stacks) +
    arrange(...front) +
    group({ opacity: 0.3 }, [...stacks, ...front].map(({ glow }) => glow).join('')) +
    arrange(card(pen, camera, product, [0, 0, 290], 156))
  );
};

const closeDiya: ViewDrawing = (pen) => {
  const camera = createCamera(38, [400, 700]);
  const lamp = drawDiya(pen, camera, [-20, 0, 0], 300, { yaw: Math.PI / 2 - 0.3, flame: 1 });
  const other = drawDiya(pen, camera, [300, 0, -520], 284, { yaw: Math.PI / 2 });
  return drawSlabs(pen, 800, 1000, camera.elevation, '#cfae78') + arrange(other, lamp) + lamp.glow;
};

const useDiyas: ViewDrawing = (pen) => {
  const camera = createCamera(26, [400, 520]);
  const wall =
    tag('rect', {
      width: 800,
      height: 1000,
      fill: lineGradient(
        pen,
        [0, 0],
        [0, 1000],
        [
          [0, '#121a3a'],
          [0.4, '#1d2750'],
          [1, '#3a2a3f'],
        ],
      ),
    }) +
    drawMottling(pen, 800, 1000, ['#0c1230', '#2c3768', '#4a3350'], {
      count: 60,
      size: 90,
      strength: 0.22,
      filter: blur(pen, 26),
    });
  const arch = archPath(400, 60, 430, 430);
  const window =
    fill(arch, '#0a1029') +
    Array.from({ length: 46 }, () =>
      tag('circle', {
        cx: n(pen.random.between(210, 590)),
        cy: n(pen.random.between(90, 420)),
        r: pen.random.between(0.7, 2),
        fill: '#fff4d6',
        'fill-opacity': pen.random.between(0.3, 0.9),
      }),
    ).join('') +
    stroke(arch, '#57426a', 12) +
    stroke(arch, '#8d6d84', 3);
  const steps = [430, 590, 770]
    .map(
      (y, index) =>
        tag('rect', {
          x: 0,
          y,
          width: 800,
          height: 1000 - y,
          fill: lineGradient(
            pen,
            [0, y],
            [0, y + 190],
            [
              [0, mixColours('#5a4357', '#2a2344', index * 0.12)],
              [0.3, '#43345a'],
              [0.32, '#2b2448'],
              [1, '#211b3a'],
            ],
          ),
        }) +
        tag('rect', {
          x: 0,
          y: y + 52,
          width: 800,
          height: 3,
          fill: '#0f0b24',
          'fill-opacity': 0.7,
        }),
    )
    .join('');
  const rows = [
    { y: 448, count: 5, radius: 40 },
    { y: 622, count: 4, radius: 54 },
    { y: 816, count: 3, radius: 74 },
  ] as const;
  let lamps = '';
  let pools = '';
  let glows = '';
  for (const { y, count, radius } of rows) {
    for (let index = 0; index < count; index += 1) {
      const x = 400 + (index - (count - 1) / 2) * (660 / count) + pen.random.bell() * 8;
      const own: Camera = { ...camera, origin: [x, y + 16] };
      const lamp = drawDiya(pen, own, [0, 0, 0], radius, {
        flame: 1,
        isNight: true,
        yaw: Math.PI / 2,
      });
      pools += tag('ellipse', {
        cx: n(x),
        cy: n(y + 26),
        rx: radius * 2.6,
        ry: radius * 0.85,
        fill: roundGradient(
          pen,
          [x, y + 26],
          radius * 2.6,
          [
            [0, '#ffb04a', 0.75],
            [0.5, '#d9782a', 0.3],
            [1, '#8a3a2a', 0],
          ],
          0.33,
        ),
        style: 'mix-blend-mode:screen',
      });
      lamps += lamp.shadow + lamp.body;
      glows += lamp.glow;
    }
  }
  return wall + window + steps + pools + lamps + glows;
};

const packPuppets: ViewDrawing = (pen, product) => {
  const camera = createCamera(9, [400, 876]);
  return (
    niche(pen, product) +
    arrange(
      drawPuppet(pen, camera, 'raja', { base: [-150, 22, 0], height: 514, stringTop: 1.72 }),
      drawPuppet(pen, camera, 'rani', { base: [150, 22, 20], height: 486, stringTop: 1.82 }),
    )
  );
};

const closePuppet: ViewDrawing = (pen) => {
  const camera = createCamera(9, [400, 1420]);
  const wall = drawPlaster(pen, 800, 1000, '#e2c794');
  return (
    wall + drawPuppet(pen, camera, 'rani', { base: [-30, 0, 0], height: 1340, stringTop: 1.3 }).body
  );
};

const usePuppets: ViewDrawing = (pen) => {
  const camera = createCamera(9, [400, 862]);
  const folds = Array.from({ length: 18 }, (_, index) => {
    const x = (index / 17) * 800;
    return tag('rect', {
      x: n(x - 30),
      y: 0,
      width: 60,
      height: 840,
      fill: lineGradient(
        pen,
        [x - 30, 0],
        [x + 30, 0],
        [
          [0, '#4d0c0c', 0],
          [0.5, index % 2 === 0 ? '#3b0707' : '#c23a2c', 0.55],
          [1, '#4d0c0c', 0],
        ],
      ),
    });
  }).join('');
  const curtain = tag('rect', { width: 800, height: 840, fill: '#8f1d19' }) + folds;
  const floor = group(
    { 'clip-path': clip(pen, rectPath(0, 836, 800, 164)) },
    drawPlanks(pen, 800, 1000, '#6f4526'),
  );
  const light = tag('rect', {
    width: 800,
    height: 1000,
    style: 'mix-blend-mode:multiply',
    fill: roundGradient(pen, [400, 520], 640, [
      [0, '#ffffff'],
      [0.45, '#f3d9b6'],
      [1, '#5c3326'],
    ]),
  });
  const glow = drawPool(pen, [400, 520], 430, '#ffe2a8', 0.55);
  const puppets = [
    drawPuppet(pen, camera, 'raja', { base: [-160, 60, 0], height: 450, stringTop: 2 }),
    drawPuppet(pen, camera, 'rani', { base: [150, 24, 30], height: 440, stringTop: 2.1 }),
  ];
  const valance = drawToran(pen, -30, -18, 860, { scale: 0.82 });
  return curtain + floor + light + glow + arrange(...puppets) + valance;
};

const JUTTI = { colour: '#b4231c', thread: '#e9a21f' } as const;

const packJuttis: ViewDrawing = (pen, product) => {
  const camera = createCamera(24, [384, 796], 1.06);
  const pair = [
    createJutti({ at: [86, 0, -90], length: 500, yaw: 0.92, ...JUTTI }),
    createJutti({ at: [-40, 0, 120], length: 500, yaw: 0.62, ...JUTTI }),
  ];
  return (
    niche(pen, product, 622) +
    drawSolids(camera, pair, { width: 800, height: 1000, floor: 0, strength: 0.5 }) +
    arrange(card(pen, camera, product, [-216, 0, 270], 150))
  );
};

const closeJutti: ViewDrawing = (pen) => {
  const camera = createCamera(46, [400, 420]);
  return (
    GROUNDS.bagru(pen, camera.elevation) +
    arrange(
      drawJutti(pen, camera, { at: [-200, 0, -80], length: 1000, yaw: 0.2, ...JUTTI }),
      drawJutti(pen, camera, { at: [290, 0, 10], length: 1000, yaw: -0.08, ...JUTTI }),
    )
  );
};

const useJuttis: ViewDrawing = (pen) => {
  const camera = createCamera(38, [400, 640]);
  const rug = drawDurrie(pen, camera, { at: [0, 0, -160], width: 640, depth: 560, yaw: 0 });
  return (
    drawSlabs(pen, 800, 1000, camera.elevation) +
    arrange(rug) +
    arrange(
      drawJutti(pen, camera, { at: [-96, 0, 250], length: 320, yaw: Math.PI + 0.1, ...JUTTI }),
      drawJutti(pen, camera, { at: [96, 0, 226], length: 320, yaw: Math.PI - 0.16, ...JUTTI }),
    ) +
    drawNoonShadow(pen, 800, 1000)
  );
};

const BANGLES = [
  ['#b01d18', '#e6b447'],
  ['#2c6444', '#e6b447'],
  ['#b01d18', '#e6b447'],
  ['#d8951d', '#7c100d'],
  ['#b01d18', '#e6b447'],
  ['#2c6444', '#e6b447'],
  ['#d8951d', '#7c100d'],
] as const;

const packBangles: ViewDrawing = (pen, product) => {
  const camera = createCamera(26, [374, 806], 1.16);
  const stack = BANGLES.map(([colour, accent], index) =>
    drawBangle(pen, camera, {
      at: [-50 + pen.random.bell() * 4, 20 + index * 37, pen.random.bell() * 4],
      radius: 160,
      thickness: 19,
      colour,
      accent,
    }),
  );
  const leaning = drawBangle(pen, camera, {
    at: [196, 138, 120],
    radius: 134,
    thickness: 18,
    colour: '#b01d18',
    accent: '#e6b447',
    pitch: 1.34,
    yaw: -0.5,
  });
  return (
    niche(pen, product, 680) +
    (stack[0]?.shadow ?? '') +
    stack.map(({ body }) => body).join('') +
    arrange(leaning, card(pen, camera, product, [-150, 0, 290], 150))
  );
};

const closeBangles: ViewDrawing = (pen) => {
  const camera = createCamera(34, [400, 700]);
  const stack = BANGLES.slice(0, 5).map(([colour, accent], index) =>
    drawBangle(pen, camera, {
      at: [pen.random.bell() * 8, 36 + index * 74, pen.random.bell() * 8],
      radius: 330,
      thickness: 39,
      colour,
      accent,
    }),
  );
  return (
    GROUNDS.cream(pen, camera.elevation) +
    (stack[0]?.shadow ?? '') +
    stack.map(({ body }) => body).join('')
  );
};

const useBangles: ViewDrawing = (pen) => {
  const camera = createCamera(44, [400, 580]);
  const plate = drawPlate(pen, camera, [0, 0, 40], 320);
  const spots = [
    [-90, 26, -30, 0],
    [-84, 62, -24, 0],
    [110, 26, 90, 0],
    [104, 62, 96, 0],
    [108, 98, 90, 0],
  ] as const;
  const bangles = spots.map(([x, y, z], index) => {
    const [colour, accent] = BANGLES[index % BANGLES.length] ?? BANGLES[0];
    return drawBangle(pen, camera, { at: [x, y, z], radius: 136, thickness: 17, colour, accent });
  });
  const flowers = [
    [-150, 40, 190],
    [-70, 34, 226],
    [160, 36, -150],
  ] as const;
  return (
    GROUNDS.leaf(pen, camera.elevation) +
    arrange(plate) +
    flowers
      .slice(2)
      .map((at) => drawMarigold(pen, project(camera, at), 104, 0.85))
      .join('') +
    bangles.map(({ body }) => body).join('') +
    flowers
      .slice(0, 2)
      .map((at) => drawMarigold(pen, project(camera, at), 104, 0.85, '#eda91f'))
      .join('')
  );
};

const packToran: ViewDrawing = (pen, product) => {
  const camera = createCamera(18, [400, 850]);
  const rod = drawRod(camera, [-352, 640, 0], [352, 640, 0], 10, ['#4d2c12', '#8d5a2c', '#d9a868']);
  const [, height] = project(camera, [0, 640, 0]);
  const cords = [-338, 338]
    .map((x) =>
      stroke(
        polyline([
          [400 + x, height],
          [400 + x * 0.97, 150],
        ]),
        '#6b4a26',
        3,
        0.85,
      ),
    )
    .join('');
  return (
    niche(pen, product) +
    cords +
    rod +
    drawToran(pen, 70, 250, 660) +
    arrange(card(pen, camera, product, [0, 0, 40], 230))
  );
};

const closeToran: ViewDrawing = (pen) =>
  drawPlaster(pen, 800, 1000, '#ead3a6') +
  drawToran(pen, -330, 60, 1640) +
  drawSunfall(pen, 800, 1000);

const useToran: ViewDrawing = (pen) => {
  const wall = drawSweep(pen, 800, 1000, 940, '#f3dcae');
  const planks = group(
    { transform: 'rotate(90 400 500) translate(-200 0)' },
    drawPlanks(pen, 1400, 1000, '#44603f'),
  );
  const opening = rectPath(170, 190, 460, 770);
  const frame =
    stroke(rectPath(150, 170, 500, 800), '#6b4526', 40) +
    stroke(rectPath(150, 170, 500, 800), '#8d5f36', 30) +
    stroke(rectPath(134, 154, 532, 830), '#c79a5e', 3);
  const door =
    group({ 'clip-path': clip(pen, opening) }, planks) +
    stroke('M400 190L400 960', '#1c2a1a', 6) +
    [300, 500]
      .map((x) =>
        [360, 520, 680, 840]
          .map(
            (y) =>
              tag('circle', { cx: x, cy: y, r: 9, fill: '#b58a3c' }) +
              tag('circle', { cx: x - 2, cy: y - 3, r: 4, fill: '#f3dc9a' }),
          )
          .join(''),
      )
      .join('') +
    [378, 422]
      .map(
        (x) =>
          stroke(ellipsePath(x, 610, 17, 24), '#7d5a22', 7) +
          stroke(ellipsePath(x - 1, 608, 17, 24), '#d9b05a', 3),
      )
      .join('');
  const shade = group(
    { filter: blur(pen, 14), style: 'mix-blend-mode:multiply', 'clip-path': clip(pen, opening) },
    fill(rectPath(170, 170, 460, 60), '#1c0f06', 0.6) +
      fill(rectPath(150, 190, 60, 780), '#1c0f06', 0.5),
  );
  const step =
    tag('rect', { x: 90, y: 950, width: 620, height: 60, fill: '#d9bd88' }) +
    tag('rect', { x: 90, y: 950, width: 620, height: 5, fill: '#f6e4bd' });
  // Low enough for the wide cut of a large card to show the band whole.
  const lowered = { transform: 'translate(0 110)' };
  return (
    wall +
    group(lowered, frame + door + shade) +
    step +
    group(lowered, drawToran(pen, 140, 196, 520)) +
    drawNoonShadow(pen, 800, 1000) +
    drawSunfall(pen, 800, 1000)
  );
};

const BY_KEY: Readonly<Record<string, Views>> = {
  'dabu-print-stole': { pack: packDrape, close: closeCloth, use: useStole },
  'sanganeri-napkins': { pack: packNapkins, close: closeCloth, use: useNapkins },
  'bagru-cushion-covers': { pack: packCushions, close: closeCloth, use: useCushions },
  'leheriya-dupatta': { pack: packDrape, close: closeCloth, use: useDupatta },
  'ajrakh-table-runner': { pack: packStack, close: closeCloth, use: useRunner },
  'jaipuri-razai': { pack: packRazai, close: closeCloth, use: useRazai },
  'block-print-tote': { pack: packTote, close: closeTote, use: useTote },
  'moonj-roti-basket': { pack: packRotiBasket, close: closeCoils, use: useRotiBasket },
  'moonj-storage-basket': { pack: packStorage, close: closeCoils, use: useStorage },
  'sarkanda-coasters': { pack: packCoasters, close: closeCoaster, use: useCoasters },
  'sarkanda-mudda-stool': { pack: packMudda, close: closeMudda, use: useMudda },
  'cotton-panja-durrie': { pack: packDurrie, close: closeDurrie, use: useDurrie },
  'handmade-paper-diary': { pack: packDiary, close: closeDiary, use: useDiary },
  'blue-pottery-bowl': { pack: packBowl, close: closeBowl, use: useBowl },
  'blue-pottery-vase': { pack: packVase, close: closeVase, use: useVase },
  'terracotta-diyas': { pack: packDiyas, close: closeDiya, use: useDiyas },
  'kathputli-pair': { pack: packPuppets, close: closePuppet, use: usePuppets },
  'kashida-juttis': { pack: packJuttis, close: closeJutti, use: useJuttis },
  'lac-bangles': { pack: packBangles, close: closeBangles, use: useBangles },
  'mirror-work-toran': { pack: packToran, close: closeToran, use: useToran },
};

/** The views of one craft product. Throws for a key nobody has drawn yet. */
export function viewsOfCraft(product: PictureProduct): Views {
  const views = BY_KEY[product.key];
  if (!views) throw new Error(`${product.key} has not been drawn yet.`);
  return views;
}
