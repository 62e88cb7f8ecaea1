/** Pictures that are not products: categories, stories, hero, share card, icon, stand-ins. */

import { dim, mixColours, PALETTE } from '../engine/colour.ts';
import { setText } from '../engine/lettering.ts';
import { metalColour } from '../engine/materials.ts';
import { drawMesh, type Profile, turned } from '../engine/mesh.ts';
import {
  createAmbi,
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
  curve,
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
  printSanganeri,
} from '../engine/prints.ts';
import { castShadow, castTurnedShadow } from '../engine/shadow.ts';
import {
  type Camera,
  createCamera,
  litColour,
  type Point,
  type Point3,
  project,
  viewDirection,
} from '../engine/space.ts';
import { createBands, drawCoiledBasket, drawCoiledLid, drawDurrie } from '../things/baskets.ts';
import { BISCUITS, drawBiscuit } from '../things/biscuits.ts';
import {
  type Drawn,
  drawFoldedStack,
  drawHangingCloth,
  drawRod,
  drawSpreadCloth,
} from '../things/cloth.ts';
import {
  drawBoard,
  drawChilli,
  drawMarigold,
  drawPlate,
  drawRollingPin,
  drawRoti,
} from '../things/food.ts';
import { drawPouch } from '../things/packets.ts';
import { drawPapad, drawPapadStack, PAPADS } from '../things/papads.ts';
import { drawBlueBowl, drawBlueVase, drawKulhad } from '../things/pottery.ts';
import { drawCarvedFace, drawColourTray, drawPrintingBlock } from '../things/printing-block.ts';
import { drawPuppet } from '../things/puppets.ts';
import { drawJutti } from '../things/wearables.ts';
import { arrange, finishPicture, pile } from './picture.ts';
import {
  archPath,
  drawPlanks,
  drawPlaster,
  drawSlabs,
  drawSunfall,
  drawSweep,
  drawTablecloth,
} from './stage.ts';
import { drawFullBowl } from './views-food.ts';

type Scene = { width: number; height: number; draw: (pen: Pen) => string };

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

// Stories ------------------------------------------------------------------------------------

/** Roofs, a temple spire and a fort wall far away. */
function drawSkyline(pen: Pen, width: number, horizon: number): string {
  const sky = tag('rect', {
    width,
    height: horizon + 20,
    fill: lineGradient(
      pen,
      [0, 0],
      [0, horizon],
      [
        [0, '#8fb6c8'],
        [0.55, '#d5dcc9'],
        [1, '#f6e3b8'],
      ],
    ),
  });
  const hill = (points: Point[], colour: string) =>
    fill(`${curve(points)}L${width + 20} ${horizon + 30}L-20 ${horizon + 30}Z`, colour);
  const hills =
    hill(
      [
        [-20, horizon - 46],
        [width * 0.2, horizon - 92],
        [width * 0.38, horizon - 58],
        [width * 0.62, horizon - 104],
        [width * 0.85, horizon - 60],
        [width + 20, horizon - 78],
      ],
      '#c3b79c',
    ) +
    hill(
      [
        [-20, horizon - 18],
        [width * 0.3, horizon - 50],
        [width * 0.55, horizon - 22],
        [width * 0.8, horizon - 52],
        [width + 20, horizon - 24],
      ],
      '#c9a97a',
    );
  let houses = '';
  let x = -10;
  while (x < width) {
    const [wide, tall] = [pen.random.between(50, 110), pen.random.between(24, 62)];
    const tone = pen.random.pick(['#e3c896', '#d9b67d', '#ead6ac', '#cfa36a', '#dfbf95']);
    const y = horizon - tall + 14;
    houses +=
      tag('rect', { x: n(x), y: n(y), width: n(wide), height: n(tall + 20), fill: tone }) +
      tag('rect', {
        x: n(x + wide * 0.62),
        y: n(y),
        width: n(wide * 0.38),
        height: n(tall + 20),
        fill: dim(tone, 0.72),
      }) +
      tag('rect', {
        x: n(x - 3),
        y: n(y - 5),
        width: n(wide + 6),
        height: 6,
        fill: dim(tone, 1.1),
      });
    for (let index = 0; index < 3; index += 1) {
      if (pen.random.next() < 0.6) {
        houses += tag('path', {
          d: `M${n(x + 8 + index * wide * 0.24)} ${n(y + tall * 0.7)}v-10q5 -8 10 0v10Z`,
          fill: '#7a5636',
        });
      }
    }
    x += wide * pen.random.between(0.82, 1.2);
  }
  const at = width * 0.7;
  const shikhara =
    fill(
      `M${n(at - 30)} ${horizon}C${n(at - 28)} ${n(horizon - 70)} ${n(at - 8)} ${n(horizon - 104)} ${n(at)} ${n(horizon - 128)}C${n(at + 8)} ${n(horizon - 104)} ${n(at + 28)} ${n(horizon - 70)} ${n(at + 30)} ${horizon}Z`,
      '#e7d2a6',
    ) +
    fill(
      `M${n(at)} ${n(horizon - 128)}C${n(at + 8)} ${n(horizon - 104)} ${n(at + 28)} ${n(horizon - 70)} ${n(at + 30)} ${horizon}L${n(at + 8)} ${horizon}Z`,
      '#c9a873',
    ) +
    stroke(`M${n(at)} ${n(horizon - 128)}v-26`, '#7a5636', 2.4) +
    fill(`M${n(at)} ${n(horizon - 154)}l22 6l-22 7Z`, PALETTE.madder);
  return sky + hills + shikhara + houses;
}

