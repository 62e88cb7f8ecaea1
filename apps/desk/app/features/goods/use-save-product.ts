import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { type FactClash, mergeChanges } from '@haat/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { queryClient, reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { type ProductFacts, readFacts } from './product-facts.ts';

/** Shows a product as the server sent it, and has the lists loaded again. */
export function storeProduct(product: DeskProduct): void {
  queryClient.setQueryData(
    shopQuery(desk, '/desk/products/{id}', { params: { path: { id: product._id } } }).queryKey,
    product,
  );
  void reload('/desk/products');
}

/** Reads the present product out of a clash; undefined for any other error. */
export function readPresentProduct(error: unknown): DeskProduct | undefined {
  return readPresent<DeskProduct>(error, 'pricePaise');
}

/** Two desks have changed the same facts: somebody has to decide. */
export interface ProductClash {
  readonly present: DeskProduct;
  /** The changes that clash with nothing. */
  readonly changes: Partial<ProductFacts>;
  readonly clashes: readonly FactClash[];
}

/**
 * Saves changed facts. What another desk has changed meanwhile is merged when it is something else, and
 * is asked about when it is the same (product 10.6.8).
 */
export function useSaveProduct(product: DeskProduct, onSaved: () => void) {
  const [clash, setClash] = useState<ProductClash | null>(null);
  const update = (version: number, changes: Partial<ProductFacts>) =>
    unwrap(
      desk.PATCH('/desk/products/{id}', {
        params: { path: { id: product._id }, header: changeOf(version) },
        body: changes,
      }),
    );
  const save = useMutation({
    async mutationFn({ version, changes }: { version: number; changes: Partial<ProductFacts> }) {
      try {
        return await update(version, changes);
      } catch (error) {
        const present = readPresentProduct(error);
        if (present === undefined) throw error;
        const base = readFacts(product);
        const merged = mergeChanges(base, { ...base, ...changes }, readFacts(present));
        if (merged.clashes.length > 0) {
          setClash({ present, ...merged });
          return null;
        }
        // The other desk has changed something else.
        if (Object.keys(merged.changes).length === 0) return present;
        return update(present.version, merged.changes);
      }
    },
    onSuccess(saved) {
      if (saved === null) return;
      setClash(null);
      storeProduct(saved);
      onSaved();
    },
  });
  return { save, clash, closeClash: () => setClash(null) };
}
