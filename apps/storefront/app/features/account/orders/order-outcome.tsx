import { Alert } from '@haat/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OrderOutcome } from './use-order-actions.ts';

interface OrderOutcomeMessageProps {
  readonly outcome: OrderOutcome;
  readonly action?: ReactNode;
}

/**
 * The outcome of cancelling or returning an order, shown in place; it takes the focus from the
 * pressed button.
 */
export function OrderOutcomeMessage({ outcome, action }: OrderOutcomeMessageProps) {
  const { tone, text, reason } = outcome;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      tone={tone}
      action={action}
      // The margin leaves room for the header and for the toast with the same text.
      className="scroll-mt-40 scroll-mb-6 outline-none"
    >
      <p className="font-semibold">{text}</p>
      {reason !== '' && <p>{reason}</p>}
    </Alert>
  );
}
