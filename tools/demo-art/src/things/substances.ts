/** What is in the packets: each spice and dried food as it looks heaped up. */
import { dim, mixColours } from '../engine/colour.ts';
import { curve, f, fill, group, n, type Pen, stroke, tag } from '../engine/pen.ts';
import type { Camera, Point, Point3 } from '../engine/space.ts';
import {
  drawPieces,
  drawPowder,
  drawRidgedSeed,
  drawRoundSeed,
  type Heap,
  type PieceDrawing,
  type PowderColours,
  type Shading,
} from './heaps.ts';

/** Draws a heap of the substance; `size` 1 is a bowl of about 140 pixels. */
export type Substance = (
  pen: Pen,
  camera: Camera,
  heap: {
    base: Point3;
    radius: number;
    height: number;
    size?: number;
    shading?: Shading;
    isEven?: boolean;
  },
) => string;

function powder(colours: PowderColours, lumps = 5, grain = 1): Substance {
  return (pen, camera, { base, radius, height, size = 1, shading, isEven = false }) =>
    drawPowder(
      pen,
      camera,
      { base, radius, height, lumps: lumps * size ** 0.8, seed: pen.random.whole(1, 999) },
      colours,
      {
        grain: grain * (0.8 + size * 0.35),
        count: Math.round((radius * radius * 0.42) / Math.max(1, (grain * size) ** 0.9)),
        ...(shading ? { shading } : {}),
        isEven,
      },
    );
}

type PieceKind = {
  colours: readonly [string, ...string[]];
  drawing: PieceDrawing;
  /** Length in pixels at size 1. */
  length: number;
  /** Pieces for each thousand square pixels of ground at size 1. */
  density: number;
  under: string;
};

function pieces(kind: PieceKind): Substance {
  return (pen, camera, { base, radius, height, size = 1, shading }) => {
    const heap: Heap = {
      base,
      radius,
      height,
      lumps: 5 * size ** 0.8,
      seed: pen.random.whole(1, 999),
    };
    const count = Math.round(((radius * radius * Math.PI) / 1000) * (kind.density / size ** 1.7));
    const options = shading ? { shading } : {};
    return (
      drawPowder(pen, camera, heap, { body: kind.under, grains: [] }, { count: 0, ...options }) +
      drawPieces(pen, camera, heap, kind.colours, kind.drawing, {
        count,
        length: kind.length * size,
        ...options,
      })
    );
  };
}

const drawLeaf: PieceDrawing = (pen, length, colour, light) => {
  const [half, wide] = [length / 2, length * pen.random.between(0.16, 0.3)];
  const bend = pen.random.bell() * length * 0.16;
  const tone = dim(colour, light);
  const crumple = (share: number) => n(wide * share * pen.random.between(0.6, 1.2));
  const body = `M${n(-half)} 0C${n(-half * 0.5)} ${n(-wide * 1.3)} ${n(half * 0.4)} ${n(-wide + bend)} ${n(half)} ${n(bend * 0.5)}C${n(half * 0.4)} ${crumple(1)} ${n(-half * 0.4)} ${crumple(1.2)} ${n(-half)} 0Z`;
  return (
    fill(body, tone) +
    fill(
      `M${n(-half)} 0C${n(-half * 0.4)} ${n(-wide * 1.1)} ${n(half * 0.4)} ${n(-wide * 0.8 + bend)} ${n(half)} ${n(bend * 0.5)}Q0 ${n(-wide * 0.1)} ${n(-half)} 0Z`,
      mixColours(tone, '#f1f0c4', 0.2),
    ) +
    stroke(
      `M${n(-half)} 0Q0 ${n(bend * 0.4)} ${n(half)} ${n(bend * 0.5)}`,
      dim(tone, 0.55),
      length * 0.025,
    )
  );
};

