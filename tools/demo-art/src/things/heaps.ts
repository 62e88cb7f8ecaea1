/** Heaped things: powders grain by grain, seeds, leaves, each lit where it lies. */
import { dim, mixColours } from '../engine/colour.ts';
import { drawMesh } from '../engine/mesh.ts';
import { f, fill, group, n, type Pen, tag } from '../engine/pen.ts';
import { readRoughness } from '../engine/random.ts';
import {
  type Camera,
  cross,
  dot,
  litColour,
  normalise,
  type Point3,
  project,
  SUN,
  subtract,
  viewDirection,
} from '../engine/space.ts';

/** A heap on a round ground: `height` in the middle, falling to 0 at `radius`. */
export type Heap = {
  base: Point3;
  radius: number;
  height: number;
  /** How lumpy, in pixels. */
  lumps: number;
  seed: number;
};

/** Poured from above: straight flanks, a soft top. `share` is the way from the middle to the edge. */
export function domeHeight(share: number): number {
  if (share >= 1) return 0;
  return (
    (1 - share) ** 0.92 * (1 - 0.12 * Math.exp(-((share / 0.16) ** 2))) * 0.72 +
    0.28 * (1 - share ** 2)
  );
}

/** Height of the heap above its base at (x, z) from its middle; 0 outside. */
export function heapHeight(heap: Heap, x: number, z: number): number {
  const share = Math.hypot(x, z) / heap.radius;
  if (share >= 1) return 0;
  const scale = 5 / heap.radius;
  const lumps = readRoughness(x * scale + 50, z * scale + 50, 4, heap.seed) - 0.5;
  const fine = readRoughness(x * 0.11, z * 0.11, 3, heap.seed + 3) - 0.5;
  const reach = Math.min(1, (1 - share) * 5);
  return (
    heap.height * domeHeight(share) + (lumps * heap.lumps * 2 + fine * heap.lumps * 0.55) * reach
  );
}

function heapPoint(heap: Heap, x: number, z: number): Point3 {
  return [heap.base[0] + x, heap.base[1] + heapHeight(heap, x, z), heap.base[2] + z];
}

export function heapNormal(heap: Heap, x: number, z: number): Point3 {
  const step = 2.5;
  const [left, right] = [heapPoint(heap, x - step, z), heapPoint(heap, x + step, z)];
  const [far, near] = [heapPoint(heap, x, z - step), heapPoint(heap, x, z + step)];
  return normalise(cross(subtract(near, far), subtract(right, left)));
}

export type PowderColours = {
  body: string;
  /** Grains of other colours, lighter or darker, with their share of all grains. */
  grains: readonly (readonly [colour: string, share: number])[];
};

/** How much sun reaches a place inside a bowl whose rim stands around the heap. */
export type Shading = (x: number, z: number) => number;

export type PowderOptions = {
  grain?: number;
  count?: number;
  shading?: Shading;
  /** As many grains in each part of the picture, also where the heap is seen at a slant. */
  isEven?: boolean;
};

/** A heap of powder. `grain` is the size of its grains in pixels. */
export function drawPowder(
  pen: Pen,
  camera: Camera,
  heap: Heap,
  colours: PowderColours,
  options: PowderOptions = {},
): string {
  const { grain = 1.1, count = Math.round(heap.radius * heap.radius * 0.4) } = options;
  const shading = options.shading ?? (() => 1);
  const steps = Math.round(Math.min(150, heap.radius * 0.55));
  const body = drawMesh(
    camera,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const distance = v * heap.radius * 0.995;
      return heapPoint(heap, distance * Math.cos(angle), distance * Math.sin(angle));
    },
    {
      columns: steps * 2,
      rows: steps,
      isTwoSided: true,
      paint: ({ middle }) => {
        const [x, z] = [middle[0] - heap.base[0], middle[2] - heap.base[2]];
        return litColour(colours.body, heapNormal(heap, x, z), { shade: shading(x, z) });
      },
    },
  );
  const view = viewDirection(camera);
  const isKept = ({ x, z }: { x: number; z: number }): boolean => {
    if (!options.isEven) return true;
    const normal = heapNormal(heap, x, z);
    return pen.random.next() < (dot(normal, view) / Math.max(0.2, normal[1])) * 0.8;
  };
  const places = scatterOnHeap(pen, heap, options.isEven ? count * 3 : count).filter(isKept);
  const dots = places.map(({ x, z, point }) => {
    const roll = pen.random.next();
    let passed = 0;
    const kind = colours.grains.find(([, share]) => {
      passed += share;
      return roll < passed;
    });
    const colour = kind ? kind[0] : colours.body;
    const tilt = heapNormal(heap, x, z);
    const normal = normalise([
      tilt[0] + pen.random.bell() * 0.34,
      tilt[1] + pen.random.bell() * 0.2,
      tilt[2] + pen.random.bell() * 0.34,
    ]);
    const size = grain * pen.random.between(0.55, 1.25);
    return {
      point,
      size,
      colour: litColour(colour, normal, { shade: shading(x, z) }),
    };
  });
  return body + writeDots(camera, dots);
}

type Dot = { point: Point3; size: number; colour: string };

