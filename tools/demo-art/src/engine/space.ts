/**
 * Where things stand and how light falls on them. One sun for all pictures, high on the left and
 * a little in front; one way of looking (parallel, from above), so that objects fit each other.
 */
import { type Light, readColour, writeColour } from './colour.ts';

/** x to the right, y up, z towards the viewer; in pixels of the picture. */
export type Point3 = readonly [number, number, number];
export type Point = readonly [number, number];

export function normalise([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function subtract(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Towards the sun. */
export const SUN: Point3 = normalise([-0.56, 0.64, 0.53]);

/** A viewpoint: `elevation` in radians above the table, and where (0, 0, 0) is on the picture. */
export type Camera = {
  elevation: number;
  origin: Point;
  scale: number;
};

export function createCamera(degrees: number, origin: Point, scale = 1): Camera {
  return { elevation: (degrees * Math.PI) / 180, origin, scale };
}

/** Where a point of the room is seen in the picture. */
export function project(camera: Camera, [x, y, z]: Point3): Point {
  return [
    camera.origin[0] + camera.scale * x,
    camera.origin[1] -
      camera.scale * (y * Math.cos(camera.elevation) - z * Math.sin(camera.elevation)),
  ];
}

/** From a point towards the viewer. */
export function viewDirection(camera: Camera): Point3 {
  return [0, Math.sin(camera.elevation), Math.cos(camera.elevation)];
}

/** Where the shadow of a point falls on the table (or on a plane `height` above it). */
export function shadowOf([x, y, z]: Point3, height = 0): Point3 {
  const rise = (y - height) / SUN[1];
  return [x - SUN[0] * rise, height, z - SUN[2] * rise];
}

const SUNLIGHT: Light = [1.0, 0.955, 0.875];
const SKYLIGHT: Light = [0.5, 0.52, 0.55];
const BOUNCE: Light = [0.4, 0.345, 0.275];

/** A surface turned about its own middle (radians, first about x, then z, then y) and moved. */
export function posed(
  surface: (u: number, v: number) => Point3,
  pose: { at?: Point3; pitch?: number; roll?: number; yaw?: number },
): (u: number, v: number) => Point3 {
  const { at = [0, 0, 0], pitch = 0, roll = 0, yaw = 0 } = pose;
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  return (u, v) => {
    const [x0, y0, z0] = surface(u, v);
    const [y1, z1] = [y0 * cp - z0 * sp, y0 * sp + z0 * cp];
    const [x2, y2] = [x0 * cr - y1 * sr, x0 * sr + y1 * cr];
    return [at[0] + x2 * cy + z1 * sy, at[1] + y2, at[2] + z1 * cy - x2 * sy];
  };
}

/** How much light falls on a surface that faces `normal`; `shade` 0 hides it from the sun. */
export function gatherLight(normal: Point3, shade = 1): Light {
  const sun = Math.max(0, dot(normal, SUN)) * 1.12 * shade;
  const up = 0.5 + 0.5 * normal[1];
  const channel = (index: 0 | 1 | 2) =>
    SUNLIGHT[index] * sun + SKYLIGHT[index] * up * 0.5 + BOUNCE[index] * (1 - up) * 0.6;
  return [channel(0), channel(1), channel(2)];
}

/** The colour of a matt surface in that light, with a soft gleam when `gloss` is above 0. */
export function litColour(
  colour: string,
  normal: Point3,
  options: { shade?: number; gloss?: number; sharpness?: number; view?: Point3 } = {},
): string {
  const [r, g, b] = readColour(colour);
  const light = gatherLight(normal, options.shade);
  const gleam = options.gloss
    ? options.gloss * readGleam(normal, options.view ?? [0, 0.4, 0.92], options.sharpness ?? 24)
    : 0;
  return writeColour([r * light[0] + gleam, g * light[1] + gleam, b * light[2] + gleam * 0.94]);
}

/** The mirror image of the sun on a glossy surface, 0 to 1. */
export function readGleam(normal: Point3, view: Point3, sharpness: number): number {
  const half = normalise([SUN[0] + view[0], SUN[1] + view[1], SUN[2] + view[2]]);
  return Math.max(0, dot(normal, half)) ** sharpness;
}
