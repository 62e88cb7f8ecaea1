import type { Ledger, LedgerOrder } from './read-ledger.ts';

/** Pieces of every product of a crash run before anything was sold. */
export const STOCK = 1_000_000;

/** Yields `${count} ${what}` when anything was found. */
export function* reportCount(found: readonly unknown[], what: string): Generator<string> {
  if (found.length > 0) yield `${found.length} ${what}`;
}

/**
 * Finds violations of the invariants that hold at every moment, also right after a crash: a call is
 * stored whole or not at all.
 */
export function* checkInvariants(ledger: Ledger): Generator<string> {
  const { orders } = ledger;
  yield* reportCount(
    orders.filter(({ lines }) => lines.length === 0),
    'orders without lines',
  );
  yield* findWrongStock(ledger);
  yield* findWrongMoney(orders);
  yield* reportCount(
    ledger.events.filter(({ isApplied, payment }) => isApplied && !isMoney(payment)),
    'events count as applied and had no effect',
  );
  yield* reportCount(
    // The access token is over after a while; the one that renews it is not.
    ledger.users.filter(({ signIns, tokens, links }) => signIns < 1 || tokens < 1 || links < 1),
    'half users',
  );
  const owned = new Set(ledger.users.map(({ avatarHash }) => avatarHash));
  yield* reportCount(
    ledger.pictures.filter((hash) => !owned.has(hash)),
    'pictures nobody owns',
  );
  if (ledger.integrity !== 'ok') yield `the database is damaged: ${ledger.integrity}`;
}

/** What was ordered and not cancelled is what left the stock, and what counts as sold. */
function* findWrongStock({ orders, products }: Ledger): Generator<string> {
  const ordered = new Map<string, number>();
  for (const { status, lines } of orders) {
    if (status === 'cancelled') continue;
    for (const { productId, quantity } of lines) {
      ordered.set(productId, (ordered.get(productId) ?? 0) + quantity);
    }
  }
  for (const { id, stock, sold } of products) {
    const pieces = ordered.get(id) ?? 0;
    const taken = STOCK - stock - pieces;
    if (taken !== 0) yield `${taken} pieces of ${id} left the stock beside all orders`;
    if (sold !== pieces) yield `${sold - pieces} pieces of ${id} count as sold beside all orders`;
  }
}

/** Captured money has exactly one paid order, or is due back from a cancelled one. */
function* findWrongMoney(orders: readonly LedgerOrder[]): Generator<string> {
  yield* reportCount(
    orders.filter(({ payments }) => payments.length > 1),
    'orders with two payments',
  );
  const has = (order: LedgerOrder, status: 'paid' | 'refund_due') =>
    order.payments.includes(status);
  yield* reportCount(
    orders.filter((order) => order.payment_status === 'paid' && !has(order, 'paid')),
    'paid orders without a payment',
  );
  yield* reportCount(
    orders.filter((order) => order.payment_status !== 'paid' && has(order, 'paid')),
    'payments captured without a paid order',
  );
  yield* reportCount(
    orders.filter((order) => (order.payment_status === 'refund_due') !== has(order, 'refund_due')),
    'refunds of which order and payment say different things',
  );
  yield* reportCount(
    orders.filter(
      ({ status, payment_status, payments }) =>
        status === 'cancelled' &&
        (payment_status === 'pending' ||
          payment_status === 'paid' ||
          payments.some((payment) => payment === 'created' || payment === 'paid')),
    ),
    'cancelled orders whose payment is still open or paid',
  );
}

function isMoney(status: string | undefined): boolean {
  return status === 'paid' || status === 'refund_due';
}