/** Small round grains, those of one colour in one path (their order does not show). */
export function writeDots(camera: Camera, dots: readonly Dot[]): string {
  const byColour = new Map<string, string>();
  for (const { point, size, colour } of dots) {
    const [x, y] = project(camera, point);
    const key = coarse(colour);
    const path = `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 0.85)} 0 1 1 ${n(2 * size)} 0a${n(size)} ${n(size * 0.85)} 0 1 1 ${n(-2 * size)} 0Z`;
    byColour.set(key, (byColour.get(key) ?? '') + path);
  }
  return [...byColour].map(([colour, path]) => fill(path, colour)).join('');
}

function coarse(colour: string): string {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.min(255, Math.round(value / 6) * 6)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Random places on a heap, far ones first. */
export function scatterOnHeap(
  pen: Pen,
  heap: Heap,
  count: number,
  reach = 0.985,
): { x: number; z: number; point: Point3 }[] {
  const places = Array.from({ length: count }, () => {
    const angle = pen.random.between(0, 2 * Math.PI);
    const distance = Math.sqrt(pen.random.next()) * heap.radius * reach;
    const [x, z] = [distance * Math.cos(angle), distance * Math.sin(angle)];
    return { x, z, point: heapPoint(heap, x, z) };
  });
  return places.sort((a, b) => a.z - b.z);
}

/** Draws one seed or leaf lying at (0, 0), pointing along x, `length` long, in unit light. */
export type PieceDrawing = (pen: Pen, length: number, colour: string, light: number) => string;

/** A cumin or fennel seed: a slim boat with ridges. */
export const drawRidgedSeed: PieceDrawing = (_pen, length, colour, light) => {
  const [half, waist] = [length / 2, length * 0.17];
  const outline = `M${n(-half)} 0C${n(-half * 0.5)} ${n(-waist * 1.25)} ${n(half * 0.45)} ${n(-waist * 1.2)} ${n(half)} ${n(-waist * 0.15)}C${n(half * 0.45)} ${n(waist * 1.15)} ${n(-half * 0.5)} ${n(waist * 1.2)} ${n(-half)} 0Z`;
  const ridge = (y: number) =>
    `M${n(-half * 0.8)} ${n(y * 0.4)}Q0 ${n(y * 1.5)} ${n(half * 0.82)} ${n(y * 0.3)}`;
  return (
    fill(outline, dim(colour, light)) +
    tag('path', {
      d: ridge(-waist * 0.42) + ridge(waist * 0.42),
      fill: 'none',
      stroke: dim(colour, light * 0.5),
      'stroke-width': f(length * 0.035),
    }) +
    tag('path', {
      d: ridge(-waist * 0.8) + ridge(0),
      fill: 'none',
      stroke: mixColours(dim(colour, light), '#fff3d8', 0.42),
      'stroke-width': f(length * 0.035),
      'stroke-linecap': 'round',
    })
  );
};

/** A round seed such as mustard, with a small gleam. */
export const drawRoundSeed: PieceDrawing = (pen, length, colour, light) => {
  const r = length / 2;
  return (
    tag('circle', { r: n(r), fill: dim(colour, light * 0.62) }) +
    tag('ellipse', {
      cx: n(-r * 0.14),
      cy: n(-r * 0.18),
      rx: n(r * 0.8),
      ry: n(r * 0.76),
      fill: dim(colour, light),
    }) +
    tag('ellipse', {
      cx: n(-r * 0.34),
      cy: n(-r * 0.4),
      rx: n(r * 0.24),
      ry: n(r * 0.17),
      fill: mixColours(dim(colour, light), '#fff6e4', pen.random.between(0.25, 0.6)),
    })
  );
};

/** Seeds or leaves lying over each other, each with its own shadow. */
export function drawPieces(
  pen: Pen,
  camera: Camera,
  heap: Heap,
  colours: readonly [string, ...string[]],
  drawing: PieceDrawing,
  options: { count: number; length: number; spread?: number; shading?: Shading },
): string {
  const squash = 0.45 + 0.55 * Math.sin(camera.elevation);
  return scatterOnHeap(pen, heap, options.count)
    .map(({ x, z, point }) => {
      const [sx, sy] = project(camera, point);
      const normal = heapNormal(heap, x, z);
      const shade = options.shading?.(x, z) ?? 1;
      const facing = Math.max(0, dot(normal, SUN));
      const light = (0.4 + 0.84 * facing * shade) * pen.random.between(0.8, 1.15);
      const length = options.length * pen.random.between(0.78, 1.15);
      const angle = pen.random.between(0, 360);
      const colour = pen.random.pick(colours);
      const turn = `translate(${n(sx)} ${n(sy)}) scale(1 ${f(squash)}) rotate(${Math.round(angle)})`;
      const shadow = tag('ellipse', {
        cx: n(sx + length * 0.09),
        cy: n(sy + length * 0.14),
        rx: n(length * 0.42),
        ry: n(length * 0.24 * squash),
        fill: '#1d0f06',
        'fill-opacity': 0.26,
      });
      return shadow + group({ transform: turn }, drawing(pen, length, colour, light));
    })
    .join('');
}
