import { appendOrders, isOrderErrorShown, type OrderView, parseOrders } from '@haat/domain/shopper';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { listOrders } from '../../../components/order/list-orders.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { useReturnToTab } from '../../../lib/loading/use-return-to-tab.ts';
import { TEXTS } from '../texts.ts';
import { useOrderActions } from './use-order-actions.ts';

interface NewestOrders {
  readonly orders: readonly OrderView[];
  /** True if the server has older orders. */
  readonly hasOlder: boolean;
}

const NO_ORDERS: NewestOrders = { orders: [], hasOlder: false };

/** Loads one results page of the orders, newest first. @param page counted from 1 */
async function loadPage(page: number, signal?: AbortSignal): Promise<NewestOrders> {
  const { orders, pagination } = await listOrders(page, signal);
  return { orders: parseOrders(orders), hasOlder: pagination.hasNext };
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
    if (isOrderErrorShown(error)) throw error;
    return NO_ORDERS;
  }
}

/** The shopper's orders and the actions on them (product 4.3). */
export function useOrders() {
  const pages = useRef(1);
  const { loaded, reload, refresh, change } = useLoad((signal) =>
    loadOrders(pages.current, signal),
  );
  const older = useAction();
  const actions = useOrderActions(replace);
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
  const showOlder = () =>
    older.run(
      async () => {
        const next = await loadPage(pages.current + 1);
        pages.current += 1;
        flushSync(() => change((newest) => append(newest, next)));
      },
      (error) => errorText(error, TEXTS.ordersFailed),
    );

  return {
    loaded,
    actions,
    older,
    reload,
    showOlder,
  };
}
