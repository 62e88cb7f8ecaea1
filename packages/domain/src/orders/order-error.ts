/**
 * Whether an error of the order list is shown in red: not when it mentions 403, forbidden or
 * unauthorized, then the list shows normally (spec §8).
 */
export function isOrderErrorShown(message: string): boolean {
  return !/403|forbidden|unauthorized/i.test(message);
}