/** A sangri bean, long and twisted, or now and then a round ker berry. */
const drawKerSangri: PieceDrawing = (pen, length, colour, light) => {
  if (pen.random.next() < 0.4) {
    const r = length * 0.15;
    const tone = dim(pen.random.pick(['#7d7238', '#6b5c2f', '#8a7a45', '#5d5230']), light);
    let wrinkles = '';
    for (let index = 0; index < 4; index += 1) {
      const angle = pen.random.between(0, 6.28);
      wrinkles += stroke(
        `M${n(Math.cos(angle) * r * 0.2)} ${n(Math.sin(angle) * r * 0.2)}Q${n(Math.cos(angle + 0.4) * r * 0.7)} ${n(Math.sin(angle + 0.4) * r * 0.7)} ${n(Math.cos(angle) * r * 0.95)} ${n(Math.sin(angle) * r * 0.95)}`,
        dim(tone, 0.5),
        r * 0.09,
        0.8,
      );
    }
    return (
      tag('circle', { r: n(r), fill: dim(tone, 0.6) }) +
      tag('ellipse', {
        cx: n(-r * 0.12),
        cy: n(-r * 0.14),
        rx: n(r * 0.82),
        ry: n(r * 0.8),
        fill: tone,
      }) +
      wrinkles +
      tag('ellipse', {
        cx: n(-r * 0.36),
        cy: n(-r * 0.42),
        rx: n(r * 0.22),
        ry: n(r * 0.14),
        fill: mixColours(tone, '#fff2d0', 0.5),
      })
    );
  }
  const half = length * 0.62;
  const points: Point[] = Array.from({ length: 7 }, (_, index) => [
    -half + (index / 6) * half * 2,
    Math.sin(index * 1.3 + pen.random.between(0, 1)) * length * 0.05 +
      (index / 6 - 0.5) ** 2 * length * 0.2,
  ]);
  const path = curve(points);
  const tone = dim(colour, light);
  return (
    stroke(path, dim(tone, 0.5), length * 0.085) +
    stroke(path, tone, length * 0.06) +
    tag('path', {
      d: path,
      fill: 'none',
      stroke: mixColours(tone, '#ffd9a0', 0.22),
      'stroke-width': f(length * 0.018),
      transform: `translate(0 ${n(-length * 0.014)})`,
      'stroke-dasharray': `${n(length * 0.2)} ${n(length * 0.05)}`,
    })
  );
};

/** A hand-set drop of dried moong paste. */
const drawMangodi: PieceDrawing = (pen, length, colour, light) => {
  const r = length / 2;
  const tone = dim(colour, light);
  const outline = curve(
    Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 9) * 2 * Math.PI;
      const reach = r * pen.random.between(0.86, 1.1);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.92];
    }),
    true,
  );
  let pits = '';
  for (let index = 0; index < 9; index += 1) {
    const [angle, reach] = [pen.random.between(0, 6.28), r * pen.random.between(0.1, 0.8)];
    pits += tag('circle', {
      cx: n(Math.cos(angle) * reach),
      cy: n(Math.sin(angle) * reach),
      r: n(r * pen.random.between(0.03, 0.08)),
      fill: dim(tone, 0.6),
      'fill-opacity': 0.6,
    });
  }
  return (
    fill(outline, dim(tone, 0.68)) +
    group(
      { transform: `translate(${n(-r * 0.07)} ${n(-r * 0.09)}) scale(0.86)` },
      fill(outline, tone),
    ) +
    group(
      { transform: `translate(${n(-r * 0.2)} ${n(-r * 0.24)}) scale(0.5)` },
      fill(outline, mixColours(tone, '#fff3d2', 0.32)),
    ) +
    pits
  );
};

/** A broken piece of a dried maize sheet. */
const drawShard: PieceDrawing = (pen, length, colour, light) => {
  const count = pen.random.whole(4, 6);
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI + pen.random.bell() * 0.24;
    const reach = length * 0.5 * pen.random.between(0.7, 1.15);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8];
  });
  const path = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const tone = dim(colour, light);
  let blisters = '';
  for (let index = 0; index < 7; index += 1) {
    const [x, y] = [pen.random.bell() * length * 0.24, pen.random.bell() * length * 0.18];
    blisters +=
      tag('ellipse', {
        cx: n(x + 0.8),
        cy: n(y + 0.9),
        rx: n(length * 0.04),
        ry: n(length * 0.03),
        fill: dim(tone, 0.7),
        'fill-opacity': 0.7,
      }) +
      tag('ellipse', {
        cx: n(x),
        cy: n(y),
        rx: n(length * 0.035),
        ry: n(length * 0.026),
        fill: mixColours(tone, '#fff3c8', 0.4),
        'fill-opacity': 0.8,
      });
  }
  return (
    group({ transform: `translate(0 ${n(length * 0.035)})` }, fill(path, dim(tone, 0.58))) +
    fill(path, tone) +
    blisters +
    tag('path', {
      d: path,
      fill: 'none',
      stroke: mixColours(tone, '#fff6d8', 0.5),
      'stroke-width': f(length * 0.014),
    })
  );
};

