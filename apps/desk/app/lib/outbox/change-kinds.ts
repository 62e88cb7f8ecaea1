import { type components, unwrap } from '@haat/api-sdk';
import type { InfiniteData } from '@tanstack/react-query';
import { changeOf, desk } from '../api/desk.ts';
import { queryClient } from '../api/query-client.ts';
import { readPresent } from '../api/read-present.ts';
import { storeOrder, storeThing } from '../api/store-thing.ts';
import type { DeskMessage, DeskProduct } from '../api/types.ts';
import type { ChangeInputs, ChangeKind } from './change.ts';

type DeskProductList = components['schemas']['DeskProductListResponse']['data'];

type ChangeSenders = {
  readonly [Kind in ChangeKind]: (
    input: ChangeInputs[Kind],
    idempotencyKey: string,
  ) => Promise<void>;
};

/** Puts the stock that the server knows into the loaded lists, so that no number jumps back. */
function showStock({ _id, stock, stockLevel }: DeskProduct): void {
  queryClient.setQueriesData<InfiniteData<DeskProductList>>(
    { queryKey: ['/desk/products'] },
    (list) => {
      // The goods that the deal is chosen from have no pages.
      if (list === undefined || !('pages' in list)) return list;
      const pages = list.pages.map((page) => ({
        ...page,
        products: page.products.map((product) =>
          product._id === _id ? { ...product, stock, stockLevel } : product,
        ),
      }));
      return { ...list, pages };
    },
  );
}

/**
 * Puts marks on a message. A mark is set or not, so the one that comes last holds whatever another desk
 * has done meanwhile (product 10.6.11).
 */
async function markMessage(
  { messageId, version, marks }: ChangeInputs['markMessage'],
  idempotencyKey: string,
): Promise<DeskMessage> {
  const update = (ofVersion: number) =>
    unwrap(
      desk.PATCH('/desk/messages/{id}', {
        params: { path: { id: messageId }, header: changeOf(ofVersion, idempotencyKey) },
        body: marks,
      }),
    );
  try {
    return await update(version);
  } catch (error) {
    const present = readPresent<DeskMessage>(error);
    if (present === undefined) throw error;
    return update(present.version);
  }
}

/** Sends a change under its key, and shows what the server responds with. */
export const CHANGE_SENDERS: ChangeSenders = {
  async packLine({ orderId, lineId, isPacked }, idempotencyKey) {
    const call = desk.PUT('/desk/orders/{id}/packed-lines/{lineId}', {
      params: { path: { id: orderId, lineId }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { isPacked },
    });
    storeOrder(await unwrap(call));
  },
  async addNote({ orderId, body }, idempotencyKey) {
    const call = desk.POST('/desk/orders/{id}/notes', {
      params: { path: { id: orderId }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { body },
    });
    storeOrder(await unwrap(call));
  },
  async changeStock({ productId, delta }, idempotencyKey) {
    const product = await unwrap(
      desk.POST('/desk/products/{id}/stock', {
        params: { path: { id: productId }, header: { 'Idempotency-Key': idempotencyKey } },
        body: { delta },
      }),
    );
    showStock(product);
    storeThing('/desk/products/{id}', product, '/desk/today');
  },
  async markMessage(input, idempotencyKey) {
    const message = await markMessage(input, idempotencyKey);
    storeThing('/desk/messages/{id}', message, '/desk/messages', '/desk/today', '/desk/waiting');
  },
};
