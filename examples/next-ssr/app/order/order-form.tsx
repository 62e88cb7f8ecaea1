'use client';

import type { components } from '@haat/api-sdk';
import { Alert, Button } from '@haat/ui';
import { useActionState } from 'react';
import { placeOrder } from '../actions';

/** Sends the order that the page has shown, under the key of this form. */
export function OrderForm(props: {
  input: components['schemas']['CreateOrderRequest'];
  idempotencyKey: string;
}) {
  const action = placeOrder.bind(null, props.input, props.idempotencyKey);
  const [error, submit, isPending] = useActionState(action, '');
  return (
    <form action={submit}>
      {error && <Alert>{error}</Alert>}
      <Button type="submit" isBusy={isPending}>
        Order, cash on delivery
      </Button>
    </form>
  );
}