/** Whole spices for blends: a clove, a cardamom pod, a stick of cinnamon, a peppercorn or a bay leaf. */
const drawWholeSpice: PieceDrawing = (pen, length, _colour, light) => {
  const kind = pen.random.whole(0, 9);
  if (kind < 3) {
    const tone = dim('#8d9a55', light);
    return (
      fill(
        curve(
          [
            [-length * 0.5, 0],
            [-length * 0.16, -length * 0.2],
            [length * 0.26, -length * 0.16],
            [length * 0.54, 0],
            [length * 0.26, length * 0.17],
            [-length * 0.16, length * 0.2],
          ],
          true,
        ),
        tone,
      ) +
      [-0.09, 0, 0.09]
        .map((y) =>
          stroke(
            `M${n(-length * 0.42)} ${n(length * y * 0.4)}Q0 ${n(length * y * 1.5)} ${n(length * 0.46)} ${n(length * y * 0.3)}`,
            dim(tone, 0.55),
            length * 0.02,
          ),
        )
        .join('') +
      stroke(
        `M${n(-length * 0.3)} ${n(-length * 0.1)}Q0 ${n(-length * 0.17)} ${n(length * 0.3)} ${n(-length * 0.09)}`,
        mixColours(tone, '#f5f3c8', 0.55),
        length * 0.03,
      )
    );
  }
  if (kind < 5) {
    const tone = dim('#4b2a18', light);
    return (
      stroke(`M${n(-length * 0.36)} 0L${n(length * 0.22)} 0`, tone, length * 0.1) +
      stroke(
        `M${n(-length * 0.34)} ${n(-length * 0.02)}L${n(length * 0.2)} ${n(-length * 0.02)}`,
        mixColours(tone, '#e0a878', 0.4),
        length * 0.025,
      ) +
      tag('circle', {
        cx: n(length * 0.3),
        cy: 0,
        r: n(length * 0.12),
        fill: dim('#6b3d20', light),
      }) +
      tag('circle', {
        cx: n(length * 0.28),
        cy: n(-length * 0.03),
        r: n(length * 0.06),
        fill: dim('#9a6036', light),
      }) +
      [-1, 1]
        .map((s) =>
          stroke(
            `M${n(length * 0.2)} 0L${n(length * 0.34)} ${n(s * length * 0.15)}`,
            tone,
            length * 0.05,
          ),
        )
        .join('')
    );
  }
  if (kind < 7) {
    const tone = dim('#8a4f26', light);
    return (
      fill(
        `M${n(-length * 0.8)} ${n(-length * 0.17)}L${n(length * 0.8)} ${n(-length * 0.15)}L${n(length * 0.8)} ${n(length * 0.17)}L${n(-length * 0.8)} ${n(length * 0.17)}Z`,
        tone,
      ) +
      fill(
        `M${n(-length * 0.8)} ${n(-length * 0.14)}L${n(length * 0.8)} ${n(-length * 0.12)}L${n(length * 0.8)} ${n(-length * 0.04)}L${n(-length * 0.8)} ${n(-length * 0.06)}Z`,
        mixColours(tone, '#f0c090', 0.4),
      ) +
      stroke(
        `M${n(-length * 0.8)} ${n(length * 0.02)}L${n(length * 0.8)} ${n(length * 0.02)}`,
        dim(tone, 0.4),
        length * 0.05,
      ) +
      tag('ellipse', {
        cx: n(length * 0.8),
        cy: 0,
        rx: n(length * 0.05),
        ry: n(length * 0.16),
        fill: dim(tone, 0.5),
      })
    );
  }
  const tone = dim('#2e231c', light * 1.2);
  const r = length * 0.15;
  return (
    tag('circle', { r: n(r), fill: tone }) +
    stroke(
      `M${n(-r * 0.5)} ${n(-r * 0.2)}Q0 ${n(r * 0.4)} ${n(r * 0.6)} ${n(-r * 0.3)}`,
      mixColours(tone, '#d0b090', 0.3),
      r * 0.16,
    ) +
    tag('ellipse', {
      cx: n(-r * 0.3),
      cy: n(-r * 0.36),
      rx: n(r * 0.24),
      ry: n(r * 0.17),
      fill: mixColours(tone, '#fff2e0', 0.5),
    })
  );
};

const turmericGrains: PowderColours['grains'] = [
  ['#e8ab22', 0.3],
  ['#c07d0c', 0.2],
];

/** Pieces lying loosely on the table, each with its own shadow. */
function strewn(kind: PieceKind): Substance {
  return (pen, camera, { base, radius, height, size = 1 }) => {
    const heap: Heap = { base, radius, height, lumps: 0, seed: 3 };
    const count = Math.round(((radius * radius * Math.PI) / 1000) * (kind.density / size ** 1.7));
    return drawPieces(pen, camera, heap, kind.colours, kind.drawing, {
      count,
      length: kind.length * size,
    });
  };
}

/** Whole spices strewn on the table. */
export const STREWN_SPICES: Substance = strewn({
  colours: ['#7a4f28'],
  drawing: drawWholeSpice,
  length: 34,
  density: 1.15,
  under: '#3b2414',
});

