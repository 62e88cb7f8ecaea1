import { Spinner } from '@haat/ui';
import { TEXTS } from '../texts.ts';

/** The payment screen while it loads. */
export function PaymentLoading() {
  return (
    <>
      <h1 className="sr-only">{TEXTS.paymentTitle}</h1>
      <Spinner label={TEXTS.loading} />
    </>
  );
}
