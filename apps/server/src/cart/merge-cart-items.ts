/** A product and how many pieces of it are asked for. */
export interface RequestedLine {
  productId: string;
  quantity: number;
}

/** One line per product, two of one product counted together, in the order they first appear. */
export function mergeCartItems(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** Where a product's quantity stands in a request, as field errors name it. */
export function toItemField(items: readonly RequestedLine[], productId: string): string {
  return `items.${items.findIndex((item) => item.productId === productId)}.quantity`;
}
