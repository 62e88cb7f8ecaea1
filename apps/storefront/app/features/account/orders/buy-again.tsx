import { bucketOf, type OrderView } from '@haat/domain/shopper';
import { Alert, Button } from '@haat/ui';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { TEXTS } from '../texts.ts';
import { useBuyAgain } from './use-buy-again.ts';

interface BuyAgainProps {
  readonly order: Pick<OrderView, 'lines' | 'status'>;
  /** What tells several orders' buttons apart, for screen readers. */
  readonly ofThis?: ReactNode;
  /** The other actions on the order, before this one. */
  readonly children?: ReactNode;
}

/** Puts what is still sold of a past order into the cart, and names what is not (product 2.14.15). */
export function BuyAgain({ order, ofThis, children }: BuyAgainProps) {
  const { isBusy, bought, failure, buyAgain } = useBuyAgain(order.lines);
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {children}
      {bucketOf(order.status) === 'past' && (
        <Button variant="secondary" size="compact" isBusy={isBusy} onClick={buyAgain}>
          <span>
            {TEXTS.buyAgain}
            {ofThis}
          </span>
        </Button>
      )}
      {failure !== null && (
        <Alert className="basis-full">{errorText(failure, TEXTS.buyAgainFailed)}</Alert>
      )}
      {bought !== null && (
        <Alert
          className="basis-full"
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