function strewChillies(
  pen: Pen,
  camera: Camera,
  area: { x: [number, number]; z: [number, number] },
  count: number,
  length: number,
): string {
  const places = Array.from({ length: count }, () => ({
    x: pen.random.between(area.x[0], area.x[1]),
    z: pen.random.between(area.z[0], area.z[1]),
  })).sort((a, b) => a.z - b.z);
  const squash = 0.35 + 0.6 * Math.sin(camera.elevation);
  return places
    .map(({ x, z }) =>
      drawChilli(
        pen,
        project(camera, [x, 2, z]),
        length * pen.random.between(0.75, 1.15),
        pen.random.between(0, 6.283),
        squash,
      ),
    )
    .join('');
}

function drawTerrace(pen: Pen): string {
  const camera = createCamera(34, [600, 470]);
  const horizon = 196;
  const parapet =
    tag('rect', {
      x: 0,
      y: horizon,
      width: 1200,
      height: 62,
      fill: lineGradient(
        pen,
        [0, horizon],
        [0, horizon + 62],
        [
          [0, '#f6e9cb'],
          [0.16, '#e9d2a3'],
          [1, '#cda870'],
        ],
      ),
    }) +
    Array.from({ length: 25 }, (_, index) =>
      tag('path', {
        d: `M${n(index * 50 + 8)} ${horizon + 46}v-16q9 -14 18 0v16Z`,
        fill: '#a97f4a',
        'fill-opacity': 0.8,
      }),
    ).join('') +
    tag('rect', { x: 0, y: horizon - 6, width: 1200, height: 9, fill: '#fbf2da' });
  const floor = group(
    { 'clip-path': clip(pen, rectPath(0, horizon + 58, 1200, 600)) },
    drawPlaster(pen, 1200, 800, '#e2c592'),
    group(
      { filter: blur(pen, 12) },
      tag('rect', {
        x: -30,
        y: horizon + 44,
        width: 1260,
        height: 34,
        fill: '#7a4f24',
        'fill-opacity': 0.5,
      }),
    ),
  );
  const corners = (k: number) =>
    [
      [-560, -250],
      [610, -290],
      [660, 330],
      [-640, 370],
    ].map(([x = 0, z = 0]) => project(camera, [x * k, 1, z * k]));
  const cloth =
    fill(polyline(corners(1), true), '#c9ab77') + stroke(polyline(corners(1), true), '#a5834e', 3);
  const bed = fill(polyline(corners(0.965), true), '#6a130c');
  const far = strewChillies(pen, camera, { x: [-545, 585], z: [-250, -60] }, 900, 42);
  const near = strewChillies(pen, camera, { x: [-590, 625], z: [-60, 320] }, 1250, 50);
  // A veil dries on the line; the work goes on.
  const line = createCamera(8, [600, 300]);
  const veil = drawHangingCloth(pen, line, printLeheriya, {
    at: [-400, 262, 0],
    width: 250,
    height: 238,
    folds: 3.4,
    depth: 24,
    fullness: 1.5,
    sway: 22,
    fringe: '#e0a12a',
  });
  const stole = drawHangingCloth(pen, line, printDabu, {
    at: [-150, 258, 0],
    width: 170,
    height: 200,
    folds: 2.6,
    depth: 20,
    fullness: 1.5,
    sway: 18,
    fringe: '#2b4175',
  });
  const rope = stroke(
    curve([
      [-10, 20],
      [200, 41],
      [460, 45],
      [800, 30],
      [1210, -6],
    ]),
    '#6b4a26',
    3.4,
  );
  const baskets = (
    [
      [410, 205, 132],
      [-430, 250, 104],
    ] as const
  ).map(([x, z, radius]) => drawChilliBasket(pen, camera, [x, 0, z], radius));
  return (
    drawSkyline(pen, 1200, horizon) +
    veil.body +
    stole.body +
    rope +
    parapet +
    floor +
    cloth +
    bed +
    far +
    near +
    arrange(...baskets) +
    drawSunfall(pen, 1200, 800)
  );
}

