import { type ComponentType, useEffect, useState } from 'react';

type Progress = ComponentType<{ readonly from: unknown }>;

interface CheckoutHeadProps {
  /** The page that sent the shopper here. */
  readonly from: unknown;
}

/**
 * The place of the checkout's steps above the sign-in: their code is loaded apart, as most who sign in
 * are not on their way to an order. Its height is theirs, so that nothing moves.
 */
export function CheckoutHead({ from }: CheckoutHeadProps) {
  const [Progress, setProgress] = useState<Progress>();
  useEffect(() => {
    import('./checkout-progress.tsx').then(
      (module) => setProgress(() => module.default),
      () => {
        // The form works without the steps.
      },
    );
  }, []);
  return (
    <div data-folds-search className="mb-4 min-h-21 md:mb-6">
      {Progress && <Progress from={from} />}
    </div>
  );
}
