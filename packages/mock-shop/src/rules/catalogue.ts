import { estimateDelivery, isCashAvailable, toPagination } from '@haat/domain';
import type { Schemas } from '../contract.ts';
import { PINCODES } from '../fixtures.ts';
import { CATEGORIES } from '../product-fixtures.ts';
import { orNotFound } from '../shop-error.ts';
import type { TestProduct, TestShop } from '../test-shop.ts';
import type { Rules } from './rule.ts';

/** Products, and when they reach a pincode. */
export const catalogueRules = {
  listCategories({ query }) {
    const { items, pagination } = paginate(Object.values(CATEGORIES), query, 10);
    const categories = items.map((category) => ({ ...category, ...NO_FACTS }));
    return { data: { categories, pagination } };
  },

  listProducts({ query }, shop) {
    const search = query.get('search')?.trim().toLowerCase() ?? '';
    const category = query.get('category');
    const occasion = query.get('occasion');
    const found = shop.products.filter(
      (product) =>
        [product.name, product.nameHindi, product.description]
          .join(' ')
          .toLowerCase()
          .includes(search) &&
        (occasion === null || product.occasions.some((one) => one === occasion)) &&
        (category === null || [product.category._id, product.category.slug].includes(category)),
    );
    const { items, pagination } = paginate(found, query, 10);
    return { data: { products: items.map(presentProduct), pagination } };
  },

  getProduct: ({ path }, shop) => ({ data: presentProduct(productOf(shop, path.id)) }),

  getDelivery({ path: { pincode } }) {
    const { District, State } = orNotFound(PINCODES[pincode]?.[0], 'Pincode');
    const { deliverBy, validUntil } = estimateDelivery(pincode, Date.now());
    return {
      data: {
        ...{ pincode, place: { district: District, state: State }, deliverBy },
        validUntil: new Date(validUntil).toISOString(),
        codAvailable: isCashAvailable(pincode),
      },
    };
  },

  lookUpPincode({ path: { pincode } }) {
    const offices = PINCODES[pincode];
    return offices === undefined
      ? [{ Message: 'No records found', Status: 'Error', PostOffice: null }]
      : [{ Message: 'Found', Status: 'Success', PostOffice: [...offices] }];
  },
} satisfies Rules;

/** What the fixtures do not say of a category. */
const NO_FACTS = { image: null, status: 'active' } as const;

/** A product by id. @throws ShopError 404 */
export function productOf(shop: TestShop, id: string): TestProduct {
  return orNotFound(
    shop.products.find(({ _id }) => _id === id),
    'Product',
  );
}

/** A product as the contract sends it. */
export function presentProduct(product: TestProduct): Schemas['Product'] {
  return { ...product, inStock: product.stock_quantity > 0 };
}

/** The items of the page that a query asks for. @param most items of a page when it does not say */
export function paginate<Item>(items: readonly Item[], query: URLSearchParams, most: number) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? most);
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: toPagination(page, limit, items.length),
  };
}
