'use client';

import { Alert, Button } from '@haat/ui';
import { useActionState } from 'react';
import { addToCart } from './actions';

/** Puts a product into the cart through a server action, so that it works before scripts have loaded. */
export function AddToCart({ productId }: { readonly productId: string }) {
  const [problem, submit, isPending] = useActionState(addToCart, '');
  return (
    <form action={submit}>
      {problem && <Alert>{problem}</Alert>}
      <input type="hidden" name="productId" value={productId} />
      <Button type="submit" isBusy={isPending}>
        Add to cart
      </Button>
    </form>
  );
}
