import { createSearchIndex, summarizeReviews } from '@haat/domain';
import type { RequestOf, Schemas } from '../contract/operation-types.ts';
import type { TestProduct } from '../entities.ts';
import { orNotFound } from '../requests/mock-shop-error.ts';
import { paginate } from '../rules/paginate.ts';
import type { TestShop } from '../test-shop.ts';
import { done, type OperationHandlers } from './operation-handler.ts';

type Query = RequestOf<'listProducts'>['query'];
type Product = Schemas['Product'];
type Compare = (a: Ranked, b: Ranked) => number;

/** A product as it is shown, and how much of it was sold. */
interface Ranked {
  readonly product: Product;
  readonly unitsSold: number;
  /** How well it fits the search; 0 without one. */
  readonly relevance: number;
}

/** What the shop sells (product 7.3.2, 7.3.3). */
export const productHandlers = {
  listProducts({ query }, shop) {
    const { page = 1, limit = 10, search = '', sort } = query;
    if (query.isDeal) {
      // Nobody has chosen a deal: this shop has no desk.
      const { pagination } = paginate([], page, limit);
      return done('Products', { products: [], pagination });
    }
    const { relevance, suggestion } = findProducts(shop, search);
    const found = shop.products
      .map((one, index) => ({
        product: presentProduct(shop, one),
        unitsSold: one.unitsSold,
        relevance: relevance?.get(index) ?? 0,
      }))
      .filter((one) => (relevance === null || one.relevance > 0) && passes(one.product, query))
      .sort(sort === undefined ? toOwnOrder(relevance !== null) : ORDERS[sort]);
    const { items, pagination } = paginate(found, page, limit);
    return done('Products', {
      products: items.map(({ product }) => product),
      pagination,
      ...(suggestion !== null && { suggestion }),
    });
  },

  getProduct({ path }, shop) {
    const product = shop.products.find(({ _id }) => _id === path.id);
    return done('Product', presentProduct(shop, orNotFound(product, 'Product')));
  },
} satisfies Partial<OperationHandlers>;

/** A product as the contract sends it. */
export function presentProduct(shop: TestShop, stored: TestProduct): Product {
  const { unitsSold: _, ...product } = stored;
  const written = shop.reviews.filter(({ productId }) => productId === product._id);
  const { average: stars, total: reviews } = summarizeReviews(written);
  return {
    ...product,
    images: [product.image ?? [], product.additional_images, product.gallery].flat(),
    stars,
    ratings: stars,
    reviews,
    inStock: product.stock_quantity > 0,
  };
}

const byNewest: Compare = (a, b) => b.product.createdAt.localeCompare(a.product.createdAt);
const byName: Compare = (a, b) => a.product.name.localeCompare(b.product.name);

const ORDERS: Readonly<Record<NonNullable<Query['sort']>, Compare>> = {
  newest: byNewest,
  name: byName,
  bestseller: (a, b) => b.unitsSold - a.unitsSold,
  'price-asc': (a, b) => a.product.price - b.product.price,
  'price-desc': (a, b) => b.product.price - a.product.price,
  discount: (a, b) => b.product.discount - a.product.discount,
  rating: (a, b) => (b.product.stars ?? 0) - (a.product.stars ?? 0),
};

/** The order that nobody chose: a search's best matches first (product 5.1.5), else what is on sale. */
function toOwnOrder(isSearch: boolean): Compare {
  return isSearch
    ? (a, b) => b.relevance - a.relevance || byNewest(a, b)
    : (a, b) => bySaleAndAge(a.product, b.product);
}

/** What can be bought first, and of these the newest (product 3.2.8). */
export function bySaleAndAge(
  a: Pick<Product, 'stock_quantity' | 'createdAt'>,
  b: Pick<Product, 'stock_quantity' | 'createdAt'>,
): number {
  const sale = Number(b.stock_quantity > 0) - Number(a.stock_quantity > 0);
  return sale || b.createdAt.localeCompare(a.createdAt);
}

/** What a search finds, by the place of the product in the shop; `relevance` is null without one. */
function findProducts({ products }: TestShop, search: string) {
  if (search.trim() === '') return { relevance: null, suggestion: null };
  const searchIndex = createSearchIndex(
    products.map(({ name, brand, category, description }) => {
      return { name, brand, categories: [category.name], description };
    }),
  );
  return searchIndex(search);
}

/** Whether a product passes every filter but the search, under all the names of each (product 7.3.2). */
function passes(product: Product, query: Query): boolean {
  const { brand = '', availability } = query;
  const stock = [
    query.inStock,
    query.in_stock,
    availability === undefined ? undefined : availability === 'in-stock',
  ];
  const categories = [
    ...[query.category, query.categorySlug, query.categoryId, query.category_id].map((one) =>
      one === undefined ? [] : [one],
    ),
    query.categories?.split(',').map((one) => one.trim()) ?? [],
  ].map((names) => names.filter((name) => name !== ''));
  const { _id, slug } = product.category;
  return (
    stock.every((wanted) => wanted === undefined || wanted === product.inStock) &&
    categories.every(
      (names) => names.length === 0 || names.some((one) => one === _id || one === slug),
    ) &&
    (!query.maker || query.maker === product.maker?.slug) &&
    (brand.trim() === '' || brand.trim().toLowerCase() === product.brand.toLowerCase())
  );
}
