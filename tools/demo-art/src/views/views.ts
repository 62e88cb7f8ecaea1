/** Finds the drawing for a view of a product. */
import {
  finishPicture,
  type PictureProduct,
  VIEW_HEIGHT,
  VIEW_WIDTH,
  type View,
} from './picture.ts';
import { viewsOfCraft } from './views-craft.ts';
import { viewsOfFood } from './views-food.ts';

const FOOD = new Set(['spices', 'biscuits', 'papads']);

/** The views of a product in the order of its images. */
export const VIEWS: readonly View[] = ['pack', 'close', 'use'];

/** One view of a product as SVG. Throws when nobody has drawn the product yet. */
export function drawView(product: PictureProduct, view: View): string {
  const views = FOOD.has(product.category) ? viewsOfFood(product) : viewsOfCraft(product);
  return finishPicture(`${product.key}-${view}`, VIEW_WIDTH, VIEW_HEIGHT, (pen) =>
    views[view](pen, product),
  );
}