/** A moonj basket full of dried chillies. */
function drawChilliBasket(pen: Pen, camera: Camera, at: Point3, radius: number): Drawn {
  const height = radius * 0.8;
  const reach = radius * 0.86;
  const under = tag('ellipse', {
    cx: n(project(camera, at)[0]),
    cy: n(project(camera, [at[0], at[1] + height, at[2]])[1]),
    rx: n(reach),
    ry: n(reach * Math.sin(camera.elevation) * 1.1),
    fill: '#6a130c',
  });
  const chillies = Array.from({ length: 230 }, () => {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * reach * 0.92];
    return { x: r * Math.cos(angle), z: r * Math.sin(angle) };
  })
    .sort((a, b) => a.z - b.z)
    .map(({ x, z }) => {
      const lift = radius * 0.42 * (1 - Math.hypot(x, z) / reach);
      return drawChilli(
        pen,
        project(camera, [at[0] + x, at[1] + height + lift, at[2] + z]),
        radius * pen.random.between(0.34, 0.5),
        pen.random.between(0, 6.283),
        0.7,
      );
    })
    .join('');
  return drawCoiledBasket(
    pen,
    camera,
    {
      base: at,
      profile: [
        [radius, height],
        [radius * 1.02, height * 0.72],
        [radius * 0.95, height * 0.35],
        [radius * 0.8, 0],
      ],
      pattern: BANDS,
      coils: 9,
    },
    under + chillies,
  );
}

/** A painted tin box with its lid open, a ledger, coins and a key. */
function drawSavings(pen: Pen, camera: Camera, at: Point3): Drawn {
  const [w, d, h] = [190, 130, 84];
  const corner = (x: number, y: number, z: number) =>
    project(camera, [at[0] + (x * w) / 2, at[1] + y, at[2] + (z * d) / 2]);
  const quad = (points: readonly Point[], colour: string) => fill(polyline(points, true), colour);
  const tin = '#2f5a70';
  const front = quad(
    [corner(-1, h, 1), corner(1, h, 1), corner(1, 0, 1), corner(-1, 0, 1)],
    dim(tin, 0.95),
  );
  const bands = [0.16, 0.76]
    .map((t) =>
      quad(
        [
          corner(-1, h * t + 8, 1),
          corner(1, h * t + 8, 1),
          corner(1, h * t, 1),
          corner(-1, h * t, 1),
        ],
        '#d9a441',
      ),
    )
    .join('');
  const [fx, fy] = corner(0, h * 0.5, 1);
  const flower = stamp(
    pen,
    createRosette(8),
    { outline: '#d9a441', filling: '#f0dcae', accent: '#b3211a' },
    [fx, fy],
    0.46,
    0,
    0.5,
  );
  const inside = quad(
    [corner(-1, h, -1), corner(1, h, -1), corner(1, h, 1), corner(-1, h, 1)],
    '#16303d',
  );
  const back = quad(
    [
      corner(-0.94, h, -0.92),
      corner(0.94, h, -0.92),
      corner(0.94, h - 40, -0.92),
      corner(-0.94, h - 40, -0.92),
    ],
    '#24475a',
  );
  const lid =
    quad(
      [corner(-1, h, -1), corner(1, h, -1), corner(1, h + 100, -1.5), corner(-1, h + 100, -1.5)],
      dim(tin, 0.78),
    ) +
    quad(
      [
        corner(-0.9, h + 10, -1.05),
        corner(0.9, h + 10, -1.05),
        corner(0.9, h + 92, -1.46),
        corner(-0.9, h + 92, -1.46),
      ],
      dim(tin, 0.55),
    );
  const note = (x: number, z: number, turn: number, colour: string) => {
    const [px, py] = corner(x, h - 14, z);
    return group(
      { transform: `translate(${n(px)} ${n(py)}) scale(1 0.62) rotate(${turn})` },
      tag('rect', { x: -34, y: -17, width: 68, height: 34, fill: colour }),
      tag('rect', {
        x: -29,
        y: -13,
        width: 58,
        height: 26,
        fill: 'none',
        stroke: '#fff6e0',
        'stroke-opacity': 0.6,
      }),
      tag('circle', { r: 8, fill: '#fff6e0', 'fill-opacity': 0.55 }),
    );
  };
  const notes =
    note(-0.4, -0.2, -14, '#b58a6a') +
    note(0.2, 0.1, 10, '#8b9a78') +
    note(-0.1, 0.3, 30, '#c79a5c');
  const opening = polyline(
    [
      corner(-0.95, h, -0.92),
      corner(0.95, h, -0.92),
      corner(0.95, h, 0.92),
      corner(-0.95, h, 0.92),
    ],
    true,
  );
  const points = ([-1, 1] as const).flatMap((x) =>
    ([-1, 1] as const).flatMap((z): Point3[] => [
      [at[0] + (x * w) / 2, at[1], at[2] + (z * d) / 2],
      [at[0] + (x * w) / 2, at[1] + h, at[2] + (z * d) / 2],
    ]),
  );
  return {
    shadow: castShadow(
      pen,
      camera,
      [
        ...points,
        [at[0] - w / 2, at[1] + h + 100, at[2] - d * 0.75],
        [at[0] + w / 2, at[1] + h + 100, at[2] - d * 0.75],
      ],
      { softness: 8, height: at[1] },
    ),
    body:
      lid +
      inside +
      group({ 'clip-path': clip(pen, opening) }, back, notes) +
      front +
      bands +
      flower +
      stroke(polyline([corner(-1, h, 1), corner(1, h, 1)]), '#6d97a8', 3),
  };
}

