import { unwrap } from '@haat/api-sdk';
import { canCancel, orderPayment } from '@haat/domain';
import {
  type ContactInfo,
  cancelledAtOf,
  describeOrderStatus,
  formatDate,
  formatDeliveryDay,
  formatOrderPayment,
  formatOrderStatus,
  formatShortDate,
  isReturnRequested,
  langOf,
  ORDER_STEPS,
  type OrderView,
  orderDeliverBy,
  orderTotals,
  parseContactInfo,
  progressStep,
  progressTimes,
  RETURN_REQUESTED_LABEL,
} from '@haat/domain/shopper';
import { Alert, Badge, Button, Card, Icon, SectionHeading, Stepper } from '@haat/ui';
import { Printer } from 'lucide';
import { lazy, Suspense } from 'react';
import { WhatsAppQuestion } from '../../../components/contact/whatsapp-question.tsx';
import { OrderSummary } from '../../../components/order/order-summary.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { BuyAgain } from './buy-again.tsx';
import { OrderOffer, OrderPayments } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOutcomeMessage } from './order-outcome.tsx';
import { OrderPacket } from './order-packet.tsx';
import type { OrderActionState } from './use-order-actions.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';

// Only a registered shop has tax invoices. `lazyPart` would bring what is not on this screen otherwise.
const OrderTax = lazy(() => import('./order-tax.tsx').catch(() => ({ default: () => null })));

interface OrderDetailsProps {
  readonly order: OrderView;
  readonly actions: OrderActionState;
}

