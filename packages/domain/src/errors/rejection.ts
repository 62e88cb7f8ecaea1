/**
 * Returns true if the server rejected what was sent, so that sending the same again changes nothing: a
 * new order is another one (product 2.13.10), and a login needs other credentials (product 5.2.2). After
 * a fault of the server, or without a response, the same may still succeed.
 *
 * @param error its `status` is that of the response, 0 without one
 */
export function isRejection({ status }: { readonly status: number }): boolean {
  return status >= 400 && status < 500;
}
