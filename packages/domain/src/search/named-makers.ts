import { listMakers } from '../products/list-makers.ts';
import type { MakerRef } from '../products/maker.ts';
import { markMatches } from './mark-matches.ts';

/** The groups of the products that a search found whose names have a word of it (product 2.4.5). */
export function findNamedMakers(
  found: readonly { readonly maker: MakerRef | null }[],
  search: string,
): MakerRef[] {
  return listMakers(found).filter(({ name }) =>
    markMatches(name, search).some(({ isMatch }) => isMatch),
  );
}
