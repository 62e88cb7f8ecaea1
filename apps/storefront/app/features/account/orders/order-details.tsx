import {
  formatDate,
  formatDeliveryDay,
  formatOrderPayment,
  formatOrderStatus,
  isReturnRequested,
  ORDER_STEPS,
  type OrderView,
  orderDeliverBy,
  orderPayment,
  orderTotals,
  progressStep,
  RETURN_REQUESTED_LABEL,
} from '@haat/domain';
import { Alert, Badge, Button, Card, SectionHeading, Stepper } from '@haat/ui';
import Printer from 'lucide-react/icons/printer';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { OrderSummary } from '../../../components/order/order-summary.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { TEXTS } from '../texts.ts';
import { AskAboutOrder } from './ask-about-order.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOutcomeMessage } from './order-outcome.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import type { OrderActionState } from './use-order-actions.ts';
import { useOrderDialogs } from './use-order-dialogs.tsx';

interface OrderDetailsProps {
  readonly order: OrderView;
  readonly actions: OrderActionState;
}

/** All details of one order, for the screen and for print (product 2.14.13). */
export function OrderDetails({ order, actions }: OrderDetailsProps) {
  const { status, orderDate, address, returnReason } = order;
  const payment = formatOrderPayment(order);
  const deliverBy = orderDeliverBy(order);
  const outcome = actions.outcomes.get(order.id);
  const { ask, dialogs } = useOrderDialogs(actions);
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
          {/* On paper, where the actions are missing. */}
          {isReturnRequested(order) && (
            <Badge tone="highlight" className="hidden print:inline-flex">
              {RETURN_REQUESTED_LABEL}
            </Badge>
          )}
        </p>
        {returnReason !== null && (
          <p className="max-w-text text-ink-soft wrap-anywhere">
            {TEXTS.returnReasonGiven(returnReason)}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
          <OrderActions
            order={order}
            isBusy={actions.busyId === order.id}
            onAsk={ask}
            onPayOnDelivery={actions.payOnDelivery}
          />
          <AskAboutOrder orderNumber={order.orderNumber} />
        </div>
      </header>
      {outcome !== undefined && <OrderOutcomeMessage outcome={outcome} />}
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
        className={status === 'cancelled' ? 'grayscale' : ''}
      />
      {deliverBy !== null && (
        <p className="text-lg">{TEXTS.expectedBy(formatDeliveryDay(deliverBy))}</p>
      )}
      <section aria-label={TEXTS.items}>
        <Card padding="none">
          <OrderLines lines={order.lines} />
        </Card>
        <BuyAgain lines={order.lines} />
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
      {dialogs}
    </div>
  );
}

/** The sums, shown only when the API sent all of them. */
function Sums({ order }: Pick<OrderDetailsProps, 'order'>) {
  const totals = orderTotals(order);
  return totals === null ? null : <OrderSummary totals={totals} />;
}

/** Puts what is still sold into the cart, and names what is not (product 2.14.20). */
function BuyAgain({ lines }: Pick<OrderView, 'lines'>) {
  const { isBusy, bought, failure, buyAgain } = useBuyAgain(lines);
  return (
    <div className="mt-4 grid justify-items-start gap-3 print:hidden">
      <Button variant="secondary" size="compact" isBusy={isBusy} onClick={buyAgain}>
        {TEXTS.buyAgain}
      </Button>
      {failure !== null && <Alert>{errorText(failure, TEXTS.buyAgainFailed)}</Alert>}
      {bought !== null && (
        <Alert
          tone={bought.missing.length > 0 ? 'warning' : 'success'}
          action={
            bought.added.length > 0 && (
              <LinkButton variant="link" to="/cart">
                {TEXTS.viewCart}
              </LinkButton>
            )
          }
        >
          {bought.added.length > 0 && <p>{TEXTS.boughtAgain(bought.added)}</p>}
          {bought.missing.length > 0 && <p>{TEXTS.notBoughtAgain(bought.missing)}</p>}
        </Alert>
      )}
    </div>
  );
}
