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
import { useReturnToTab } from './use-return-to-tab.ts';

/** What came of something that was asked of an order; shown with it. */
export interface OrderOutcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** What the server says about it; '' when it says nothing. */
  readonly reason: string;
  /** The tab it was asked in: the order may belong to the other one by now. */
  readonly bucket: OrderBucket;
}

/** The newest orders. */
interface NewestOrders {
  readonly orders: readonly OrderView[];
  /** Whether there are older ones. */
  readonly hasOlder: boolean;
}

const NO_ORDERS: NewestOrders = { orders: [], hasOlder: false };

/** Loads one page of the orders, the newest first. @param page counted from 1 */
async function loadPage(page: number, signal?: AbortSignal): Promise<NewestOrders> {
  const query = page === 1 ? {} : { page };
  const { orders, pagination } = await api.orders.listPage(query, { signal });
  return { orders: parseOrders(orders), hasOlder: pagination?.hasNext ?? false };
}

function append({ orders }: NewestOrders, older: NewestOrders): NewestOrders {
  return { ...older, orders: appendOrders(orders, older.orders) };
}

/** Loads the first pages; what is not to be shown as an error is a list without any (spec §8). */
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

/** Looks at one order again; null when that cannot be had either. */
async function readAgain(id: string): Promise<OrderView | null> {
  try {
    return parseOrder(await api.orders.get(id));
  } catch {
    return null;
  }
}

/** How the loading of older orders stands. */
export type OlderOrders =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown };

const IDLE = { status: 'idle' } as const;

interface OrderAction {
  readonly order: OrderView;
  readonly call: () => Promise<unknown>;
  /** The order once it is done (spec §4: the screen need not ask for it again). */
  readonly after: (order: OrderView) => OrderView;
  /** Whether it is done, by an order that was looked at again. */
  readonly isDone: (order: OrderView) => boolean;
  readonly texts: {
    readonly done: string;
    readonly doneToast: string;
    readonly failed: string;
    readonly failedToast: string;
  };
}

/** The shopper's orders, and what may be done with them (spec §4). */
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

  /** Shows the next page; when the promise is fulfilled it is rendered, or why it could not be had. */
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

  function note(order: OrderView, outcome: Omit<OrderOutcome, 'bucket'>): void {
    const bucket = bucketOf(order.status);
    setOutcomes((current) => new Map(current).set(order.id, { ...outcome, bucket }));
  }

  async function run({ order, call, after, isDone, texts }: OrderAction): Promise<void> {
    if (busyId !== null) return;
    setBusyId(order.id);
    function succeed(changed: OrderView): void {
      replace(changed);
      note(order, { tone: 'success', text: texts.done, reason: '' });
      showSuccess(`order/${order.id}`, texts.doneToast);
    }
    try {
      await call();
      succeed(after(order));
    } catch (error) {
      // The answer may have been lost, or another tab was quicker: what counts is how it stands.
      const now = await readAgain(order.id);
      if (now !== null && isDone(now)) succeed(now);
      else {
        if (now !== null) replace(now);
        const reason = errorText(error, texts.failedToast);
        showError(`order/${order.id}`, reason);
        if (isOrderErrorShown(reason)) note(order, { tone: 'error', text: texts.failed, reason });
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
    /** Forgets what came of earlier actions. */
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
