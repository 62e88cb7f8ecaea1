import {
  formatDate,
  formatOrderPayment,
  formatOrderStatus,
  isReturnRequested,
  ORDER_STEPS,
  type OrderView,
  orderPayment,
  orderTotals,
  progressStep,
  RETURN_REQUESTED_LABEL,
} from '@haat/domain';
import { Alert, Badge, Button, Card, SectionHeading, Stepper } from '@haat/ui';
import Printer from 'lucide-react/icons/printer';
import { OrderSummary } from '../../../components/order/order-summary.tsx';
import { PayNowLink } from '../../../components/order/pay-now-link.tsx';
import { TEXTS } from '../texts.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderLines } from './order-lines.tsx';

interface OrderDetailsProps {
  readonly order: OrderView;
}

/** All details of one order, for the screen and for print (product 2.14.13). */
export function OrderDetails({ order }: OrderDetailsProps) {
  const { status, orderDate, address, returnReason } = order;
  const payment = formatOrderPayment(order);
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        {/* On paper nothing else names the shop. */}
        <p className="hidden font-display text-2xl text-madder print:block">{TEXTS.shop}</p>
        <SectionHeading
          level="h1"
          size="page"
          action={
            <Button
              variant="secondary"
              size="compact"
              className="print:hidden"
              icon={<Printer className="size-5" />}
              onClick={() => window.print()}
            >
              {TEXTS.print}
            </Button>
          }
        >
          {TEXTS.detailsTitle}
        </SectionHeading>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg wrap-anywhere">
          <strong>{order.orderNumber}</strong>
          {orderDate !== null && <span>{TEXTS.orderedOn(formatDate(orderDate))}</span>}
          <span>{formatOrderStatus(status)}</span>
          {orderPayment(order) === 'due' && <Badge tone="highlight">{payment}</Badge>}
          <PayNowLink order={order} />
          {isReturnRequested(order) && <Badge tone="highlight">{RETURN_REQUESTED_LABEL}</Badge>}
        </p>
        {returnReason !== null && (
          <p className="max-w-text text-ink-soft wrap-anywhere">
            {TEXTS.returnReasonGiven(returnReason)}
          </p>
        )}
      </header>
      {status === 'cancelled' && (
        <Alert tone="info">
          {order.paymentStatus === 'refund_due' ? TEXTS.orderRefunded : TEXTS.orderCancelled}
        </Alert>
      )}
      <Stepper
        label={TEXTS.progress}
        steps={ORDER_STEPS}
        currentIndex={progressStep(status)}
        isComplete={status === 'delivered'}
      />
      <section aria-label={TEXTS.items}>
        <Card padding="none">
          <OrderLines lines={order.lines} />
        </Card>
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
            </section>
          )}
        </Card>
        <Sums order={order} />
      </div>
    </div>
  );
}

/** The sums, shown only when the API sent all of them. */
function Sums({ order }: OrderDetailsProps) {
  const totals = orderTotals(order);
  return totals === null ? null : <OrderSummary totals={totals} />;
}
