/** A product and how many pieces of it are asked for. */
export interface RequestedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The name that field errors give to the quantity of a product in a request. */
export function toItemField(items: readonly RequestedLine[], productId: string): string {
  return `items.${items.findIndex((item) => item.productId === productId)}.quantity`;
}

/** One line per product, two of one product counted together, in the order they first appear. */
export function joinLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}
