import type { ListFilters } from '../request-types.ts';
import type { ShopClient } from '../shop-client.ts';
import type {
  Address,
  Cart,
  Category,
  CategoryList,
  CategoryListQuery,
  ContactInfo,
  Maker,
  MakerList,
  MakerListQuery,
  Message,
  MessageList,
  MessageListQuery,
  Order,
  OrderList,
  OrderListQuery,
  Page,
  PageListQuery,
  Product,
  ProductList,
  ProductListQuery,
  ProductReviewList,
  ProductReviewListQuery,
  Review,
  ReviewList,
  ReviewListQuery,
  Story,
  StoryList,
  StoryListQuery,
  User,
  UserList,
  UserListQuery,
  UserReviewListQuery,
  Wishlist,
} from '../types.ts';
import {
  createInfiniteQuery,
  createQuery,
  type ShopInfiniteQuery,
  type ShopQuery,
} from './query-options.ts';

/**
 * The shop's reads as options of TanStack Query 5. Each key begins with 'shop' and the name of the
 * group, so that `invalidateQueries({ queryKey: ['shop', 'cart'] })` reaches all of a group.
 */
export interface ShopQueries {
  /** Products, by page or one by one. */
  readonly products: {
    /** One page of the products. */
    list(filters?: ProductListQuery): ShopQuery<ProductList>;
    /** Page after page of the products. */
    infinite(filters?: ListFilters<ProductListQuery>): ShopInfiniteQuery<ProductList>;
    /** One product; its error is an `ApiError` 404 when there is none. */
    get(id: string): ShopQuery<Product>;
  };
  /** Categories, by page or one by one. */
  readonly categories: {
    /** One page of the categories. */
    list(filters?: CategoryListQuery): ShopQuery<CategoryList>;
    /** Page after page of the categories. */
    infinite(filters?: ListFilters<CategoryListQuery>): ShopInfiniteQuery<CategoryList>;
    /** One category by its id or slug. */
    get(id: string): ShopQuery<Category>;
  };
  /** The cart of the signed-in shopper. */
  readonly cart: {
    /** The cart of the signed-in shopper. */
    get(): ShopQuery<Cart>;
  };
  /** Orders of the signed-in shopper. */
  readonly orders: {
    /** One page of the shopper's orders, the newest first. */
    list(filters?: OrderListQuery): ShopQuery<OrderList>;
    /** Page after page of the shopper's orders. */
    infinite(filters?: ListFilters<OrderListQuery>): ShopInfiniteQuery<OrderList>;
    /** One order. */
    get(id: string): ShopQuery<Order>;
  };
  /** The wishlist of the signed-in shopper. */
  readonly wishlist: {
    /** The wishlist of the signed-in shopper. */
    get(): ShopQuery<Wishlist>;
  };
  /** Reviews: of all products, of one product, or by one user. */
  readonly reviews: {
    /** One page of the reviews. */
    list(filters?: ReviewListQuery): ShopQuery<ReviewList>;
    /** Page after page of the reviews. */
    infinite(filters?: ListFilters<ReviewListQuery>): ShopInfiniteQuery<ReviewList>;
    /** One page of the reviews of a product, with the figures of all of them. */
    ofProduct(productId: string, filters?: ProductReviewListQuery): ShopQuery<ProductReviewList>;
    /** Page after page of the reviews of a product. */
    infiniteOfProduct(
      productId: string,
      filters?: ListFilters<ProductReviewListQuery>,
    ): ShopInfiniteQuery<ProductReviewList>;
    /** One page of the reviews that a user wrote. */
    ofUser(userId: string, filters?: UserReviewListQuery): ShopQuery<ReviewList>;
    /** Page after page of the reviews that a user wrote. */
    infiniteOfUser(
      userId: string,
      filters?: ListFilters<UserReviewListQuery>,
    ): ShopInfiniteQuery<ReviewList>;
    /** One review. */
    get(id: string): ShopQuery<Review>;
  };
  /** The groups that make the goods. */
  readonly makers: {
    /** One page of the groups that make the goods. */
    list(filters?: MakerListQuery): ShopQuery<MakerList>;
    /** Page after page of the groups. */
    infinite(filters?: ListFilters<MakerListQuery>): ShopInfiniteQuery<MakerList>;
    /** One group by its slug. */
    get(slug: string): ShopQuery<Maker>;
  };
  /** Stories from the groups behind the shop. */
  readonly stories: {
    /** One page of the stories, the newest first. */
    list(filters?: StoryListQuery): ShopQuery<StoryList>;
    /** Page after page of the stories. */
    infinite(filters?: ListFilters<StoryListQuery>): ShopInfiniteQuery<StoryList>;
    /** One story. */
    get(id: string): ShopQuery<Story>;
  };
  /** Content pages. */
  readonly pages: {
    /** The content pages that shoppers see; `isActive: false` gives admins the others. */
    list(filters?: PageListQuery): ShopQuery<Page[]>;
    /** One content page by its slug. */
    get(slug: string): ShopQuery<Page>;
  };
  /** Saved delivery addresses of the signed-in shopper. */
  readonly addresses: {
    /** The saved addresses of the signed-in shopper. */
    list(): ShopQuery<Address[]>;
    /** One saved address. */
    get(id: string): ShopQuery<Address>;
  };
  /** How to reach the shop. */
  readonly contact: {
    /** How to reach the shop. */
    get(): ShopQuery<ContactInfo>;
  };
  /** Who is signed in. */
  readonly user: {
    /** The signed-in user; its error is an `ApiError` 401 when nobody is. */
    get(): ShopQuery<User>;
  };
  /** The users, for admins. */
  readonly users: {
    /** One page of the users. For admins. */
    list(filters?: UserListQuery): ShopQuery<UserList>;
    /** Page after page of the users. For admins. */
    infinite(filters?: ListFilters<UserListQuery>): ShopInfiniteQuery<UserList>;
  };
  /** Messages to the shop, for admins. */
  readonly messages: {
    /** One page of the messages to the shop. For admins. */
    list(filters?: MessageListQuery): ShopQuery<MessageList>;
    /** Page after page of the messages to the shop. For admins. */
    infinite(filters?: ListFilters<MessageListQuery>): ShopInfiniteQuery<MessageList>;
    /** One message to the shop. For admins. */
    get(id: string): ShopQuery<Message>;
  };
}

