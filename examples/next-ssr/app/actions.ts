'use server';

import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { explainOrder } from '../lib/explain-order';
import { forVisitor } from '../lib/for-visitor';

/** For `useActionState`. @returns what is wrong with the form */
export async function signIn(_state: string, form: FormData): Promise<string> {
  const body = { email: String(form.get('email')), password: String(form.get('password')) };
  try {
    await forVisitor((api) => unwrap(api.POST('/users/login', { body })));
  } catch (error) {
    // Wrong, too short to be any, and too many tries: no other error is the shopper's.
    if (!isApiError(error) || ![401, 400, 429].includes(error.status)) throw error;
    return error.fieldErrors.map(({ message }) => message).join(' ') || error.message;
  }
  leadTo('/cart'); // it throws: so after forVisitor, and outside of `try`
}

/** For `<form action={signOut}>`. */
export async function signOut(): Promise<void> {
  await forVisitor((api) => unwrap(api.POST('/users/logout')));
  leadTo('/');
}

/** For `useActionState`. @returns why it is not in the cart */
export async function addToCart(_state: string, form: FormData): Promise<string> {
  const body = { productId: String(form.get('productId')), quantity: 1 };
  try {
    await forVisitor((api) => unwrap(api.POST('/cart/add-cart', { body })));
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) leadTo('/sign-in');
    return error.message; // such as that it is sold out
  }
  leadTo('/cart');
}

/** For `useActionState`, bound to the order that a page has shown. @returns why it was not placed */
export async function placeOrder(
  body: components['schemas']['CreateOrderRequest'],
  idempotencyKey: string,
): Promise<string> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  let orderId: string;
  try {
    const order = await forVisitor((api) =>
      unwrap(api.POST('/order/create-order', { params, body })),
    );
    orderId = order._id;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) leadTo('/sign-in');
    // Rejected: the page shows what has changed. Else it may have been placed: the same form asks again.
    if (error.status > 0 && error.status < 500) refresh();
    return explainOrder(error);
  }
  leadTo(`/orders/${orderId}`);
}

/** Renders the layout anew too: another tab may have changed who is signed in. */
function leadTo(path: string): never {
  refresh();
  redirect(path);
}
