import { summarizeReviews } from '@haat/domain';
import type { TestProduct } from '../entities.ts';
import { matchesSearch } from '../matches-search.ts';
import { orNotFound } from '../mock-shop-error.ts';
import { done, type OperationHandlers } from '../operation-handlers.ts';
import type { RequestOf, Schemas } from '../operation-types.ts';
import { paginate } from '../paginate.ts';
import type { TestShop } from '../test-shop.ts';

type Query = RequestOf<'listProducts'>['query'];
type Product = Schemas['Product'];
type Compare = (a: Ranked, b: Ranked) => number;

/** A product as it is shown, and how much of it was sold. */
interface Ranked {
  readonly product: Product;
  readonly unitsSold: number;
}

/** What the shop sells (product 7.3.2, 7.3.3). */
export const productHandlers = {
  listProducts({ query }, shop) {
    const { page = 1, limit = 10, search = '', sort } = query;
    const found = shop.products
      .map((one) => ({ product: presentProduct(shop, one), unitsSold: one.unitsSold }))
      .filter(({ product }) => passes(product, query))
      .sort(sort === undefined ? byMatchOrNewest(search) : ORDERS[sort]);
    const { items, pagination } = paginate(found, page, limit);
    return done('Products', { products: items.map(({ product }) => product), pagination });
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

/** Those whose name has the words come before those that have them elsewhere. */
function byMatchOrNewest(search: string): Compare {
  const rank = ({ product }: Ranked) => (matchesSearch(search, [product.name]) ? 0 : 1);
  return (a, b) => rank(a) - rank(b) || byNewest(a, b);
}

/** Whether a product passes every filter, under all the names of each (product 7.3.2). */
function passes(product: Product, query: Query): boolean {
  const { search = '', brand = '', availability } = query;
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
  const { _id, slug, name } = product.category;
  return (
    stock.every((wanted) => wanted === undefined || wanted === product.inStock) &&
    categories.every(
      (names) => names.length === 0 || names.some((one) => one === _id || one === slug),
    ) &&
    (!query.maker || query.maker === product.maker?.slug) &&
    (brand.trim() === '' || brand.trim().toLowerCase() === product.brand.toLowerCase()) &&
    matchesSearch(search, [product.name, product.brand, name, product.description])
  );
}
