import {
  DEFAULT_PAGE_SIZE,
  isDealShown,
  type Occasion,
  type Pagination,
  PRICE_RANGES,
  readSetParts,
  rupeesToPaise,
  toPagination,
  toPriceBounds,
} from '@haat/domain';
import {
  isForDish,
  type PriceWords,
  readPriceWords,
  type SearchReading,
  toOccasionRange,
  toUnfoundSearch,
  type WordRanges,
} from '@haat/domain/search';
import type { ShopContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { toTextKey } from '../platform/security/text-keys.ts';
import { listCategoryNames } from './categories.repository.ts';
import { getHomeDeal } from './home-deal.repository.ts';
import { findMaker } from './makers.repository.ts';
import { listProductImages, type ProductImageRow } from './product-images.repository.ts';
import type { Page, ProductFilter, ProductRow, ProductSort } from './products.repository.ts';
import * as products from './products.repository.ts';
import { readProductSearch } from './search-reading.ts';
import { getTotal } from './totals.ts';

/** One results page of products. */
export interface ProductList {
  products: ProductRow[];
  /** Pictures of all of these products, each product's in its order. */
  images: ProductImageRow[];
  pagination: Pagination;
  /** The search as it was probably meant (product 5.1.7). */
  suggestion: string | null;
  /** Whether the products go into what was searched for and is not there (product 5.1.10). */
  isForDish?: boolean;
  /** The products of each price range; undefined if they are not asked for. */
  priceCounts?: PriceCount[] | undefined;
}

/** A price range with its number of products; prices in rupees. */
export interface PriceCount {
  minPrice?: number;
  maxPrice?: number;
  total: number;
}

/** The query of the product list, with the alias names of product 7.3.2. */
export interface ProductListQuery {
  search?: string;
  page?: number;
  limit?: number;
  sort?: Exclude<ProductSort, 'relevance'>;
  brand?: string;
  /** Slug. */
  maker?: string;
  category?: string;
  categorySlug?: string;
  categoryId?: string;
  category_id?: string;
  /** Separated by commas. */
  categories?: string;
  inStock?: boolean;
  in_stock?: boolean;
  availability?: 'in-stock' | 'out-of-stock';
  /** In rupees. */
  minPrice?: number;
  /** In rupees. */
  maxPrice?: number;
  occasion?: Occasion;
  countPrices?: true;
  /** Id. */
  set?: string;
  isDeal?: true;
}

const NO_SEARCH: SearchReading = { words: [], suggestion: null };

/**
 * Lists a results page of the products that match every filter (product 7.3.2). A filter that is
 * given under several names must match by each of them; an unknown or inactive category, or an
 * unknown maker, gives an empty list.
 */
export async function listProducts(
  context: ShopContext,
  query: ProductListQuery,
): Promise<ProductList> {
  const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
  if (query.isDeal) return listDeal(context, { limit, offset: (page - 1) * limit });
  if (query.set !== undefined)
    return listSet(context, query.set, { limit, offset: (page - 1) * limit });
  const search = readPriceWords(query.search ?? '');
  const { words, suggestion } = await readWords(context, search);
  const isFruitless = search.text !== '' && words.length === 0;
  const filter = isFruitless ? undefined : await toFilter(context, query, words, search);
  const priceCounts = query.countPrices && (await countPrices(context, filter, search));
  if (filter === undefined) {
    const pagination = toPagination(page, limit, 0);
    return { products: [], images: [], pagination, suggestion, priceCounts };
  }
  const part = { limit, offset: (page - 1) * limit };
  const sort = query.sort ?? (words.length > 0 ? 'relevance' : undefined);
  const isInStockFirst =
    isForDish(words) || (words.length === 0 && (sort ?? 'bestseller') === 'bestseller');
  const rows = isInStockFirst
    ? await listInStockFirst(context, filter, sort ?? 'newest', part)
    : await products.listProducts(context.db, filter, sort ?? 'newest', part);
  const images = await listProductImages(
    context.db,
    rows.map(({ id }) => id),
  );
  const total = await countWithCache(context, filter);
  const pagination = toPagination(page, limit, total);
  return {
    products: rows,
    images,
    pagination,
    suggestion,
    isForDish: isForDish(words),
    priceCounts,
  };
}

/**
 * Finds what was searched for and not found (product 10.2.11): on the first page of all results. Such a page
 * asks for the prices; the dropdown, which asks with each key, does not.
 *
 * @returns the words as they are counted; null where nothing is
 */
export function findUnfoundSearch(
  { search = '', page = 1, limit: _, countPrices, ...filters }: ProductListQuery,
  { pagination, isForDish }: Pick<ProductList, 'pagination' | 'isForDish'>,
): string | null {
  const isWhole = countPrices && page === 1 && Object.keys(filters).length === 0;
  const isUnfound = pagination.total === 0 || isForDish;
  return isWhole && isUnfound ? toUnfoundSearch(search) : null;
}

/** Reads the words of a search beside those of the price, which a suggestion keeps (product 5.1.8). */
async function readWords(
  context: ShopContext,
  { text, priceText }: PriceWords,
): Promise<SearchReading> {
  if (text === '') return NO_SEARCH;
  const { words, suggestion } = await readProductSearch(context, text);
  if (suggestion === null || priceText === '') return { words, suggestion };
  return { words, suggestion: `${suggestion} ${priceText}` };
}

/** Counts the products of each price range that match the other filters and the search (product 2.9.11). */
function countPrices(
  context: ShopContext,
  filter: ProductFilter | undefined,
  search: PriceWords,
): Promise<PriceCount[]> {
  return Promise.all(
    PRICE_RANGES.map(async (range) => {
      const bounds = toPriceBounds(range);
      if (filter === undefined) return { ...bounds, total: 0 };
      const counted = { ...filter, ...toPriceFilter(bounds, search) };
      return { ...bounds, total: await countWithCache(context, counted) };
    }),
  );
}

/** The prices in paise that both a range, in rupees, and the words of a search permit. */
function toPriceFilter(
  { minPrice, maxPrice }: { minPrice?: number; maxPrice?: number },
  search: PriceWords,
) {
  const lowest = [search.minPaise, minPrice === undefined ? null : rupeesToPaise(minPrice)];
  const highest = [search.maxPaise, maxPrice === undefined ? null : rupeesToPaise(maxPrice)];
  const known = (prices: readonly (number | null)[]) => prices.filter((price) => price !== null);
  return {
    minPaise: lowest.some((price) => price !== null) ? Math.max(...known(lowest)) : undefined,
    maxPaise: highest.some((price) => price !== null) ? Math.min(...known(highest)) : undefined,
  };
}

/** Lists what is in a set, as far as it is in the shop (product 7.3.2). */
async function listSet(context: ShopContext, id: string, page: Page): Promise<ProductList> {
  const set = await products.getProduct(context.db, id);
  const parts = readSetParts(set?.set_parts ?? '') ?? [];
  const rows = await products.listByIds(
    context.db,
    parts.map(({ productId }) => productId),
  );
  return toList(context, rows, page);
}

/** A page of a few products that are all there. */
async function toList(
  context: ShopContext,
  rows: readonly ProductRow[],
  { limit, offset }: Page,
): Promise<ProductList> {
  const shown = rows.slice(offset, offset + limit);
  return {
    products: shown,
    images: await listProductImages(
      context.db,
      shown.map(({ id }) => id),
    ),
    pagination: toPagination(offset / limit + 1, limit, rows.length),
    suggestion: null,
  };
}

/** Lists the product that the desk has chosen as the deal, while shoppers see it (product 10.7.6). */
async function listDeal(context: ShopContext, page: Page): Promise<ProductList> {
  const deal = await getHomeDeal(context.db);
  const isOnSale = deal.product_status === 'active';
  const isShown = isDealShown({ until: deal.ends_at, isOnSale }, context.now());
  const row = isShown ? await products.getProduct(context.db, deal.product_id ?? '') : undefined;
  return toList(context, row === undefined ? [] : [row], page);
}

/**
 * Lists the products that can be bought before the sold-out ones (product 3.2.3): two lists, each in
 * the order of an index.
 */
async function listInStockFirst(
  context: ShopContext,
  filter: ProductFilter,
  sort: ProductSort,
  { limit, offset }: Page,
): Promise<ProductRow[]> {
  const list = (part: Page, isInStock: boolean | undefined) =>
    products.listProducts(context.db, { ...filter, isInStock }, sort, part);
  if (filter.isInStock !== undefined) return list({ limit, offset }, filter.isInStock);
  const inStock = await list({ limit, offset }, true);
  if (inStock.length === limit) return inStock;
  // A page that begins beyond them has to know how many there are.
  const before =
    inStock.length > 0 ? offset : await countWithCache(context, { ...filter, isInStock: true });
  const soldOut = await list(
    { limit: limit - inStock.length, offset: Math.max(0, offset - before) },
    false,
  );
  return [...inStock, ...soldOut];
}

async function countWithCache(context: ShopContext, filter: ProductFilter): Promise<number> {
  const count = (isInStock: false | undefined) => {
    const counted = { ...filter, isInStock };
    const scope = isInStock === undefined ? 'catalogue' : 'public-responses';
    return getTotal(context, scope, JSON.stringify(counted), () =>
      products.countProducts(context.db, counted),
    );
  };
  if (filter.isInStock !== true) return count(filter.isInStock);
  // Counting the few sold-out products is cheaper, and the total of all products hardly ever
  // changes.
  return (await count(undefined)) - (await count(false));
}

/**
 * @returns the product and its pictures in their order
 * @throws {NotFoundError} for an unknown product and for one that was taken off the shop
 */
export async function getProduct(
  context: ShopContext,
  productId: string,
): Promise<{ product: ProductRow; images: ProductImageRow[] }> {
  const product = await products.getProduct(context.db, productId);
  if (product === undefined) throw new NotFoundError('Product');
  return { product, images: await listProductImages(context.db, [productId]) };
}

/** @returns undefined when no product can match */
async function toFilter(
  context: ShopContext,
  query: ProductListQuery,
  words: readonly WordRanges[],
  search: PriceWords,
): Promise<ProductFilter | undefined> {
  const stock = toStockFilter(query);
  if (stock === 'contradiction') return undefined;
  const categoryIds = await listCategoryIds(context, query);
  if (categoryIds?.length === 0) return undefined;
  const brandKey = toTextKey(query.brand ?? '');
  const maker = query.maker ? await findMaker(context.db, query.maker) : undefined;
  if (query.maker && maker === undefined) return undefined;
  return {
    categoryIds,
    brandKey: brandKey === '' ? undefined : brandKey,
    makerId: maker?.id,
    ...toPriceFilter(query, search),
    isInStock: stock,
    words: query.occasion === undefined ? words : [...words, [toOccasionRange(query.occasion)]],
  };
}

function toStockFilter(query: ProductListQuery): boolean | undefined | 'contradiction' {
  const { inStock, in_stock, availability } = query;
  const byAvailability = availability === undefined ? undefined : availability === 'in-stock';
  const [wanted, ...others] = new Set(
    [inStock, in_stock, byAvailability].filter((value) => value !== undefined),
  );
  return others.length > 0 ? 'contradiction' : wanted;
}

/**
 * Lists the ids of the categories that match the filter under each of its names; undefined without
 * a filter.
 */
async function listCategoryIds(
  context: ShopContext,
  query: ProductListQuery,
): Promise<string[] | undefined> {
  const single = [query.category, query.categorySlug, query.categoryId, query.category_id];
  const choices = [
    ...single.map((value) => (value ? [value] : [])),
    (query.categories ?? '').split(',').map((value) => value.trim()),
  ]
    .map((values) => values.filter((value) => value !== ''))
    .filter((values) => values.length > 0);
  if (choices.length === 0) return undefined;
  const categories = await listCategoryNames(context.db);
  return categories
    .filter(({ id, slug }) =>
      choices.every((values) => values.some((value) => value === slug || value === id)),
    )
    .map(({ id }) => id);
}
