import { Spinner } from '@haat/ui';
import { TEXTS } from '../texts.ts';
import { PaymentTitle } from './payment-title.tsx';

interface PaymentLoadingProps {
  /** What is waited for. */
  readonly label?: string;
}

/** The payment screen while it loads, or while a payment is processed. */
export function PaymentLoading({ label = TEXTS.loading }: PaymentLoadingProps) {
  return (
    <>
      <PaymentTitle />
      <Spinner label={label} />
    </>
  );
}
