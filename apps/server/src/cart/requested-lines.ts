/** A product and its requested quantity. */
export interface RequestedLine {
  productId: string;
  quantity: number;
}

/** Joins lines of the same product, in the order of their first appearance. */
export function joinLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** Gets the name that field errors give to the quantity of a product in a request. */
export function toItemField(items: readonly RequestedLine[], productId: string): string {
  return `items.${items.findIndex((item) => item.productId === productId)}.quantity`;
}
