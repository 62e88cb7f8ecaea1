import { checkoutStop, countItems, PAYMENT_METHOD_LABELS, type PaymentMethod } from '@haat/domain';
import { Alert, Button, RadioCard, SectionHeading, Spinner } from '@haat/ui';
import { useEffect, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { LinkButton } from '../../shared/link-button.tsx';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { reloadCart, useAddressSelection, useAuth, useCart } from '../../shared/stores.ts';
import { showError, showMessage } from '../../shared/toast.tsx';
import type { Route } from './+types/payment.route';
import { CheckoutColumns } from './checkout-columns.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { MESSAGES } from './messages.ts';
import { OrderPlaced } from './order-placed.tsx';
import { orderAttempts, placedOrders, usePlaceOrder } from './use-place-order.ts';

// Online payment joins when the server takes it; until then one way to pay is offered.
const OFFERED_METHOD: PaymentMethod = 'cod';

export default function PaymentRoute() {
  const navigate = useNavigate();
  const lines = useCart((cart) => cart.lines);
  const cartStatus = useCart((cart) => cart.status);
  const addressId = useAddressSelection((selection) => selection.addressId);
  const [paymentMethod, setPaymentMethod] = useState(OFFERED_METHOD);
  const userId = useAuth((auth) => auth.user?._id ?? '');
  const { isPlacing, failure, placedNumber, placeOrder } = usePlaceOrder();

  const stop = checkoutStop({
    isSignedIn: true,
    itemCount: countItems(lines),
    addressId,
    paymentMethod,
  });
  // After a reload or Back the order that was made here shows again, until the cart is filled anew.
  const isEmptied = cartStatus === 'ready' && lines.length === 0;
  const madeBefore =
    isEmptied && !isPlacing && !orderAttempts.isAnyOpen() ? placedOrders.read(userId) : null;
  const placedOrder = placedNumber ?? madeBefore;
  const turnedAway =
    cartStatus === 'ready' && !isPlacing && placedOrder === null && stop?.redirectTo ? stop : null;

  useEffect(() => {
    if (!turnedAway?.redirectTo) return;
    if (turnedAway.reason === 'empty-cart' && orderAttempts.isAnyOpen()) {
      // An answer was lost, and what was ordered is no longer in the cart.
      orderAttempts.close();
      showMessage(MESSAGES.orderUnknown);
      void navigate(href('/account/orders'), { replace: true });
      return;
    }
    showError(turnedAway.message);
    void navigate(turnedAway.redirectTo, { replace: true, state: { from: turnedAway.from } });
  }, [turnedAway?.redirectTo, turnedAway?.message, turnedAway?.from, turnedAway?.reason, navigate]);

  if (placedOrder !== null) return <OrderPlaced orderNumber={placedOrder} />;
  if (cartStatus === 'failed') {
    return (
      <Alert tone="error" action={<Button onClick={reloadCart}>{MESSAGES.retry}</Button>}>
        {MESSAGES.cartFailed}
      </Alert>
    );
  }
  if (cartStatus !== 'ready' || turnedAway !== null) return <Spinner label={MESSAGES.loading} />;

  function order() {
    if (stop !== null) showError(stop.message);
    else if (addressId !== null) void placeOrder({ lines, addressId, paymentMethod });
  }

  const next = (
    <>
      {failure !== null && (
        // The toast has said it aloud; this stays.
        <Alert tone="error" role="group" aria-label={MESSAGES.placeOrder}>
          {failure}
        </Alert>
      )}
      <Button isWide isBusy={isPlacing} onClick={order}>
        {MESSAGES.placeOrder}
      </Button>
      {isPlacing && <Spinner label={MESSAGES.creatingOrder} />}
      <LinkButton variant="link" className="justify-self-start" to={href('/cart')}>
        {MESSAGES.editCart}
      </LinkButton>
    </>
  );

  return (
    <CheckoutColumns next={next}>
      <SectionHeading level="h1" size="page" className="mb-6">
        {MESSAGES.paymentTitle}
      </SectionHeading>
      {addressId !== null && <DeliverTo addressId={addressId} />}
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">How would you like to pay?</legend>
        <RadioCard
          name="paymentMethod"
          value={OFFERED_METHOD}
          checked={paymentMethod === OFFERED_METHOD}
          onChange={() => setPaymentMethod(OFFERED_METHOD)}
          label={PAYMENT_METHOD_LABELS[OFFERED_METHOD]}
        >
          Pay the courier in cash when the parcel arrives.
        </RadioCard>
      </fieldset>
    </CheckoutColumns>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: MESSAGES.paymentTitle, isIndexed: false });
}