function drawCoin(camera: Camera, at: Point3, tint: string): string {
  const profile: Profile = [
    [0, 5],
    [9, 5],
    [15, 5.4],
    [17, 4],
    [17, 0],
  ];
  const view = viewDirection(camera);
  return drawMesh(camera, turned(at, profile), {
    columns: 40,
    rows: 12,
    paint: ({ normal, u }) =>
      metalColour(tint, [normal[0] + 0.12 * Math.sin(u * 12), normal[1], normal[2]], view, {
        dullness: 0.3,
      }),
  });
}

function drawCircle(pen: Pen): string {
  const camera = createCamera(46, [600, 410]);
  const floor = drawSlabs(pen, 1200, 800, camera.elevation);
  const rug = drawDurrie(pen, camera, { at: [0, 0, 20], width: 900, depth: 700 });
  const savings = drawSavings(pen, camera, [-30, 6, -70]);
  const coins = [
    [150, 6, 20, '#d8b25a'],
    [190, 6, 46, '#c9cbcb'],
    [160, 6, 70, '#d8b25a'],
    [162, 11, 68, '#c9cbcb'],
    [164, 16, 69, '#d8b25a'],
    [220, 6, 6, '#d8b25a'],
  ] as const;
  const book = drawLedger(pen, camera, [-90, 6, 120]);
  // One cup for each of the group, around the box.
  const cups = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + 0.35;
    return [370 * Math.cos(angle), 6, 20 + 265 * Math.sin(angle)] as const;
  })
    .sort((a, b) => a[2] - b[2])
    .map((at) => drawKulhad(pen, camera, at, 104, '#b0713a'));
  // Their shoes wait at the edge of the rug.
  const pairs = [
    [-520, -190, '#b4231c', '#e9a21f', 1.4],
    [-545, 20, '#22466f', '#e9c46a', 1.62],
    [-520, 230, '#2c6444', '#f0d27c', 1.3],
    [520, -170, '#8e1d1a', '#e9c46a', -1.5],
    [545, 50, '#b4231c', '#f2cf7a', -1.3],
    [515, 260, '#4b2f63', '#e9a21f', -1.66],
  ] as const;
  const shoes = pairs.flatMap(([x, z, colour, thread, yaw]) =>
    [-1, 1].map((side) =>
      drawJutti(pen, camera, {
        at: [x, 0, z + side * 34],
        length: 132,
        yaw: -yaw + side * 0.09,
        colour,
        thread,
      }),
    ),
  );
  return (
    floor +
    arrange(rug) +
    arrange(...shoes) +
    arrange(savings, book) +
    coins.map(([x, y, z, tint]) => drawCoin(camera, [x, y, z], tint)).join('') +
    arrange(...cups) +
    drawSunfall(pen, 1200, 800)
  );
}

function drawLedger(pen: Pen, camera: Camera, at: Point3): Drawn {
  const quad = (x0: number, x1: number, y: number, k: number) =>
    polyline(
      [
        [x0, -k],
        [x1, -k],
        [x1, k],
        [x0, k],
      ].map(([x = 0, z = 0]) => project(camera, [at[0] + x, at[1] + y, at[2] + z])),
      true,
    );
  let lines = '';
  for (let row = 0; row < 8; row += 1) {
    for (const [x0, x1] of [
      [-84, -12],
      [14, 84],
    ] as const) {
      const z = -40 + row * 11;
      const from = project(camera, [at[0] + x0, at[1] + 8, at[2] + z]);
      const until = project(camera, [
        at[0] + x0 + (x1 - x0) * pen.random.between(0.5, 1),
        at[1] + 8,
        at[2] + z,
      ]);
      lines += stroke(polyline([from, until]), '#33406b', 1.7, 0.75);
    }
  }
  const points = [
    [-96, -56],
    [96, -56],
    [96, 56],
    [-96, 56],
  ].map(([x = 0, z = 0]): Point3 => [at[0] + x, at[1] + 6, at[2] + z]);
  return {
    shadow: castShadow(pen, camera, points, { softness: 4, height: at[1] }),
    body:
      fill(quad(-98, 98, 2, 58), '#9a2419') +
      fill(quad(-92, 0, 7, 53), '#f5ecd8') +
      fill(quad(0, 92, 7, 53), '#efe3ca') +
      lines +
      stroke(
        polyline([
          project(camera, [at[0], at[1] + 7, at[2] - 53]),
          project(camera, [at[0], at[1] + 7, at[2] + 53]),
        ]),
        '#b49a70',
        3,
      ),
  };
}