/**
 * Creates the options of TanStack Query 5 for the reads of a client. They are plain objects and fit
 * every adapter: pass one to `useQuery` as it is. Its `queryKey` also types `getQueryData` and
 * `setQueryData`. Queries pass their signal on; a query that is no longer needed ends its call.
 *
 * The client repeats reads by itself, and so does TanStack Query, which repeats a 401 and a 404 as well:
 * create its `QueryClient` with `defaultOptions: { queries: { retry: false } }`.
 */
export function createShopQueries(api: ShopClient): ShopQueries {
  return {
    products: {
      list: (filters = {}) =>
        createQuery(['products', 'list', filters], (options) =>
          api.products.list(filters, options),
        ),
      infinite: (filters = {}) =>
        createInfiniteQuery(['products', 'infinite', filters], (page, options) =>
          api.products.list({ ...filters, page }, options),
        ),
      get: (id) => createQuery(['products', 'get', id], (options) => api.products.get(id, options)),
    },
    categories: {
      list: (filters = {}) =>
        createQuery(['categories', 'list', filters], (options) =>
          api.categories.list(filters, options),
        ),
      infinite: (filters = {}) =>
        createInfiniteQuery(['categories', 'infinite', filters], (page, options) =>
          api.categories.list({ ...filters, page }, options),
        ),
      get: (id) =>
        createQuery(['categories', 'get', id], (options) => api.categories.get(id, options)),
    },
    cart: {
      get: () => createQuery(['cart'], (options) => api.cart.get(options)),
    },
    orders: {
      list: (filters = {}) =>
        createQuery(['orders', 'list', filters], (options) =>
          api.orders.listPage(filters, options),
        ),
      infinite: (filters = {}) =>
        createInfiniteQuery(['orders', 'infinite', filters], (page, options) =>
          api.orders.listPage({ ...filters, page }, options),
        ),
      get: (id) => createQuery(['orders', 'get', id], (options) => api.orders.get(id, options)),
    },
    wishlist: {
      get: () => createQuery(['wishlist'], (options) => api.wishlist.get(options)),
    },
    reviews: {
      list: (filters = {}) =>
        createQuery(['reviews', 'list', filters], (options) => api.reviews.list(filters, options)),
      infinite: (filters = {}) =>
        createInfiniteQuery(['reviews', 'infinite', filters], (page, options) =>
          api.reviews.list({ ...filters, page }, options),
        ),
      ofProduct: (productId, filters = {}) =>
        createQuery(['reviews', 'ofProduct', productId, filters], (options) =>
          api.reviews.listByProduct(productId, filters, options),
        ),
      infiniteOfProduct: (productId, filters = {}) =>
        createInfiniteQuery(['reviews', 'infiniteOfProduct', productId, filters], (page, options) =>
          api.reviews.listByProduct(productId, { ...filters, page }, options),
        ),
      ofUser: (userId, filters = {}) =>
        createQuery(['reviews', 'ofUser', userId, filters], (options) =>
          api.reviews.listByUser(userId, filters, options),
        ),
      infiniteOfUser: (userId, filters = {}) =>
        createInfiniteQuery(['reviews', 'infiniteOfUser', userId, filters], (page, options) =>
          api.reviews.listByUser(userId, { ...filters, page }, options),
        ),
      get: (id) => createQuery(['reviews', 'get', id], (options) => api.reviews.get(id, options)),
    },
    makers: {
      list: (filters = {}) =>
        createQuery(['makers', 'list', filters], (options) => api.makers.list(filters, options)),
      infinite: (filters = {}) =>
        createInfiniteQuery(['makers', 'infinite', filters], (page, options) =>
          api.makers.list({ ...filters, page }, options),
        ),
      get: (slug) =>
        createQuery(['makers', 'get', slug], (options) => api.makers.get(slug, options)),
    },
    stories: {
      list: (filters = {}) =>
        createQuery(['stories', 'list', filters], (options) => api.stories.list(filters, options)),
      infinite: (filters = {}) =>
        createInfiniteQuery(['stories', 'infinite', filters], (page, options) =>
          api.stories.list({ ...filters, page }, options),
        ),
      get: (id) => createQuery(['stories', 'get', id], (options) => api.stories.get(id, options)),
    },
    pages: {
      list: (filters = {}) =>
        createQuery(['pages', 'list', filters], (options) => api.pages.list(filters, options)),
      get: (slug) => createQuery(['pages', 'get', slug], (options) => api.pages.get(slug, options)),
    },
    addresses: {
      list: () => createQuery(['addresses', 'list'], (options) => api.addresses.list(options)),
      get: (id) =>
        createQuery(['addresses', 'get', id], (options) => api.addresses.get(id, options)),
    },
    contact: {
      get: () => createQuery(['contact'], (options) => api.contact.get(options)),
    },
    user: {
      get: () => createQuery(['user'], (options) => api.users.getCurrentUser(options)),
    },
    users: {
      list: (filters = {}) =>
        createQuery(['users', 'list', filters], (options) => api.users.list(filters, options)),
      infinite: (filters = {}) =>
        createInfiniteQuery(['users', 'infinite', filters], (page, options) =>
          api.users.list({ ...filters, page }, options),
        ),
    },
    messages: {
      list: (filters = {}) =>
        createQuery(['messages', 'list', filters], (options) =>
          api.messages.list(filters, options),
        ),
      infinite: (filters = {}) =>
        createInfiniteQuery(['messages', 'infinite', filters], (page, options) =>
          api.messages.list({ ...filters, page }, options),
        ),
      get: (id) => createQuery(['messages', 'get', id], (options) => api.messages.get(id, options)),
    },
  };
}
