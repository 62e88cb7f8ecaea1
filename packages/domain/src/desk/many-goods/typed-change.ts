import { PRODUCT_LIMITS } from '../../products/product-limits.ts';
import { readMoney, readPieces } from '../../typed-numbers.ts';
import { MAX_STOCK } from '../stock-change.ts';
import type { ManyGoodsChange } from './goods-change.ts';

/** The ways in which many products are changed at once, in the order in which they are offered. */
export const GOODS_CHANGE_KINDS = [
  'price',
  'price_up',
  'price_down',
  'stock',
  'stock_add',
  'stock_take',
  'category',
  'publish',
  'unpublish',
] as const;

/** `price_up` and `price_down` are by percent, `stock_add` and `stock_take` by pieces. */
export type GoodsChangeKind = (typeof GOODS_CHANGE_KINDS)[number];

/** The most percent by which prices rise at once. */
const MAX_RISE = 900;
/** The most by which they fall. */
const MAX_FALL = 99;

/**
 * Reads a change of many products as a person types it (product 10.3.23).
 *
 * @param typed an amount of rupees, whole percent, pieces, or the slug of a category
 * @returns null for what is none, or too much
 */
export function readGoodsChange(kind: GoodsChangeKind, typed: string): ManyGoodsChange | null {
  switch (kind) {
    case 'price': {
      const pricePaise = within(readMoney(typed), 100, PRODUCT_LIMITS.price);
      return pricePaise === null ? null : { pricePaise };
    }
    case 'price_up':
    case 'price_down': {
      const isRise = kind === 'price_up';
      const percent = within(readPieces(toPlain(typed)), 1, isRise ? MAX_RISE : MAX_FALL);
      return percent === null ? null : { pricePercent: isRise ? percent : -percent };
    }
    case 'stock': {
      const stock = within(readPieces(typed), 0, MAX_STOCK);
      return stock === null ? null : { stock };
    }
    case 'stock_add':
    case 'stock_take': {
      const pieces = within(readPieces(typed), 1, MAX_STOCK);
      return pieces === null ? null : { stockDelta: kind === 'stock_add' ? pieces : -pieces };
    }
    case 'category':
      return typed === '' ? null : { category: typed };
    default:
      return { isOnSale: kind === 'publish' };
  }
}

/** Takes the sign of the percent away. */
function toPlain(typed: string): string {
  return typed.trim().replace(/%$/, '');
}

function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}