function drawPrintTable(pen: Pen): string {
  const camera = createCamera(46, [600, 410]);
  const table = group({}, drawPlanks(pen, 1200, 800, '#7a5233'));
  const blank: Print = (_pen, width, height) => [
    { path: rectPath(0, 0, width, height), colour: '#f4ead4' },
  ];
  const cloth = drawSpreadCloth(pen, camera, blank, {
    at: [0, 0, 30],
    width: 1260,
    depth: 560,
    wrinkle: 3,
  });
  const spacing = 104;
  let prints = '';
  const [ambi, rosette] = [createAmbi(), createRosette(8)];
  const squash = Math.sin(camera.elevation);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const order = column * 5 + row;
      if (order > 36) continue;
      const at = project(camera, [
        -570 + column * spacing + (row % 2) * 24,
        4,
        -190 + row * spacing,
      ]);
      const isRosette = row % 2 === 1;
      const isFilled = order < 24;
      const base = {
        outline: '#2c211c',
        filling: isFilled ? '#9c2a1c' : '#f4ead4',
        accent: isFilled ? '#e2a43a' : '#f4ead4',
      };
      prints += group(
        { transform: `translate(${n(at[0])} ${n(at[1])}) scale(1 ${squash.toFixed(3)})` },
        stamp(pen, isRosette ? rosette : ambi, base, [0, 0], isRosette ? 0.5 : 0.72, 0, 1.4),
      );
    }
  }
  const block = drawPrintingBlock(pen, camera, {
    at: [236, 4, 30],
    width: 150,
    yaw: 0.12,
    inked: '#2c211c',
  });
  const tray = drawColourTray(pen, camera, [450, 4, 190], 250, '#8e1d18');
  const second = drawColourTray(pen, camera, [470, 4, -130], 190, '#1f1a18');
  const carved = [
    drawCarvedFace(pen, camera, {
      at: [-470, 0, 400],
      radius: 84,
      motif: rosette,
      inked: '#8e1d18',
    }),
    drawCarvedFace(pen, camera, { at: [-270, 0, 420], radius: 76, motif: ambi, inked: '#26385f' }),
    drawPrintingBlock(pen, camera, { at: [-90, 0, 410], width: 120, yaw: -0.3 }),
  ];
  const folded = drawFoldedStack(pen, camera, [printBagru, printDabu, printBagru], {
    at: [180, 0, -430],
    width: 330,
    depth: 160,
    thickness: 34,
    printScale: 0.9,
  });
  return (
    table +
    arrange(folded, cloth) +
    prints +
    arrange(second, tray, block, ...carved) +
    drawSunfall(pen, 1200, 800)
  );
}

function drawPapadYard(pen: Pen): string {
  const camera = createCamera(38, [600, 430]);
  const floor = drawSlabs(pen, 1200, 800, camera.elevation, '#e0c28a');
  const domes: Drawn[] = [];
  const kinds = ['moong-papad', 'urad-black-pepper-papad', 'methi-papad'] as const;
  const rows = [
    { z: -330, xs: [-420, -150, 130, 410], r: 112 },
    { z: -110, xs: [-80, 200, 480], r: 120 },
    { z: 150, xs: [90, 390], r: 130 },
  ] as const;
  for (const { z, xs, r } of rows) {
    for (const x of xs) {
      const mat: Profile = [
        [0, 66],
        [r * 0.6, 60],
        [r * 0.98, 40],
        [r * 1.08, 8],
        [r * 1.08, 0],
      ];
      const basket = drawCoiledLid(pen, camera, {
        base: [x, 0, z],
        profile: mat,
        pattern: createBands(['#a3271c', '#26385f'], [0.78]),
        coils: 12,
      });
      const papad = drawPapad(
        pen,
        camera,
        papadKind(pen.random.pick(kinds)),
        { at: [x, 62, z], radius: r * 1.02, curl: -0.2, yaw: pen.random.between(0, 6) },
        { floor: 56, softness: 5 },
      );
      domes.push({ shadow: basket.shadow, body: basket.body + papad.shadow + papad.body });
    }
  }
  const boardAt: Point3 = [-140, 0, 290];
  const board = drawBoard(pen, camera, boardAt, 128, 22);
  const dough = drawPapad(
    pen,
    camera,
    papadKind('moong-papad'),
    { at: [boardAt[0], 26, boardAt[2]], radius: 96 },
    { floor: 22, softness: 3 },
  );
  const pin = drawRollingPin(pen, camera, [boardAt[0] + 6, 26, boardAt[2] + 30], 270, -0.16);
  const dal = drawFullBowl(pen, camera, 'moong-mangodi', {
    base: [-450, 0, -20],
    radius: 112,
    heaped: 0.4,
    size: 0.62,
  });
  const balls = drawPlate(pen, camera, [-430, 0, 290], 122);
  const dough_ = doughBalls(pen, camera, [-430, 4, 290], 84);
  const stack = drawPapadStack(pen, camera, papadKind('moong-papad'), {
    at: [300, 0, 390],
    radius: 104,
    count: 12,
    step: 5,
  });
  return (
    floor +
    arrange(...domes, stack) +
    arrange(dal, { shadow: balls.shadow, body: balls.body + dough_ }) +
    pile(board, dough, pin) +
    drawSunfall(pen, 1200, 800)
  );
}