export const WHOLE_SPICES: Substance = pieces({
  colours: ['#7a4f28'],
  drawing: drawWholeSpice,
  length: 34,
  density: 3.4,
  under: '#3b2414',
});

const BY_KEY: Readonly<Record<string, Substance>> = {
  'mathania-red-chilli-powder': powder(
    {
      body: '#a3241a',
      grains: [
        ['#bd3a26', 0.3],
        ['#7c170f', 0.24],
        ['#d9803f', 0.02],
      ],
    },
    6,
  ),
  'turmeric-powder': powder({ body: '#d8950f', grains: turmericGrains }, 6, 0.9),
  'coriander-powder': powder(
    {
      body: '#a3864a',
      grains: [
        ['#c0a568', 0.28],
        ['#7a6030', 0.22],
        ['#d8c48e', 0.06],
      ],
    },
    6,
    1.3,
  ),
  'jeera-cumin-seeds': pieces({
    colours: ['#a87c42', '#bf9455', '#8f6733', '#b3935a'],
    drawing: drawRidgedSeed,
    length: 17,
    density: 44,
    under: '#4d371c',
  }),
  'nagauri-kasuri-methi': pieces({
    colours: ['#565f33', '#656b3a', '#454c28', '#737446', '#5a5830'],
    drawing: drawLeaf,
    length: 27,
    density: 17,
    under: '#2f3819',
  }),
  'garam-masala': powder(
    {
      body: '#6d4526',
      grains: [
        ['#8f6038', 0.28],
        ['#45280f', 0.26],
        ['#b58a58', 0.06],
      ],
    },
    6,
    1.2,
  ),
  'ker-sangri': pieces({
    colours: ['#6a4526', '#7d5630', '#553419', '#8a6438'],
    drawing: drawKerSangri,
    length: 58,
    density: 7,
    under: '#3d2612',
  }),
  'amchur-powder': powder(
    {
      body: '#c8ac7c',
      grains: [
        ['#dcc79c', 0.3],
        ['#a3844f', 0.18],
      ],
    },
    6,
    0.9,
  ),
  'kachri-powder': powder(
    {
      body: '#b28852',
      grains: [
        ['#cda870', 0.28],
        ['#85602f', 0.24],
        ['#e6d2a4', 0.04],
      ],
    },
    6,
    1.2,
  ),
  'ajwain-seeds': pieces({
    colours: ['#85744a', '#9b8a5c', '#6d5d38', '#a2925f'],
    drawing: drawRidgedSeed,
    length: 10.5,
    density: 84,
    under: '#4a3f24',
  }),
  'abu-road-fennel-seeds': pieces({
    colours: ['#8f9150', '#a6a263', '#787b3f', '#b0a870'],
    drawing: drawRidgedSeed,
    length: 21,
    density: 33,
    under: '#464522',
  }),
  'mustard-seeds': pieces({
    colours: ['#4a2a1b', '#5a3420', '#3a1f14', '#6b4228'],
    drawing: drawRoundSeed,
    length: 8.4,
    density: 46,
    under: '#22120b',
  }),
  'chai-masala': powder(
    {
      body: '#8d6238',
      grains: [
        ['#ab8352', 0.3],
        ['#5f3d1e', 0.24],
        ['#d0b283', 0.05],
      ],
    },
    6,
    1.1,
  ),
  'lehsun-chutney-masala': powder(
    {
      body: '#a8361c',
      grains: [
        ['#c85a30', 0.26],
        ['#74200f', 0.24],
        ['#efdcb4', 0.07],
      ],
    },
    8,
    1.7,
  ),
  'moong-mangodi': pieces({
    colours: ['#d3b06c', '#c9a25c', '#dcbd7e', '#bf9750'],
    drawing: drawMangodi,
    length: 34,
    density: 3.6,
    under: '#7a5b2c',
  }),
  'makki-rabodi': pieces({
    colours: ['#e0b858', '#d6a945', '#e9c873', '#cd9f3e'],
    drawing: drawShard,
    length: 58,
    density: 2.3,
    under: '#8a6420',
  }),
};

/** How the content of a packet looks. Throws for products that are not poured. */
export function substanceOf(key: string): Substance {
  const substance = BY_KEY[key];
  if (!substance) throw new Error(`Nothing is known about the content of ${key}.`);
  return substance;
}

/** The twelve of the spice set, in the order of its grid. */
export const TWELVE = [
  'mathania-red-chilli-powder',
  'turmeric-powder',
  'jeera-cumin-seeds',
  'garam-masala',
  'amchur-powder',
  'nagauri-kasuri-methi',
  'ajwain-seeds',
  'coriander-powder',
  'mustard-seeds',
  'chai-masala',
  'abu-road-fennel-seeds',
  'kachri-powder',
] as const;
