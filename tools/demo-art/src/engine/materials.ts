/** How surfaces reflect the light: matt, glazed, and metal that mirrors the courtyard. */
import { type Light, readColour, writeColour } from './colour.ts';
import { readNoise, readRoughness } from './random.ts';
import { dot, gatherLight, normalise, type Point3, readGleam, SUN } from './space.ts';

/** What a mirror that looks in direction `ray` sees: bright sky, a dark wall line, warm sand. */
function readCourtyard(ray: Point3): Light {
  const [, up] = ray;
  const sun = Math.max(0, dot(ray, SUN));
  const glare = 2.6 * sun ** 60 + 0.55 * sun ** 8;
  if (up > 0.06) {
    const sky = 0.42 + 0.62 * Math.min(1, up * 1.25) ** 0.7;
    return [sky + glare, sky * 0.985 + glare, sky * 0.95 + glare * 0.92];
  }
  // Below the horizon: the shaded foot of the wall, then lit sand, then the thing's own shade.
  const wall = 0.12;
  const rise = Math.min(1, Math.max(0, (0.06 - up) / 0.42));
  const fall = Math.min(1, Math.max(0, (-0.5 - up) / 0.5));
  const sand = wall + (0.82 - wall) * rise * rise * (3 - 2 * rise) - 0.56 * fall;
  const side = 1 - 0.35 * ray[0];
  return [sand * 1.06 * side, sand * 0.94 * side, sand * 0.78 * side];
}

/** Polished metal: `tint` is the colour of its reflection. */
export function metalColour(
  tint: string,
  normal: Point3,
  view: Point3,
  options: { shade?: number; dullness?: number } = {},
): string {
  const { shade = 1, dullness = 0.24 } = options;
  const facing = 2 * dot(normal, view);
  const ray: Point3 = [
    facing * normal[0] - view[0],
    facing * normal[1] - view[1],
    facing * normal[2] - view[2],
  ];
  const mirrored = readCourtyard(ray);
  const light = gatherLight(normal, shade);
  const [r, g, b] = readColour(tint);
  const edge = (1 - Math.max(0, dot(normal, view))) ** 5 * 0.5;
  const channel = (colour: number, index: 0 | 1 | 2) => {
    const reflected = mirrored[index] * (0.35 + 0.65 * shade) * (colour + (1 - colour) * edge);
    return reflected * (1 - dullness) + colour * light[index] * dullness;
  };
  return writeColour([channel(r, 0), channel(g, 1), channel(b, 2)]);
}

/** The normal of a hammered surface: shallow dents in staggered rows. */
export function hammered(
  normal: Point3,
  u: number,
  v: number,
  around: number,
  down: number,
): Point3 {
  const row = v * down;
  const column = u * around + (Math.floor(row) % 2) * 0.5;
  const seed = Math.floor(row) * 131 + Math.floor(column);
  const across = (column - Math.floor(column) - 0.5) * 0.62;
  const along = (row - Math.floor(row) - 0.5) * 0.55;
  const jitter = (readNoise(seed * 0.73, 3.1) - 0.5) * 0.2;
  const angle = u * 2 * Math.PI - Math.PI / 2;
  return normalise([
    normal[0] - Math.sin(angle) * (across + jitter),
    normal[1] - along,
    normal[2] + Math.cos(angle) * (across + jitter),
  ]);
}

/** A glazed colour: matt below, a clear mirror on top. */
export function glazedColour(
  colour: string,
  normal: Point3,
  view: Point3,
  options: { shade?: number; gloss?: number } = {},
): string {
  const { shade = 1, gloss = 0.8 } = options;
  const light = gatherLight(normal, shade);
  const [r, g, b] = readColour(colour);
  const edge = 0.03 + 0.35 * (1 - Math.max(0, dot(normal, view))) ** 4;
  const gleam = gloss * (0.9 * readGleam(normal, view, 90) + 0.16 * readGleam(normal, view, 10));
  const facing = 2 * dot(normal, view);
  const mirrored = readCourtyard([
    facing * normal[0] - view[0],
    facing * normal[1] - view[1],
    facing * normal[2] - view[2],
  ]);
  const channel = (amount: number, index: 0 | 1 | 2) =>
    amount * light[index] + (mirrored[index] * 0.8 * edge + gleam) * (0.3 + 0.7 * shade);
  return writeColour([channel(r, 0), channel(g, 1), channel(b, 2)]);
}

/** The normal of a rough surface: tilted here and there by up to about `depth`. */
export function roughened(normal: Point3, x: number, y: number, depth: number, seed = 1): Point3 {
  return normalise([
    normal[0] + (readRoughness(x, y, 3, seed) - 0.5) * 2 * depth,
    normal[1] + (readRoughness(x + 37.7, y + 11.3, 3, seed + 5) - 0.5) * 2 * depth,
    normal[2],
  ]);
}
