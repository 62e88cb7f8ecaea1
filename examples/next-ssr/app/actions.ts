'use server';

import { isApiError } from '@haat/api-sdk';
import { redirect } from 'next/navigation';
import { forVisitor } from '../lib/for-visitor';

/** For `useActionState`. @returns what is wrong with the form */
export async function signIn(_state: string, form: FormData): Promise<string> {
  const input = { email: String(form.get('email')), password: String(form.get('password')) };
  try {
    await forVisitor((api) => api.users.login(input));
  } catch (error) {
    // A 401 for a wrong password, and a 400 for one that is too short to be any.
    if (isApiError(error) && error.status > 0 && error.status < 500) return error.message;
    throw error;
  }
  redirect('/cart'); // it throws: so after forVisitor, and outside of `try`
}

export async function addToCart(form: FormData): Promise<void> {
  const productId = String(form.get('productId'));
  await forVisitor((api) => api.cart.add({ productId, quantity: 1 }));
  redirect('/cart');
}
