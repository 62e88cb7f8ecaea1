import { UNPAID_ORDER_CHECK_MS } from '@haat/domain';
import { endHomeDeal } from './catalogue/home-deal.repository.ts';
import type { ShopContext } from './context.ts';
import { applyDiscounts } from './desk/discounts/apply-discounts.ts';
import { publishDueGoods } from './desk/goods/publish-due-goods.ts';
import { sendOrderNotices } from './desk/notices/send-order-notices.ts';
import { sweep } from './housekeeping.ts';
import { sendOrderMails } from './orders/order-mails.ts';
import { reconcilePayments } from './payments/payment-reconciliation.ts';
import { type RepeatedWork, startRepeatedWork } from './platform/repeated-work.ts';
import { sendStockAlerts } from './stock-alerts/stock-alert-mails.ts';

type Job = Pick<RepeatedWork, 'name' | 'everyMs'> & {
  run(context: ShopContext, isStopping: () => boolean): Promise<unknown>;
};

/** What a serving shop does at its start and then at intervals; of several processes one does each thing. */
const JOBS: readonly Job[] = [
  { name: 'sweeping', everyMs: 60 * 60_000, run: sweep },
  { name: 'reconciling payments', everyMs: UNPAID_ORDER_CHECK_MS, run: reconcilePayments },
  { name: 'sending stock alerts', everyMs: 60_000, run: sendStockAlerts },
  { name: 'sending mails about orders', everyMs: 15_000, run: sendOrderMails },
  { name: 'telling of new orders', everyMs: 15_000, run: sendOrderNotices },
  { name: 'publishing products', everyMs: 15_000, run: publishDueGoods },
  { name: 'applying discounts', everyMs: 15_000, run: (context) => applyDiscounts(context) },
  {
    name: 'ending the deal',
    everyMs: 15_000,
    run: (context) => endHomeDeal(context.db, context.now()),
  },
];

/** Starts the repeated jobs of a shop. @returns the function that stops them */
export function startRepeatedJobs(context: ShopContext): () => void {
  const { log } = context;
  const stops = JOBS.map(({ name, everyMs, run }) =>
    startRepeatedWork({ name, everyMs, run: (isStopping) => run(context, isStopping), log }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
