/** The path of an order's details. @param id `_id` of the order */
export function orderDetailsPath(id: string): string {
  return `/account/orders/view-order-details?id=${encodeURIComponent(id)}`;
}
