import {
  isOrderErrorShown,
  markCancelled,
  markReturnRequested,
  type OrderView,
  readOrders,
} from '@haat/domain';
import { useEffect, useState } from 'react';
import { errorText } from '../../shared/error-text.ts';
import { api } from '../../shared/stores.ts';
import { showError, showSuccess } from '../../shared/toast.tsx';
import { MESSAGES } from './messages.ts';

interface LoadedOrders {
  readonly isLoading: boolean;
  readonly orders: readonly OrderView[];
  /** Why the list could not be loaded; null otherwise. */
  readonly failure: string | null;
}

const LOADING: LoadedOrders = { isLoading: true, orders: [], failure: null };

/** The shopper's orders, and what may be done with them (spec §4). */
export function useOrders() {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [busyId, setBusyId] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    const leaving = new AbortController();
    setState(LOADING);
    api.orders
      .list({ signal: leaving.signal })
      .then((answer) => setState({ ...LOADING, isLoading: false, orders: readOrders(answer) }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const failure = errorText(error, MESSAGES.ordersFailed);
        setState({
          ...LOADING,
          isLoading: false,
          failure: isOrderErrorShown(failure) ? failure : null,
        });
      });
    return () => leaving.abort();
  }, [attempt]);

  /** Runs a call about one order; the order changes in the list once the server agreed. */
  async function change(
    order: OrderView,
    call: () => Promise<unknown>,
    after: (order: OrderView) => OrderView,
    texts: { readonly done: string; readonly failed: string },
  ): Promise<void> {
    if (busyId !== null) return;
    setBusyId(order.id);
    try {
      await call();
      setState((current) => ({
        ...current,
        orders: current.orders.map((other) => (other.id === order.id ? after(other) : other)),
      }));
      showSuccess(texts.done);
    } catch (error) {
      showError(errorText(error, texts.failed));
    } finally {
      setBusyId(null);
    }
  }

  return {
    ...state,
    busyId,
    reload: () => setAttempt(attempt + 1),
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
