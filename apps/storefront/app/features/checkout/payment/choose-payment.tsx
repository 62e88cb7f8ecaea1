import { unwrap } from '@haat/api-sdk';
import { CASH_LIMIT_MESSAGE, computeCartTotals, type PaymentMethod } from '@haat/domain';
import {
  checkoutStop,
  countItems,
  type OrderView,
  PAYMENT_METHOD_LABELS,
  parseOrder,
} from '@haat/domain/shopper';
import { Alert, Button, RadioCard, Spinner } from '@haat/ui';
import { useId, useState } from 'react';
import { href } from 'react-router';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { showError } from '../../../components/feedback/toast.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { CART_TEXTS } from '../../../components/order/cart-texts.ts';
import { writeLatestOrder } from '../../../components/order/latest-order.ts';
import { useCashRejection } from '../../../components/order/use-cash-rejection.ts';
import { VerifyEmail } from '../../../components/order/verify-email.tsx';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { useCharges } from '../../../state/charges.ts';
import { api, useAddressSelection, useAuth } from '../../../state/create-stores.ts';
import { DeliverTo, useDeliveryAddress } from '../address/deliver-to.tsx';
import { CheckoutColumns } from '../checkout-columns.tsx';
import { chooseBuyNow, useCheckoutLines } from '../checkout-lines.ts';
import { TEXTS } from '../texts.ts';
import { useCheckoutStop } from '../use-checkout-stop.ts';
import { OrderPlaced } from './order-placed.tsx';
import { PaymentTitle } from './payment-title.tsx';
import { pendingOrder } from './pending-order.ts';
import type { PaymentAdapter } from './provider/payment-dialog.ts';
import { SellerLine } from './seller-line.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { type PlacedOrder, usePlacedOrder } from './use-placed-order.ts';

interface ChoosePaymentProps {
  /** Undefined if no provider takes online payments. */
  readonly adapter: PaymentAdapter | undefined;
  /** Called with an order that was created and is to be paid now. */
  readonly onOnlineOrder: (order: OrderView) => void;
}

