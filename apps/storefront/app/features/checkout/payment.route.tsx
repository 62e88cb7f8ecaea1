import { checkoutStop, countItems, PAYMENT_METHOD_LABELS } from '@haat/domain';
import { Alert, Button, RadioCard, SectionHeading, Spinner } from '@haat/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { cartStore, useAddressSelection, useCart } from '../../shared/stores.ts';
import { showError } from '../../shared/toast.tsx';
import type { Route } from './+types/payment.route';
import { CheckoutColumns } from './checkout-columns.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { MESSAGES } from './messages.ts';
import { OrderPlaced } from './order-placed.tsx';
import { usePlaceOrder } from './use-place-order.ts';

// Online payment joins when the server takes it; until then one way to pay is offered.
const OFFERED_METHOD = 'cod';

export default function PaymentRoute() {
  const navigate = useNavigate();
  const lines = useCart((cart) => cart.lines);
  const cartStatus = useCart((cart) => cart.status);
  const addressId = useAddressSelection((selection) => selection.addressId);
  const [paymentMethod, setPaymentMethod] = useState<typeof OFFERED_METHOD | null>(null);
  const { status, placeOrder } = usePlaceOrder();

  const stop = checkoutStop({
    isSignedIn: true,
    itemCount: countItems(lines),
    addressId,
    paymentMethod,
  });
  // Everything but the method stops the shopper at the door rather than at the last press.
  const turnedAway = cartStatus === 'ready' && status === 'idle' && stop?.redirectTo ? stop : null;

  useEffect(() => {
    if (turnedAway?.redirectTo) {
      showError(turnedAway.message);
      void navigate(turnedAway.redirectTo, { replace: true, state: { from: turnedAway.from } });
    }
  }, [turnedAway?.redirectTo, turnedAway?.message, turnedAway?.from, navigate]);

  if (status === 'placed') return <OrderPlaced />;
  if (cartStatus === 'failed') {
    return (
      <Alert
        tone="error"
        action={<Button onClick={() => void cartStore.getState().load()}>Retry</Button>}
      >
        {MESSAGES.cartFailed}
      </Alert>
    );
  }
  if (cartStatus !== 'ready' || turnedAway !== null) return <Spinner label="Loading" />;

  function order() {
    if (stop !== null) showError(stop.message);
    else if (addressId !== null && paymentMethod !== null) {
      void placeOrder({ lines, addressId, paymentMethod });
    }
  }

  const next = (
    <>
      <Button isWide isBusy={status === 'placing'} onClick={order}>
        {MESSAGES.placeOrder}
      </Button>
      {status === 'placing' && <Spinner label={MESSAGES.creatingOrder} />}
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
