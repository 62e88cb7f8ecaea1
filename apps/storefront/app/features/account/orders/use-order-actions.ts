import { createIdempotencyKey, unwrap } from '@haat/api-sdk';
import {
  bucketOf,
  isOrderErrorShown,
  isReturnRequested,
  markCancelled,
  markInCash,
  markReturnRequested,
  type OrderBucket,
  type OrderView,
  parseOrder,
} from '@haat/domain/shopper';
import { useEffect, useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** The outcome of an action on an order, shown with that order. */
export interface OrderOutcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** The server's explanation of an error, or what follows from a success; '' if there is none. */
  readonly reason: string;
  /** The tab in which the action started; the order may have moved to the other tab. */
  readonly bucket: OrderBucket;
}

/** Fetches the current state of an order; null when that fails, too. */
async function refetchOrder(id: string): Promise<OrderView | null> {
  try {
    return parseOrder(await unwrap(api.GET('/order/{id}', { params: { path: { id } } })));
  } catch {
    return null;
  }
}

/** What cancelling means for the parcel, and for the money of an order that was paid. */
export function explainCancel({ orderNumber, paymentStatus }: OrderView): string {
  const parcel = TEXTS.cancelExplained(orderNumber);
  return paymentStatus === 'paid' ? `${parcel} ${TEXTS.refundExplained}` : parcel;
}

interface OrderAction {
  readonly order: OrderView;
  readonly call: () => Promise<unknown>;
  /**
   * Returns the order as it is after success, which saves a second request (product 4.3.3, 4.3.4).
   */
  readonly after: (order: OrderView) => OrderView;
  /** Returns true if the freshly fetched order shows that the action took effect. */
  readonly isDone: (order: OrderView) => boolean;
  readonly texts: {
    readonly done: string;
    /** What follows from it; '' if nothing has to be said. */
    readonly doneMeans: string;
    readonly doneToast: string;
    readonly failed: string;
    readonly failedToast: string;
  };
}

/** The state of the actions on orders, and the actions themselves. */
export type OrderActionState = ReturnType<typeof useOrderActions>;

/**
 * The actions that a shopper can take on an order (product 4.3.3, 4.3.4, 4.4.8), one at a time.
 *
 * @param replace shows an order as it is after an action
 */
export function useOrderActions(replace: (order: OrderView) => void) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, OrderOutcome>>(new Map());

  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);

  function setOutcome(order: OrderView, outcome: Omit<OrderOutcome, 'bucket'>): void {
    const bucket = bucketOf(order.status);
    setOutcomes((current) => new Map(current).set(order.id, { ...outcome, bucket }));
  }

  async function run({ order, call, after, isDone, texts }: OrderAction): Promise<void> {
    if (busyId !== null) return;
    setBusyId(order.id);
    function succeed(changed: OrderView): void {
      replace(changed);
      // Said once: beside the order, or to a shopper who has gone on meanwhile.
      if (isOnScreen.current)
        setOutcome(order, { tone: 'success', text: texts.done, reason: texts.doneMeans });
      else showSuccess(`order/${order.id}`, texts.doneToast);
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
        if (isOrderErrorShown(error))
          setOutcome(order, { tone: 'error', text: texts.failed, reason });
      }
    }
    setBusyId(null);
  }

  return {
    /** Id of the order with a call in flight. */
    busyId,
    outcomes,
    clearOutcomes: () => setOutcomes(new Map()),

    cancel: (order: OrderView) =>
      run({
        order,
        call: () =>
          unwrap(api.POST('/order/cancel-order/{id}', { params: { path: { id: order.id } } })),
        after: markCancelled,
        isDone: ({ status }) => status === 'cancelled',
        texts: {
          done: TEXTS.cancelled,
          doneMeans: explainCancel(order),
          doneToast: TEXTS.cancelledToast,
          failed: TEXTS.cancelFailed,
          failedToast: TEXTS.cancelFailedToast,
        },
      }),

    requestReturn: (order: OrderView, reason: string) =>
      run({
        order,
        call: () =>
          unwrap(
            api.POST('/order/return-order/{id}', {
              params: {
                path: { id: order.id },
                header: { 'Idempotency-Key': createIdempotencyKey() },
              },
              body: { reason },
            }),
          ),
        after: (other) => markReturnRequested(other, reason),
        isDone: isReturnRequested,
        texts: {
          done: TEXTS.returned,
          doneMeans: '',
          doneToast: TEXTS.returnedToast,
          failed: TEXTS.returnFailed,
          failedToast: TEXTS.returnFailedToast,
        },
      }),

    payOnDelivery: (order: OrderView) =>
      run({
        order,
        call: () =>
          unwrap(
            api.POST('/order/pay-on-delivery/{id}', {
              params: {
                path: { id: order.id },
                header: { 'Idempotency-Key': createIdempotencyKey() },
              },
            }),
          ),
        after: markInCash,
        isDone: ({ paymentMethod }) => paymentMethod === 'cod',
        texts: {
          done: ORDER_TEXTS.inCash,
          doneMeans: '',
          doneToast: ORDER_TEXTS.inCashToast,
          failed: ORDER_TEXTS.notInCash,
          failedToast: ORDER_TEXTS.notInCashToast,
        },
      }),
  };
}
