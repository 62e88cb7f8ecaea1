import type {
  DeskMessage,
  DeskOrder,
  DeskProduct,
  DeskProductList,
  UpdateDeskMessageInput,
} from '@haat/api-sdk/desk';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { desk } from '../api/desk.ts';
import { KEYS } from '../api/queries.ts';
import { readPresent } from '../api/read-present.ts';

/** What each kind of change carries: what it sends, and the names by which it is listed while it waits. */
export interface ChangeInputs {
  readonly packLine: {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly lineId: string;
    readonly name: string;
    /** Left out by an earlier version; '' when it is not known. */
    readonly nameHindi?: string;
    readonly isPacked: boolean;
  };
  readonly addNote: {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly body: string;
  };
  readonly changeStock: {
    readonly productId: string;
    readonly name: string;
    /** Left out by an earlier version; '' when it is not known. */
    readonly nameHindi?: string;
    /** Pieces that come, below zero for pieces that go. */
    readonly delta: number;
  };
  readonly markMessage: {
    readonly messageId: string;
    /** Of the message as it was marked. */
    readonly version: number;
    /** Who wrote it. */
    readonly name: string;
    readonly marks: UpdateDeskMessageInput;
  };
}

export type ChangeKind = keyof ChangeInputs;

type ChangeSenders = {
  readonly [Kind in ChangeKind]: (
    input: ChangeInputs[Kind],
    idempotencyKey: string,
    queryClient: QueryClient,
  ) => Promise<void>;
};

function storeOrder(order: DeskOrder, queryClient: QueryClient): void {
  queryClient.setQueryData(KEYS.order(order._id), order);
  void queryClient.invalidateQueries({ queryKey: KEYS.orders });
  void queryClient.invalidateQueries({ queryKey: KEYS.today });
}

/** Puts the stock that the server knows into the loaded lists, so that no number jumps back. */
function showStock({ _id, stock, stockLevel }: DeskProduct, queryClient: QueryClient): void {
  queryClient.setQueriesData<InfiniteData<DeskProductList>>({ queryKey: KEYS.goods }, (list) => {
    // The goods that the deal is chosen from have no pages.
    if (list === undefined || !('pages' in list)) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      products: page.products.map((product) =>
        product._id === _id ? { ...product, stock, stockLevel } : product,
      ),
    }));
    return { ...list, pages };
  });
}

/**
 * Puts marks on a message. A mark is set or not, so the one that comes last holds whatever another desk
 * has done meanwhile (product 10.6.11).
 */
async function markMessage(
  { messageId, version, marks }: ChangeInputs['markMessage'],
  idempotencyKey: string,
): Promise<DeskMessage> {
  try {
    return await desk().messages.update(messageId, version, marks, { idempotencyKey });
  } catch (error) {
    const present = readPresent<DeskMessage>(error, 'answeredAt');
    if (present === undefined) throw error;
    return desk().messages.update(messageId, present.version, marks, { idempotencyKey });
  }
}

/** Sends a change under its key, and shows what the server responds with. */
export const CHANGE_SENDERS: ChangeSenders = {
  async packLine({ orderId, lineId, isPacked }, idempotencyKey, queryClient) {
    const order = await desk().orders.packLine(orderId, lineId, isPacked, { idempotencyKey });
    storeOrder(order, queryClient);
  },
  async addNote({ orderId, body }, idempotencyKey, queryClient) {
    storeOrder(await desk().orders.addNote(orderId, body, { idempotencyKey }), queryClient);
  },
  async changeStock({ productId, delta }, idempotencyKey, queryClient) {
    const product = await desk().goods.changeStock(productId, delta, { idempotencyKey });
    queryClient.setQueryData(KEYS.product(productId), product);
    showStock(product, queryClient);
    void queryClient.invalidateQueries({ queryKey: KEYS.today });
  },
  async markMessage(input, idempotencyKey, queryClient) {
    const message = await markMessage(input, idempotencyKey);
    queryClient.setQueryData(KEYS.message(message._id), message);
    void queryClient.invalidateQueries({ queryKey: KEYS.messages });
    void queryClient.invalidateQueries({ queryKey: KEYS.today });
  },
};
