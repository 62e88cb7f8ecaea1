'use server';

import { isApiError, unwrap } from '@haat/api-sdk';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
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

/** Renders the layout anew too: another tab may have changed who is signed in. */
function leadTo(path: string): never {
  refresh();
  redirect(path);
}
