import { type components, unwrap } from '@haat/api-sdk';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeThing } from '../../lib/api/store-thing.ts';
import type { DeskReview } from '../../lib/api/types.ts';

/** Changes a review that was read in this version. */
export function updateReview(
  id: string,
  version: number,
  changes: components['schemas']['UpdateDeskReviewRequest'],
): Promise<DeskReview> {
  return unwrap(
    desk.PATCH('/desk/reviews/{id}', {
      params: { path: { id }, header: changeOf(version) },
      body: changes,
    }),
  );
}

/** Shows a review as the server sent it. */
export function storeReview(review: DeskReview): void {
  storeThing('/desk/reviews/{id}', review, '/desk/reviews', '/desk/today');
}
