import { isApiError, unwrap } from '@haat/api-sdk';
import { bucketOf, normalizeProduct, type OrderLine, type OrderView } from '@haat/domain/shopper';
import { Alert, Button } from '@haat/ui';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { toCardProduct, toCartLine } from '../../../components/product/card-product.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { api, cartStore } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** What became of the lines of an order that is bought again, by the names of the products. */
interface BoughtAgain {
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Puts a line into the cart if its product is still sold.
 *
 * @returns false when it is not, or there are too few pieces
 * @throws ApiError when the shop cannot be reached
 */
async function addLine({ productId, quantity }: OrderLine): Promise<boolean> {
  if (productId === null) return false;
  try {
    const product = normalizeProduct(
      await unwrap(api.GET('/products/{id}', { params: { path: { id: productId } } })),
    );
    if (product === null || !product.isInStock) return false;
    await cartStore.getState().add(toCartLine(toCardProduct(product), quantity));
    return true;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 409)) return false;
    throw error;
  }
}

interface BuyAgainProps {
  readonly order: Pick<OrderView, 'lines' | 'status'>;
  /** What tells several orders' buttons apart, for screen readers. */
  readonly ofThis?: ReactNode;
  /** The other actions on the order, before this one. */
  readonly children?: ReactNode;
}

/** Puts what is still sold of a past order into the cart, and names what is not (product 2.14.15). */
export function BuyAgain({ order, ofThis, children }: BuyAgainProps) {
  const { isBusy, failure, run } = useAction();
  const [bought, setBought] = useState<BoughtAgain | null>(null);

  function buyAgain() {
    setBought(null);
    void run(
      async () => {
        const added: string[] = [];
        const missing: string[] = [];
        // One after the other, as the cart takes its changes.
        for (const line of order.lines) ((await addLine(line)) ? added : missing).push(line.name);
        setBought({ added, missing });
      },
      (error) => errorText(error, TEXTS.buyAgainFailed),
    );
  }

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
      {failure !== null && <Alert className="basis-full">{failure}</Alert>}
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
