/** Writes SVG: numbers kept short, definitions collected, ids counted from one. */
import { createRandom, type Random } from './random.ts';
import type { Point } from './space.ts';

/** What a drawing function draws with. */
export type Pen = {
  random: Random;
  /** Adds to <defs> and returns the id that `build` was given. */
  define: (build: (id: string) => string) => string;
  readDefinitions: () => string;
};

export function createPen(seed: string): Pen {
  const definitions: string[] = [];
  const shared = new Map<string, string>();
  return {
    random: createRandom(seed),
    define: (build) => {
      const id = `d${definitions.length + 1}`;
      const text = build('@');
      const known = shared.get(text);
      if (known) return known;
      shared.set(text, id);
      definitions.push(text.replace('id="@"', `id="${id}"`));
      return id;
    },
    readDefinitions: () => definitions.join(''),
  };
}

/** A number with one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number with three decimals at most, for shares and opacities. */
export function f(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element. Numbers are written with three decimals at most; undefined ones are left out. */
export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? f(value) : value}"`)
    .join('');
  const inside = content.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function group(attributes: Attributes, ...content: readonly string[]): string {
  return tag('g', attributes, ...content);
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
}

/** A soft curve through the points (Catmull–Rom as cubic Béziers). */
export function curve(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const [first] = points;
  if (!first) return '';
  const at = (index: number): Point =>
    (isClosed
      ? points[((index % count) + count) % count]
      : points[Math.min(count - 1, Math.max(0, index))]) ?? first;
  let path = `M${n(first[0])} ${n(first[1])}`;
  const steps = isClosed ? count : count - 1;
  for (let index = 0; index < steps; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path +=
      `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ` +
      `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ` +
      `${n(to[0])} ${n(to[1])}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** A whole ellipse as a path. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return (
    `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}` +
    `A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`
  );
}

export function fill(path: string, colour: string, opacity?: number): string {
  return tag('path', { d: path, fill: colour, 'fill-opacity': opacity });
}

export function stroke(path: string, colour: string, width: number, opacity?: number): string {
  return tag('path', {
    d: path,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A straight gradient in picture coordinates; returns the paint, 'url(#…)'. */
export function lineGradient(pen: Pen, from: Point, to: Point, stops: readonly Stop[]): string {
  const id = pen.define((own) =>
    tag(
      'linearGradient',
      {
        id: own,
        gradientUnits: 'userSpaceOnUse',
        x1: from[0],
        y1: from[1],
        x2: to[0],
        y2: to[1],
      },
      writeStops(stops),
    ),
  );
  return `url(#${id})`;
}

/** A round gradient in picture coordinates, flattened by `squash`; returns the paint. */
export function roundGradient(
  pen: Pen,
  centre: Point,
  radius: number,
  stops: readonly Stop[],
  squash = 1,
): string {
  const id = pen.define((own) =>
    tag(
      'radialGradient',
      {
        id: own,
        gradientUnits: 'userSpaceOnUse',
        cx: 0,
        cy: 0,
        r: radius,
        gradientTransform: `translate(${n(centre[0])} ${n(centre[1])}) scale(1 ${f(squash)})`,
      },
      writeStops(stops),
    ),
  );
  return `url(#${id})`;
}

/** Blurs what it is put on by `deviation` pixels; returns the value of a filter attribute. */
export function blur(pen: Pen, deviation: number): string {
  const id = pen.define((own) =>
    tag(
      'filter',
      {
        id: own,
        x: '-40%',
        y: '-40%',
        width: '180%',
        height: '180%',
        'color-interpolation-filters': 'sRGB',
      },
      tag('feGaussianBlur', { stdDeviation: deviation }),
    ),
  );
  return `url(#${id})`;
}

/** Keeps what it is put on inside the path; returns the value of a clip-path attribute. */
export function clip(pen: Pen, path: string): string {
  const id = pen.define((own) => tag('clipPath', { id: own }, tag('path', { d: path })));
  return `url(#${id})`;
}

/** The finished picture. */
export function writePicture(
  pen: Pen,
  width: number,
  height: number,
  ...content: readonly string[]
): string {
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    tag('defs', {}, pen.readDefinitions()),
    ...content,
  );
}
