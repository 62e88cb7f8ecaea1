import type { ReadData, ReadPath } from '@haat/api-sdk/tanstack';
import { reload, showSaved } from './query-client.ts';
import type { DeskOrder, DeskPage, DeskProduct, DeskStory } from './types.ts';

/** Shows a thing as the server sent it, and has the lists that it stands in loaded again. */
export function storeThing<Path extends ReadPath>(
  path: Path,
  thing: ReadData<Path> & { readonly _id: string },
  ...lists: readonly ReadPath[]
): void {
  const { _id: id }: { readonly _id: string } = thing;
  showSaved([path, { path: { id } }], thing);
  void reload(...lists);
}

/** Shows an order, see {@link storeThing}. */
export function storeOrder(order: DeskOrder): void {
  storeThing('/desk/orders/{id}', order, '/desk/orders', '/desk/today', '/desk/waiting');
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
