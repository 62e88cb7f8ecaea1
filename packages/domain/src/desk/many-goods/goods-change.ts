import { PRODUCT_LIMITS } from '../../products/product-limits.ts';
import type { GoodsStatus, RequiredFact } from '../product-publishing.ts';
import { changeStock } from '../stock-change.ts';

/** The most products of one change of many (product 10.3.23). */
export const MAX_CHANGED_GOODS = 500;

/** What is changed of many products at once: one of these. */
export type ManyGoodsChange = {
  /** The price of each, in paise. */
  readonly pricePaise?: number;
  /** By how many percent each price rises, below zero by how many it falls. */
  readonly pricePercent?: number;
  /** The pieces of each. */
  readonly stock?: number;
  /** The pieces that come to each, below zero those that go. */
  readonly stockDelta?: number;
  /** Slug. */
  readonly category?: string;
  /** False for what leaves the shop. */
  readonly isOnSale?: boolean;
};

/** A product as far as a change of many looks at it. */
export type ChangedGoods = {
  readonly pricePaise: number;
  readonly originalPricePaise: number | null;
  /** Pieces. */
  readonly stock: number;
  readonly category: { readonly slug: string };
  readonly status: GoodsStatus;
  /** What it lacks before it can be on sale. */
  readonly missing: readonly RequiredFact[];
};

/**
 * Why a product stays as it is: it is so already, the price would be below ₹1 or too high, or not below the
 * former price; there are too few pieces, or would be too many; or it lacks what a product on sale needs.
 */
export type GoodsObstacle =
  | 'unchanged'
  | 'price_limit'
  | 'former_price'
  | 'too_few'
  | 'too_many'
  | 'incomplete';

/** What becomes of a product: the new value, or why it stays. */
export type GoodsPlan =
  | { readonly price: number }
  | { readonly stock: number }
  | { readonly category: string }
  | { readonly isOnSale: boolean }
  | { readonly obstacle: GoodsObstacle };

/** Plans what a change of many goods does to one of them (product 10.3.23). Prices are in paise. */
export function planGoodsChange(product: ChangedGoods, change: ManyGoodsChange): GoodsPlan {
  const { pricePaise, pricePercent, stock, stockDelta, category, isOnSale } = change;
  if (pricePaise !== undefined) return planPrice(product, pricePaise);
  if (pricePercent !== undefined) {
    return planPrice(product, changeByPercent(product.pricePaise, pricePercent));
  }
  if (stock !== undefined) return planStock(product.stock, stock - product.stock);
  if (stockDelta !== undefined) return planStock(product.stock, stockDelta);
  if (category !== undefined) {
    return category === product.category.slug ? { obstacle: 'unchanged' } : { category };
  }
  return planSale(product, isOnSale === true);
}

/** Changes a price by whole percent, rounded to whole rupees. */
function changeByPercent(paise: number, percent: number): number {
  return Math.round((paise * (100 + percent)) / 10_000) * 100;
}

function planPrice({ pricePaise, originalPricePaise }: ChangedGoods, price: number): GoodsPlan {
  if (price === pricePaise) return { obstacle: 'unchanged' };
  if (price < 100 || price > PRODUCT_LIMITS.price) return { obstacle: 'price_limit' };
  const isAboveFormer = originalPricePaise !== null && originalPricePaise <= price;
  return isAboveFormer ? { obstacle: 'former_price' } : { price };
}

function planStock(before: number, delta: number): GoodsPlan {
  const changed = changeStock(before, delta);
  if (!changed.ok) return { obstacle: changed.reason === 'too-few' ? 'too_few' : 'too_many' };
  return delta === 0 ? { obstacle: 'unchanged' } : { stock: changed.stock };
}

function planSale({ status, missing }: ChangedGoods, isOnSale: boolean): GoodsPlan {
  if (status === (isOnSale ? 'published' : 'draft')) return { obstacle: 'unchanged' };
  return isOnSale && missing.length > 0 ? { obstacle: 'incomplete' } : { isOnSale };
}
