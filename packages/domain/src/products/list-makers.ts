import type { MakerRef } from './maker.ts';

/** The groups that make these products, each once, in the order of the products (product 2.12.5). */
export function listMakers(products: readonly { readonly maker: MakerRef | null }[]): MakerRef[] {
  const makers = products.flatMap(({ maker }) => maker ?? []);
  return [...new Map(makers.map((maker) => [maker.slug, maker])).values()];
}
