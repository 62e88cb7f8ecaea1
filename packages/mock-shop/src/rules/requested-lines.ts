/** A product and how many pieces of it are asked for. */
export interface RequestedLine {
  readonly productId: string;
  readonly quantity: number;
}

/** One line per product, two of one product counted together, in the order they first appear. */
export function joinLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}
