import { listListings, listSearches } from './distinct-addresses.ts';
import type { Measure } from './throughput.ts';

/** More searches than a run sends between two changes of the catalogue. */
const SEARCHES = 20_000;

/** Writes that invalidate the caches twice a second, so that every page is rendered again. */
const CHANGES = { write: 'changeCatalogue', perSecond: 2 } satisfies Measure['writes'];

/**
 * Plans the requests to a shop with the demo catalogue.
 *
 * @param origin of the shop
 * @returns `cached`: responses from memory; `rendered`: searches and pages that no cache has
 * @throws {Error} when the shop has no products
 */
export async function planMeasures(
  origin: string,
): Promise<{ productId: string; cached: Measure[]; rendered: Measure[] }> {
  const { products }: { products: { _id: string; name: string }[] } = await read(
    `${origin}/api/v1/products?limit=100`,
  );
  const { categories }: { categories: { slug: string }[] } = await read(
    `${origin}/api/v1/categories?limit=100`,
  );
  const productId = products[0]?._id;
  if (productId === undefined) throw new Error(`The shop at ${origin} has no products.`);
  const list = { paths: ['/api/v1/products?limit=20'], connections: 32, p99Goal: 5 };
  const page = (name: string, path: string): Measure => ({
    name: `HTML, ${name}`,
    paths: [path],
    connections: 8,
    goal: 1.5,
  });
  return {
    productId,
    cached: [
      { ...list, name: 'GET /products of 20', goal: 2.5 },
      {
        ...list,
        name: 'GET /products of 20, while carts change',
        goal: 5,
        writes: { write: 'changeCart', perSecond: 200 },
      },
      {
        ...list,
        name: 'GET /products/{id}',
        paths: [`/api/v1/products/${productId}`],
        goal: 2.5,
      },
      page('home', '/'),
      page('listing', '/products-list'),
      page('product', `/product/${productId}`),
    ],
    rendered: [
      {
        name: 'a search never asked before',
        paths: listSearches(
          products.map(({ name }) => name),
          SEARCHES,
        ),
        connections: 32,
        writes: CHANGES,
      },
      {
        name: 'HTML, listing rendered afresh',
        paths: listListings(categories.map(({ slug }) => slug)),
        connections: 8,
        perSecondGoal: 800,
        writes: CHANGES,
      },
    ],
  };
}

/** @returns the data of a response of the API */
async function read<Data>(url: string): Promise<Data> {
  const { data }: { data: Data } = JSON.parse(await (await fetch(url)).text());
  return data;
}
