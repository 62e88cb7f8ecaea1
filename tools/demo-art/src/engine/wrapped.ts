/** Printed surfaces: flat art bent onto a curved thing, then the light laid over it. */
import { writeColour } from './colour.ts';
import { drawMesh, type Patch, type Surface } from './mesh.ts';
import type { Art } from './motifs.ts';
import { warp } from './path-warp.ts';
import { clip, group, type Pen, polyline, tag } from './pen.ts';
import {
  type Camera,
  gatherLight,
  type Point,
  type Point3,
  project,
  readGleam,
  viewDirection,
} from './space.ts';

/** Bends art onto the surface. `toUv` turns a place of the art into (u, v); far sides drop out. */
export function bendArt(
  camera: Camera,
  surface: Surface,
  art: Art,
  toUv: (point: Point) => Point,
  options: { step?: number; isSeen?: (u: number, v: number) => boolean } = {},
): string {
  const isSeen = options.isSeen ?? (() => true);
  return art
    .map(({ path, colour, opacity }) => {
      const bent = warp(
        path,
        (point) => {
          const [u, v] = toUv(point);
          return isSeen(u, v) ? project(camera, surface(u, v)) : null;
        },
        options.step ?? 5,
      );
      return bent === ''
        ? ''
        : tag('path', { d: bent, fill: colour, 'fill-rule': 'evenodd', 'fill-opacity': opacity });
    })
    .join('');
}

export type LightOptions = {
  columns: number;
  rows: number;
  /** Outline in the picture that clips the light. */
  within?: string;
  gloss?: number;
  sharpness?: number;
  /** Changes the normal before it is lit (weave, brush marks, wrinkles). */
  texture?: (patch: Patch) => Point3;
  shade?: (patch: Patch) => number;
  isTwoSided?: boolean;
};

/** The light on a surface, to be laid over its print: a multiplied layer and a gleam on top. */
export function layLight(
  pen: Pen,
  camera: Camera,
  surface: Surface,
  options: LightOptions,
): string {
  const view = viewDirection(camera);
  const { columns, rows, gloss = 0, sharpness = 30, isTwoSided = false } = options;
  const texture = options.texture ?? ((patch: Patch) => patch.normal);
  const light = drawMesh(camera, surface, {
    columns,
    rows,
    isTwoSided,
    paint: (patch) => writeColour(gatherLight(texture(patch), options.shade?.(patch) ?? 1)),
  });
  const gleam =
    gloss > 0
      ? drawMesh(camera, surface, {
          columns,
          rows,
          isTwoSided,
          paint: (patch) => {
            const amount =
              gloss * readGleam(texture(patch), view, sharpness) * (options.shade?.(patch) ?? 1);
            return amount < 0.004 ? null : writeColour([amount, amount * 0.98, amount * 0.92]);
          },
        })
      : '';
  const clipPath = options.within ? clip(pen, options.within) : undefined;
  return (
    group({ style: 'mix-blend-mode:multiply', 'clip-path': clipPath }, light) +
    (gleam === '' ? '' : group({ style: 'mix-blend-mode:screen', 'clip-path': clipPath }, gleam))
  );
}

/** The outline of a patch of surface (u and v from `from` to `to`) in the picture. */
export function outlineOf(
  camera: Camera,
  surface: Surface,
  from: Point = [0, 0],
  to: Point = [1, 1],
  count = 60,
): string {
  const points: Point[] = [];
  const add = (u: number, v: number) => points.push(project(camera, surface(u, v)));
  for (let i = 0; i <= count; i += 1) add(from[0] + ((to[0] - from[0]) * i) / count, from[1]);
  for (let i = 0; i <= count; i += 1) add(to[0], from[1] + ((to[1] - from[1]) * i) / count);
  for (let i = count; i >= 0; i -= 1) add(from[0] + ((to[0] - from[0]) * i) / count, to[1]);
  for (let i = count; i >= 0; i -= 1) add(from[0], from[1] + ((to[1] - from[1]) * i) / count);
  return polyline(points, true);
}
