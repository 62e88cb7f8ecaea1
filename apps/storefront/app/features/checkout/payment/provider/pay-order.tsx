import { createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { orderPayment } from '@haat/domain';
import { type OrderView, orderTotals, parseOrder } from '@haat/domain/shopper';
import { Alert, Button, Card, EmptyState } from '@haat/ui';
import { useEffect, useEffectEvent } from 'react';
import { href, useSearchParams } from 'react-router';
import { JoinedAddress } from '../../../../components/address/joined-address.tsx';
import { RetryAlert } from '../../../../components/feedback/retry-alert.tsx';
import { showError, showSuccess } from '../../../../components/feedback/toast.tsx';
import { LinkButton } from '../../../../components/navigation/link-button.tsx';
import { BottomBar } from '../../../../components/order/bottom-bar.tsx';
import { OrderSummary } from '../../../../components/order/order-summary.tsx';
import { ORDER_TEXTS } from '../../../../components/order/order-texts.ts';
import { OrderedItems } from '../../../../components/order/ordered-items.tsx';
import { PayInCash } from '../../../../components/order/pay-in-cash.tsx';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { namesNothing } from '../../../../lib/errors/names-nothing.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useLoad } from '../../../../lib/loading/use-load.ts';
import { api } from '../../../../state/create-stores.ts';
import { TEXTS } from '../../texts.ts';
import { OrderPlaced } from '../order-placed.tsx';
import { PaymentLoading } from '../payment-loading.tsx';
import { PaymentTitle } from '../payment-title.tsx';
import type { PaymentOutcome } from './run-payment.ts';
import type { PaymentState } from './use-payment.ts';

interface PayOrderProps {
  readonly orderId: string;
  readonly payment: PaymentState;
}

/**
 * An order to be paid online: its success screen, or the button that pays it (again). The server's
 * state decides, so a reload, Back or another device shows the same.
 */
export function PayOrder({ orderId, payment }: PayOrderProps) {
  const { isPaying, outcome } = payment;
  // Loads on opening, and again after each payment attempt.
  const { loaded, reload, change } = useLoad(
    (signal) => loadOrder(payment, orderId, signal),
    `${orderId} ${isPaying}`,
  );

  if (isPaying) return <PaymentLoading label={TEXTS.processingPayment} />;
  if (loaded.status === 'loading') return <PaymentLoading />;
  if (loaded.status === 'failed') {
    return (
      <>
        <PaymentTitle />
        <RetryAlert onRetry={reload}>
          {outcome?.type === 'unknown'
            ? outcome.message
            : errorText(loaded.error, ORDER_TEXTS.loadFailed)}
        </RetryAlert>
      </>
    );
  }
  const order = loaded.value;
  if (order === null) return <PaymentEnded text={ORDER_TEXTS.notFound} />;
  switch (orderPayment(order)) {
    case 'settled':
      return <OrderPlaced order={order} details={order} method={order.paymentMethod} />;
    case 'over':
      return (
        <PaymentEnded
          text={
            order.paymentStatus === 'refund_due' ? TEXTS.paymentGivenBack : TEXTS.orderCancelled
          }
        />
      );
    case 'due':
      return (
        <DueOrder
          order={order}
          outcome={outcome}
          payment={payment}
          onCheck={reload}
          onSwitched={(switched) => change(() => switched)}
        />
      );
  }
}

/** Loads the order; null when it does not exist or belongs to another shopper. */
async function loadOrder(
  { load }: PaymentState,
  orderId: string,
  signal: AbortSignal,
): Promise<OrderView | null> {
  try {
    return await load(orderId, signal);
  } catch (error) {
    if (namesNothing(error)) return null;
    throw error;
  }
}

function PaymentEnded({ text }: { readonly text: string }) {
  return (
    <>
      <h1 className="sr-only">{TEXTS.paymentTitle}</h1>
      <EmptyState
        title={text}
        action={<LinkButton to={href('/account/orders')}>{TEXTS.myOrders}</LinkButton>}
      />
    </>
  );
}

// The button that opened the provider's dialog is gone: the keyboard continues from the title.
const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

interface DueOrderProps {
  readonly order: OrderView;
  readonly outcome: PaymentOutcome | null;
  readonly payment: PaymentState;
  readonly onCheck: () => void;
  /** Called with the order after its switch to cash. */
  readonly onSwitched: (order: OrderView | null) => void;
}

function DueOrder({ order, outcome, payment, onCheck, onSwitched }: DueOrderProps) {
  const { id, totalAmount: total } = order;
  const isUnknown = outcome?.type === 'unknown';
  const [searchParams, setSearchParams] = useSearchParams();
  const isAsked = searchParams.has('pay');

  function pay(): void {
    if (total !== null) void payment.pay({ id, amount: total });
  }

  const payAsAsked = useEffectEvent(() => {
    // A reload or Back shows the order, without opening the dialog again.
    setSearchParams({ order: id }, { replace: true });
    if (outcome === null) pay();
  });
  useEffect(() => {
    if (isAsked) payAsAsked();
  }, [isAsked]);
  const { isBusy, run } = useAction();

  function payOnDelivery() {
    const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
    void run(
      async () => {
        onSwitched(parseOrder(await unwrap(api.POST('/order/pay-on-delivery/{id}', { params }))));
        showSuccess('checkout', ORDER_TEXTS.inCashToast);
      },
      (error) => {
        showError('checkout', errorText(error, ORDER_TEXTS.notInCashToast));
        return null;
      },
    );
  }

  const checkAgain = (
    <Button isWide onClick={onCheck}>
      {TEXTS.checkAgain}
    </Button>
  );
  const payNow = (
    <Button isWide variant={isUnknown ? 'secondary' : 'primary'} onClick={pay}>
      {TEXTS.payNow}
    </Button>
  );

  return (
    <div className="grid items-start gap-8 *:min-w-0 max-lg:pb-16 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <PaymentTitle ref={outcome === null ? undefined : focusTitle} tabIndex={-1} />
        {outcome?.type === 'unknown' && (
          <Alert tone="warning" className="mb-6">
            {outcome.message}
          </Alert>
        )}
        <Card>
          <h2 className="font-bold text-lg">{TEXTS.orderTitle(order.orderNumber)}</h2>
          {/* The message above has said it; these words stay. */}
          {outcome?.type === 'unpaid' && (
            <p role="alert" className="mt-1 font-semibold text-madder">
              {outcome.message}
            </p>
          )}
          <p className="mt-1">{TEXTS.orderKept}</p>
          {/* While a payment may have gone through, cash would be paid a second time. */}
          {!isUnknown && (
            <PayInCash
              order={order}
              className="mt-3 max-sm:w-full"
              isBusy={isBusy}
              onClick={payOnDelivery}
            />
          )}
          {order.address !== null && (
            <p className="mt-3 wrap-anywhere text-ink-soft">
              <JoinedAddress address={order.address} />
            </p>
          )}
        </Card>
      </div>
      <div className="lg:sticky lg:top-6 lg:col-span-4 lg:col-start-9">
        <OrderSummary totals={orderTotals(order)} items={<OrderedItems lines={order.lines} />}>
          <BottomBar total={total}>{isUnknown ? checkAgain : payNow}</BottomBar>
          {isUnknown && payNow}
          <LinkButton variant="link" className="justify-self-start" to={href('/account/orders')}>
            {TEXTS.myOrders}
          </LinkButton>
        </OrderSummary>
      </div>
    </div>
  );
}
