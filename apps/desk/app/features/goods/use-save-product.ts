import { unwrap } from '@haat/api-sdk';
import { type FactClash, mergeChanges } from '@haat/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { type ProductFacts, readFacts } from './product-facts.ts';

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
        const present = readPresent<DeskProduct>(error);
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