/** All details of one order, for the screen and for print (product 2.14.10). */
export function OrderDetails({ order, actions }: OrderDetailsProps) {
  const { status, orderDate, address, returnReason, returnRequestedAt, receipt } = order;
  const { loaded: contact } = useLoad((signal) =>
    unwrap(api.GET('/contact', { signal })).then(parseContactInfo),
  );
  const seller = contact.status === 'loaded' ? contact.value : null;
  const payment = formatOrderPayment(order);
  const isDue = orderPayment(order) === 'due';
  const isCancelled = status === 'cancelled';
  const deliverBy = orderDeliverBy(order);
  // Shown only when the API sent all sums.
  const totals = orderTotals(order);
  const isBusy = actions.busyId === order.id;
  const outcome = actions.outcomes.get(order.id);
  const { ask, dialogs } = useOrderDialogs(actions);
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <Letterhead seller={seller} />
        <SectionHeading
          level="h1"
          size="page"
          action={
            <Button
              variant="secondary"
              size="compact"
              className="print:hidden"
              icon={<Icon node={Printer} className="size-5" />}
              onClick={() => window.print()}
            >
              {TEXTS.print}
            </Button>
          }
        >
          {receipt === null ? (
            TEXTS.detailsTitle
          ) : (
            <>
              <span className="print:hidden">{TEXTS.detailsTitle}</span>
              <span className="hidden print:inline">
                {receipt.gstin ? TEXTS.taxInvoice : TEXTS.billOfSupply}
              </span>
            </>
          )}
        </SectionHeading>
        {receipt !== null && (
          <p className="hidden font-semibold text-lg print:block">
            {TEXTS.receiptNumber(receipt.number, formatDate(receipt.issuedAt))}
            {!receipt.gstin && ` · ${TEXTS.noGst}`}
          </p>
        )}
        {isDue && (
          <Alert
            tone="warning"
            role="group"
            aria-label={payment}
            title={payment}
            className="mt-1 mb-2 print:hidden"
          >
            <p>{TEXTS.keptUntilPaid}</p>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <OrderPayments
                order={order}
                isBusy={isBusy}
                onPayOnDelivery={actions.payOnDelivery}
              />
            </div>
          </Alert>
        )}
        {deliverBy !== null && (
          <p className="font-semibold text-xl">
            {ORDER_TEXTS.expectedBy(formatDeliveryDay(deliverBy))}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
          <strong>{order.orderNumber}</strong>
          {orderDate !== null && <span>{TEXTS.orderedOn(formatDate(orderDate))}</span>}
          <span className="flex flex-wrap gap-x-4 max-md:basis-full">
            <span>{formatOrderStatus(status)}</span>
            {/* An unpaid and a cancelled order have a notice of their own. */}
            {!isDue && !isCancelled && (
              <span className="text-ink-soft">{describeOrderStatus(status)}</span>
            )}
          </span>
          {/* On paper, where the actions are missing. */}
          {isReturnRequested(order) && (
            <Badge tone="highlight" className="hidden print:inline-flex">
              {RETURN_REQUESTED_LABEL}
            </Badge>
          )}
        </p>
        {isReturnRequested(order) && returnRequestedAt !== null && (
          <p>{TEXTS.returnRequestedOn(formatDate(returnRequestedAt))}</p>
        )}
        {returnReason !== null && (
          <p className="max-w-text text-ink-soft wrap-anywhere">
            {TEXTS.returnReasonGiven(returnReason)}
          </p>
        )}
      </header>
      {outcome !== undefined && <OrderOutcomeMessage outcome={outcome} />}
      {/* Who has just cancelled it reads so in the outcome. */}
      {isCancelled && outcome?.tone !== 'success' && (
        <Alert tone="info">
          {TEXTS.orderCancelled(formatDate(cancelledAtOf(order)))}
          {order.paymentStatus === 'refund_due' &&
            ` ${TEXTS.orderRefunded(formatDate(order.refundedAt))}`}
        </Alert>
      )}
      <Stepper
        label={TEXTS.progress}
        steps={ORDER_STEPS}
        notes={
          isDue
            ? undefined
            : progressTimes(order).map(
                (time) => time !== null && <time dateTime={time}>{formatShortDate(time)}</time>,
              )
        }
        currentIndex={progressStep(status, order.outForDeliveryAt)}
        isComplete={status === 'delivered'}
        isStopped={isCancelled || isDue}
      />
      <OrderPacket order={order} />
      <section aria-label={TEXTS.items}>
        <Card padding="none">
          <OrderLines lines={order.lines} />
        </Card>
        <div className="mt-4">
          <BuyAgain order={order}>
            <WhatsAppQuestion
              phone={seller?.phone ?? ''}
              text={ORDER_TEXTS.aboutOrder(order.orderNumber)}
              label={ORDER_TEXTS.askAboutOrder}
            />
            <OrderOffer order={order} isBusy={isBusy} onAsk={ask} />
          </BuyAgain>
        </div>
        {canCancel(order) && (
          <p className="mt-3 text-ink-soft text-sm print:hidden">{TEXTS.cancelUntil}</p>
        )}
      </section>
      <div className="grid items-start gap-6 sm:grid-cols-2 *:min-w-0 print:grid-cols-2">
        <Card padding="none" className="grid gap-5 p-5">
          {address !== null && (
            <section>
              <h2 className="mb-2 font-bold text-xl">{TEXTS.deliverTo}</h2>
              <OrderAddress address={address} />
            </section>
          )}
          {payment !== '' && (
            <section>
              <h2 className="mb-2 font-bold text-xl">{TEXTS.payment}</h2>
              <p>{payment}</p>
              {receipt !== null && (
                <p className="text-ink-soft print:hidden">
                  {TEXTS.receiptNumber(receipt.number, formatDate(receipt.issuedAt))}
                </p>
              )}
            </section>
          )}
        </Card>
        {totals && <OrderSummary totals={totals} />}
      </div>
      {totals && receipt?.gstin && (
        <Suspense>
          <OrderTax order={order} totals={totals} gstin={receipt.gstin} seller={seller} />
        </Suspense>
      )}
      {dialogs}
    </div>
  );
}

/** Who the shop is, on paper alone, where neither header nor footer says it. */
function Letterhead({ seller }: { readonly seller: ContactInfo | null }) {
  const lines = seller === null ? [] : [seller.address, seller.phone, seller.email];
  return (
    <div className="hidden items-baseline justify-between gap-6 border-hairline border-b pb-3 print:flex">
      <p className="font-display text-2xl text-madder">{TEXTS.shop}</p>
      <p lang={langOf(seller?.address ?? '')} className="text-right text-sm">
        {lines.filter((line) => line !== '').join(' · ')}
      </p>
    </div>
  );
}