/** Balls of dough waiting to be rolled. */
function doughBalls(pen: Pen, camera: Camera, at: Point3, radius: number): string {
  return Array.from({ length: 15 }, () => {
    const [angle, r] = [pen.random.between(0, 6.283), Math.sqrt(pen.random.next()) * radius];
    return { x: r * Math.cos(angle), z: r * Math.sin(angle) };
  })
    .sort((a, b) => a.z - b.z)
    .map(({ x, z }) => {
      const profile: Profile = [
        [0, 40],
        [14, 37],
        [23, 24],
        [22, 8],
        [14, 0],
      ];
      const base: Point3 = [at[0] + x, at[1], at[2] + z];
      return (
        castTurnedShadow(pen, camera, base, profile, { softness: 3 }) +
        drawMesh(camera, turned(base, profile), {
          columns: 40,
          rows: 20,
          paint: ({ normal }) => litColour('#e2c684', normal, { gloss: 0.08, sharpness: 14 }),
        })
      );
    })
    .join('');
}

/** A sheaf of grass lying on the floor. */
function drawSheaf(
  pen: Pen,
  camera: Camera,
  from: Point3,
  to: Point3,
  spread: number,
  count: number,
): string {
  let stems = '';
  for (let index = 0; index < count; index += 1) {
    const [s0, s1] = [pen.random.bell() * spread * 0.35, pen.random.bell() * spread];
    const a = project(camera, [from[0], from[1] + pen.random.between(2, 16), from[2] + s0]);
    const b = project(camera, [
      to[0] + pen.random.bell() * 30,
      to[1] + pen.random.between(1, 10),
      to[2] + s1,
    ]);
    const m: Point = [
      (a[0] + b[0]) / 2 + pen.random.bell() * 6,
      (a[1] + b[1]) / 2 + pen.random.bell() * 7 - 6,
    ];
    const tone = pen.random.pick(['#d8b66c', '#c9a152', '#e6ca88', '#b98f45', '#a8b06a']);
    const path = curve([a, m, b]);
    stems +=
      stroke(path, dim(tone, 0.55), 4.2) +
      stroke(path, tone, 2.9) +
      stroke(path, mixColours(tone, '#fff4d0', 0.45), 0.9);
  }
  return stems;
}

function drawBasketYard(pen: Pen): string {
  const camera = createCamera(36, [600, 430]);
  const floor = drawPlaster(pen, 1200, 800, '#dcbf8c');
  const wallTop = 120;
  const wall = group(
    {},
    tag('rect', { width: 1200, height: wallTop, fill: '#b5583b', 'fill-opacity': 0.8 }),
    tag('rect', {
      y: wallTop - 8,
      width: 1200,
      height: 4,
      fill: PALETTE.turmeric,
      'fill-opacity': 0.6,
    }),
    group(
      { filter: blur(pen, 9) },
      tag('rect', {
        x: -20,
        y: wallTop - 5,
        width: 1240,
        height: 12,
        fill: '#4a2a12',
        'fill-opacity': 0.6,
      }),
    ),
  );
  const rug = drawDurrie(pen, camera, { at: [20, 0, 70], width: 820, depth: 560 });
  const big = drawCoiledBasket(pen, camera, {
    base: [-360, 0, -190],
    profile: [
      [150, 250],
      [158, 190],
      [160, 120],
      [148, 50],
      [132, 0],
    ],
    pattern: createBands(['#a3271c', '#26385f'], [0.2, 0.62]),
    coils: 20,
  });
  const half = drawCoiledBasket(pen, camera, {
    base: [60, 6, 30],
    profile: [
      [150, 70],
      [146, 40],
      [134, 12],
      [126, 0],
    ],
    pattern: BANDS,
    coils: 7,
  });
  const lid = drawCoiledLid(pen, camera, {
    base: [380, 6, -120],
    profile: [
      [0, 70],
      [60, 62],
      [110, 36],
      [146, 6],
      [150, 0],
    ],
    pattern: createBands(['#a3271c', '#26385f'], [0.44]),
    coils: 16,
  });
  const tail = curve([
    project(camera, [206, 80, 40]),
    project(camera, [260, 70, 70]),
    project(camera, [300, 40, 130]),
    project(camera, [350, 14, 170]),
  ]);
  const coil =
    stroke(tail, '#7a5a26', 15) +
    stroke(tail, '#d8b26a', 12) +
    tag('path', {
      d: tail,
      fill: 'none',
      stroke: '#7a5a26',
      'stroke-width': 12.5,
      'stroke-dasharray': '1.8 7',
    });
  const cup = drawKulhad(pen, camera, [-190, 6, 150], 110, '#b0713a');
  const sheafShade = group(
    { filter: blur(pen, 8), style: 'mix-blend-mode:multiply' },
    stroke(
      polyline([project(camera, [230, 0, 330]), project(camera, [570, 0, 290])]),
      '#5a3416',
      60,
      0.4,
    ),
  );
  const sheaf = sheafShade + drawSheaf(pen, camera, [560, 0, 270], [190, 0, 330], 60, 150);
  const tieAt = project(camera, [440, 16, 284]);
  const dyed = [
    ['#a3271c', 320],
    ['#26385f', 372],
  ] as const;
  const strips = dyed
    .map(([tone, z]) => {
      let loops = '';
      for (let index = 0; index < 16; index += 1) {
        const [x, y] = project(camera, [
          -420 + pen.random.bell() * 26,
          4,
          z + pen.random.bell() * 12,
        ]);
        loops += tag('ellipse', {
          cx: n(x),
          cy: n(y),
          rx: n(pen.random.between(40, 66)),
          ry: n(pen.random.between(18, 30)),
          fill: 'none',
          stroke: dim(tone, pen.random.between(0.7, 1.25)),
          'stroke-width': 3.4,
          transform: `rotate(${pen.random.whole(-14, 14)} ${n(x)} ${n(y)})`,
        });
      }
      return loops;
    })
    .join('');
  return (
    floor +
    wall +
    arrange(rug) +
    arrange(big, lid, half) +
    coil +
    sheaf +
    tag('ellipse', {
      cx: n(tieAt[0]),
      cy: n(tieAt[1]),
      rx: 9,
      ry: 34,
      fill: 'none',
      stroke: '#8e2018',
      'stroke-width': 8,
    }) +
    strips +
    arrange(cup) +
    drawSunfall(pen, 1200, 800)
  );
}