/** The choice of the payment method, and Place Order (product 2.13.8, 2.13.9). */
export function ChoosePayment({ adapter, onOnlineOrder }: ChoosePaymentProps) {
  const { lines, status: cartStatus, isBuyNow, retry } = useCheckoutLines();
  const addressId = useAddressSelection((selection) => selection.addressId);
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const delivery = useDeliveryAddress(addressId);
  const { total } = computeCartTotals(lines, useCharges());
  const cash = useCashRejection(total, delivery.address?.zipCode ?? '');
  const rejectionId = useId();
  const [chosen, setChosen] = useState<PaymentMethod>('cod');
  const onlineOnly = adapter === undefined ? null : 'online';
  const paymentMethod = cash.rejection === null ? chosen : onlineOnly;
  const { placed, reloaded, show } = usePlacedOrder(userId);
  const [created, setCreated] = useState<OrderView | null>(null);
  const { isPlacing, failure, placeOrder } = usePlaceOrder({
    prepare: async (method) => {
      if (method === 'online') await adapter?.load();
    },
    onOrderCreated(order, intent) {
      // From here on the checkout is that of the cart again.
      chooseBuyNow(null);
      if (order !== null) writeLatestOrder(userId, order);
      if (intent.paymentMethod === 'online' && order !== null) {
        onOnlineOrder(order);
        return;
      }
      setCreated(order);
      const { id = '', orderNumber = '', totalAmount = null } = order ?? {};
      show({ id, orderNumber, totalAmount });
    },
  });

  const stop = checkoutStop({
    isSignedIn: true,
    itemCount: countItems(lines),
    addressId,
    paymentMethod,
  });
  // After a reload the placed order shows again, until the cart is filled anew.
  const isEmptied = cartStatus === 'ready' && lines.length === 0;
  const placedOrder =
    placed ?? (isEmptied && !isPlacing && !pendingOrder.exists() ? reloaded : null);
  const redirection =
    cartStatus === 'ready' && !isPlacing && placedOrder === null && stop?.redirectTo ? stop : null;

  useCheckoutStop(redirection);

  if (placedOrder !== null) return <PlacedInCash placed={placedOrder} created={created} />;
  if (cartStatus === 'failed') {
    return (
      <>
        <PaymentTitle />
        <RetryAlert onRetry={retry}>{CART_TEXTS.notLoaded}</RetryAlert>
      </>
    );
  }
  // The order of the choices depends on the address, too.
  const isLoading = cartStatus !== 'ready' || cash.isLoading || delivery.isLoading;
  if (isLoading || redirection !== null) {
    return (
      <CheckoutColumns isLoading>
        <PaymentTitle />
        <Spinner className="pb-28" label={TEXTS.loading} />
      </CheckoutColumns>
    );
  }

  function order() {
    if (stop !== null) showError('checkout', stop.message);
    else if (addressId !== null && paymentMethod !== null) {
      void placeOrder({ lines, addressId, paymentMethod });
    }
  }

  const next = (
    <>
      <Button isWide isBusy={isPlacing} onClick={order}>
        {TEXTS.placeOrder}
      </Button>
      {isPlacing && <Spinner className="mt-3" label={TEXTS.creatingOrder} />}
    </>
  );
  const bought = isBuyNow ? lines[0] : undefined;
  const below = (
    <>
      <SellerLine />
      <LinkButton
        variant="link"
        className="justify-self-start wrap-anywhere"
        to={bought === undefined ? href('/cart') : href('/product/:id', { id: bought.productId })}
      >
        {bought === undefined ? TEXTS.editCart : TEXTS.backTo(bought.name)}
      </LinkButton>
    </>
  );

  const isOnlineOnly = cash.rejection !== null && adapter !== undefined;
  const cashChoice = (
    <RadioCard
      key="cod"
      name="paymentMethod"
      value="cod"
      className={isOnlineOnly ? 'py-2.5! text-sm [&>div]:mt-0' : undefined}
      checked={paymentMethod === 'cod'}
      disabled={cash.rejection !== null}
      onChange={() => setChosen('cod')}
      label={PAYMENT_METHOD_LABELS.cod}
      below={
        cash.rejection === CASH_LIMIT_MESSAGE && (
          <VerifyEmail variant={isOnlineOnly ? 'link' : 'secondary'} />
        )
      }
    >
      <span id={rejectionId}>{cash.rejection ?? TEXTS.cashNote}</span>
    </RadioCard>
  );
  const online = adapter !== undefined && (
    <RadioCard
      key="online"
      name="paymentMethod"
      value="online"
      checked={paymentMethod === 'online'}
      onChange={() => {
        setChosen('online');
        // Starts loading early. Place Order awaits it and reports an error.
        adapter.load().catch(() => {});
      }}
      label={PAYMENT_METHOD_LABELS.online}
    >
      {adapter.note}
    </RadioCard>
  );

  return (
    <CheckoutColumns next={next} below={below}>
      <PaymentTitle />
      {failure !== null && (
        // The toast announces the error; this alert stays.
        <Alert
          tone="error"
          role="group"
          aria-label={TEXTS.placeOrder}
          className="mb-6"
          action={failure === CASH_LIMIT_MESSAGE && <VerifyEmail />}
        >
          {failure}
        </Alert>
      )}
      {addressId !== null && <DeliverTo address={delivery.address} />}
      <fieldset
        className="grid gap-3 md:gap-4"
        disabled={isPlacing}
        aria-describedby={cash.rejection === null ? undefined : rejectionId}
      >
        <legend className="mb-2 font-semibold">{TEXTS.chooseMethod}</legend>
        {/* What can be chosen comes first. */}
        {isOnlineOnly ? [online, cashChoice] : [cashChoice, online]}
      </fieldset>
    </CheckoutColumns>
  );
}

interface PlacedInCashProps {
  readonly placed: PlacedOrder;
  /** The order as the server made it; null after a reload. */
  readonly created: OrderView | null;
}

/** The success screen of an order in cash; after a reload it loads the order again. */
function PlacedInCash({ placed, created }: PlacedInCashProps) {
  const { loaded } = useLoad(async (signal) => {
    if (created !== null) return created;
    return placed.id === ''
      ? null
      : parseOrder(
          await unwrap(api.GET('/order/{id}', { params: { path: { id: placed.id } }, signal })),
        );
  });
  const details = created ?? (loaded.status === 'loaded' ? loaded.value : null);
  return <OrderPlaced order={placed} details={details} method="cod" />;
}
