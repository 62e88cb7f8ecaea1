import {
  isOrderErrorShown,
  markCancelled,
  markReturnRequested,
  type OrderView,
  readOrders,
} from '@haat/domain';
import { useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { api } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { useLoad } from '../../shared/use-load.ts';
import { MESSAGES } from './messages.ts';

/** Loads the orders; what is not to be shown as an error is a list without any (spec §8). */
async function loadOrders(signal: AbortSignal): Promise<readonly OrderView[]> {
  try {
    return readOrders(await api.orders.list({ signal }));
  } catch (error) {
    if (isOrderErrorShown(errorText(error, MESSAGES.ordersFailed))) throw error;
    return [];
  }
}

/** The shopper's orders, and what may be done with them (spec §4). */
export function useOrders() {
  const { loaded, reload, change: changeOrders } = useLoad(loadOrders);
  const [busyId, setBusyId] = useState<string | null>(null);

  /**
   * Runs a call about one order; the order changes in the list once the server agreed.
   *
   * @returns whether it did
   */
  async function change(
    order: OrderView,
    call: () => Promise<unknown>,
    after: (order: OrderView) => OrderView,
    texts: { readonly done: string; readonly failed: string },
  ): Promise<boolean> {
    if (busyId !== null) return false;
    setBusyId(order.id);
    try {
      await call();
      changeOrders((orders) =>
        orders.map((other) => (other.id === order.id ? after(other) : other)),
      );
      showSuccess(texts.done);
      return true;
    } catch (error) {
      showError(errorText(error, texts.failed));
      return false;
    } finally {
      setBusyId(null);
    }
  }

  return {
    loaded,
    busyId,
    reload,
    cancel: (order: OrderView) =>
      change(order, () => api.orders.cancel(order.id), markCancelled, {
        done: MESSAGES.cancelled,
        failed: MESSAGES.cancelFailed,
      }),
    requestReturn: (order: OrderView, reason: string) =>
      change(
        order,
        () => api.orders.requestReturn(order.id, { reason }),
        (other) => markReturnRequested(other, reason),
        { done: MESSAGES.returned, failed: MESSAGES.returnFailed },
      ),
  };
}