/** Brass scales hanging from a beam. */
function drawScales(pen: Pen, camera: Camera, at: Point): string {
  const [x, y] = at;
  const beam =
    stroke(
      `M${n(x - 104)} ${n(y + 6)}Q${n(x)} ${n(y - 14)} ${n(x + 104)} ${n(y - 6)}`,
      '#7a5a26',
      8,
    ) +
    stroke(
      `M${n(x - 104)} ${n(y + 4)}Q${n(x)} ${n(y - 16)} ${n(x + 104)} ${n(y - 8)}`,
      '#e0b458',
      3.4,
    );
  const pan = (px: number, py: number) => {
    const own: Camera = { ...camera, origin: [px, py + 118] };
    const dish = drawPlate(pen, own, [0, 0, 0], 58);
    return (
      [-50, 0, 50]
        .map((dx) =>
          stroke(
            polyline([
              [px, py],
              [px + dx, py + 112],
            ]),
            '#6b4a26',
            2,
          ),
        )
        .join('') + dish.body
    );
  };
  return (
    stroke(
      polyline([
        [x, y - 70],
        [x, y - 6],
      ]),
      '#6b4a26',
      4,
    ) +
    pan(x - 104, y + 6) +
    pan(x + 104, y - 6) +
    beam +
    fill(dotPath(x, y - 8, 8), '#b58a3c')
  );
}

