/** The message for a shopper who wants a product that is sold out. */
export function formatOutOfStock(name: string): string {
  return `${name} is out of stock.`;
}
