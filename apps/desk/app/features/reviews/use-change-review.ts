import { type components, unwrap } from '@haat/api-sdk';
import { type FactClash, mergeChanges } from '@haat/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import { storeThing } from '../../lib/api/store-thing.ts';
import type { DeskReview } from '../../lib/api/types.ts';

type UpdateDeskReviewInput = components['schemas']['UpdateDeskReviewRequest'];

/** What of a review is changed at the desk, and the version that has it. */
export type ReviewBase = Pick<DeskReview, 'version' | 'status' | 'hiddenReason' | 'answer'>;

/** Changes that were made on a version of a review. */
export interface ReviewChange {
  readonly base: ReviewBase;
  readonly changes: UpdateDeskReviewInput;
}

/** Two desks have changed the same of a review: somebody has to decide. */
export interface ReviewClash {
  readonly present: DeskReview;
  readonly changes: UpdateDeskReviewInput;
  readonly clashes: readonly FactClash[];
}

function storeReview(review: DeskReview): void {
  storeThing('/desk/reviews/{id}', review, '/desk/reviews', '/desk/today');
}

function factsOf({ status, hiddenReason, answer }: ReviewBase) {
  return { status, hiddenReason, answer };
}

/**
 * Changes a review. What another desk has changed meanwhile is kept when it is something else, and is
 * asked about when it is the same (product 10.6.12).
 *
 * @param onSaved gets what was changed
 */
export function useChangeReview(
  review: DeskReview,
  onSaved: (changes: UpdateDeskReviewInput) => void,
) {
  const [clash, setClash] = useState<ReviewClash | null>(null);
  const save = useMutation({
    async mutationFn({ base, changes }: ReviewChange) {
      const update = (version: number) =>
        unwrap(
          desk.PATCH('/desk/reviews/{id}', {
            params: { path: { id: review._id }, header: changeOf(version) },
            body: changes,
          }),
        );
      try {
        return await update(base.version);
      } catch (error) {
        const present = readPresent<DeskReview>(error);
        if (present === undefined) throw error;
        const { clashes } = mergeChanges(factsOf(base), { ...changes }, factsOf(present));
        if (clashes.length === 0) return update(present.version);
        setClash({ present, changes, clashes });
        storeReview(present);
        return null;
      }
    },
    onSuccess(saved, { changes }) {
      if (saved === null) return;
      setClash(null);
      storeReview(saved);
      onSaved(changes);
    },
  });
  return { save, clash, closeClash: () => setClash(null) };
}

export type ChangeReview = ReturnType<typeof useChangeReview>;
