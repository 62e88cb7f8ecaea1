import { Spinner } from '@haat/ui';
import { TEXTS } from '../texts.ts';

/** What the payment shows until it knows what there is to pay. */
export function PaymentLoading() {
  return (
    <>
      <h1 className="sr-only">{TEXTS.paymentTitle}</h1>
      <Spinner label={TEXTS.loading} />
    </>
  );
}