function drawStall(pen: Pen): string {
  const wall = drawSweep(pen, 1200, 800, 600, '#efd7a4');
  const dado =
    tag('rect', { y: 380, width: 1200, height: 230, fill: '#2f4a72', 'fill-opacity': 0.85 }) +
    tag('rect', { y: 368, width: 1200, height: 5, fill: PALETTE.turmeric });
  const stripes = Array.from({ length: 15 }, (_, index) => {
    const x = index * 84 - 30;
    const tone = index % 2 === 0 ? '#b3241c' : '#f4e6c6';
    return (
      fill(`M${x} -10L${x + 84} -10L${x + 84} 104Q${x + 42} 140 ${x} 104Z`, tone) +
      fill(`M${x} 78L${x + 84} 78L${x + 84} 104Q${x + 42} 140 ${x} 104Z`, '#3a1a0c', 0.2)
    );
  }).join('');
  const awningShade = group(
    { filter: blur(pen, 16), style: 'mix-blend-mode:multiply' },
    tag('rect', { x: -20, y: 110, width: 1240, height: 70, fill: '#5a3416', 'fill-opacity': 0.5 }),
  );
  const front = createCamera(6, [600, 560]);
  const hung = [
    { x: -430, print: printDabu, w: 170 },
    { x: -240, print: printLeheriya, w: 150 },
    { x: 330, print: printAjrakh, w: 160 },
    { x: 500, print: printSanganeri, w: 150 },
  ].map(
    ({ x, print, w }) =>
      drawHangingCloth(pen, front, print, {
        at: [x, 390, 0],
        width: w,
        height: 320,
        folds: 2.4,
        depth: 22,
        fullness: 1.4,
        printScale: 0.8,
      }).body,
  );
  const rod = drawRod(front, [-620, 392, 0], [620, 392, 0], 8, ['#4d2c12', '#8d5a2c', '#d9a868']);
  const camera = createCamera(26, [600, 590]);
  const counterTop = polyline(
    [
      [-640, 0, -120],
      [640, 0, -120],
      [660, 0, 150],
      [-660, 0, 150],
    ].map(([x = 0, y = 0, z = 0]) => project(camera, [x, y, z])),
    true,
  );
  const counterClip = clip(pen, counterTop);
  const counter = group({ 'clip-path': counterClip }, drawPlanks(pen, 1200, 800, '#9a6a3c'));
  const edgeY = project(camera, [0, 0, 150])[1];
  const facing = group(
    { 'clip-path': clip(pen, rectPath(0, edgeY - 1, 1200, 300)) },
    drawTablecloth(pen, {
      width: 1200,
      height: 800,
      elevation: Math.PI / 2,
      ground: '#98251c',
      colours: { outline: '#e8b98a', filling: '#f3dfbd', accent: '#98251c' },
      motif: createButi(),
      spacing: 100,
      size: 56,
    }),
    tag('rect', { y: edgeY, width: 1200, height: 12, fill: '#2a1508', 'fill-opacity': 0.45 }),
  );
  const keys = [
    'mathania-red-chilli-powder',
    'turmeric-powder',
    'coriander-powder',
    'jeera-cumin-seeds',
    'garam-masala',
  ] as const;
  const bowls = keys.map((key, index) =>
    drawFullBowl(pen, camera, key, {
      base: [-430 + index * 168, 0, 60],
      radius: 78,
      heaped: 0.85,
      size: 0.7,
    }),
  );
  const pouches = [
    { name: 'Turmeric Powder', nameHindi: 'हल्दी पाउडर', brand: 'Shekhawati Rasoi Samuh', x: -330 },
    { name: 'Jeera', nameHindi: 'जीरा', brand: 'Nagaur Mahila Samuh', x: -190 },
    { name: 'Red Chilli', nameHindi: 'लाल मिर्च', brand: 'Marwar Masala Samuh', x: -50 },
  ].map(({ x, ...text }) =>
    drawPouch(
      pen,
      camera,
      { ...text, packSize: '200 g' },
      { base: [x, 0, -70], width: 124, height: 190 },
    ),
  );
  const vase = drawBlueVase(pen, camera, [330, 0, -50], 230);
  const bowl = drawBlueBowl(pen, camera, [480, 0, 60], 84);
  const basket = drawCoiledBasket(pen, camera, {
    base: [500, 0, -60],
    profile: [
      [84, 96],
      [88, 66],
      [82, 30],
      [70, 0],
    ],
    pattern: BANDS,
    coils: 10,
  });
  const scales = drawScales(pen, createCamera(26, [0, 0]), [690, 300]);
  return (
    wall +
    dado +
    awningShade +
    hung.join('') +
    rod +
    scales +
    counter +
    facing +
    arrange(...pouches, vase, basket, ...bowls, bowl) +
    group(
      { filter: blur(pen, 3), style: 'mix-blend-mode:multiply' },
      tag('rect', { y: 96, width: 1200, height: 22, fill: '#5a3416', 'fill-opacity': 0.25 }),
    ) +
    stripes +
    drawSunfall(pen, 1200, 800)
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

function drawHeroWide(pen: Pen): string {
  const floor = 760;
  const camera = createCamera(19, [1330, 900], 1.08);
  return (
    drawCourtyard(pen, 1920, 1080, { cx: 1330, top: 110, width: 1000, floor }) +
    drawLedge(pen, 1920, 1080, floor) +
    drawLedgeThings(pen, camera)
  );
}

function drawHeroTall(pen: Pen): string {
  const floor = 900;
  const camera = createCamera(19, [474, 1040], 0.98);
  return (
    drawCourtyard(pen, 960, 1200, { cx: 480, top: 330, width: 830, floor }) +
    drawLedge(pen, 960, 1200, floor) +
    drawLedgeThings(pen, camera)
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
  'story-red-on-the-terrace': { width: 1200, height: 800, draw: drawTerrace },
  'story-ten-rupees-a-week': { width: 1200, height: 800, draw: drawCircle },
  'story-a-block-is-never-straight': { width: 1200, height: 800, draw: drawPrintTable },
  'story-papad-weather': { width: 1200, height: 800, draw: drawPapadYard },
  'story-grass-that-holds-bread': { width: 1200, height: 800, draw: drawBasketYard },
  'story-what-a-fair-price-holds': { width: 1200, height: 800, draw: drawStall },
  'hero-wide': { width: 1920, height: 1080, draw: drawHeroWide },
  'hero-tall': { width: 960, height: 1200, draw: drawHeroTall },
  'share-card': { width: 1200, height: 630, draw: drawShareCard },
  'placeholder-product': { width: 800, height: 1000, draw: drawStandInProduct },
  'placeholder-avatar': { width: 400, height: 400, draw: drawStandInAvatar },
};

/** One scene as SVG. Throws for a name nobody has drawn. */
export function drawScene(name: string): string {
  const scene = SCENES[name];
  if (!scene) throw new Error(`There is no scene called ${name}.`);
  return finishPicture(name, scene.width, scene.height, scene.draw);
}
