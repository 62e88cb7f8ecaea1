import { isApiError, unwrap } from '@haat/api-sdk';
import { normalizeProduct, type OrderLine } from '@haat/domain/shopper';
import { useState } from 'react';
import { toCardProduct, toCartLine } from '../../../components/product/card-product.ts';
import { api, cartStore } from '../../../state/create-stores.ts';

/** What became of the lines of an order that is bought again, by the names of the products. */
export interface BoughtAgain {
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

/** Buys the lines of an order again (product 2.14.15). */
export function useBuyAgain(lines: readonly OrderLine[]) {
  const [isBusy, setIsBusy] = useState(false);
  const [bought, setBought] = useState<BoughtAgain | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function buyAgain(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setBought(null);
    setFailure(null);
    const added: string[] = [];
    const missing: string[] = [];
    try {
      // One after the other, as the cart takes its changes.
      for (const line of lines) ((await addLine(line)) ? added : missing).push(line.name);
      setBought({ added, missing });
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  }

  return { isBusy, bought, failure, buyAgain };
}
