/** Prefix of the fields that name orders; the order's id follows. */
const ORDER_FIELD = 'orders.';

/** The field in which the API names an open order that blocks a deletion (product 4.9.9). */
export function openOrderField(orderId: string): string {
  return ORDER_FIELD + orderId;
}

/** The open orders that block the deletion of an account (product 4.9.9), as its error names them. */
export function findBlockingOrders(
  fieldErrors: readonly { readonly field: string; readonly message: string }[],
): { readonly id: string; readonly text: string }[] {
  return fieldErrors
    .filter(({ field }) => field.startsWith(ORDER_FIELD))
    .map(({ field, message }) => ({ id: field.slice(ORDER_FIELD.length), text: message }));
}
