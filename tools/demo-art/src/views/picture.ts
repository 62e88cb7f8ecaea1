/** What every picture of a product is made of, whatever it shows. */

import { createPen, type Pen, writePicture } from '../engine/pen.ts';
import type { Drawn } from '../things/cloth.ts';
import { drawTooth } from './stage.ts';

export type PictureProduct = {
  key: string;
  name: string;
  nameHindi: string;
  packSize: string;
  brand: string;
  category: string;
};

/** The three views of a product. */
export type View = 'pack' | 'close' | 'use';

/** Draws what a view shows, 800 by 1000. */
export type ViewDrawing = (pen: Pen, product: PictureProduct) => string;

export type Views = Readonly<Record<View, ViewDrawing>>;

export const VIEW_WIDTH = 800;
export const VIEW_HEIGHT = 1000;

/** Things standing beside each other: all their shadows lie under all of them. */
export function arrange(...things: readonly Drawn[]): string {
  return things.map(({ shadow }) => shadow).join('') + things.map(({ body }) => body).join('');
}

/** Things lying on each other: each throws its shadow on what was drawn before. */
export function pile(...things: readonly Drawn[]): string {
  return things.map(({ shadow, body }) => shadow + body).join('');
}

/** A whole picture as SVG, with the tooth of the paper over it. */
export function finishPicture(
  seed: string,
  width: number,
  height: number,
  draw: (pen: Pen) => string,
): string {
  const pen = createPen(seed);
  const content = draw(pen);
  return writePicture(pen, width, height, content, drawTooth(pen, width, height));
}
