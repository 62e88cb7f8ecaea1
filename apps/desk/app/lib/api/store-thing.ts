import type { ReadPath } from '@haat/api-sdk/tanstack';
import { reload, showSaved } from './query-client.ts';
import type {
  DeskMessage,
  DeskOrder,
  DeskPage,
  DeskProduct,
  DeskReview,
  DeskShopper,
  DeskStory,
} from './types.ts';

/** The things that are read one by one, by the path of the read. */
interface Things {
  readonly '/desk/messages/{id}': DeskMessage;
  readonly '/desk/orders/{id}': DeskOrder;
  readonly '/desk/pages/{id}': DeskPage;
  readonly '/desk/products/{id}': DeskProduct;
  readonly '/desk/reviews/{id}': DeskReview;
  readonly '/desk/shoppers/{id}': DeskShopper;
  readonly '/desk/stories/{id}': DeskStory;
}

/** Shows a thing as the server sent it, and has the lists that it stands in loaded again. */
export function storeThing<Path extends keyof Things>(
  path: Path,
  thing: Things[Path],
  ...lists: readonly ReadPath[]
): void {
  showSaved([path, { path: { id: thing._id } }], thing);
  void reload(...lists);
}

/** Shows an order, see {@link storeThing}. */
export function storeOrder(order: DeskOrder): void {
  storeThing('/desk/orders/{id}', order, '/desk/orders', '/desk/today');
}

/** Shows a product, see {@link storeThing}. */
export function storeProduct(product: DeskProduct): void {
  storeThing('/desk/products/{id}', product, '/desk/products');
}

/** Shows a story or a page, see {@link storeThing}. */
export function storeContent(
  path: '/desk/stories/{id}' | '/desk/pages/{id}',
  content: DeskStory | DeskPage,
): void {
  const list = path === '/desk/stories/{id}' ? '/desk/stories' : '/desk/pages';
  storeThing(path, content, list, `${path}/history`);
}
