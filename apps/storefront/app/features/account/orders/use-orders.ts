import {
  appendOrders,
  bucketOf,
  isOrderErrorShown,
  isReturnRequested,
  markCancelled,
  markReturnRequested,
  type OrderBucket,
  type OrderView,
  parseOrder,
  parseOrders,
} from '@haat/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { createRandomKey } from '../../../lib/forms/idempotency-key.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { useReturnToTab } from '../use-return-to-tab.ts';

/** The outcome of an action on an order, shown with that order. */
export interface OrderOutcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** The server's explanation; '' if it gave none. */
  readonly reason: string;
  /** The tab in which the action started; the order may have moved to the other tab. */
  readonly bucket: OrderBucket;
}

interface NewestOrders {
  readonly orders: readonly OrderView[];
  /** True if the server has older orders. */
  readonly hasOlder: boolean;
}

const NO_ORDERS: NewestOrders = { orders: [], hasOlder: false };

/** Loads one results page of the orders, newest first. @param page counted from 1 */
async function loadPage(page: number, signal?: AbortSignal): Promise<NewestOrders> {
  const query = page === 1 ? {} : { page };
  const { orders, pagination } = await api.orders.listPage(query, { signal });
  return { orders: parseOrders(orders), hasOlder: pagination?.hasNext ?? false };
}

function append({ orders }: NewestOrders, older: NewestOrders): NewestOrders {
  return { ...older, orders: appendOrders(orders, older.orders) };
}

/**
 * Loads the first results pages; an error that must not be shown yields an empty list
 * (product 8.5.1).
 */
async function loadOrders(pages: number, signal: AbortSignal): Promise<NewestOrders> {
  try {
    let newest = await loadPage(1, signal);
    for (let page = 2; page <= pages && newest.hasOlder; page += 1) {
      newest = append(newest, await loadPage(page, signal));
    }
    return newest;
  } catch (error) {
    if (isOrderErrorShown(errorText(error, TEXTS.ordersFailed))) throw error;
    return NO_ORDERS;
  }
}

/** Fetches the current state of an order; null when that fails, too. */
async function refetchOrder(id: string): Promise<OrderView | null> {
  try {
    return parseOrder(await api.orders.get(id));
  } catch {
    return null;
  }
}

/** The state of loading older orders. */
export type OlderOrders =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown };

const IDLE = { status: 'idle' } as const;

interface OrderAction {
  readonly order: OrderView;
  readonly call: () => Promise<unknown>;
  /**
   * Returns the order as it is after success, which saves a second request (product 4.3.5, 4.3.6).
   */
  readonly after: (order: OrderView) => OrderView;
  /** Returns true if the freshly fetched order shows that the action took effect. */
  readonly isDone: (order: OrderView) => boolean;
  readonly texts: {
    readonly done: string;
    readonly doneToast: string;
    readonly failed: string;
    readonly failedToast: string;
  };
}

/** The shopper's orders and the actions on them (product 4.3). */
export function useOrders() {
  const pages = useRef(1);
  const { loaded, reload, refresh, change } = useLoad((signal) =>
    loadOrders(pages.current, signal),
  );
  const [older, setOlder] = useState<OlderOrders>(IDLE);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, OrderOutcome>>(new Map());
  useReturnToTab(refresh);

  function replace(order: OrderView): void {
    change((newest) => ({
      ...newest,
      orders: newest.orders.map((other) => (other.id === order.id ? order : other)),
    }));
  }

  /**
   * Loads the next results page. The promise resolves once the orders, or the error, are rendered.
   */
  async function showOlder(): Promise<void> {
    setOlder({ status: 'loading' });
    try {
      const next = await loadPage(pages.current + 1);
      pages.current += 1;
      flushSync(() => {
        change((newest) => append(newest, next));
        setOlder(IDLE);
      });
    } catch (error) {
      setOlder({ status: 'failed', error });
    }
  }

  function setOutcome(order: OrderView, outcome: Omit<OrderOutcome, 'bucket'>): void {
    const bucket = bucketOf(order.status);
    setOutcomes((current) => new Map(current).set(order.id, { ...outcome, bucket }));
  }

  async function run({ order, call, after, isDone, texts }: OrderAction): Promise<void> {
    if (busyId !== null) return;
    setBusyId(order.id);
    function succeed(changed: OrderView): void {
      replace(changed);
      setOutcome(order, { tone: 'success', text: texts.done, reason: '' });
      showSuccess(`order/${order.id}`, texts.doneToast);
    }
    try {
      await call();
      succeed(after(order));
    } catch (error) {
      // The response may be lost, or another tab may have been quicker: the current state decides.
      const now = await refetchOrder(order.id);
      if (now !== null && isDone(now)) succeed(now);
      else {
        if (now !== null) replace(now);
        const reason = errorText(error, texts.failedToast);
        showError(`order/${order.id}`, reason);
        if (isOrderErrorShown(reason))
          setOutcome(order, { tone: 'error', text: texts.failed, reason });
      }
    }
    setBusyId(null);
  }

  return {
    loaded,
    busyId,
    outcomes,
    older,
    reload,
    showOlder,
    clearOutcomes: () => setOutcomes(new Map()),

    cancel: (order: OrderView) =>
      run({
        order,
        call: () => api.orders.cancel(order.id),
        after: markCancelled,
        isDone: ({ status }) => status === 'cancelled',
        texts: {
          done: TEXTS.cancelled,
          doneToast: TEXTS.cancelledToast,
          failed: TEXTS.cancelFailed,
          failedToast: TEXTS.cancelFailedToast,
        },
      }),

    requestReturn: (order: OrderView, reason: string) =>
      run({
        order,
        call: () =>
          api.orders.requestReturn(order.id, { reason }, { idempotencyKey: createRandomKey() }),
        after: (other) => markReturnRequested(other, reason),
        isDone: isReturnRequested,
        texts: {
          done: TEXTS.returned,
          doneToast: TEXTS.returnedToast,
          failed: TEXTS.returnFailed,
          failedToast: TEXTS.returnFailedToast,
        },
      }),
  };
}
