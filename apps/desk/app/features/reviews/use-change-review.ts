import type { DeskReview, UpdateDeskReviewInput } from '@haat/api-sdk/desk';
import { type FactClash, mergeChanges } from '@haat/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { desk } from '../../lib/api/desk.ts';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';

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

function factsOf({ status, hiddenReason, answer }: ReviewBase) {
  return { status, hiddenReason, answer };
}

/** Shows a review as the server sent it, and has the lists loaded again. */
function storeReview(review: DeskReview): void {
  queryClient.setQueryData(KEYS.review(review._id), review);
  void queryClient.invalidateQueries({ queryKey: KEYS.reviews });
  void queryClient.invalidateQueries({ queryKey: KEYS.today });
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
      const { _id: id } = review;
      try {
        return await desk().reviews.update(id, base.version, changes);
      } catch (error) {
        const present = readPresent<DeskReview>(error, 'hiddenReason');
        if (present === undefined) throw error;
        const { clashes } = mergeChanges(factsOf(base), { ...changes }, factsOf(present));
        if (clashes.length === 0) return desk().reviews.update(id, present.version, changes);
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
