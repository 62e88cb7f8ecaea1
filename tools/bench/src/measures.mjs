import { listListings, listSearches } from './distinct-addresses.mjs';

/** More searches than a run sends between two changes of the catalogue. */
const SEARCHES = 20_000;

/** Writes that invalidate the caches twice a second, so that every page is rendered again. */
const CHANGES = { write: 'changeCatalogue', perSecond: 2 };

/**
 * Plans the requests to a shop with the demo catalogue.
 *
 * @param {string} origin of the shop
 * @returns {Promise<{ productId: string, cached: import('./throughput.mjs').Measure[], rendered: import('./throughput.mjs').Measure[] }>}
 *   `cached`: responses from memory; `rendered`: searches and pages that no cache has
 */
export async function planMeasures(origin) {
  const read = async (path) => (await (await fetch(`${origin}/api/v1${path}`)).json()).data;
  const { products } = await read('/products?limit=100');
  const { categories } = await read('/categories?limit=100');
  const productId = products[0]._id;
  const list = { paths: ['/api/v1/products?limit=20'], connections: 32, p99Goal: 5 };
  const page = (name, path) => ({
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
        name: 'GET /products of 20, while another process writes',
        goal: 5,
        writes: { write: 'writeOutside', perSecond: 200 },
      },
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
